// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/scoring/scoring_reel.h"

#include "model/observe/staying.h"
#include "views/game/take_back.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace elgrande {

namespace {

ReelPicture pictureOf(const Catalogue& catalogue, Area place, ReelPicture::Kind kind) {
    ReelPicture picture;
    picture.kind = kind;
    picture.place = place;
    for (int i = 0; i < catalogue.seats(); ++i) {
        ReelRow row;
        row.seat = seatAt(i);
        row.owner = ownerOf(row.seat);
        picture.rows.push_back(row);
    }
    return picture;
}

void addAward(ReelPicture& picture, const Event& event) {
    if (index(event.seat) >= picture.rows.size()) return;
    ReelRow& row = picture.rows[index(event.seat)];
    row.awards.push_back({event.reason, event.rank, event.number, event.tied});
    row.points += event.number;
    if (event.rank > 0) row.rank = event.rank;
    row.tied = row.tied || event.tied;
}

void contend(ReelRow& row, const Event& event) {
    row.pieces = event.number; // in the Castillo instead of all that are inside
    row.rank = event.rank;
    row.tied = event.tied;
    row.idle = event.rank > 0;
}

// Of pieces that no seat has: behind those of the seats.
ReelRow& rowOf(ReelPicture& picture, Owner owner) {
    const auto found = std::find_if(picture.rows.begin(), picture.rows.end(),
                                    [owner](const ReelRow& row) { return row.owner == owner; });
    if (found != picture.rows.end()) return *found;
    ReelRow& row = picture.rows.emplace_back();
    row.owner = owner;
    return row;
}

void addContender(ReelPicture& picture, const Event& event) {
    if (index(event.seat) >= picture.rows.size()) return contend(rowOf(picture, event.owner), event);
    contend(picture.rows[index(event.seat)], event);
    if (index(event.holder) >= picture.rows.size()) return;
    contend(picture.rows[index(event.holder)], event);
    picture.remarks.push_back(event);
    picture.remarks.back().rank = 0; // the rows have it
}

Owner ownerIn(const Event& event) { return event.owner != Owner::None ? event.owner : ownerOf(event.seat); }

void addInside(ReelPicture& picture, const Event& event) { rowOf(picture, ownerIn(event)).pieces += event.number; }

void noteSharers(ReelPicture& picture) {
    for (ReelRow& row : picture.rows)
        row.each = row.tied && std::any_of(picture.rows.begin(), picture.rows.end(), [&row](const ReelRow& other) {
                       return &other != &row && other.tied && other.rank == row.rank && !other.awards.empty();
                   });
}

// Which place is scored does not change while disks are shown.
void addDisk(ScoringReel& reel, const Catalogue& catalogue, const Event& event) {
    if (event.to == Area::None || index(event.seat) >= static_cast<std::size_t>(catalogue.players)) return;
    if (reel.pictures.empty() || reel.pictures.back().kind != ReelPicture::Kind::Disks) {
        const Area place = reel.pictures.empty() ? Area::None : reel.pictures.back().place;
        reel.pictures.push_back(pictureOf(catalogue, place, ReelPicture::Kind::Disks));
    }
    reel.pictures.back().rows[index(event.seat)].disk = event.to;
}

// What a Grande does while nothing is scored is no part of the film.
bool addGrande(ScoringReel& reel, const Catalogue& catalogue, const Event& event) {
    using Kind = ReelPicture::Kind;
    if (!catalogue.event(event.kind).carried.grande || reel.pictures.empty()) return false;
    const Kind last = reel.pictures.back().kind;
    if (last != Kind::Disks && last != Kind::Grandes) return false;
    if (last == Kind::Disks) reel.pictures.push_back(pictureOf(catalogue, reel.pictures.back().place, Kind::Grandes));
    const std::vector<ReelRow>& disks = std::next(reel.pictures.rbegin())->rows;
    const Seat seat = seatOf(event.owner);
    const bool kept = stays(event) && index(seat) < disks.size() && disks[index(seat)].disk != event.to;
    reel.pictures.back().grandes.push_back({seat, event.from, event.to, kept});
    return true;
}

// Running totals, counted back from the end.
void fillScores(ScoringReel& reel, const Observation& after, std::size_t players) {
    reel.before.clear();
    for (std::size_t i = 0; i < players; ++i) {
        int score = after.seats[i].score;
        for (auto picture = reel.pictures.rbegin(); picture != reel.pictures.rend(); ++picture) {
            picture->rows[i].score = score;
            score -= picture->rows[i].points;
        }
        reel.before.push_back(score);
    }
}

int placeOf(int score, const std::vector<int>& all) {
    return 1 + static_cast<int>(std::count_if(all.begin(), all.end(), [score](int other) { return other > score; }));
}

void addResult(ScoringReel& reel, const std::vector<int>& scores) {
    ReelPicture result;
    result.kind = ReelPicture::Kind::Result;
    const bool level = std::count(reel.before.begin(), reel.before.end(), reel.before.front()) ==
                       static_cast<std::ptrdiff_t>(reel.before.size()); // nobody has lost a lead
    for (std::size_t i = 0; i < scores.size(); ++i) {
        ReelRow row;
        row.seat = seatAt(static_cast<int>(i));
        row.owner = ownerOf(row.seat);
        row.points = scores[i] - reel.before[i];
        row.score = scores[i];
        row.placeAfter = placeOf(scores[i], scores);
        row.tied = std::count(scores.begin(), scores.end(), scores[i]) > 1;
        row.placeBefore = level ? row.placeAfter : placeOf(reel.before[i], reel.before);
        result.rows.push_back(row);
    }
    reel.pictures.push_back(std::move(result));
}

// Where no player is and nobody gets anything there is nothing to look at, and little to tell.
void leaveOutEmpty(ScoringReel& reel, const Catalogue& catalogue) {
    std::vector<ReelPicture> pictures;
    std::vector<Area> inVain;
    std::vector<Event> moves;
    for (ReelPicture& picture : reel.pictures) {
        const bool empty = picture.kind == ReelPicture::Kind::Place &&
                           std::all_of(picture.rows.begin(), picture.rows.end(), [&catalogue](const ReelRow& row) {
                               return (row.pieces == 0 || !catalogue.isPlayed(row.seat)) && row.points == 0;
                           });
        moves.insert(moves.end(), picture.moves.begin(), picture.moves.end());
        if (empty) {
            inVain.push_back(picture.place);
        } else {
            picture.inVain = std::exchange(inVain, {});
            picture.moves = std::exchange(moves, {});
            pictures.push_back(std::move(picture));
        }
    }
    reel.pictures = std::move(pictures);
    if (!reel.empty()) reel.pictures.back().inVainAfter = std::move(inVain);
}

// What has been begun goes on with the next decision's events until then.
bool isOver(const std::vector<Event>& events, const Observation& after, int general) {
    for (const Event& event : events) general = generalScoring(event, general);
    return general == 0 || after.over;
}

} // namespace

