#include "app/table/local_table.h"

#include "app/table/autosave.h"
#include "app/table/thinker.h"
#include "app/table/undo_stack.h"
#include "model/core/rng.h"
#include "model/observe/insight.h"
#include "model/rules/dealer.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <QDateTime>
#include <QTimer>

#include <algorithm>

namespace elgrande {

namespace {

// Hands events on to the model as this screen may see them.
class ScreenSink final : public EventSink {
  public:
    ScreenSink(GameModel& model, Seat reader)
        : model_(model)
        , reader_(reader) {}
    void add(const Event& event) override {
        const Event seen = asSeenBy(event, reader_);
        if (event.forced) forced.push_back(seen);
        if (event.kind == EventKind::TurnPassed) passed = event.seat;
        model_.report(seen);
    }
    std::vector<Event> forced;
    Seat passed = Seat::None; // whose turn ended

  private:
    GameModel& model_;
    Seat reader_;
};

constexpr const char* kAids = "Aids"; // record tag; absent: all of them

bool isSecretQuestion(const Decision& decision) { return decision.kind == "disk" || decision.kind == "power-back"; }

} // namespace

struct LocalTable::Private {
    Private(LocalTable* table, GameModel& gameModel)
        : q(table)
        , model(gameModel)
        , thinker(table)
        , autosave(table) {
        pause.setSingleShot(true);
    }

    Result<bool> begin(Record newRecord, bool fresh);
    void goOn();
    void ask(Seat seat);
    void askComputer(Seat seat);
    void take(Move move);
    void takeThought();
    void decide(Move move, bool again);
    void confirm();
    void noteForced(const ScreenSink& sink);
    void show(std::optional<Decision> decision, Seat curtain);
    void saveNow();
    void goBack(const Snapshot& back);
    Seat screenReader() const; // the only person at the screen, or nobody
    bool needsCurtain(Seat seat, const Decision& decision) const;

    LocalTable* q;
    GameModel& model;
    Thinker thinker;
    Autosave autosave;
    QTimer pause;
    std::shared_ptr<const Rules> rules;
    State state;
    Dealer dealer;
    Record record;
    std::vector<std::shared_ptr<Agent>> agents; // by seat; null: a person
    ActionList legal;
    Turn next;
    Seat shownTo = Seat::None; // whose view the screen shows
    UndoStack undoable;
    std::optional<Move> thought; // waits for the pause to end
    std::vector<Event> forced;   // shown to be confirmed
    bool confirming = false;     // the last decision waits for confirm()
    bool confirmTurn = false;
    bool showForced = false;
    bool held = false;
    int pace = 0;
    bool running = false;
};

LocalTable::LocalTable(GameModel& model, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, model)) {
    connect(&model, &GameModel::chosen, this, [this](Seat seat, Action action) {
        if (d->running && seat == d->next.seat && d->legal.contains(action)) d->decide({seat, action}, false);
    });
    connect(&model, &GameModel::curtainLifted, this, [this] {
        if (!d->running || d->next.seat == Seat::None) return;
        d->shownTo = d->next.seat;
        d->show(decisionFor(*d->rules, d->state, d->next.seat), Seat::None);
    });
    connect(&model, &GameModel::undoWanted, this, [this] {
        if (d->undoable.canUndo()) d->goBack(d->undoable.undo());
    });
    connect(&model, &GameModel::resetTurnWanted, this, [this] {
        if (d->undoable.canUndo()) d->goBack(d->undoable.resetTurn(d->state));
    });
    connect(&model, &GameModel::redoWanted, this, [this] {
        if (d->undoable.canRedo()) d->decide(d->undoable.redo(), true);
    });
    connect(&model, &GameModel::confirmed, this, [this] { d->confirm(); });
    connect(&d->thinker, &Thinker::answered, this, [this](Action action) {
        d->thought = Move{d->next.seat, action};
        if (!d->pause.isActive()) d->takeThought();
    });
    connect(&d->pause, &QTimer::timeout, this, [this] { d->takeThought(); });
    connect(&d->autosave, &Autosave::failed, this, &LocalTable::autosaveFailed);
}

LocalTable::~LocalTable() = default;

