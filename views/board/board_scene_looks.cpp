// The third part of BoardScene: what moved since the last look at it, what lies under a point, and how everything is
// highlighted.
#include "views/board/board_scene.h"

#include <algorithm>
#include <limits>

namespace elgrande {

namespace {

constexpr int kStagger = 110;    // milliseconds between two pieces of one report
constexpr int kMostDelay = 1100; // however many there are
constexpr qreal kFlying = 9;     // over everything that lies

// Who owns the Caballero that an event speaks of; None where it speaks of no Caballero.
Owner pieceOf(const Event& event) {
    switch (event.kind) {
    case EventKind::CaballeroPlaced:
    case EventKind::CaballeroRecalled:
    case EventKind::CastilloEmptied:
        return ownerOf(event.seat);
    case EventKind::CaballeroMoved:
    case EventKind::CaballeroSentBack:
        return event.owner;
    default:
        break;
    }
    return event.kind >= EventKind::FirstFree ? event.owner : Owner::None; // an expansion's events name the owner
}

bool isPicked(const BoardChooser& chooser, const BoardSpot& spot) {
    return std::any_of(chooser.picks().begin(), chooser.picks().end(), [&](const BoardSpot& pick) {
        return pick.board != Board::None ? pick.board == spot.board : pick == spot;
    });
}

} // namespace

bool BoardScene::somebodyPlaysHere() const {
    if (model_.isReplay()) return false;
    for (int seat = 0; seat < model_.catalogue().players; ++seat)
        if (model_.isPerson(seatAt(seat))) return true;
    return false;
}

// Marks go when somebody at this screen acts; where nobody does, the running turn's are enough.
void BoardScene::noteMoves(const Event& event) {
    if (event.kind == EventKind::CardTaken && !somebodyPlaysHere()) {
        movedTokens_.clear();
        movedItems_.clear();
    }
    if (event.seat == lastActor_ && lastActor_ != Seat::None) return; // one knows what one did
    const Owner owner = pieceOf(event);
    if (owner != Owner::None && event.to != Area::None) movedTokens_.insert({event.to, owner});
    if (event.kind == EventKind::KingMoved) movedItems_.insert(king_);
    if (event.kind == EventKind::GrandeMoved && grandes_.count(event.seat) != 0)
        movedItems_.insert(grandes_[event.seat]);
    if (event.kind == EventKind::ScoreboardMoved && plates_.count(event.board) != 0)
        movedItems_.insert(plates_[event.board]);
}

void BoardScene::animate(const std::vector<Event>& events) {
    if (!motion_.isEnabled()) return;
    int delay = 0;
    for (const Event& event : events) {
        if (event.kind == EventKind::Points) continue; // the film of the scoring shows them place by place
        animateOne(event, delay);
        if (pieceOf(event) != Owner::None) delay = std::min(delay + kStagger, kMostDelay);
    }
    showNumbers();
}

void BoardScene::animateOne(const Event& event, int delay) {
    const Owner owner = pieceOf(event);
    if (owner == Owner::None) return;
    const int pieces = event.number > 0 ? std::min<int>(event.number, 6) : 1;
    for (int i = 0; i < pieces; ++i) flyToken(owner, event.from, event.to, std::min(delay + i * 70, kMostDelay));
}

void BoardScene::flyPoints(Area place, Seat seat, int points, int delay) {
    if (!motion_.isEnabled() || !onBoard(place) || points == 0) return;
    auto shown = std::make_unique<PointsItem>(theme_, colourOf(ownerOf(seat)), points);
    shown->setZValue(kFlying);
    addItem(shown.get());
    // Each seat has a lane of its own, so that nobody's points cover another's.
    const qreal aside = (static_cast<qreal>(index(seat)) - (model_.catalogue().players - 1) / 2.0) * 78;
    const QPointF at = names_[place]->pos() + QPointF(aside, 0);
    QPainterPath rise(at + QPointF(0, 20));
    rise.lineTo(at - QPointF(0, 70));
    motion_.fly(std::move(shown), rise, delay, BoardMotion::kPiece * 2);
}

void BoardScene::flyToken(Owner owner, Area from, Area to, int delay) {
    if (!onBoard(from) && !onBoard(to)) return;
    auto piece = std::make_unique<TokenItem>(theme_, BoardSpot{to, owner, Board::None}, colourOf(owner), -1);
    piece->setZValue(kFlying);
    addItem(piece.get());
    const QPointF start = onBoard(from) ? tokenPoint(from, owner) : outsidePoint(owner, from);
    const QPointF end = onBoard(to) ? tokenPoint(to, owner) : outsidePoint(owner, to);
    const TokenKey key{to, owner};
    const bool counted = tokens_.count(key) != 0 && underWay_[key] < model_.observation().at(to, owner);
    if (counted) ++underWay_[key];
    motion_.fly(std::move(piece), BoardMotion::arc(start, end), delay, BoardMotion::kPiece, [this, key, counted] {
        if (!counted) return;
        --underWay_[key];
        showNumbers();
    });
}

// Where the players sit: the court or the provinces of the owner, or beside the board.
QPointF BoardScene::outsidePoint(Owner owner, Area area) const {
    if (seatPoint_ && seatOf(owner) != Seat::None) return seatPoint_(seatOf(owner), area);
    return {map_.bounds().right() + 40, map_.bounds().center().y()};
}

QPointF BoardScene::tokenPoint(Area area, Owner owner) const {
    const auto token = tokens_.find({area, owner});
    if (token != tokens_.end()) return token->second->pos();
    return map_.anchorOf(model_.catalogue().areas[index(area)].id, "tokens");
}

BoardSpot BoardScene::spotAt(QPointF point) const {
    for (const QGraphicsItem* item : items(point, Qt::IntersectsItemShape, Qt::DescendingOrder)) {
        const auto* known = dynamic_cast<const BoardItem*>(item);
        if (known == nullptr || known->spot().isNothing()) continue; // markers and expansions' items lie there only
        return known->spot();
    }
    return {};
}

QPointF BoardScene::pointOf(const BoardSpot& spot) const {
    if (spot.board != Board::None && plates_.count(spot.board) != 0) return plates_.at(spot.board)->pos();
    if (!onBoard(spot.area)) return map_.bounds().center();
    if (spot.owner != Owner::None) return tokenPoint(spot.area, spot.owner);
    return names_.at(spot.area)->pos();
}

QPainterPath BoardScene::outlineOf(Area area) const {
    return onBoard(area) ? regions_.at(area)->shape() : QPainterPath();
}

std::vector<BoardSpot> BoardScene::places() const {
    std::vector<BoardSpot> found;
    for (const auto& [area, region] : regions_) found.push_back(region->spot());
    return found;
}

std::vector<BoardSpot> BoardScene::pieces() const {
    std::vector<BoardSpot> found;
    for (const auto& [key, token] : tokens_) found.push_back(token->spot());
    for (const auto& [board, plate] : plates_) found.push_back(plate->spot());
    return found;
}

void BoardScene::showLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) {
    showPlaceLooks(chooser, hover, focus);
    showPieceLooks(chooser, hover, focus);
    auto mark = [&](BoardItem* item) {
        if (item == nullptr) return;
        Look look;
        look.moved = movedItems_.count(item) != 0;
        item->setLook(look);
    };
    mark(king_);
    for (const auto& [seat, grande] : grandes_) mark(grande);
}