bool ScoringReel::isWhole() const {
    return number == 0 || (!empty() && pictures.back().kind == ReelPicture::Kind::Result);
}

ScoringReel joined(ScoringReel begun, ScoringReel rest) {
    const bool whole = rest.isWhole();
    std::vector<int> scores;
    if (whole) {
        for (const ReelRow& row : rest.pictures.back().rows) scores.push_back(row.score);
        rest.pictures.pop_back();
    }
    std::move(rest.pictures.begin(), rest.pictures.end(), std::back_inserter(begun.pictures));
    begun.later = std::move(rest.later);
    begun.inRound = rest.inRound;
    if (whole) addResult(begun, scores);
    return begun;
}

int generalScoring(const Event& event, int before) {
    if (event.kind == EventKind::ScoringBegan) return event.number;
    return event.kind == EventKind::RoundBegan || event.kind == EventKind::RoundEnded ? 0 : before;
}

ScoringReel reelOf(const Catalogue& catalogue, const std::vector<Event>& events, const Observation& after, int general,
                   ThirdPlace third) {
    using Kind = ReelPicture::Kind;
    ScoringReel reel;
    reel.number = general;
    bool inRound = true;
    std::vector<Event> moves; // before the next picture
    Area scored = Area::None; // what is paid elsewhere, as for a delivery, is no scoring
    for (const Event& event : events) {
        const std::size_t pictures = reel.pictures.size();
        bool isShown = false; // by a picture that there was before
        const bool thirdMatters = third.matters(catalogue, event);
        switch (catalogue.event(event.kind).family) {
        case EventFamily::Scoring:
            reel = {};
            moves.clear();
            reel.number = event.number;
            break;
        case EventFamily::Scored:
            scored = event.to;
            reel.pictures.push_back(pictureOf(catalogue, event.to, Kind::Place));
            break;
        case EventFamily::Unscored:
            reel.pictures.push_back(pictureOf(catalogue, event.to, Kind::Unscored));
            reel.pictures.back().remarks.push_back(event);
            break;
        case EventFamily::Contended:
            if (!reel.pictures.empty()) addContender(reel.pictures.back(), event);
            break;
        case EventFamily::Points:
            if (event.to != scored) break;
            if (reel.pictures.empty() || reel.pictures.back().kind != Kind::Place ||
                reel.pictures.back().place != event.to)
                reel.pictures.push_back(pictureOf(catalogue, event.to, Kind::Place));
            addAward(reel.pictures.back(), event);
            isShown = true;
            break;
        case EventFamily::Counted:
            if (!reel.pictures.empty() && event.seat != Seat::None) addInside(reel.pictures.back(), event);
            break;
        case EventFamily::Secret:
            addDisk(reel, catalogue, event);
            isShown = true;
            break;
        case EventFamily::Figure:
            isShown = addGrande(reel, catalogue, event);
            break;
        case EventFamily::Exodus:
            if (reel.pictures.empty() || reel.pictures.back().kind != Kind::Castillo)
                reel.pictures.push_back(pictureOf(catalogue, Area::Castillo, Kind::Castillo));
            reel.pictures.back().ways.push_back({ownerIn(event), event.to, event.number});
            addInside(reel.pictures.back(), event);
            isShown = true;
            break;
        default:
            break;
        }
        if (thirdMatters && !reel.pictures.empty()) reel.pictures.back().third = true;
        inRound = inRound && event.kind != EventKind::RoundBegan;
        const bool movesUnseen = !isShown && movesSomething(catalogue, event);
        if (reel.pictures.size() > pictures)
            reel.pictures.back().moves = std::exchange(moves, {});
        else if (movesUnseen)
            moves.push_back(event);
        if (isShown || reel.pictures.size() > pictures)
            reel.later.clear(); // it happened in the middle
        else if (!reel.pictures.empty() && movesUnseen)
            reel.later.push_back(event);
        if (inRound) reel.inRound = reel.later.size();
    }
    for (ReelPicture& picture : reel.pictures) noteSharers(picture);
    leaveOutEmpty(reel, catalogue);
    const auto scoresNothing = [](const ReelPicture& picture) {
        return picture.kind == Kind::Disks || picture.kind == Kind::Grandes || picture.kind == Kind::Unscored;
    };
    if (std::all_of(reel.pictures.begin(), reel.pictures.end(), scoresNothing)) reel.pictures.clear();
    fillScores(reel, after, static_cast<std::size_t>(catalogue.players));
    if (reel.number > 0 && !reel.empty() && isOver(events, after, general)) {
        std::vector<int> scores;
        for (std::size_t i = 0; i < reel.before.size(); ++i) scores.push_back(after.seats[i].score);
        addResult(reel, scores);
    }
    return reel;
}

} // namespace elgrande