Result<bool> LocalTable::start(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    Record record;
    record.setup = setup;
    record.setup.players = static_cast<int>(seats.size());
    for (const SeatChoice& seat : seats) {
        record.names.push_back(seat.name.toStdString());
        record.agents.push_back(seat.agent.toStdString());
    }
    if (!aids) record.setTag(kAids, "none");
    record.setTag("Date", QDateTime::currentDateTime().toString(Qt::ISODate).toStdString());
    return d->begin(std::move(record), true);
}

Result<bool> LocalTable::resume(const QString& recordText) {
    auto record = recordFromText(recordText.toStdString());
    if (!record) return Error{record.error()};
    return d->begin(std::move(*record), false);
}

void LocalTable::close() {
    d->thinker.drop();
    d->pause.stop();
    d->thought.reset();
    d->running = false;
    d->autosave.flush();
    d->model.endGame();
}

QString LocalTable::recordText() const {
    return d->rules ? QString::fromStdString(toText(*d->rules, d->record)) : QString();
}

bool LocalTable::running() const { return d->running; }
void LocalTable::setAutosaveFile(const QString& path) { d->autosave.setFile(path); }
void LocalTable::setPace(int milliseconds) { d->pace = milliseconds; }
void LocalTable::setConfirmTurn(bool wanted) { d->confirmTurn = wanted; }
void LocalTable::setShowForced(bool wanted) { d->showForced = wanted; }

void LocalTable::hold(bool held) {
    d->held = held;
    if (!held && !d->pause.isActive()) d->takeThought();
}

void LocalTable::hurry() {
    d->thinker.hurry();
    d->pause.stop();
    d->takeThought();
}

// A game begins or goes on; until everything is checked the running one is left alone.
Result<bool> LocalTable::Private::begin(Record newRecord, bool fresh) {
    auto built = RulesBuilder::build(newRecord.setup);
    if (!built) return Error{built.error()};
    newRecord.setup = (*built)->setup;
    std::vector<std::shared_ptr<Agent>> newAgents;
    newRecord.names.resize(static_cast<std::size_t>((*built)->players));
    newRecord.agents.resize(static_cast<std::size_t>((*built)->players));
    for (const std::string& id : newRecord.agents) {
        newAgents.push_back(id.empty() ? nullptr : makeAgent(id));
        if (!id.empty() && !newAgents.back()) return Error{"There is no computer player '" + id + "' in this program."};
    }
    std::vector<Event> events;
    State reached = initialState(**built);
    if (!fresh) {
        auto replayed = replay(**built, reached, newRecord);
        if (!replayed) return Error{replayed.error()};
        reached = replayed->state;
        events = std::move(replayed->events);
    }
    thinker.drop();
    pause.stop();
    thought.reset();
    rules = *built;
    state = reached;
    record = std::move(newRecord);
    agents = std::move(newAgents);
    dealer = Dealer(*rules, record.setup.seed);
    undoable.forget();
    shownTo = screenReader();
    confirming = false;
    forced.clear();
    running = true;

    QStringList names;
    std::vector<bool> persons;
    for (std::size_t i = 0; i < record.names.size(); ++i) {
        names << QString::fromStdString(record.names[i]);
        persons.push_back(agents[i] == nullptr);
    }
    model.setAids(record.tag(kAids) == nullptr);
    model.startGame(catalogueOf(*rules), names, persons);
    for (Event& event : events) event = asSeenBy(event, screenReader());
    model.setHistory(std::move(events));
    model.setInsight([this](bool remembering) {
        return std::make_shared<const Insight>(rules, InformationState(*rules, state, shownTo), remembering);
    });
    {
        ScreenSink sink(model, screenReader());
        next = advance(*rules, state, legal, fresh ? &sink : nullptr);
    }
    saveNow();
    goOn();
    return true;
}

// Reveals what the table has to reveal, then asks whoever is next.
void LocalTable::Private::goOn() {
    ScreenSink sink(model, screenReader());
    while (next.seat == Seat::Table && forced.empty() && !confirming) {
        const Move reveal{Seat::Table, dealer.answer(legal)};
        record.moves.push_back(reveal);
        undoable.forget();
        next = play(*rules, state, reveal, legal, &sink);
        noteForced(sink);
    }
    confirming = confirming || !forced.empty();
    if (confirming) {
        show({}, Seat::None);
        return;
    }
    if (next.seat != Seat::None) {
        ask(next.seat);
        return;
    }
    running = false;
    std::string result;
    for (Seat seat : rules->seats()) result += (result.empty() ? "" : " ") + std::to_string(state.score[index(seat)]);
    record.setTag("Result", result);
    undoable.forget();
    saveNow();
    show({}, Seat::None);
}

