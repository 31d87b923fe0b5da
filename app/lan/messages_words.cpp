// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What players read of messages that carry only a number.
#include "app/lan/messages.h"

#include "app/lan/say.h"

namespace elgrande::lan {
Error errorOf(Rejection why) {
    switch (why) {
    case Rejection::NotYourSeat:
        return QT_TRANSLATE_NOOP("elgrande::errors", "Someone else plays this seat.");
    case Rejection::NotAsked:
        return QT_TRANSLATE_NOOP("elgrande::errors", "It is someone else's turn.");
    case Rejection::NotPossible:
        return QT_TRANSLATE_NOOP("elgrande::errors", "This is not possible here.");
    case Rejection::Stale:
        return QT_TRANSLATE_NOOP("elgrande::errors",
                                 "The game has changed in the meantime. Look again and choose once more.");
    case Rejection::Paused:
        return QT_TRANSLATE_NOOP(
            "elgrande::errors",
            "The game is paused: the host cannot save it. Nothing is lost; it will continue as soon as "
            "there is space on the host's disk again.");
    case Rejection::Over:
        return QT_TRANSLATE_NOOP("elgrande::errors", "The game is over.");
    case Rejection::NothingToTakeBack:
        return QT_TRANSLATE_NOOP("elgrande::errors", "There is nothing to undo.");
    case Rejection::NoVote:
        return QT_TRANSLATE_NOOP("elgrande::errors", "There is nothing for you to vote on.");
    case Rejection::NotAway:
        return QT_TRANSLATE_NOOP("elgrande::errors", "This player is connected.");
    case Rejection::CommitFirst:
        return QT_TRANSLATE_NOOP("elgrande::errors",
                                 "All players are making a secret choice now, each for themselves.");
    case Rejection::WrongOpening:
        return QT_TRANSLATE_NOOP("elgrande::errors", "This is not what you chose in secret.");
    case Rejection::None:
    case Rejection::Count:
        break;
    }
    return std::string();
}

QString phraseText(int phrase) {
    switch (phrase) {
    case 0:
        return SayTable::tr("Hello!");
    case 1:
        return SayTable::tr("Well played!");
    case 2:
        return SayTable::tr("Thank you!");
    case 3:
        return SayTable::tr("One moment, please.");
    case 4:
        return SayTable::tr("Your turn.");
    case 5:
        return SayTable::tr("Oh no!");
    case 6:
        return SayTable::tr("Watch out!");
    case 7:
        return SayTable::tr("Shall we undo that?");
    case 8:
        return SayTable::tr("I have to go soon.");
    case 9:
        return SayTable::tr("Good game!");
    default:
        return {};
    }
}

} // namespace elgrande::lan
