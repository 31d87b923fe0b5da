// The parts that sentences of the log, prompts and buttons are put together from: seats, places with their
// prepositions, cards, counted pieces; plain or as HTML with links. Inner header of views/texts, used by the log panel
// too.
//
// Numbers in patterns: %1 seat · %2 place · %3 number · %4 action card · %5 value of a power card · %6 counted pieces
// ("2 red Caballeros") · %7 scoreboard · %8 in the place · %9 to the place · %10 from the place that it comes from ·
// %11 reason · %12 the other seat (who carries out the card) · %13 second number · %14 what is about to happen.
#pragma once

#include "views/texts/texts.h"

namespace elgrande::texts {

class Phrases {
  public:
    Phrases(const Catalogue& catalogue, const Names& names, bool rich)
        : catalogue_(catalogue)
        , names_(names)
        , rich_(rich) {}

    QString seat(Seat seat) const;
    QString place(Area area) const;
    QString in(Area area) const { return placed(QStringLiteral("in"), area); }
    QString to(Area area) const { return placed(QStringLiteral("to"), area); }
    QString from(Area area) const { return placed(QStringLiteral("from"), area); }
    QString card(Card card) const;
    QString power(Power power) const;
    QString board(Board board) const;
    QString pieces(Owner owner, int count) const;
    const Catalogue& catalogue() const { return catalogue_; }

  private:
    QString placed(const QString& preposition, Area area) const;
    QString linked(const QString& target, const QString& text) const;

    const Catalogue& catalogue_;
    const Names& names_;
    bool rich_;
};

} // namespace elgrande::texts
