// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/observe/score_story.h"

#include <algorithm>
#include <cstdlib>

namespace elgrande {
namespace {

// Where the game is, while its events go by.
struct Stage {
    int round = 0;
    int scoring = 0; // general scoring under way
    Card card = Card::None;
    Seat seat = Seat::None;
    Area scored = Area::None; // the place under way
    std::size_t began = 0;    // the scoring, the special action, or else the turn

    void follow(const Event& event, std::size_t number) {
        switch (event.kind) {
        case EventKind::RoundBegan:
            round = event.number;
            scoring = 0;
            card = Card::None;
            began = number;
            break;
        case EventKind::ScoringBegan:
            scoring = event.number;
            card = Card::None;
            began = number;
            break;
        case EventKind::SpecialAnnounced:
            card = event.card;
            seat = event.seat;
            scored = Area::None;
            began = number;
            break;
        case EventKind::PlaceScored:
            scored = event.to;
            if (scoring == 0 && card == Card::None) began = number;
            break;
        case EventKind::SpecialVetoed:
            card = Card::None;
            break;
        case EventKind::TurnPassed:
            card = Card::None;
            began = number + 1;
            break;
        default:
            break;
        }
    }
};

std::vector<int> leadsOf(const std::vector<int>& scores) {
    std::vector<int> leads;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        int best = 0;
        for (std::size_t other = 0; other < scores.size(); ++other)
            if (other != i) best = std::max(best, scores[other]);
        leads.push_back(scores[i] - best);
    }
    return leads;
}

bool isPoints(const Event& event, std::size_t players) {
    return event.kind == EventKind::Points && index(event.seat) < players;
}

// Whose special action it was; of what is no scoring, who got the points.
Seat doerOf(const Stage& stage, const Event& points) {
    if (stage.card != Card::None) return stage.seat;
    return points.reason >= Reason::FirstFree ? points.seat : Seat::None;
}

// The points of the same source so far.
std::vector<int>& pointsOf(std::vector<YieldRow>& rows, YieldRow source, std::size_t players) {
    for (YieldRow& row : rows)
        if (row.kind == source.kind && row.place == source.place && row.card == source.card &&
            row.reason == source.reason)
            return row.points;
    source.points.resize(players);
    rows.push_back(std::move(source));
    return rows.back().points;
}

} // namespace

std::vector<CourseMark> courseOf(const std::vector<Event>& history, int players) {
    const auto count = static_cast<std::size_t>(players);
    std::vector<CourseMark> course{{CourseMark::Kind::Start, 0, std::vector<int>(count)}};
    CourseMark open = course.front();
    const auto close = [&] {
        if (open.kind != CourseMark::Kind::Start) course.push_back(open);
        open.kind = CourseMark::Kind::Start;
    };
    for (const Event& event : history) {
        if (event.kind == EventKind::RoundBegan || event.kind == EventKind::ScoringBegan) {
            close();
            open.kind = event.kind == EventKind::RoundBegan ? CourseMark::Kind::Round : CourseMark::Kind::Scoring;
            open.number = event.number;
        }
        if (isPoints(event, count)) open.scores[index(event.seat)] += event.number;
    }
    close();
    return course;
}

std::vector<ScoreMoment> scoreMoments(const std::vector<Event>& history, int players) {
    const auto count = static_cast<std::size_t>(players);
    std::vector<ScoreMoment> moments;
    std::vector<int> scores(count);
    Stage stage;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const Event& event = history[i];
        stage.follow(event, i);
        if (!isPoints(event, count)) continue;
        if (moments.empty() || moments.back().event != stage.began) {
            const std::vector<int> leads = leadsOf(scores);
            moments.push_back({stage.began, stage.round, stage.scoring, stage.card, doerOf(stage, event), event.reason,
                               std::vector<int>(count), leads, leads});
        }
        ScoreMoment& moment = moments.back();
        moment.points[index(event.seat)] += event.number;
        scores[index(event.seat)] += event.number;
        moment.leadAfter = leadsOf(scores);
    }
    return moments;
}

std::vector<ScoreMoment> turningPoints(const std::vector<Event>& history, int players, Seat winner, int most) {
    std::vector<ScoreMoment> moments = scoreMoments(history, players);
    std::erase_if(moments, [winner](const ScoreMoment& moment) { return moment.swing(winner) == 0; });
    std::stable_sort(moments.begin(), moments.end(), [winner](const ScoreMoment& a, const ScoreMoment& b) {
        return std::abs(a.swing(winner)) > std::abs(b.swing(winner));
    });
    if (moments.size() > static_cast<std::size_t>(most)) moments.resize(static_cast<std::size_t>(most));
    std::sort(moments.begin(), moments.end(),
              [](const ScoreMoment& a, const ScoreMoment& b) { return a.event < b.event; });
    return moments;
}

std::vector<YieldRow> yieldOf(const std::vector<Event>& history, int players) {
    const auto count = static_cast<std::size_t>(players);
    std::vector<YieldRow> places;
    std::vector<YieldRow> disks;
    std::vector<YieldRow> cards;
    std::vector<YieldRow> others;
    using Kind = YieldRow::Kind;
    std::vector<Area> ledTo(count, Area::None);
    Stage stage;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const Event& event = history[i];
        stage.follow(event, i);
        if (event.kind == EventKind::ScoringBegan) ledTo.assign(count, Area::None);
        if (event.kind == EventKind::CastilloEmptied && index(event.seat) < count) ledTo[index(event.seat)] = event.to;
        if (!isPoints(event, count)) continue;
        const std::size_t seat = index(event.seat);
        if (stage.scoring > 0) {
            pointsOf(places, {.kind = Kind::Place, .place = event.to}, count)[seat] += event.number;
            if (ledTo[seat] == event.to) pointsOf(disks, {.kind = Kind::Disks}, count)[seat] += event.number;
        } else if (stage.card != Card::None && (event.to == stage.scored || event.reason < Reason::FirstFree)) {
            pointsOf(cards, {.kind = Kind::Card, .card = stage.card, .round = stage.round}, count)[seat] +=
                event.number;
        } else {
            pointsOf(others, {.kind = Kind::Reason, .reason = event.reason, .round = stage.round}, count)[seat] +=
                event.number;
        }
    }
    std::stable_sort(places.begin(), places.end(), [](const YieldRow& a, const YieldRow& b) {
        const auto rank = [](Area area) { return area == Area::Castillo ? 0 : static_cast<int>(index(area)) + 1; };
        return rank(a.place) < rank(b.place);
    });
    places.insert(places.end(), disks.begin(), disks.end());
    places.insert(places.end(), cards.begin(), cards.end());
    places.insert(places.end(), others.begin(), others.end());
    return places;
}

} // namespace elgrande
