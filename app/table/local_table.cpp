#include "app/table/local_table.h"

#include "app/storage/files.h"
#include "app/table/autosave.h"
#include "app/table/opening.h"
#include "app/table/outcome.h"
#include "app/table/screen.h"
#include "app/table/secrets.h"
#include "app/table/thinker.h"
#include "app/table/undo_stack.h"
#include "model/core/rng.h"
#include "model/observe/needless.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <QTimer>

#include <algorithm>

namespace elgrande {

struct LocalTable::Private {
    Private(LocalTable* table, GameModel& gameModel)
        : q(table)
        , model(gameModel)
        , screen(gameModel)
        , thinker(table)
        , autosave(table) {
        pause.setSingleShot(true);
    }

    Result<bool> begin(Record newRecord, bool fresh, std::optional<Shelf::Place> kept = {});
    void leavePlace();
    void goOn();
    bool waitsForFilm(const Outcome& outcome);
    void ask(Seat seat);
    void askComputer(Seat seat);
    void take(Move move);
    void takeThought();
    enum class Made { Anew, Again, ByItself }; // Again: it had been taken back
    void decide(Move move, Made made, bool follows);
    void confirm();
    void noteForced(const Outcome& outcome);
    void show(std::optional<Decision> decision, Seat curtain);
    void saveNow();
    void goBack(const Snapshot& back);
    bool needsCurtain(Seat seat) const;
    void call(Seat seat);
    void turnHand();

    LocalTable* q;
    GameModel& model;
    Screen screen;
    Thinker thinker;
    Shelf shelf;
    Shelf::Place place; // of the game on the table
    bool givenUp = false;
    Autosave autosave;
    QTimer pause;
    std::shared_ptr<const Rules> rules;
    State start; // of the record
    State state;
    Dealer dealer;
    Record record;
    std::size_t broughtMoves = 0;               // of the record when the game came here
    std::vector<std::shared_ptr<Agent>> agents; // by seat; null: a person
    ActionList legal;
    Seat next;
    Seat shownTo = Seat::None; // whose view the screen shows
    UndoStack undoable;
    std::optional<Move> thought; // waits for the pause to end
    std::vector<Event> forced;   // shown to be confirmed
    bool confirming = false;     // the last decision waits for confirm()
    bool confirmTurn = false;
    bool showForced = false;
    Seat unseen = Seat::None; // has just answered a part of a secret question, and nobody else has looked since
    bool handLifted = false;  // the own power cards are seen by who is asked, others do not look on
    bool askNeedless = false;
    bool redoing = false;
    int held = 0;             // by so many
    bool beforeRound = false; // waits with the cards of the next round until it is no longer held
    int pace = 0;
    bool running = false;
};

LocalTable::LocalTable(GameModel& model, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, model)) {
    connect(&model, &GameModel::chosen, this, [this](Seat seat, Action action) {
        if (d->running && seat == d->next && d->legal.contains(action))
            d->decide({seat, action}, Private::Made::Anew, d->model.isFollowing());
    });
    connect(&model, &GameModel::curtainLifted, this, [this] {
        if (!d->running || d->next == Seat::None) return;
        d->shownTo = d->next;
        d->show(decisionFor(*d->rules, d->state, d->next), Seat::None);
    });
    connect(&model, &GameModel::handTurned, this, [this] { d->turnHand(); });
    connect(&model, &GameModel::undoWanted, this, [this] {
        if (d->undoable.canUndo()) d->goBack(d->undoable.undo());
    });
    connect(&model, &GameModel::resetTurnWanted, this, [this] {
        if (d->undoable.canUndo()) d->goBack(d->undoable.resetTurn(d->state));
    });
    connect(&model, &GameModel::redoWanted, this, [this] {
        d->redoing = true; // what would be answered by itself has been taken back as well
        for (bool go = d->undoable.canRedo(), follows = false; go; go = follows = d->undoable.redoFollows())
            d->decide(d->undoable.redo(), Private::Made::Again, follows);
        d->redoing = false;
    });
    connect(&model, &GameModel::confirmed, this, [this] { d->confirm(); });
    connect(&d->thinker, &Thinker::answered, this, [this](Action action) {
        d->thought = Move{d->next, action};
        if (!d->pause.isActive()) d->takeThought();
    });
    connect(&d->pause, &QTimer::timeout, this, [this] { d->takeThought(); });
    connect(&d->autosave, &Autosave::failed, this, &LocalTable::autosaveFailed);
}
LocalTable::~LocalTable() = default;

