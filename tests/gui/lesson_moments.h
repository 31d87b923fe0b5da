// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of a guided game against the engine: what the table is like when something is said, and whether the numbers
// in the words are those of the table. Facts about one lesson stand in its own test.
#pragma once

#include "app/lessons/lesson_plan.h"
#include "model/observe/catalogue.h"
#include "model/observe/observation.h"
#include "model/rules/rules.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace elgrande::gui {

// A step of the lesson: the table when it begins, what the player may do, and what happens until it ends.
struct Moment {
    const Rules& rules;
    const Catalogue& facts;
    State state; // when it begins
    Observation table;
    Observation after;
    std::vector<Move> moves;
    std::vector<Event> events; // of the step

    Area area(const char* id) const { return facts.area(id); }
    int caballeros(Owner owner, const char* id) const { return after.at(area(id), owner); }
    int caballeros(Seat seat, const char* id) const { return caballeros(ownerOf(seat), id); }
    int before(Owner owner, const char* id) const { return table.at(area(id), owner); }
    int before(Seat seat, const char* id) const { return before(ownerOf(seat), id); }
    int value(const char* id, int rank) const;
    int printed(const char* id, int rank) const;
    int power(Seat seat) const;
    int meantPower() const { return facts.powers[moves.front().action.a].value; }
    int brings(int power) const;      // Caballeros to the court; -1: there is no such card
    int caballerosOf(Card) const;     // that it places
    std::vector<int> offered() const; // values of the power cards that the player may play, ascending
    // Those that leave as many others in front as the meant one does.
    std::vector<int> equallyGood() const;
    // How much more, or less, the player would have in the general scoring with `more` Caballeros there.
    int gain(Area place, int more) const;
    int points(Seat seat, const char* id) const;
    int points(Seat seat, const char* id, Reason reason) const;
    bool told(EventKind kind, Seat seat) const;
};

class LessonMoments {
  public:
    using Numbers = std::vector<int>;
    using Facts = std::map<QString, std::function<Numbers(const Moment&)>>;

    // An error is a fault of the lesson's files.
    Result<void> load(const QString& lesson);

    const LessonPlan& plan() const { return *plan_; }
    const Rules& rules() const { return *rules_; }
    const Catalogue& facts() const { return facts_; }
    Moment at(const QString& key) const; // "chapter/step"
    QStringList lit(const QString& key) const;

    // What is said in one language where its digits are not the numbers `meant`; a step may look back at an `earlier`
    // one. `checked` becomes how many numbers there are.
    QStringList wrongNumbers(const QString& language, const Facts& meant, const QHash<QString, QString>& earlier,
                             int& checked) const;

  private:
    QString lesson_;
    std::optional<LessonPlan> plan_;
    std::shared_ptr<const Rules> rules_;
    Catalogue facts_;
};

} // namespace elgrande::gui
