#include "app/table/replay.h"

#include "model/observe/insight.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr int kUsualPace = 700; // milliseconds

} // namespace

Replay::Replay(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model) {
    clock_.setInterval(kUsualPace);
    connect(&clock_, &QTimer::timeout, this, [this] {
        step(1);
        if (position_ == length()) setPlaying(false);
    });
}

Replay::~Replay() = default;

Result<bool> Replay::open(const QString& recordText) {
    auto record = recordFromText(recordText.toStdString());
    if (!record) return Error{record.error()};
    auto built = RulesBuilder::build(record->setup);
    if (!built) return Error{built.error()};
    auto checked = replay(**built, initialState(**built), *record);
    if (!checked) return Error{checked.error()};

    setPlaying(false);
    record_ = std::move(*record);
    rules_ = *built;
    moments_.clear();
    EventLog log;
    ActionList legal;
    State state = initialState(*rules_);
    advance(*rules_, state, legal, &log);
    moments_.push_back({state, log.events.size()});
    for (const Move& move : record_.moves) {
        play(*rules_, state, move, legal, &log);
        moments_.push_back({state, log.events.size()});
    }
    events_ = std::move(log.events);
    record_.names.resize(static_cast<std::size_t>(rules_->players));
    record_.agents.resize(record_.names.size());
    const auto persons = std::count(record_.agents.begin(), record_.agents.end(), std::string());
    const auto person = std::find(record_.agents.begin(), record_.agents.end(), std::string());
    only_ = persons == 1 ? seatAt(static_cast<int>(person - record_.agents.begin())) : Seat::None;
    viewer_ = only_;
    findMarks();

    QStringList names;
    std::vector<bool> arePersons;
    for (std::size_t i = 0; i < record_.names.size(); ++i) {
        names << QString::fromStdString(record_.names[i]);
        arePersons.push_back(record_.agents[i].empty());
    }
    model_.startGame(catalogueOf(*rules_), names, arePersons);
    model_.setInsight([this](bool remembering) {
        const State& now = moments_[static_cast<std::size_t>(std::max(0, position_))].state;
        return std::make_shared<const Insight>(rules_, InformationState(*rules_, now, viewer_), remembering);
    });
    position_ = -1;
    goTo(length());
    return true;
}

bool Replay::isOver() const { return rules_ != nullptr && moments_.back().state.over(); }

std::vector<Seat> Replay::viewers() const {
    if (!isOver()) return {only_};
    std::vector<Seat> all{only_};
    for (Seat seat : rules_->seats())
        if (seat != only_) all.push_back(seat);
    if (only_ != Seat::None) all.push_back(Seat::None);
    return all;
}

void Replay::findMarks() {
    marks_.clear();
    const auto add = [this](ReplayMark::Kind kind, std::size_t at, int number, Seat seat) {
        marks_.push_back({kind, static_cast<int>(at), number, seat});
    };
    for (std::size_t i = 0; i < moments_.size(); ++i) {
        const std::size_t from = i == 0 ? 0 : moments_[i - 1].events;
        for (std::size_t e = from; e < moments_[i].events; ++e) {
            const Event& event = events_[e];
            if (event.kind == EventKind::RoundBegan) add(ReplayMark::Kind::Round, i, event.number, Seat::None);
            if (event.kind == EventKind::ScoringBegan) add(ReplayMark::Kind::Scoring, i, event.number, Seat::None);
            // A turn begins with its first own deed; the moment before it is what one wants to see.
            if (event.kind == EventKind::CourtFilled && i > 0) add(ReplayMark::Kind::Turn, i - 1, 0, event.seat);
        }
    }
}

int Replay::positionOfEvent(std::size_t event) const {
    const auto at =
        std::find_if(moments_.begin(), moments_.end(), [&](const Moment& each) { return each.events > event; });
    return std::min(static_cast<int>(at - moments_.begin()), length());
}

QString Replay::recordUpTo(int position) const {
    Record part = record_;
    part.moves.resize(static_cast<std::size_t>(std::clamp(position, 0, length())));
    std::erase_if(part.tags, [](const auto& tag) { return tag.first == "Result"; });
    return QString::fromStdString(toText(*rules_, part));
}

std::vector<Event> Replay::historyAt(int position) const {
    const std::size_t count = moments_[static_cast<std::size_t>(position)].events;
    std::vector<Event> history;
    history.reserve(count);
    for (std::size_t i = 0; i < count; ++i) history.push_back(asSeenBy(events_[i], viewer_));
    return history;
}

void Replay::goTo(int position) {
    if (!isOpen()) return;
    position = std::clamp(position, 0, length());
    if (position == position_) return;
    const bool oneFurther = position == position_ + 1 && position_ >= 0;
    const std::size_t told = oneFurther ? moments_[static_cast<std::size_t>(position_)].events : 0;
    position_ = position;
    if (oneFurther) { // what happens is seen happening
        for (std::size_t i = told; i < moments_[static_cast<std::size_t>(position)].events; ++i)
            model_.report(asSeenBy(events_[i], viewer_));
    } else {
        model_.setHistory(historyAt(position));
    }
    show();
    emit moved(position_);
}

void Replay::show() {
    const State& state = moments_[static_cast<std::size_t>(position_)].state;
    std::vector<Seat> waiting;
    for (Seat seat : actors(*rules_, state))
        if (seat != Seat::Table) waiting.push_back(seat);
    TableOffers offers;
    offers.looking = true;
    model_.show(observe(*rules_, state, viewer_), std::nullopt, std::move(waiting), Seat::None, std::move(offers));
}

void Replay::jump(ReplayMark::Kind kind, int direction) {
    int best = direction > 0 ? length() : 0;
    for (const ReplayMark& mark : marks_) {
        if (mark.kind != kind) continue;
        if (direction > 0 && mark.at > position_) best = std::min(best, mark.at);
        if (direction < 0 && mark.at < position_) best = std::max(best, mark.at);
    }
    goTo(best);
}

void Replay::setViewer(Seat viewer) {
    const std::vector<Seat> allowed = viewers();
    if (!isOpen() || viewer == viewer_ || std::find(allowed.begin(), allowed.end(), viewer) == allowed.end()) return;
    viewer_ = viewer;
    model_.setHistory(historyAt(position_));
    show();
}

void Replay::setPlaying(bool playing) {
    if (playing == clock_.isActive()) return;
    if (playing && position_ == length()) goTo(0);
    playing ? clock_.start() : clock_.stop();
    emit playingChanged(playing);
}

void Replay::setPace(int milliseconds) { clock_.setInterval(milliseconds); }

} // namespace elgrande
