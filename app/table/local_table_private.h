// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// State of LocalTable; its play is in local_table_play.cpp.
#pragma once

#include "app/table/autosave.h"
#include "app/table/local_table.h"
#include "app/table/outcome.h"
#include "app/table/screen.h"
#include "app/table/table_game.h"
#include "app/table/thinker.h"
#include "app/table/undo_stack.h"

#include <QTimer>

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

    Result<void> begin(Record newRecord, bool fresh, std::optional<Shelf::Place> kept = {});
    void leavePlace();
    void sweep();
    void noteBranch(const Record& next);
    void goOn();
    bool waitsForFilm(const Outcome& outcome);
    void ask(Seat seat);
    void askComputer(Seat seat);
    void take(Move move);
    void takeThought();
    void replaceFailed(const Error& fault);
    void noteTurnStart(Seat seat);
    void tellReason(const Outcome& outcome, Seat seat);
    void noteThought(Move move);
    enum class Made { Anew, Again, ByItself }; // Again: it had been taken back
    void decide(Move move, Made made, bool follows);
    void confirm();
    void forgetWhatIsKnown(const Outcome& outcome);
    void tellLater(Outcome& outcome);
    void noteForced(const Outcome& outcome);
    void goOnAfter(const Outcome& outcome);
    void show(std::optional<Decision> decision, Seat curtain);
    void saveNow();
    void goBack(const Snapshot& back);
    bool needsCurtain(Seat seat) const;
    void turnHand();

    LocalTable* q;
    GameModel& model;
    Screen screen;
    Thinker thinker;
    Shelf shelf;
    Shelf::IsSafe isSafe = [](const QString&) { return true; };
    QStringList unswept; // files
    Shelf::Place place;  // of the game on the table
    bool givenUp = false;
    Autosave autosave;
    QTimer pause;
    TableGame game;
    std::size_t broughtMoves = 0; // of the record when the game came here
    AgentSource agentSource;
    std::vector<std::shared_ptr<Agent>> agents; // by seat; null: a person
    Seat shownTo = Seat::None;                  // whose view the screen shows
    UndoStack undoable;
    State turnStart;                // of a computer player: when it was asked first in its turn
    Seat turnOf = Seat::None;       // whose that is; None: it is not known how it began
    std::optional<Move> thought;    // waits for the pause to end
    std::vector<Event> forced;      // shown to be confirmed
    std::optional<Aftermath> later; // of the turn whose end is to be confirmed
    bool confirming = false;        // the last decision waits for confirm()
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

} // namespace elgrande
