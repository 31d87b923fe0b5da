// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One class, and so one file: what has a state of its own is in kept_game, shared_view, turn_notes, table_game and
// undo_stack.
#include "app/table/local_table.h"

#include "app/storage/files.h"
#include "app/table/computer_players.h"
#include "app/table/kept_game.h"
#include "app/table/opening.h"
#include "app/table/outcome.h"
#include "app/table/past_thoughts.h"
#include "app/table/screen.h"
#include "app/table/secrets.h"
#include "app/table/shared_view.h"
#include "app/table/table_game.h"
#include "app/table/turn_notes.h"
#include "app/table/undo_stack.h"
#include "model/observe/needless.h"
#include "model/rules/engine.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace elgrande {

struct LocalTable::Private {
    enum class Stage {
        Idle,        // no game, or it is over
        Asking,      // somebody
        Confirming,  // the last decision, or what happened without a choice, waits for confirm()
        BeforeRound, // waits with the cards of the next round until it is no longer held
    };
    // What a person has still to confirm.
    struct Unconfirmed {
        std::vector<Event> forced;      // is shown
        std::optional<Aftermath> later; // of the turn that ends with it
    };

    Private(LocalTable* table, GameModel& gameModel)
        : q(table)
        , model(gameModel)
        , screen(gameModel)
        , notes(gameModel, screen)
        , computers(table)
        , kept(table) {
        pause.setSingleShot(true);
    }

    Result<void> begin(Record newRecord, bool fresh, std::optional<Shelf::Place> place = {});
    void noteBranch(const Record& next);
    void goOn();
    bool waitsForFilm(const Outcome& outcome);
    void ask(Seat seat);
    void askComputer(Seat seat);
    void take(Move move);
    void takeThought();
    enum class Made { Anew, Again, ByItself }; // Again: it had been taken back
    void decide(Move move, Made made, ChoiceContext context);
    void confirm();
    void forgetWhatIsKnown(const Outcome& outcome);
    void tellLater(Outcome& outcome);
    void noteForced(const Outcome& outcome);
    void goOnAfter(const Outcome& outcome);
    void show(std::optional<Decision> decision, Seat curtainFor);
    void goBack(const Snapshot& back);
    bool needsCurtain(Seat seat) const { return view.needsCurtain(game.rules(), game.state(), seat); }
    void turnHand();

    LocalTable* q;
    GameModel& model;
    Screen screen;
    TurnNotes notes;
    SharedView view;
    ComputerPlayers computers;
    KeptGame kept;
    QTimer pause;
    TableGame game;
    std::size_t broughtMoves = 0; // of the record when the game came here
    AgentSource agentSource;
    UndoStack undoable;
    std::optional<Move> thought; // waits for the pause to end
    Stage stage = Stage::Idle;
    Unconfirmed unconfirmed;
    bool redoing = false;
    int held = 0; // by so many

    bool confirmTurn = false;
    bool showForced = false;
    bool askNeedless = false;
    int pace = 0;
};

LocalTable::LocalTable(GameModel& model, QObject* parent)
    : Table(parent)
    , d(std::make_unique<Private>(this, model)) {
    connect(&model, &GameModel::chosen, this, [this](Seat seat, Action action, ChoiceContext context) {
        if (running() && seat == d->game.next() && d->game.legal().contains(action))
            d->decide({seat, action}, Private::Made::Anew, context);
    });
    connect(&model, &GameModel::curtainLifted, this, [this] {
        if (!running() || d->game.next() == Seat::None) return;
        d->view.showTo(d->game.next());
        d->show(decisionFor(d->game.rules(), d->game.state(), d->game.next()), Seat::None);
    });
    connect(&model, &GameModel::handTurned, this, [this] { d->turnHand(); });
    connect(&model, &GameModel::undoWanted, this, [this] {
        if (d->undoable.canUndo()) d->goBack(d->undoable.undo());
    });
    connect(&model, &GameModel::resetTurnWanted, this, [this] {
        if (d->undoable.canUndo()) d->goBack(d->undoable.resetTurn(d->game.state()));
    });
    connect(&model, &GameModel::redoWanted, this, [this] {
        d->redoing = true; // what would be answered by itself has been taken back as well
        for (bool go = d->undoable.canRedo(), follows = false; go; go = follows = d->undoable.redoFollows())
            d->decide(d->undoable.redo(), Private::Made::Again, {.follows = follows});
        d->redoing = false;
    });
    connect(&model, &GameModel::confirmed, this, [this] { d->confirm(); });
    connect(&d->computers, &ComputerPlayers::answered, this, [this](Move move) {
        d->thought = move;
        if (!d->pause.isActive()) d->takeThought();
    });
    connect(&d->computers, &ComputerPlayers::failed, this, &LocalTable::playerFailed);
    connect(&d->pause, &QTimer::timeout, this, [this] { d->takeThought(); });
    connect(&d->kept, &KeptGame::failed, this, &LocalTable::autosaveFailed);
    connect(&d->kept, &KeptGame::swept, this, &LocalTable::shelfSwept);
}
LocalTable::~LocalTable() = default;