Result<bool> LocalTable::start(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    return d->begin(newRecord(setup, seats, aids), true);
}

Result<bool> LocalTable::resume(const QString& recordText) {
    auto record = recordFromText(recordText.toStdString());
    if (!record) return record.fault();
    return d->begin(std::move(*record), false);
}

Result<bool> LocalTable::resumeKept(const QString& file) {
    auto place = d->shelf.take(file);
    if (!place) return Error{tr("The game is on the table in another window.").toStdString()};
    const Result<QByteArray> bytes = readWhole(file, kLargestGame);
    if (!bytes) return bytes.fault();
    auto record = recordFromText((*bytes).toStdString());
    if (!record) return record.fault();
    return d->begin(std::move(*record), false, std::move(place));
}

void LocalTable::close() {
    d->thinker.drop();
    d->pause.stop();
    d->thought.reset();
    d->running = false;
    d->beforeRound = false;
    d->rules.reset();
    d->leavePlace();
    d->model.endGame();
}

QString LocalTable::recordText() const {
    return d->rules ? QString::fromStdString(toText(*d->rules, d->record, &d->start)) : QString();
}

bool LocalTable::hasGame() const { return d->rules != nullptr; }
bool LocalTable::running() const { return d->running; }
bool LocalTable::playedHere() const { return d->rules && d->record.moves.size() > d->broughtMoves; }
void LocalTable::setShelf(const QString& folder) { d->shelf = Shelf(folder); }
const Shelf& LocalTable::shelf() const { return d->shelf; }
bool LocalTable::isKept() { return !d->place.file.isEmpty() && d->autosave.flush(); }
void LocalTable::giveUp(bool given) { d->givenUp = given || !d->running; }
void LocalTable::setPace(int milliseconds) { d->pace = milliseconds; }
void LocalTable::setConfirmTurn(bool wanted) { d->confirmTurn = wanted; }
void LocalTable::setShowForced(bool wanted) { d->showForced = wanted; }
void LocalTable::setAskNeedless(bool wanted) { d->askNeedless = wanted; }

void LocalTable::hold(bool held) {
    d->held = std::max(0, d->held + (held ? 1 : -1));
    if (d->held > 0) return;
    if (std::exchange(d->beforeRound, false)) d->goOn();
    if (!d->pause.isActive()) d->takeThought();
}

void LocalTable::hurry() {
    d->thinker.hurry();
    d->pause.stop();
    d->takeThought();
}

// What has been written of an unfinished game stays on the shelf, for whoever wants to go on with it.
void LocalTable::Private::leavePlace() {
    autosave.flush();
    autosave.setFile({});
    if (std::exchange(givenUp, false)) Shelf::remove(std::move(place));
    place = {};
}

