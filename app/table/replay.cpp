// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/replay.h"

#include "model/position/record_start.h"
#include "model/rules/engine.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande {

namespace {

constexpr int kUsualPace = 700; // milliseconds

} // namespace

Replay::Replay(GameModel& model, QObject* parent)
    : QObject(parent)
    , screen_(model) {
    clock_.setInterval(kUsualPace);
    connect(&clock_, &QTimer::timeout, this, [this] {
        if (held_) return;
        step(1);
        if (position_ == length()) setPlaying(false);
    });
}

Replay::~Replay() = default;

Result<void> Replay::open(const QString& recordText, int event) {
    auto record = recordFromText(recordText.toStdString());
    if (!record) return record.fault();
    auto origin = startOf(*record);
    if (!origin) return origin.fault();
    auto checked = replay(*origin->rules, origin->state, *record);
    if (!checked) return checked.fault();

    setPlaying(false);
    record_ = std::move(*record);
    rules_ = origin->rules;
    start_ = origin->state;
    moments_.clear();
    EventLog log;
    ActionList legal;
    State state = start_;
    advance(*rules_, state, legal, &log);
    moments_.push_back({state, log.events.size()});
    for (const Move& move : record_.moves) {
        play(*rules_, state, move, legal, &log);
        moments_.push_back({state, log.events.size()});
    }
    events_ = std::move(log.events);
    findMarks();

    ScreenGame game = Screen::gameOf(rules_, record_);
    game.aids = game.aids || isOver(); // nobody looks back to get round the lock of a running game
    only_ = Screen::onlyPerson(game.persons);
    screen_.begin(std::move(game), moments_.back().state);
    if (isOver()) screen_.offerReview(start_, record_.moves);
    position_ = -1;
    goTo(event < 0 ? length() : positionOfEvent(static_cast<std::size_t>(event)));
    return {};
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
    for (std::size_t i = 0; i < moments_.size(); ++i) {
        const std::size_t from = i == 0 ? 0 : moments_[i - 1].events;
        const auto add = [this, i](ReplayMark::Kind kind, int number) {
            marks_.push_back({kind, static_cast<int>(i), number});
        };
        for (std::size_t e = from; e < moments_[i].events; ++e) {
            if (events_[e].kind == EventKind::RoundBegan) add(ReplayMark::Kind::Round, events_[e].number);
            if (events_[e].kind == EventKind::ScoringBegan) add(ReplayMark::Kind::Scoring, events_[e].number);
        }
    }
}

int Replay::positionOfEvent(std::size_t event) const {
    const auto at =
        std::find_if(moments_.begin(), moments_.end(), [&](const Moment& each) { return each.events > event; });
    return std::min(static_cast<int>(at - moments_.begin()), length());
}

std::size_t Replay::eventsUntilMove(int position) const {
    return position <= 0 ? 0 : moments_[static_cast<std::size_t>(std::min(position, length()) - 1)].events;
}

std::optional<ReplayAnswer> Replay::answer() const {
    if (!isOpen() || position_ <= 0) return {};
    const std::size_t before = static_cast<std::size_t>(position_) - 1;
    const Move& move = record_.moves[before];
    if (move.seat == Seat::Table) return {};
    return ReplayAnswer{decisionFor(*rules_, moments_[before].state, move.seat), move.action};
}

int Replay::positionBefore(std::size_t event) const { return std::max(positionOfEvent(event) - 1, 0); }

QString Replay::recordUpTo(int position) const {
    Record part = record_;
    part.moves.resize(static_cast<std::size_t>(std::clamp(position, 0, length())));
    std::erase_if(part.tags, [](const auto& tag) { return tag.first == "Result"; });
    if (position < length()) part.noteSeenBefore();
    return QString::fromStdString(toText(*rules_, part, &start_));
}

std::vector<Event> Replay::eventsUntil(int position) const {
    const auto end = static_cast<std::ptrdiff_t>(moments_[static_cast<std::size_t>(position)].events);
    return {events_.begin(), events_.begin() + end};
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
            screen_.add(events_[i]);
    } else {
        screen_.retell(eventsUntil(position));
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
    screen_.show(state, viewer(), std::nullopt, std::move(waiting), Seat::None, std::move(offers));
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
    if (!isOpen() || viewer == this->viewer() || std::find(allowed.begin(), allowed.end(), viewer) == allowed.end())
        return;
    screen_.setReader(viewer);
    screen_.retell(eventsUntil(position_));
    show();
}

void Replay::setPlaying(bool playing) {
    if (playing == clock_.isActive()) return;
    if (playing && position_ == length()) goTo(0);
    playing ? clock_.start() : clock_.stop();
    emit playingChanged(playing);
}

void Replay::setPace(int milliseconds) { clock_.setInterval(milliseconds); }

void Replay::hold(bool held) { held_ = held; }

} // namespace elgrande

#include "moc_replay.cpp"