Result<void> LocalTable::start(const Setup& setup, const std::vector<SeatChoice>& seats, bool aids) {
    return d->begin(newRecord(setup, seats, aids), true);
}

Result<void> LocalTable::resume(const QString& recordText) {
    auto record = recordFromText(recordText.toStdString());
    if (!record) return record.fault();
    return d->begin(std::move(*record), false);
}

Result<void> LocalTable::resumeKept(const QString& file, GameLock::Doubtful doubtful) {
    auto place = d->kept.shelf().take(file, doubtful);
    if (!place) return Error{QT_TRANSLATE_NOOP("elgrande::errors", "This game is already open in another window.")};
    const Result<QByteArray> bytes = readWhole(file, kLargestGame);
    if (!bytes) return bytes.fault();
    auto record = recordFromText((*bytes).toStdString());
    if (!record) return record.fault();
    return d->begin(std::move(*record), false, std::move(place));
}

void LocalTable::close() {
    d->computers.sit({});
    d->pause.stop();
    d->thought.reset();
    d->stage = Private::Stage::Idle;
    d->kept.leave(d->game);
    d->game.close();
    d->model.endGame();
}

QString LocalTable::recordText() const { return d->game.text(); }

bool LocalTable::hasGame() const { return d->game.isOpen(); }
bool LocalTable::running() const { return d->stage != Private::Stage::Idle; }
bool LocalTable::playedHere() const { return d->game.isOpen() && d->game.moves() > d->broughtMoves; }
void LocalTable::setAgentSource(AgentSource source) { d->agentSource = std::move(source); }
void LocalTable::setShelf(const QString& folder) { d->kept.setFolder(folder); }
void LocalTable::setSafe(Shelf::IsSafe isSafe) { d->kept.setSafe(std::move(isSafe)); }
void LocalTable::sweepShelf() { d->kept.sweep(); }
const Shelf& LocalTable::shelf() const { return d->kept.shelf(); }
bool LocalTable::isKept() { return d->kept.flush(); }
void LocalTable::giveUp(bool given) { d->kept.giveUp(given || !running()); }
void LocalTable::setPace(int milliseconds) { d->pace = milliseconds; }
void LocalTable::setThinkingTime(int milliseconds) { d->computers.setTime(milliseconds); }
void LocalTable::setConfirmTurn(bool wanted) { d->confirmTurn = wanted; }
void LocalTable::setShowForced(bool wanted) { d->showForced = wanted; }
void LocalTable::setAskNeedless(bool wanted) { d->askNeedless = wanted; }

void LocalTable::hold(bool held) {
    d->held = std::max(0, d->held + (held ? 1 : -1));
    if (d->held > 0) return;
    if (d->stage == Private::Stage::BeforeRound) {
        d->stage = Private::Stage::Asking;
        d->goOn();
    }
    if (!d->pause.isActive()) d->takeThought();
}

void LocalTable::hurry() {
    d->computers.hurry();
    d->pause.stop();
    d->takeThought();
}

// How a game goes: who is asked, what an answer does, what is held back and taken back --------------------------------

// Whoever plays on from an earlier moment of the game on the table gets to see what is still to come in it.
void LocalTable::Private::noteBranch(const Record& next) {
    const Record& left = game.record();
    if (stage == Stage::Idle || !next.isSeenBefore() || next.setup.seed != left.setup.seed ||
        next.position != left.position)
        return;
    game.noteSeenBefore();
    kept.write(game.text());
}