// A game begins or goes on; until everything is checked the running one is left alone.
Result<bool> LocalTable::Private::begin(Record newRecord, bool fresh, std::optional<Shelf::Place> kept) {
    auto opening = openingOf(std::move(newRecord), fresh);
    if (!opening) return opening.fault();
    thinker.drop();
    pause.stop();
    thought.reset();
    rules = opening->rules;
    start = opening->start;
    state = opening->reached;
    record = std::move(opening->record);
    broughtMoves = record.moves.size();
    agents = std::move(opening->agents);
    dealer = opening->dealer;
    undoable.forget();
    confirming = false;
    beforeRound = false;
    forced.clear();
    running = true;
    leavePlace();
    place = kept ? std::move(*kept) : fresh ? shelf.takeNew() : shelf.takeFor(record);
    autosave.setFile(place.file);
    screen.begin(Screen::gameOf(rules, record), state, std::move(opening->events));
    shownTo = screen.reader();
    next = advance(*rules, state, legal, fresh ? &screen : nullptr);
    if (next != Seat::None) std::erase_if(record.tags, [](const auto& tag) { return tag.first == "Result"; });
    saveNow();
    goOn();
    return true;
}

// What ended a round is shown before the cards of the next one are: whoever shows it may hold the table meanwhile.
bool LocalTable::Private::waitsForFilm(const Outcome& outcome) {
    const auto begins = [](const Event& event) { return event.kind == EventKind::RoundBegan; };
    if (next != Seat::Table || confirming || !outcome.any(begins)) return false;
    show({}, Seat::None);
    beforeRound = held > 0;
    return beforeRound;
}

// Reveals what the table has to reveal, then asks whoever is next.
void LocalTable::Private::goOn() {
    Outcome outcome(screen);
    while (next == Seat::Table && forced.empty() && !confirming) {
        const Move reveal{Seat::Table, dealer.answer(state, legal)};
        record.moves.push_back(reveal);
        undoable.forget();
        next = play(*rules, state, reveal, legal, &outcome);
        noteForced(outcome);
    }
    confirming = confirming || !forced.empty();
    if (confirming) {
        show({}, Seat::None);
        return;
    }
    if (next != Seat::None) {
        call(record.moves.empty() ? Seat::None : record.moves.back().seat);
        ask(next);
        return;
    }
    running = false;
    std::string result;
    for (Seat seat : rules->seats()) result += (result.empty() ? "" : " ") + std::to_string(state.score[index(seat)]);
    record.setTag("Result", result);
    undoable.forget();
    givenUp = true; // there is nothing to go on with
    saveNow();
    show({}, Seat::None);
}

void LocalTable::Private::ask(Seat seat) {
    if (agents[index(seat)]) {
        undoable.forget();
        askComputer(seat);
        return;
    }
    if (shownTo != seat && needsCurtain(seat)) undoable.forget();
    if (!askNeedless && !redoing)
        if (const auto answer = needlessAnswer(*rules, state, seat))
            return decide({seat, *answer}, Made::ByItself, true);
    Decision decision = decisionFor(*rules, state, seat);
    handLifted = asksUnseen(*rules, state, seat);
    if (needsCurtain(seat)) {
        shownTo = Seat::None;
        show({}, seat);
        return;
    }
    shownTo = seat;
    show(std::move(decision), Seat::None);
}

// Others look on until the curtain falls, so the cards are turned up behind it and turned down in front of everybody.
void LocalTable::Private::turnHand() {
    if (!running || confirming || next != shownTo) return;
    if (std::exchange(handLifted, !handLifted)) return show(decisionFor(*rules, state, next), Seat::None);
    shownTo = Seat::None;
    show({}, next);
}

void LocalTable::Private::askComputer(Seat seat) {
    if (screen.reader() == Seat::None) shownTo = Seat::None;
    show({}, Seat::None);
    if (pace > 0 && !isSecretQuestion(*rules, state)) pause.start(pace); // else there is nothing to follow
    ThinkLimits limits;
    limits.seed = hashText(record.setup.seed, record.moves.size() + 1);
    thinker.ask(rules, agents[index(seat)], InformationState(*rules, state, seat), legal, limits);
}

void LocalTable::Private::takeThought() {
    if (thought && held == 0) take(*std::exchange(thought, {}));
}

// A computer player's move.
void LocalTable::Private::take(Move move) {
    undoable.forget();
    record.moves.push_back(move);
    Outcome outcome(screen);
    next = play(*rules, state, move, legal, &outcome);
    noteForced(outcome);
    saveNow();
    if (!waitsForFilm(outcome)) goOn();
}

