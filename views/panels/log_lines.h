// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Turns the events of a game into lines of the log: which heading or turn a line belongs to, and which events are told
// in one line (three Caballeros placed in one region, the five action cards of a round).
#pragma once

#include "views/game/third_place.h"
#include "views/texts/texts.h"

#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <map>
#include <vector>

namespace elgrande {

struct LogLine {
    enum class Kind { Round, Turn, Deed, Detail }; // a heading; the first line of a turn; the rest of it; points
    Kind kind = Kind::Deed;
    QString html;
};

// That event says that a special action is left, of a card that lay before the seat when the round began: it is kept
// further, so nothing is lost and nothing told. Not so where the history does not say how the card came there.
bool isLeftForLater(const Catalogue& catalogue, const std::vector<Event>& history, std::size_t at);

class LogLines {
    Q_DECLARE_TR_FUNCTIONS(elgrande::LogLines)

  public:
    LogLines(const Catalogue& catalogue, texts::Names names)
        : catalogue_(catalogue)
        , names_(std::move(names)) {}

    // Tells the next event. `replaces`: the line takes the place of the last one, which told the beginning of it.
    struct Told {
        bool silent = false; // no line for this event
        bool replaces = false;
        LogLine line;
        QString remark; // a line of its own below it
    };
    Told tell(const Event& event);

  private:
    EventFamily familyOf(const Event& event) const { return catalogue_.event(event.kind).family; }
    bool joinsLast(const Event& event) const;
    Event joinedWithLast(const Event& event) const;
    LogLine::Kind kindOf(const Event& event);
    QString joinedCards(const Event& event);
    QString joinedPowers(const Event& event);
    QString words(const Event& event, const Event& joined);

    const Catalogue& catalogue_;
    texts::Names names_;
    Event last_; // as joined so far
    bool hasLast_ = false;
    LogLine::Kind lastKind_ = LogLine::Kind::Deed;
    Seat turn_ = Seat::None;     // whose deeds are being told
    std::map<Token, Area> lies_; // tokens that have been moved, as far as it has been told
    ThirdPlace third_;
    std::vector<Card> cards_;   // revealed so far in this round
    std::vector<Power> powers_; // given so far to one seat
};

} // namespace elgrande
