// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tutorial/lesson_feeder.h"

#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "views/texts/texts.h"

#include <algorithm>
#include <mutex>

namespace elgrande {
namespace {

constexpr const char* kNotMeant = "not-meant-in-lesson";
constexpr const char* kWords = "lesson"; // source of the lesson's own words

// The lesson's own words, registered like an expansion's.
void addLessonTexts() {
    static std::once_flag once;
    std::call_once(once, [] {
        texts::addTexts(QLatin1String(kWords), [](const QString& key, int) {
            if (key != QStringLiteral("refusal:") + QLatin1String(kNotMeant)) return QString();
            return LessonFeeder::tr("That is allowed, but it is not what you are asked to do here.");
        });
    });
}

// What a view would mark as refused for an action that is not meant; nothing where it is a button.
std::optional<Refused> subjectOf(const Catalogue& catalogue, Action action, Refusal why) {
    std::optional<Refused> last;
    for (const auto& [means, value] : saidBy(catalogue.actions[index(action.kind)], action)) {
        if (means == Operand::Area) last = Refused{Refused::Subject::Area, value, why};
        if (means == Operand::Card) last = Refused{Refused::Subject::Card, value, why};
        if (means == Operand::Power) last = Refused{Refused::Subject::Power, value, why};
    }
    return last;
}

} // namespace

LessonFeeder::LessonFeeder(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model)
    , screen_(model)
    , pause_(this) {
    addLessonTexts();
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &LessonFeeder::watchOn);
    connect(&model_, &GameModel::chosen, this, &LessonFeeder::take);
}

Result<void> LessonFeeder::begin(const LessonPlan& plan, std::size_t chapter, const QStringList& names) {
    auto built = RulesBuilder::build(plan.record.setup);
    if (!built) return built.fault();
    pause_.stop();
    plan_ = &plan;
    rules_ = *built;
    auto events = replayTo(plan.chapters.at(chapter).steps.front().firstMove);
    if (!events) return events.fault();
    names_ = names;
    chapter_ = chapter;
    step_ = 0;
    notMeant_ = static_cast<Refusal>(rules_->words.refusals.size());
    ScreenGame game;
    game.rules = rules_;
    game.names = names;
    game.persons.resize(static_cast<std::size_t>(rules_->players));
    game.persons[index(LessonPlan::kPlayer)] = true;
    game.advice = false; // a lesson says itself what is wise
    game.refusals = {kNotMeant};
    game.words = kWords;
    screen_.begin(std::move(game), state_, std::move(*events));
    emit chapterBegan(static_cast<int>(chapter_));
    enterStep();
    return {};
}

Result<std::vector<Event>> LessonFeeder::replayTo(std::size_t move) {
    auto replayed = replay(*rules_, initialState(*rules_), plan_->record, static_cast<int>(move));
    if (!replayed) return replayed.fault();
    state_ = replayed->state;
    move_ = move;
    return std::move(replayed->events);
}

const LessonStep* LessonFeeder::stepAfter() const {
    const std::vector<LessonStep>& steps = plan_->chapters[chapter_].steps;
    return step_ + 1 < steps.size() ? &steps[step_ + 1] : nullptr;
}

void LessonFeeder::close() {
    pause_.stop();
    over_ = false;
    plan_ = nullptr;
}

bool LessonFeeder::isLastStep() const {
    return chapter_ + 1 == plan_->chapters.size() && step_ + 1 == plan_->chapters[chapter_].steps.size();
}

QString LessonFeeder::recordText(const std::string& agent) const {
    Record record = plan_->record;
    record.moves.resize(move_);
    record.names.clear();
    for (const QString& name : names_) record.names.push_back(name.toStdString());
    record.agents.assign(record.names.size(), agent);
    record.agents[index(LessonPlan::kPlayer)].clear();
    return QString::fromStdString(toText(*rules_, record));
}

void LessonFeeder::goOn() {
    if (!running()) return;
    if (pause_.isActive()) {
        pause_.stop();
        while (othersAreNext()) playRecorded();
        showUnasked();
        stepOver();
    } else if (waitsForReading()) {
        nextStep();
    }
}

std::optional<LessonFeeder::Place> LessonFeeder::stepBefore() const {
    Place place{chapter_, step_};
    if (done_ > 0) return place; // its beginning
    while (place.chapter > 0 || place.step > 0) {
        if (place.step == 0) place.step = plan_->chapters[--place.chapter].steps.size();
        if (plan_->chapters[place.chapter].steps[--place.step].kind != LessonStep::Kind::Watch) return place;
    }
    return {};
}

void LessonFeeder::goBack() {
    if (!canGoBack()) return;
    pause_.stop();
    over_ = false; // a film that ends with this leads nowhere
    const Place place = *stepBefore();
    auto events = replayTo(plan_->chapters[place.chapter].steps[place.step].firstMove);
    if (!events) return;
    const bool chapterToo = place.chapter != chapter_;
    chapter_ = place.chapter;
    step_ = place.step;
    screen_.retell(std::move(*events));
    if (chapterToo) emit chapterBegan(static_cast<int>(chapter_));
    enterStep();
}

