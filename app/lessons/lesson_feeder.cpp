#include "app/lessons/lesson_feeder.h"

#include "model/observe/insight.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "views/texts/texts.h"

#include <algorithm>
#include <mutex>

namespace elgrande {
namespace {

constexpr const char* kNotMeant = "not-meant-in-lesson";

// The lesson's own words, registered like an expansion's.
void addLessonTexts() {
    static std::once_flag once;
    std::call_once(once, [] {
        texts::addTexts(QStringLiteral("lesson"), [](const QString& key) {
            if (key != QStringLiteral("refusal:") + QLatin1String(kNotMeant)) return QString();
            return LessonFeeder::tr("This is allowed as well, but not what the lesson is about now.");
        });
    });
}

class ModelSink final : public EventSink {
  public:
    explicit ModelSink(GameModel& model)
        : model_(model) {}
    void add(const Event& event) override { model_.report(asSeenBy(event, LessonPlan::kPlayer)); }

  private:
    GameModel& model_;
};

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
    , model_(model) {
    addLessonTexts();
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &LessonFeeder::watchOn);
    connect(&model_, &GameModel::chosen, this, &LessonFeeder::take);
}

Result<bool> LessonFeeder::begin(const LessonPlan& plan, std::size_t chapter, const QStringList& names) {
    auto built = RulesBuilder::build(plan.record.setup);
    if (!built) return Error{built.error()};
    const std::size_t first = plan.chapters.at(chapter).firstMove;
    auto replayed = replay(**built, initialState(**built), plan.record, static_cast<int>(first));
    if (!replayed) return Error{replayed.error()};
    pause_.stop();
    plan_ = &plan;
    rules_ = *built;
    state_ = replayed->state;
    names_ = names;
    chapter_ = chapter;
    step_ = 0;
    move_ = first;
    Catalogue catalogue = catalogueOf(*rules_);
    notMeant_ = static_cast<Refusal>(catalogue.refusals.size());
    catalogue.refusals.emplace_back(kNotMeant);
    std::vector<bool> persons(static_cast<std::size_t>(rules_->players), false);
    persons[index(LessonPlan::kPlayer)] = true;
    model_.startGame(std::move(catalogue), names, persons);
    std::vector<Event> events = std::move(replayed->events);
    for (Event& event : events) event = asSeenBy(event, LessonPlan::kPlayer);
    model_.setHistory(std::move(events));
    // As nobody's seat: a lesson says itself what is wise, so that no choice is asked about again.
    model_.setInsight([this](bool remembering) {
        return std::make_shared<const Insight>(rules_, InformationState(*rules_, state_, Seat::None), remembering);
    });
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
    ModelSink sink(model_);
    ActionList legal;
    play(*rules_, state_, plan_->record.moves[move_++], legal, &sink);
    while (move_ < plan_->record.moves.size() && plan_->record.moves[move_].seat == Seat::Table)
        play(*rules_, state_, plan_->record.moves[move_++], legal, &sink);
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
    model_.show(observe(*rules_, state_, LessonPlan::kPlayer), std::move(decision), std::move(waiting), Seat::None);
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
