// What players read of messages that carry only a number.
#include "app/lan/messages.h"

#include <QCoreApplication>

namespace elgrande::lan {
namespace {

// The context for lupdate.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::lan_table)
};

} // namespace

QString rejectionText(Rejection why) {
    switch (why) {
    case Rejection::NotYourSeat:
        return Say::tr("This seat is played by somebody else.");
    case Rejection::NotAsked:
        return Say::tr("Somebody else is to move.");
    case Rejection::NotPossible:
        return Say::tr("This is not possible here.");
    case Rejection::Stale:
        return Say::tr("The table has changed in the meantime. Look at it and choose anew.");
    case Rejection::Paused:
        return Say::tr("The table waits: the host cannot save the game. Nothing is lost; it goes on when there is room "
                       "on the host's disk again.");
    case Rejection::Over:
        return Say::tr("The game is over.");
    case Rejection::NothingToTakeBack:
        return Say::tr("There is nothing that can be taken back.");
    case Rejection::NoVote:
        return Say::tr("There is nothing for you to vote on.");
    case Rejection::NotAway:
        return Say::tr("This player is at the table.");
    case Rejection::SealFirst:
        return Say::tr("All players choose in secret now, each for himself.");
    case Rejection::WrongOpening:
        return Say::tr("This is not what you had chosen in secret.");
    case Rejection::None:
    case Rejection::Count:
        break;
    }
    return {};
}

QString phraseText(int phrase) {
    switch (phrase) {
    case 0:
        return Say::tr("Hello!");
    case 1:
        return Say::tr("Well played!");
    case 2:
        return Say::tr("Thank you!");
    case 3:
        return Say::tr("One moment, please.");
    case 4:
        return Say::tr("Your turn.");
    case 5:
        return Say::tr("Oh no!");
    case 6:
        return Say::tr("Watch out!");
    case 7:
        return Say::tr("Shall we take that back?");
    case 8:
        return Say::tr("I have to go soon.");
    case 9:
        return Say::tr("Good game!");
    default:
        return {};
    }
}

} // namespace elgrande::lan
