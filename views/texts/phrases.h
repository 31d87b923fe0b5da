// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts that sentences of the log, prompts and buttons are put together from: seats, places with their
// prepositions, cards, counted pieces; plain or as HTML with links. The log panel uses it too.
//
// Named places in patterns:
//   {seat} who acts or is asked · {other} who carries out the card that others answer to · {holder} before whom a token
//   lies · {pieces} counted Caballeros: "2 of Ada's Caballeros", "2 Caballeros" of {seat}, "2 black Caballeros" of
//   nobody · {whose} the same, but "2 of their own Caballeros" of {seat} · {place} the place · {in} in it · {to} to it
//   · {from} from the place that something comes from · {card} action card · {power} power card · {token} token or
//   scoreboard · {number} a number · {round} the number of a round · {foreign} a second number, of foreign Caballeros ·
//   {reason} of points · {owner} whose pieces · {rank} a rank that gives no points · {next} what is about to happen ·
//   {more} “ more” where some have been counted before · %n the number that chooses the plural
#pragma once

#include "views/texts/texts.h"

#include <utility>

namespace elgrande::texts {

// What one sentence speaks of.
struct Spoken {
    Seat seat = Seat::None;
    Seat other = Seat::None;
    Seat holder = Seat::None;
    Owner owner = Owner::None;
    Area from = Area::None;
    Area to = Area::None;
    Card card = Card::None;
    Power power = Power::None;
    QString powers; // several, in the place of `power`
    Token token = Token::None;
    Reason reason = Reason::Rank;
    int rank = 0;
    bool tied = false;
    int number = 0;
    int foreign = 0;
    QString next;
    bool more = false;
    bool namesSeat = false; // the sentence names `seat`, so that its own pieces need no name
};

// Replaces {name} by what `value` says for the name; unlike QString::arg() it asks only for what the pattern needs.
QString fill(const QString& pattern, const std::function<QString(QStringView name)>& value);

class Phrases {
  public:
    Phrases(const Catalogue& catalogue, const Names& names, bool rich, TokenPlace placeOf = {})
        : catalogue_(catalogue)
        , names_(names)
        , rich_(rich)
        , placeOf_(std::move(placeOf)) {}

    QString say(const QString& pattern, const Spoken& spoken) const;
    QString card(Card card) const;

  private:
    struct Part;
    static const Part* parts(); // one for each name, the last one without a name
    QString seat(Seat seat) const;
    QString owner(Owner owner) const;
    QString place(Area area) const;
    QString placed(const QString& preposition, Area area) const;
    Area startOf(const Spoken& of) const;
    QString power(Power power) const;
    QString token(Token token) const;
    QString pieces(const Spoken& of, const QString& own) const;
    QString linked(const QString& target, const QString& text) const;

    const Catalogue& catalogue_;
    const Names& names_;
    bool rich_;
    TokenPlace placeOf_;
};

} // namespace elgrande::texts