// A game begins or goes on; until everything is checked the running one is left alone.
Result<void> LocalTable::Private::begin(Record newRecord, bool fresh, std::optional<Shelf::Place> place) {
    auto opening = openingOf(std::move(newRecord), fresh, agentSource);
    if (!opening) return opening.fault();
    noteBranch(opening->record);
    computers.sit(std::move(opening->agents));
    pause.stop();
    thought.reset();
    undoable.forget();
    unconfirmed = {};
    notes.forget();
    stage = Stage::Asking;
    kept.leave(game);
    broughtMoves = place ? 0 : opening->record.moves.size(); // what was on the shelf was played here
    if (!place && fresh) place = kept.shelf().takeNew();
    if (!place && !actors(*opening->rules, opening->reached).empty()) // else there is nothing to go on with
        place = kept.shelf().takeFor(opening->record);
    kept.begin(place ? std::move(*place) : Shelf::Place{});
    screen.begin(Screen::gameOf(opening->rules, opening->record), opening->reached, std::move(opening->events));
    view.begin(screen.reader());
    if (!fresh) {
        for (MoveThought& each : pastThoughts(*opening)) model.addThought(std::move(each));
        model.setThinker(pastThinker(*opening));
    }
    game.open(*opening, fresh ? &screen : nullptr);
    kept.write(game.text());
    goOn();
    return {};
}

// What ended a round is shown before the cards of the next one are: whoever shows it may hold the table meanwhile.
bool LocalTable::Private::waitsForFilm(const Outcome& outcome) {
    const auto begins = [](const Event& event) { return event.kind == EventKind::RoundBegan; };
    if (game.next() != Seat::Table || stage == Stage::Confirming || !outcome.any(begins)) return false;
    show({}, Seat::None);
    if (held > 0) stage = Stage::BeforeRound;
    return stage == Stage::BeforeRound;
}

// Reveals what the table has to reveal, then asks whoever is next.
void LocalTable::Private::goOn() {
    Outcome outcome(screen);
    while (game.next() == Seat::Table && unconfirmed.forced.empty() && stage != Stage::Confirming) {
        undoable.forget();
        game.reveal(&outcome);
        noteForced(outcome);
    }
    if (!unconfirmed.forced.empty()) stage = Stage::Confirming;
    if (stage == Stage::Confirming) return show({}, Seat::None);
    if (game.next() != Seat::None) {
        // The one who has just acted, and still sits at the screen, comes first.
        game.call(game.lastMover());
        ask(game.next());
        return;
    }
    stage = Stage::Idle;
    game.writeResult();
    undoable.forget();
    kept.giveUp(true); // there is nothing to go on with
    kept.write(game.text());
    kept.flush(); // before others keep it: killed in between, it is not gone on with as if it were not over
    screen.offerReview(game.start(), game.record().moves);
    show({}, Seat::None);
}

void LocalTable::Private::ask(Seat seat) {
    if (computers.sitAt(seat)) {
        undoable.forget();
        askComputer(seat);
        return;
    }
    if (view.shownTo() != seat && needsCurtain(seat)) undoable.forget();
    if (!askNeedless && !redoing)
        if (const auto answer = needlessAnswer(game.rules(), game.state(), seat))
            return decide({seat, *answer}, Made::ByItself, {.follows = true});
    Decision decision = decisionFor(game.rules(), game.state(), seat);
    view.liftHand(asksUnseen(game.rules(), game.state(), seat));
    if (needsCurtain(seat)) {
        view.cover();
        return show({}, seat);
    }
    view.showTo(seat);
    show(std::move(decision), Seat::None);
}

// Others look on until the curtain falls, so the cards are turned up behind it and turned down in front of everybody.
void LocalTable::Private::turnHand() {
    if (stage != Stage::Asking || game.next() != view.shownTo()) return;
    const bool turnsDown = view.isHandLifted();
    view.liftHand(!turnsDown);
    if (turnsDown) return show(decisionFor(game.rules(), game.state(), game.next()), Seat::None);
    view.cover();
    show({}, game.next());
}

void LocalTable::Private::askComputer(Seat seat) {
    if (screen.reader() == Seat::None) view.cover();
    show({}, Seat::None);
    if (pace > 0 && !isSecretQuestion(game.rules(), game.state())) pause.start(pace); // else there is nothing to follow
    notes.noteAsked(game, seat);
    computers.ask(game);
}

void LocalTable::Private::takeThought() {
    if (thought && held == 0) take(*std::exchange(thought, {}));
}

// A computer player's move.
void LocalTable::Private::take(Move move) {
    undoable.forget();
    notes.noteThought(game, move, computers.thought());
    Outcome outcome(screen);
    outcome.lookAfterTurnOf(notes.turnOf(), game.rules(), game.state());
    game.play(move, &outcome);
    kept.write(game.text());
    notes.noteTurnEnd(game, outcome);
    goOnAfter(outcome);
}