// A person's move.
void LocalTable::Private::decide(Move move, Made made, bool follows) {
    givenUp = false;
    handLifted = false;
    const bool secret = isSecretQuestion(*rules, state) && screen.reader() == Seat::None;
    const Snapshot before{state, record.moves.size(), screen.told(), move, follows};
    if (made == Made::Again)
        undoable.addAgain(before);
    else if (made == Made::Anew || undoable.canUndo()) // nobody goes back to what was not asked
        undoable.add(before);
    record.moves.push_back(move);
    Outcome outcome(screen);
    next = play(*rules, state, move, legal, &outcome);
    const auto isNews = [&](const Event& event) { return reveals(*rules, event, move.seat); };
    if (secret || outcome.any(isNews)) undoable.forget();
    unseen = secret && goesOn(*rules, before.state, state, move.seat) ? move.seat : Seat::None;
    saveNow();
    noteForced(outcome);
    confirming = confirmTurn && !model.isInsisting() && outcome.endsTurnOf(move.seat) && undoable.canUndo();
    if (!waitsForFilm(outcome)) goOn();
}

// What happened to a person because there was no choice.
void LocalTable::Private::noteForced(const Outcome& outcome) {
    if (!showForced) return;
    for (const Event& event : outcome.events)
        if (event.forced && index(event.seat) < agents.size() && agents[index(event.seat)] == nullptr)
            forced.push_back(asSeenBy(event, screen.reader()));
}

void LocalTable::Private::confirm() {
    if (!std::exchange(confirming, false)) return;
    forced.clear();
    goOn();
}

void LocalTable::Private::goBack(const Snapshot& back) {
    if (!running) return;
    thinker.drop();
    confirming = false;
    beforeRound = false;
    forced.clear();
    state = back.state;
    record.moves.resize(back.moves);
    screen.takeBack(back.events);
    next = advance(*rules, state, legal);
    call(back.move.seat);
    saveNow();
    ask(next);
}

void LocalTable::Private::show(std::optional<Decision> decision, Seat curtain) {
    unseen = Seat::None;
    std::vector<Seat> waiting;
    for (Seat seat : actors(*rules, state) & rules->seats()) waiting.push_back(seat);
    TableOffers offers;
    if (running && curtain == Seat::None) {
        offers.undo = undoable.canUndo();
        offers.undoOf = undoable.whose();
        offers.redo = undoable.canRedo();
        offers.resetTurn = undoable.canResetTurn(state) && (confirming || undoable.whose() == shownTo);
        offers.confirm = confirming;
        offers.forced = forced;
    }
    if (handLifted) offers.hand = TableOffers::Hand::Lifted;
    if (confirming) waiting = {forced.empty() ? shownTo : forced.front().seat};
    screen.show(state, shownTo, std::move(decision), std::move(waiting), curtain, std::move(offers));
}

void LocalTable::Private::saveNow() { autosave.write(QString::fromStdString(toText(*rules, record, &start))); }

// Where several may answer, the one who has just acted, or takes something back, and still sits at the screen comes
// first.
void LocalTable::Private::call(Seat seat) {
    if (next == Seat::Table || seat == Seat::Table || seat == next || !actors(*rules, state).contains(seat)) return;
    next = seat;
    legal.clear();
    legalActions(*rules, state, next, legal);
}

// Only where something secret is about to be shown or asked, and somebody else may be looking: everybody looks while
// something public is asked, so a secret question draws the curtain even for the player who was asked last.
bool LocalTable::Private::needsCurtain(Seat seat) const {
    if (screen.reader() == seat || unseen == seat) return false;
    return asksUnseen(*rules, state, seat) || (shownTo != seat && knowsMoreThanAll(*rules, state, seat));
}

} // namespace elgrande
