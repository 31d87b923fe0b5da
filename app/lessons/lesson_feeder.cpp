#include "app/lessons/lesson_feeder.h"

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
            return LessonFeeder::tr("This is allowed as well, but not what the lesson is about now.");
        });
    });
}

// What a view would mark as refused for an action that is not meant; nothing where it is a button.
std::optional<Refused> subjectOf(const Catalogue& catalogue, Action action, Refusal why) {
    const std::array<std::uint8_t, 3> values{action.a, action.b, action.c};
    const auto& operands = catalogue.actions[index(action.kind)].operands;
    for (std::size_t i = operands.size(); i-- > 0;) {
        if (operands[i] == Operand::Area) return Refused{Refused::Subject::Area, values[i], why};
        if (operands[i] == Operand::Card) return Refused{Refused::Subject::Card, values[i], why};
        if (operands[i] == Operand::Power) return Refused{Refused::Subject::Power, values[i], why};
    }
    return {};
}

} // namespace

LessonFeeder::LessonFeeder(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model)
    , screen_(model) {
    addLessonTexts();
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &LessonFeeder::watchOn);
    connect(&model_, &GameModel::chosen, this, &LessonFeeder::take);
}

Result<bool> LessonFeeder::begin(const LessonPlan& plan, std::size_t chapter, const QStringList& names) {
    auto built = RulesBuilder::build(plan.record.setup);
    if (!built) return built.fault();
    const std::size_t first = plan.chapters.at(chapter).firstMove;
    auto replayed = replay(**built, initialState(**built), plan.record, static_cast<int>(first));
    if (!replayed) return replayed.fault();
    pause_.stop();
    plan_ = &plan;
    rules_ = *built;
    state_ = replayed->state;
    names_ = names;
    chapter_ = chapter;
    step_ = 0;
    move_ = first;
    notMeant_ = static_cast<Refusal>(rules_->words.refusals.size());
    ScreenGame game;
    game.rules = rules_;
    game.names = names;
    game.persons.resize(static_cast<std::size_t>(rules_->players));
    game.persons[index(LessonPlan::kPlayer)] = true;
    game.advice = false; // a lesson says itself what is wise
    game.refusals = {kNotMeant};
    game.words = kWords;
    screen_.begin(std::move(game), state_, std::move(replayed->events));
    emit chapterBegan(static_cast<int>(chapter_));
    enterStep();
    return true;
}

void LessonFeeder::close() {
    pause_.stop();
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
        nextStep();
    } else if (waitsForReading()) {
        nextStep();
    }
}

void LessonFeeder::nextStep() {
    if (isLastStep()) {
        emit finished();
        return;
    }
    if (++step_ == plan_->chapters[chapter_].steps.size()) {
        ++chapter_;
        step_ = 0;
        emit chapterBegan(static_cast<int>(chapter_));
    }
    enterStep();
}

void LessonFeeder::enterStep() {
    done_ = 0;
    show();
    emit stepChanged();
    if (running() && step().kind == LessonStep::Kind::Watch) pause_.start(pace_);
}

bool LessonFeeder::othersAreNext() const {
    return move_ < plan_->record.moves.size() && plan_->record.moves[move_].seat != LessonPlan::kPlayer;
}

void LessonFeeder::playRecorded() {
    ActionList legal;
    play(*rules_, state_, plan_->record.moves[move_++], legal, &screen_);
    while (move_ < plan_->record.moves.size() && plan_->record.moves[move_].seat == Seat::Table)
        play(*rules_, state_, plan_->record.moves[move_++], legal, &screen_);
}

void LessonFeeder::watchOn() {
    if (!running()) return;
    if (!othersAreNext()) {
        nextStep();
        return;
    }
    playRecorded();
    show();
    pause_.start(pace_);
}

void LessonFeeder::take(Seat seat, Action action) {
    if (!running() || step().kind != LessonStep::Kind::Do || othersAreNext()) return;
    if (plan_->record.moves[move_] != Move{seat, action}) {
        show(); // asks again
        emit otherChosen();
        return;
    }
    playRecorded();
    if (++done_ < step().count)
        show();
    else
        nextStep();
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

Decision LessonFeeder::limited(Decision decision) const {
    if (step().open) return decision;
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
    return decision;
}

} // namespace elgrande
