// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/lesson_moments.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <QRegularExpression>

#include <algorithm>

namespace elgrande::gui {
namespace {

constexpr Seat kYou = LessonPlan::kPlayer;

QString withoutMarks(QString words) {
    static const QRegularExpression names(QStringLiteral("\\{[0-9]\\}|F1|1996|2023"));
    return words.remove(names);
}

LessonMoments::Numbers digitsIn(const QString& words) {
    static const QRegularExpression number(QStringLiteral("\\b[0-9]+(?=\\b|er)"));
    LessonMoments::Numbers found;
    for (auto match = number.globalMatch(words); match.hasNext();) found.push_back(match.next().captured().toInt());
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace

int Moment::value(const char* id, int rank) const {
    return valuesOf(rules, state, area(id))[static_cast<std::size_t>(rank - 1)];
}

int Moment::printed(const char* id, int rank) const {
    return facts.areas[index(area(id))].values[static_cast<std::size_t>(rank - 1)];
}

int Moment::power(Seat seat) const { return facts.powers[index(table.seats[index(seat)].played)].value; }

int Moment::brings(int power) const {
    for (const PowerFacts& each : facts.powers)
        if (each.value == power) return each.caballeros;
    return -1;
}

int Moment::caballerosOf(Card card) const { return facts.cards[index(card)].caballeros; }

std::vector<int> Moment::offered() const {
    std::vector<int> values;
    for (const Action action : decisionFor(rules, state, kYou).legal) values.push_back(facts.powers[action.a].value);
    std::sort(values.begin(), values.end());
    return values;
}

std::vector<int> Moment::equallyGood() const {
    const auto ahead = [this](int value) {
        return std::count_if(table.seats.begin(), table.seats.end(), [&](const SeatSeen& seat) {
            return seat.played != Power::None && facts.powers[index(seat.played)].value > value;
        });
    };
    std::vector<int> values = offered();
    std::erase_if(values, [&](int value) { return ahead(value) != ahead(meantPower()); });
    return values;
}

int Moment::gain(Area place, int more) const {
    State moved = state;
    const int now = pointsIn(rules, moved, place)[index(kYou)];
    std::uint8_t& own = moved.at(place, ownerOf(kYou));
    own = static_cast<std::uint8_t>(own + more);
    return pointsIn(rules, moved, place)[index(kYou)] - now;
}

int Moment::points(Seat seat, const char* id) const {
    int all = 0;
    for (const Event& event : events)
        if (event.kind == EventKind::Points && event.seat == seat && event.to == area(id)) all += event.number;
    return all;
}

int Moment::points(Seat seat, const char* id, Reason reason) const {
    int all = 0;
    for (const Event& event : events)
        if (event.kind == EventKind::Points && event.seat == seat && event.to == area(id) && event.reason == reason)
            all += event.number;
    return all;
}

bool Moment::told(EventKind kind, Seat seat) const {
    return std::any_of(events.begin(), events.end(),
                       [=](const Event& event) { return event.kind == kind && event.seat == seat; });
}

Result<void> LessonMoments::load(const QString& lesson) {
    auto plan = lessonPlan(lesson);
    if (!plan) return plan.fault();
    auto rules = RulesBuilder::build((*plan).record.setup);
    if (!rules) return rules.fault();
    lesson_ = lesson;
    plan_ = std::move(*plan);
    rules_ = *rules;
    facts_ = catalogueOf(*rules_);
    return {};
}

Moment LessonMoments::at(const QString& key) const {
    std::vector<const LessonStep*> steps;
    QStringList keys;
    for (const LessonChapter& chapter : plan_->chapters)
        for (const LessonStep& step : chapter.steps) {
            steps.push_back(&step);
            keys << chapter.id + u'/' + step.id;
        }
    const qsizetype which = keys.indexOf(key);
    if (which < 0) qFatal("no step %s", qPrintable(key));
    const std::size_t first = steps[static_cast<std::size_t>(which)]->firstMove;
    const std::size_t end =
        which + 1 < keys.size() ? steps[static_cast<std::size_t>(which) + 1]->firstMove : plan_->record.moves.size();
    const auto reached = [this](std::size_t move) {
        return *replay(*rules_, initialState(*rules_), plan_->record, static_cast<int>(move));
    };
    const Replayed before = reached(first);
    const Replayed after = reached(end);
    const auto& moves = plan_->record.moves;
    return {*rules_,
            facts_,
            before.state,
            observe(*rules_, before.state, kYou),
            observe(*rules_, after.state, kYou),
            {moves.begin() + static_cast<std::ptrdiff_t>(first), moves.begin() + static_cast<std::ptrdiff_t>(end)},
            {after.events.begin() + static_cast<std::ptrdiff_t>(before.events.size()), after.events.end()}};
}

QStringList LessonMoments::lit(const QString& key) const {
    for (const LessonChapter& chapter : plan_->chapters)
        for (const LessonStep& step : chapter.steps)
            if (chapter.id + u'/' + step.id == key) return step.lit;
    qFatal("no step %s", qPrintable(key));
}

QStringList LessonMoments::wrongNumbers(const QString& language, const Facts& meant,
                                        const QHash<QString, QString>& earlier, int& checked) const {
    QStringList wrong;
    checked = 0;
    const LessonTexts said = lessonTexts(lesson_, language);
    for (auto each = said.begin(); each != said.end(); ++each) {
        const Numbers found = digitsIn(withoutMarks(each.value()));
        Numbers numbers;
        if (const auto fact = meant.find(each.key()); fact != meant.end()) {
            const QString step = QString(each.key()).remove(u'?');
            numbers = fact->second(at(earlier.value(step, step)));
        }
        std::sort(numbers.begin(), numbers.end());
        checked += static_cast<int>(found.size());
        if (found != numbers) wrong << each.key() + QStringLiteral(": ") + each.value();
    }
    return wrong;
}

} // namespace elgrande::gui
