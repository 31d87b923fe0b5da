// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What has happened to the table since it was last looked at: shown moving, and marked until this screen acts again.
#include "views/board/board_scene.h"

#include "views/board/board_stacking.h"

#include <algorithm>
#include <utility>

namespace elgrande {

namespace {

constexpr int kStagger = 110;    // milliseconds between two pieces of one report
constexpr int kMostDelay = 1100; // however many there are

} // namespace

void BoardScene::animate(const std::vector<Event>& events) {
    if (!motion_.isEnabled()) return;
    int delay = 0;
    for (const Event& event : events) {
        // The film of the scoring shows these when it comes to them.
        if (event.kind == EventKind::Points || (event.kind == EventKind::CastilloEmptied && !shown_.still().empty()))
            continue;
        animateOne(event, delay);
        if (isCaballero(gripIn(model_.catalogue(), event))) delay = std::min(delay + kStagger, kMostDelay);
    }
    showNumbers();
}

void BoardScene::animateOne(const Event& event, int delay) {
    const Grip grip = gripIn(model_.catalogue(), event);
    if (!isCaballero(grip)) return;
    const int pieces = event.number > 0 ? std::min<int>(event.number, 6) : 1;
    for (int i = 0; i < pieces; ++i) flyToken(grip.owner, grip.from, event.to, std::min(delay + i * 70, kMostDelay));
}

// Who no longer stands in the Castillo flies. What a film holds back may be anything, so that all of the table is laid.
void BoardScene::flyStill() {
    const Shown::Film before = std::exchange(film_, shown_.film());
    if (film_.laysAs(before)) return;
    const bool jump = (before.then != nullptr) != (film_.then != nullptr);
    motion_.finish(); // what still flies has been counted as it was
    motion_.setGliding(!jump);
    layTable();
    if (jump && !film_.then) return; // nobody moves: the game is shown as it is
    int delay = 0;
    for (const auto& [key, number] : before.still) {
        const auto rest = film_.still.find(key);
        const int going = number - (rest == film_.still.end() ? 0 : rest->second);
        for (int i = 0; i < going && motion_.isEnabled(); ++i) {
            flyToken(key.second, Area::Castillo, key.first, delay);
            delay = std::min(delay + kStagger, kMostDelay);
        }
    }
    showNumbers();
}

void BoardScene::flyPoints(Area place, Seat seat, int points, int delay) {
    if (!motion_.isEnabled() || !onBoard(place) || points == 0) return;
    auto shown = std::make_unique<PointsItem>(theme_, model_.catalogue().colourOf(ownerOf(seat)), points);
    shown->setZValue(kFlightLayer);
    addItem(shown.get());
    // Each seat has a lane of its own, so that nobody's points cover another's.
    const qreal aside = (static_cast<qreal>(index(seat)) - (model_.catalogue().players - 1) / 2.0) * 78;
    const QPointF at = names_[drawnIn(place)]->pos() + QPointF(aside, 0);
    QPainterPath rise(at + QPointF(0, 20));
    rise.lineTo(at - QPointF(0, 70));
    motion_.fly(std::move(shown), rise, delay, BoardMotion::kPiece * 2);
}

void BoardScene::flyToken(Owner owner, Area from, Area to, int delay) {
    if (!onBoard(from) && !onBoard(to)) return;
    auto piece =
        std::make_unique<TokenItem>(theme_, BoardSpot{to, owner, Token::None}, model_.catalogue().colourOf(owner), -1);
    piece->setZValue(kFlightLayer);
    addItem(piece.get());
    const QPointF start = onBoard(from) ? tokenPoint(from, owner) : outsidePoint(owner, from);
    const QPointF end = onBoard(to) ? tokenPoint(to, owner) : outsidePoint(owner, to);
    const TokenKey key{to, owner};
    const bool counted = tokens_.count(key) != 0 && underWay_[key] < shown_.at(to, owner);
    if (counted) ++underWay_[key];
    motion_.fly(std::move(piece), BoardMotion::arc(start, end), delay, BoardMotion::kPiece, [this, key, counted] {
        if (!counted) return;
        --underWay_[key];
        showNumbers();
    });
}

void BoardScene::layAnnounced() {
    const Catalogue& catalogue = model_.catalogue();
    const Deed deed = shown_.seen().announced.value_or(Deed{});
    const Grip& grip = deed.grip;
    const auto pointIn = [&](Area area, Token token) -> std::optional<QPointF> {
        const bool lies = plates_.count(token) != 0 || (figures_.count(token) != 0 && onBoard(area));
        if (lies) return pointOf({area, Owner::None, token});
        if (area == Area::None) return {};
        return onBoard(area) ? tokenPoint(area, grip.owner) : outsidePoint(grip.owner, area);
    };
    AnnouncedItem::Drawing drawing{
        .from = pointIn(grip.from, grip.token), .to = pointIn(deed.to, Token::None), .grip = grip};
    if (deed.with != Area::None) {
        drawing.from = pointIn(deed.with, Token::None);
        drawing.bothWays = drawing.from.has_value();
    }
    if (grip.grande && onBoard(grip.from)) drawing.from = grandePoint(seatOf(grip.owner));
    const Owner whose = grip.owner != Owner::None ? grip.owner : ownerOf(model_.observation().special.seat);
    if (whose != Owner::None) drawing.colour = catalogue.colourOf(whose);
    if (drawing.to && !onBoard(deed.to)) { // at the edge, where it is still seen
        const QRectF seen = map_.bounds().marginsRemoved(AnnouncedItem::margins());
        drawing.to = QPointF(std::clamp(drawing.to->x(), seen.left(), seen.right()),
                             std::clamp(drawing.to->y(), seen.top(), seen.bottom()));
    }
    announced_->setDrawing(std::move(drawing));
}

// Where the players sit: the court or the provinces of the owner, or beside the board.
QPointF BoardScene::outsidePoint(Owner owner, Area area) const {
    if (seatPoint_ && seatOf(owner) != Seat::None) return seatPoint_(seatOf(owner), area);
    return {map_.bounds().right() + 40, map_.bounds().center().y()};
}

QPointF BoardScene::tokenPoint(Area area, Owner owner) const {
    const auto token = tokens_.find({area, owner});
    if (token != tokens_.end()) return token->second->pos();
    return map_.anchorOf(model_.catalogue().areas[index(drawnIn(area))].id, "tokens");
}

} // namespace elgrande
