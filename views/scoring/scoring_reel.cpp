#include "views/scoring/scoring_reel.h"

#include <algorithm>

namespace elgrande {

namespace {

ReelPicture pictureOf(Area place, const Observation& after) {
    ReelPicture picture;
    picture.place = place;
    for (std::size_t i = 0; i < after.seats.size(); ++i) {
        ReelRow row;
        row.seat = seatAt(static_cast<int>(i));
        const bool hidden = place == Area::Castillo && !after.castilloOpen;
        row.pieces = hidden ? -1 : after.at(place, ownerOf(row.seat));
        picture.rows.push_back(row);
    }
    return picture;
}

void addAward(ReelPicture& picture, const Event& event) {
    if (index(event.seat) >= picture.rows.size()) return;
    ReelRow& row = picture.rows[index(event.seat)];
    row.awards.push_back({event.reason, event.rank, event.number});
    row.points += event.number;
    if (event.rank > 0) row.rank = event.rank;
}

// What leaves the Castillo was in it when it was scored.
void fillCastillo(ScoringReel& reel) {
    const auto emptied = std::find_if(reel.pictures.begin(), reel.pictures.end(),
                                      [](const ReelPicture& each) { return each.kind == ReelPicture::Kind::Castillo; });
    if (emptied == reel.pictures.end()) return;
    for (ReelPicture& picture : reel.pictures) {
        if (picture.place != Area::Castillo) continue;
        for (ReelRow& row : picture.rows) {
            row.pieces = 0;
            for (const ReelPicture::Way& way : emptied->ways)
                if (way.seat == row.seat) row.pieces += way.number;
        }
    }
}

// Running totals, counted back from the end.
void fillScores(ScoringReel& reel, const Observation& after) {
    reel.before.clear();
    for (std::size_t i = 0; i < after.seats.size(); ++i) {
        int score = after.seats[i].score;
        for (auto picture = reel.pictures.rbegin(); picture != reel.pictures.rend(); ++picture) {
            picture->rows[i].score = score;
            score -= picture->rows[i].points;
        }
        reel.before.push_back(score);
    }
}

} // namespace

int generalScoring(const Event& event, int before) {
    if (event.kind == EventKind::ScoringBegan) return event.number;
    return event.kind == EventKind::RoundBegan || event.kind == EventKind::RoundEnded ? 0 : before;
}

ScoringReel reelOf(const std::vector<Event>& events, const Observation& after, int general) {
    ScoringReel reel;
    reel.number = general;
    for (const Event& event : events) {
        switch (event.kind) {
        case EventKind::ScoringBegan:
            reel = {};
            reel.number = event.number;
            break;
        case EventKind::PlaceScored:
            reel.pictures.push_back(pictureOf(event.to, after));
            break;
        case EventKind::Points:
            if (reel.pictures.empty() || reel.pictures.back().place != event.to)
                reel.pictures.push_back(pictureOf(event.to, after));
            addAward(reel.pictures.back(), event);
            break;
        case EventKind::CastilloEmptied:
            if (reel.pictures.empty() || reel.pictures.back().kind != ReelPicture::Kind::Castillo) {
                reel.pictures.push_back(pictureOf(Area::Castillo, after));
                reel.pictures.back().kind = ReelPicture::Kind::Castillo;
            }
            reel.pictures.back().ways.push_back({event.seat, event.to, event.number});
            break;
        default:
            break;
        }
    }
    fillCastillo(reel);
    fillScores(reel, after);
    return reel;
}

} // namespace elgrande
