// The table on which the game of the window is played, as far as it matters where that stands: at this screen
// (LocalTable) or at a host in the network. Decisions, what is taken back and who is waited for go through the
// GameModel, whoever feeds it; this is what else is wanted of a table, and not every one can do it.
#pragma once

#include <QObject>
#include <QString>

namespace elgrande {

class Table : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    virtual bool hasGame() const = 0; // running, or over and still on the table
    virtual bool running() const = 0;
    virtual bool playedHere() const = 0; // somebody has moved since the game came to this table
    // The game so far, without anything that would give away a secret still to come; empty where there is none, or none
    // to be had: whatever needs it (saving, looking back, a rematch) is then not possible.
    virtual QString recordText() const = 0;
    // Why there is no record, nothing to hurry and no pace to set, in a sentence for the player; empty where there is.
    virtual QString whyOnlyPlayed() const { return {}; }
    // Ends the wait for a computer player with the move it thinks best so far.
    virtual void hurry() = 0;
};

} // namespace elgrande