void LocalTable::Private::ask(Seat seat) {
    if (agents[index(seat)]) {
        undoable.forget();
        askComputer(seat);
        return;
    }
    if (shownTo != seat) undoable.forget();
    Decision decision = decisionFor(*rules, state, seat);
    if (needsCurtain(seat, decision)) {
        shownTo = Seat::None;
        show({}, seat);
        return;
    }
    shownTo = seat;
    show(std::move(decision), Seat::None);
}

void LocalTable::Private::askComputer(Seat seat) {
    if (screenReader() == Seat::None) shownTo = Seat::None;
    show({}, Seat::None);
    if (pace > 0) pause.start(pace);
    ThinkLimits limits;
    limits.seed = hashText(record.setup.seed, record.moves.size() + 1);
    thinker.ask(rules, agents[index(seat)], InformationState(*rules, state, seat), legal, limits);
}

void LocalTable::Private::takeThought() {
    if (thought && !held) take(*std::exchange(thought, {}));
}

// A computer player's move.
void LocalTable::Private::take(Move move) {
    undoable.forget();
    record.moves.push_back(move);
    ScreenSink sink(model, screenReader());
    next = play(*rules, state, move, legal, &sink);
    noteForced(sink);
    saveNow();
    goOn();
}

// A person's move; `again`: it had been taken back.
void LocalTable::Private::decide(Move move, bool again) {
    const bool secret = rules->step(state.agenda.top().kind).quiet;
    const Snapshot before{state, record.moves.size(), model.history().size(), move};
    again ? undoable.addAgain(before) : undoable.add(before);
    record.moves.push_back(move);
    ScreenSink sink(model, screenReader());
    next = play(*rules, state, move, legal, &sink);
    if (secret && screenReader() == Seat::None) undoable.forget();
    saveNow();
    noteForced(sink);
    confirming = confirmTurn && !model.isInsisting() && sink.passed == move.seat && undoable.canUndo();
    goOn();
}

// What happened to a person because there was no choice.
void LocalTable::Private::noteForced(const ScreenSink& sink) {
    if (!showForced) return;
    for (const Event& event : sink.forced)
        if (index(event.seat) < agents.size() && agents[index(event.seat)] == nullptr) forced.push_back(event);
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
    forced.clear();
    state = back.state;
    record.moves.resize(back.moves);
    std::vector<Event> history = model.history();
    history.resize(back.events);
    model.setHistory(std::move(history));
    next = advance(*rules, state, legal);
    saveNow();
    ask(next.seat);
}

void LocalTable::Private::show(std::optional<Decision> decision, Seat curtain) {
    std::vector<Seat> waiting;
    for (Seat seat : actors(*rules, state)) waiting.push_back(seat);
    TableOffers offers;
    if (running && curtain == Seat::None) {
        offers.undo = undoable.canUndo();
        offers.redo = undoable.canRedo();
        offers.resetTurn = undoable.canResetTurn(state);
        offers.confirm = confirming;
        offers.forced = forced;
    }
    if (confirming) waiting = {forced.empty() ? shownTo : forced.front().seat};
    model.show(observe(*rules, state, shownTo), std::move(decision), std::move(waiting), curtain, std::move(offers));
}

void LocalTable::Private::saveNow() { autosave.write(QString::fromStdString(toText(*rules, record))); }

Seat LocalTable::Private::screenReader() const {
    Seat only = Seat::None;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (agents[i]) continue;
        if (only != Seat::None) return Seat::None;
        only = seatAt(static_cast<int>(i));
    }
    return only;
}

// Only where something secret is about to be shown or asked, and somebody else has been looking.
bool LocalTable::Private::needsCurtain(Seat seat, const Decision& decision) const {
    if (shownTo == seat || screenReader() == seat) return false;
    Observation own = observe(*rules, state, seat);
    own.viewer = Seat::None;
    for (SeatSeen& seen : own.seats) seen.disk = Area::None;
    return isSecretQuestion(decision) || !(own == observe(*rules, state, Seat::None));
}

} // namespace elgrande