// A person's move.
void LocalTable::Private::decide(Move move, Made made, ChoiceContext context) {
    kept.giveUp(false);
    view.liftHand(false);
    const bool secret = isSecretQuestion(game.rules(), game.state()) && screen.reader() == Seat::None;
    const Snapshot before{game.state(), game.record().moves.size(), screen.eventCount(), move, context.follows};
    if (made == Made::Again)
        undoable.addAgain(before);
    else if (made == Made::Anew || undoable.canUndo()) // nobody goes back to what was not asked
        undoable.add(before);
    Outcome outcome(screen);
    // Who ends the turn in so many words is not asked once more.
    const bool ends = made == Made::Anew && move.action.kind == ActionKind::End;
    if (confirmTurn && !context.insists && !ends && undoable.canUndo())
        outcome.holdAfterTurnOf(move.seat, game.rules(), game.state());
    outcome.lookAfterTurnOf(notes.turnOf(), game.rules(), game.state()); // a computer's, which a Veto may end
    game.play(move, &outcome);
    notes.noteTurnEnd(game, outcome);
    if (secret) undoable.forget();
    view.noteUnseen(secret && goesOn(game.rules(), before.state, game.state(), move.seat) ? move.seat : Seat::None);
    kept.write(game.text());
    forgetWhatIsKnown(outcome);
    unconfirmed.later = std::exchange(outcome.later, {});
    stage = unconfirmed.later && undoable.canUndo() ? Stage::Confirming : Stage::Asking;
    if (stage == Stage::Asking) tellLater(outcome);
    goOnAfter(outcome);
}

// What has come to light cannot be taken back.
void LocalTable::Private::forgetWhatIsKnown(const Outcome& outcome) {
    const Seat seat = game.lastMover();
    if (outcome.any([&](const Event& event) { return reveals(game.rules(), event, seat); })) undoable.forget();
}

void LocalTable::Private::tellLater(Outcome& outcome) {
    if (const auto told = std::exchange(unconfirmed.later, {}))
        for (const Event& event : told->events) outcome.add(event);
    forgetWhatIsKnown(outcome);
}

void LocalTable::Private::goOnAfter(const Outcome& outcome) {
    noteForced(outcome);
    if (!waitsForFilm(outcome)) goOn();
}

// What happened to a person because there was no choice.
void LocalTable::Private::noteForced(const Outcome& outcome) {
    if (!showForced) return;
    for (const Event& event : outcome.events)
        if (event.forced && game.rules().seats().contains(event.seat) && !computers.sitAt(event.seat))
            unconfirmed.forced.push_back(asSeenBy(event, screen.reader()));
}

void LocalTable::Private::confirm() {
    if (stage != Stage::Confirming) return;
    stage = Stage::Asking;
    unconfirmed.forced.clear();
    Outcome outcome(screen);
    tellLater(outcome);
    goOnAfter(outcome);
}

void LocalTable::Private::goBack(const Snapshot& back) {
    if (stage == Stage::Idle) return;
    computers.drop();
    stage = Stage::Asking;
    unconfirmed = {};
    screen.takeBack(back.events);
    notes.takeBack(back.events);
    game.goBack(back.state, back.moves);
    game.call(back.move.seat);
    kept.write(game.text());
    ask(game.next());
}

void LocalTable::Private::show(std::optional<Decision> decision, Seat curtainFor) {
    view.noteShown();
    const bool confirming = stage == Stage::Confirming;
    std::vector<Seat> waiting;
    for (Seat seat : game.asked()) waiting.push_back(seat);
    TableOffers offers;
    if (stage != Stage::Idle && curtainFor == Seat::None) {
        offers.undo = undoable.canUndo();
        offers.undoOf = undoable.whose();
        offers.redo = undoable.canRedo();
        offers.resetTurn = undoable.canResetTurn(game.state()) && (confirming || undoable.whose() == view.shownTo());
        offers.confirm = confirming;
        offers.forced = unconfirmed.forced;
    }
    if (curtainFor != Seat::None)
        offers.behindCurtain = curtainCause(decisionFor(game.rules(), game.state(), curtainFor));
    if (view.isHandLifted()) offers.hand = TableOffers::Hand::Lifted;
    if (confirming) waiting = {unconfirmed.forced.empty() ? view.shownTo() : unconfirmed.forced.front().seat};
    screen.show(unconfirmed.later ? unconfirmed.later->turnEnd : game.state(), view.shownTo(), std::move(decision),
                std::move(waiting), curtainFor, std::move(offers));
}

} // namespace elgrande

#include "moc_local_table.cpp"
#include "moc_table.cpp"
