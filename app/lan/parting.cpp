// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/parting.h"

#include "app/lan/say.h"
#include "model/game_model/plain_text.h"

#include <array>

using namespace Qt::StringLiterals;

namespace elgrande::lan {
namespace {

struct Words {
    Reason reason;
    const char* text;
};

constexpr std::array kWords{
    Words{Reason::Left, QT_TRANSLATE_NOOP("elgrande::lan", "The other side has left the game.")},
    Words{Reason::NoFrame,
          QT_TRANSLATE_NOOP("elgrande::lan", "The connection was closed because of an invalid message.")},
    Words{Reason::Flood,
          QT_TRANSLATE_NOOP("elgrande::lan", "The connection was closed because too many messages arrived at once.")},
    Words{Reason::NotFetched,
          QT_TRANSLATE_NOOP("elgrande::lan",
                            "The connection was closed because the other computer stopped receiving data.")},
    Words{Reason::TooSlow,
          QT_TRANSLATE_NOOP("elgrande::lan", "The connection was closed because joining took too long. Try again.")},
    Words{Reason::Silent, QT_TRANSLATE_NOOP("elgrande::lan", "The other computer has not responded for a while.")},
    Words{Reason::NotElGrande,
          QT_TRANSLATE_NOOP("elgrande::lan",
                            "There is no El Grande game at this address. Check the address and the port.")},
    Words{Reason::Different,
          QT_TRANSLATE_NOOP("elgrande::lan",
                            "The two programs are not compatible. Install the same version of El Grande on both "
                            "computers.")},
    Words{Reason::Unexpected,
          QT_TRANSLATE_NOOP("elgrande::lan", "The connection was closed because of an unexpected message.")},
    Words{Reason::HostCloses, QT_TRANSLATE_NOOP("elgrande::lan", "The host has closed the game.")},
    Words{Reason::WrongCode, QT_TRANSLATE_NOOP("elgrande::lan", "The join code is wrong. Check it with the host.")},
    Words{Reason::WrongSeat,
          QT_TRANSLATE_NOOP("elgrande::lan", "The host does not recognise your seat. Join again with the code.")},
    Words{Reason::TooManyTries,
          QT_TRANSLATE_NOOP("elgrande::lan",
                            "Too many wrong codes have come from your computer. Wait five minutes and try again.")},
    Words{Reason::Full,
          QT_TRANSLATE_NOOP("elgrande::lan", "The host is not accepting any more connections. Try again later.")},
    Words{Reason::TakenOver,
          QT_TRANSLATE_NOOP("elgrande::lan", "Your seat is now being played from another computer.")},
    Words{Reason::Removed, QT_TRANSLATE_NOOP("elgrande::lan", "The host has removed you from the game.")},
    Words{Reason::ClosedForGood, QT_TRANSLATE_NOOP("elgrande::lan", "The host has ended the game for good.")},
    Words{Reason::NotLetIn, QT_TRANSLATE_NOOP("elgrande::lan", "The host did not let you in.")},
    Words{Reason::NotAnswered,
          QT_TRANSLATE_NOOP("elgrande::lan", "The host did not answer. Ask again, or enter the join code.")},
    Words{Reason::NoKnocks,
          QT_TRANSLATE_NOOP("elgrande::lan",
                            "The host cannot be asked at present. Enter the join code, or try again later.")},
    Words{Reason::NoConnection,
          QT_TRANSLATE_NOOP("elgrande::lan",
                            "No answer from this address. Check the address and whether both computers are on the same "
                            "network.")},
    Words{Reason::NotSecure,
          QT_TRANSLATE_NOOP("elgrande::lan",
                            "No secure connection to this address was possible, so nothing was sent. Is it the address "
                            "of an El Grande game?")},
    Words{
        Reason::OtherHost,
        QT_TRANSLATE_NOOP("elgrande::lan",
                          "The game at this address is not the one that you wanted to join. Check the address and the "
                          "join code.")},
    Words{Reason::Lost, QT_TRANSLATE_NOOP("elgrande::lan", "The connection was lost.")},
    Words{Reason::TurnedAway,
          QT_TRANSLATE_NOOP("elgrande::lan",
                            "The other computer closed the connection immediately. Perhaps there were too many "
                            "attempts from yours: try again in a moment.")},
};

const Words* wordsFor(int number) {
    for (const Words& each : kWords)
        if (static_cast<int>(each.reason) == number) return &each;
    return nullptr;
}

bool isPeaceful(Reason reason) {
    return reason == Reason::Left || reason == Reason::HostCloses || reason == Reason::TakenOver ||
           reason == Reason::Removed || reason == Reason::ClosedForGood || reason == Reason::NotLetIn ||
           reason == Reason::NotAnswered;
}

} // namespace

QCborMap Parting::toMap() const {
    QCborMap map;
    map.insert(u"t"_s, kind == Kind::Error ? u"error"_s : u"goodbye"_s);
    map.insert(u"reason"_s, number);
    map.insert(u"text"_s, text.left(kPartingText));
    return map;
}

std::optional<Parting> Parting::fromMap(const QCborMap& map) {
    const QString type = map.value(u"t"_s).toString();
    if (type != u"error" && type != u"goodbye") return {};
    Parting parting;
    parting.kind = type == u"error" ? Kind::Error : Kind::Goodbye;
    const qint64 number = map.value(u"reason"_s).toInteger(0);
    constexpr qint64 kMost = 1'000'000;
    parting.number = number > 0 && number < kMost ? static_cast<int>(number) : 0;
    parting.text = plainText(map.value(u"text"_s).toString(), kPartingText);
    return parting;
}

Parting partingFor(Reason reason) {
    const Words* words = wordsFor(static_cast<int>(reason));
    return {isPeaceful(reason) ? Parting::Kind::Goodbye : Parting::Kind::Error, static_cast<int>(reason),
            QString::fromLatin1(words->text).left(kPartingText)};
}

QString reasonText(Reason reason) { return Say::tr(wordsFor(static_cast<int>(reason))->text); }

QString partingText(const Parting& parting) {
    if (const Words* words = wordsFor(parting.number)) return Say::tr(words->text);
    if (parting.text.isEmpty()) return Say::tr("The other side ended the connection without giving a reason.");
    return Say::tr("The other side ended the connection: “%1”").arg(parting.text);
}

} // namespace elgrande::lan