void BoardScene::showPlaceLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) {
    const bool placeWanted = chooser.want() == BoardChooser::Want::Place;
    const bool pieceWanted = chooser.want() == BoardChooser::Want::Piece;
    const std::vector<BoardSpot> offered = chooser.offered();
    for (const auto& [area, region] : regions_) {
        const bool here = std::any_of(offered.begin(), offered.end(),
                                      [place = area](const BoardSpot& each) { return each.area == place; });
        Look look;
        look.offered = placeWanted && here;
        look.dimmed = spotlight_ != Area::None ? area != spotlight_ : (placeWanted || pieceWanted) && !here;
        look.hover = hover.area == area && hover.board == Board::None;
        look.selected = isPicked(chooser, region->spot()) || area == spotlight_;
        look.focused = focus == region->spot();
        region->setLook(look);
    }
}

void BoardScene::showPieceLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus) {
    const bool pieceWanted = chooser.want() == BoardChooser::Want::Piece;
    const bool plateWanted = chooser.want() == BoardChooser::Want::Plate;
    for (const auto& [key, token] : tokens_) {
        Look look;
        look.offered = pieceWanted && chooser.offers(token->spot());
        look.dimmed = pieceWanted && !look.offered;
        look.hover = hover == token->spot();
        look.selected = isPicked(chooser, token->spot());
        look.focused = focus == token->spot();
        look.moved = movedTokens_.count(key) != 0;
        token->setLook(look);
        token->setScale(look.selected ? 1.2 : 1.0);
    }
    for (const auto& [board, plate] : plates_) {
        Look look;
        look.offered = plateWanted && chooser.offers(plate->spot());
        look.hover = hover.board == board;
        look.selected = isPicked(chooser, plate->spot());
        look.focused = focus.board == board;
        look.moved = movedItems_.count(plate) != 0;
        plate->setLook(look);
    }
}

} // namespace elgrande