void LessonFeeder::hold(bool held) {
    held_ = held;
    if (held || !running()) return;
    if (over_)
        nextStep();
    else if (step().kind == LessonStep::Kind::Watch && !pause_.isActive())
        pause_.start(pace_);
}

void LessonFeeder::filmStands() {
    const LessonStep* next = running() ? stepAfter() : nullptr;
    const bool told = next != nullptr && next->film && next->kind == LessonStep::Kind::Say;
    if (!told || step().kind != LessonStep::Kind::Watch || move_ < step().endMove) return;
    pause_.stop();
    nextStep();
}

// What the step has brought is looked at first.
void LessonFeeder::stepOver() {
    const LessonStep* next = stepAfter();
    const bool goesAlong = next != nullptr && next->film && next->kind == LessonStep::Kind::Watch;
    over_ = held_ && !goesAlong;
    if (!over_) nextStep();
}

void LessonFeeder::nextStep() {
    over_ = false;
    const bool chapterToo = step_ + 1 == plan_->chapters[chapter_].steps.size();
    if (chapterToo) emit chapterFinished(static_cast<int>(chapter_));
    if (isLastStep()) {
        emit finished();
        return;
    }
    ++step_;
    if (chapterToo) {
        ++chapter_;
        step_ = 0;
        emit chapterBegan(static_cast<int>(chapter_));
    }
    enterStep();
}

void LessonFeeder::enterStep() {
    done_ = 0;
    over_ = false;
    if (step().kind != LessonStep::Kind::Do) model_.thinkAgain(); // a row of choices ends where there is to read
    dealTo(step().firstMove);
    show();
    emit stepChanged();
    if (running() && step().kind == LessonStep::Kind::Watch) pause_.start(pace_);
}

bool LessonFeeder::othersAreNext() const {
    return move_ < step().endMove && plan_->record.moves[move_].seat != LessonPlan::kPlayer;
}

// What the table deals at the end of a step belongs to the next one.
void LessonFeeder::playRecorded() {
    ActionList legal;
    do play(*rules_, state_, plan_->record.moves[move_++], legal, &screen_);
    while (move_ < step().endMove && plan_->record.moves[move_].seat == Seat::Table);
}

void LessonFeeder::dealTo(std::size_t move) {
    ActionList legal;
    while (move_ < move) play(*rules_, state_, plan_->record.moves[move_++], legal, &screen_);
}

void LessonFeeder::watchOn() {
    if (!running() || held_) return;
    if (!othersAreNext()) {
        stepOver();
        return;
    }
    playRecorded();
    show();
    pause_.start(pace_);
}

void LessonFeeder::take(Seat seat, Action action) {
    if (!running() || step().kind != LessonStep::Kind::Do || over_ || othersAreNext()) return;
    if (plan_->record.moves[move_] != Move{seat, action}) {
        model_.thinkAgain();
        show(); // asks again
        emit otherChosen();
        return;
    }
    emit meantChosen(done_ + 1 == step().count);
    playRecorded();
    if (++done_ < step().count) {
        show();
    } else {
        showUnasked();
        stepOver();
    }
}

void LessonFeeder::show() {
    std::optional<Decision> decision;
    std::vector<Seat> waiting;
    if (step().kind == LessonStep::Kind::Do) {
        decision = limited(decisionFor(*rules_, state_, LessonPlan::kPlayer));
        waiting.push_back(LessonPlan::kPlayer);
    } else if (step().kind == LessonStep::Kind::Watch && othersAreNext()) {
        waiting.push_back(plan_->record.moves[move_].seat);
    }
    screen_.show(state_, LessonPlan::kPlayer, std::move(decision), std::move(waiting));
}

void LessonFeeder::showUnasked() { screen_.show(state_, LessonPlan::kPlayer, std::nullopt, {}); }

Decision LessonFeeder::limited(Decision decision) const {
    if (step().open) return decision;
    const auto& legal = decision.legal;
    const bool mayEnd = std::find(legal.begin(), legal.end(), act(ActionKind::End)) != legal.end();
    const Action meant = plan_->record.moves[move_].action;
    const auto meantSubject = subjectOf(model_.catalogue(), meant, notMeant_);
    for (const Action action : decision.legal) {
        if (action == meant) continue;
        const auto subject = subjectOf(model_.catalogue(), action, notMeant_);
        const auto& known = decision.refused;
        if (subject && subject != meantSubject && std::find(known.begin(), known.end(), *subject) == known.end())
            decision.refused.push_back(*subject);
    }
    decision.legal = {meant};
    // Without it the table would say that the rest of the turn is required.
    if (mayEnd && meant.kind != ActionKind::End) decision.legal.push_back(act(ActionKind::End));
    return decision;
}

} // namespace elgrande

#include "moc_lesson_feeder.cpp"
