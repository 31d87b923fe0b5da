// Rows of pieces: who stands where in a place, and what ties a row at sea to its land.
#include "views/board/board_scene.h"

#include <QGraphicsLineItem>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kLeaders = 2.5;   // over the names, under everything that lies on the map
constexpr qreal kGap = 5;         // between two pieces of a row
constexpr qreal kPileStep = 34;   // of piles that overlap, where more owners come than a region has room for
constexpr qreal kGrandeStep = 12; // of Grandes
constexpr qreal kBehind = 0.001;  // each lies a little under the one before, whose number it would cover

qreal widthOf(const QGraphicsItem* item) { return static_cast<const BoardItem*>(item)->box().width(); }

// How many pieces a row holds: side by side, or with no more than `step` to be seen of each but one.
std::size_t sideBySide(const QRectF& row, qreal width) {
    return static_cast<std::size_t>(std::max(1.0, (row.width() + kGap) / (width + kGap)));
}
std::size_t overlapping(const QRectF& row, qreal width, qreal step) {
    return 1 + static_cast<std::size_t>(std::max(0.0, (row.width() - width) / step));
}

} // namespace

void BoardScene::addLeaders() {
    const QPen pen(theme_.isDark() ? QColor(0xf0, 0xdf, 0xb8) : QColor(0x3a, 0x24, 0x12), 3, Qt::SolidLine,
                   Qt::RoundCap);
    for (const auto& [area, region] : regions_)
        for (const char* what : {"piles", "grandes"})
            for (const BoardMap::Row& row : map_.rows(model_.catalogue().areas[index(area)].id, what)) {
                if (!row.leader) continue;
                auto* line = new QGraphicsLineItem(*row.leader);
                line->setPen(pen);
                line->setZValue(kLeaders);
                addItem(line);
                leaders_.emplace_back(row.box, line);
            }
}

// Row after row side by side; where that does not do, as many to a row as can be told apart.
void BoardScene::layRows(Area area, const std::vector<QGraphicsItem*>& pieces, const std::vector<BoardMap::Row>& rows,
                         qreal step) {
    qreal width = 0;
    for (const QGraphicsItem* piece : pieces) width = std::max(width, widthOf(piece));
    std::size_t room = 0;
    for (const BoardMap::Row& row : rows) room += sideBySide(row.box, width);
    const bool crowded = room < pieces.size();
    std::size_t first = 0;
    for (const BoardMap::Row& row : rows) {
        std::size_t here = crowded ? overlapping(row.box, width, step) : sideBySide(row.box, width);
        if (&row == &rows.back()) here = pieces.size();
        const std::size_t last = std::min(pieces.size(), first + here);
        layRow(
            area,
            {pieces.begin() + static_cast<std::ptrdiff_t>(first), pieces.begin() + static_cast<std::ptrdiff_t>(last)},
            row.box);
        for (const auto& [box, line] : leaders_)
            if (box == row.box) line->setVisible(last > first);
        first = last;
    }
}

void BoardScene::layRow(Area area, const std::vector<QGraphicsItem*>& row, const QRectF& box) {
    if (row.empty()) return;
    qreal width = -kGap;
    for (const QGraphicsItem* item : row) width += widthOf(item) + kGap;
    const qreal tight = row.size() < 2 ? 0 : std::max(0.0, width - box.width()) / static_cast<qreal>(row.size() - 1);
    qreal left = box.center().x() - std::min(width, box.width()) / 2;
    qreal under = 0;
    for (QGraphicsItem* item : row) {
        auto* piece = static_cast<BoardItem*>(item);
        const BoardSpot before = piece->spot();
        const QPointF at(left + widthOf(item) / 2, box.center().y());
        if (dynamic_cast<FigureItem*>(item) != nullptr)
            moveTo(item, at, !fresh_ && before.area != Area::None);
        else
            item->setPos(at);
        piece->setSpot({area, before.owner, before.token});
        piece->setZValue(std::ceil(piece->zValue() * 2) / 2 - under); // layers are whole and half numbers
        under += kBehind;
        left += widthOf(item) + kGap - tight;
    }
}

// All but the King, who has a place of his own.
std::vector<QGraphicsItem*> BoardScene::tokensIn(Area area) const {
    std::vector<QGraphicsItem*> found;
    for (const auto& [token, figure] : figures_)
        if (figure != king_ && shown_.seen().spotOf(token) == Spot::in(area)) found.push_back(figure);
    return found;
}

// Largest numbers first; but while a turn or the emptying of the Castillo lasts, piles stay where they are and new ones
// come behind, so that nothing moves away under the pointer.
void BoardScene::keepOrder(std::vector<Owner>& order, const std::function<int(Owner)>& count) const {
    if (!sameTurn_) order.clear();
    order.erase(std::remove_if(order.begin(), order.end(), [&](Owner owner) { return count(owner) == 0; }),
                order.end());
    std::vector<Owner> others;
    for (int i = 0; i < kMaxOwners; ++i) {
        const Owner owner = static_cast<Owner>(i);
        if (count(owner) > 0 && std::find(order.begin(), order.end(), owner) == order.end()) others.push_back(owner);
    }
    std::stable_sort(others.begin(), others.end(), [&](Owner one, Owner other) { return count(one) > count(other); });
    order.insert(order.end(), others.begin(), others.end());
}

// By that order; the Grandes and what else lies there have rows of their own, and so has the King his spot.
void BoardScene::layFigures() {
    const Observation& seen = shown_.seen();
    const std::tuple<int, Seat, bool, bool> turn{seen.roundsBegun, seen.active, seen.over, shown_.isComplete()};
    sameTurn_ = !fresh_ && std::exchange(orderedIn_, turn) == turn;
    for (const auto& entry : regions_) {
        const Area area = entry.first; // clang 14 takes no structured binding in a lambda
        std::vector<QGraphicsItem*> piles;
        for (const auto& [key, token] : tokens_)
            if (key.first == area) piles.push_back(token);
        std::vector<Owner>& order = pileOrder_[area];
        keepOrder(order, [&](Owner owner) { return shown_.at(area, owner); });
        const auto rank = [&](const QGraphicsItem* item) {
            return std::find(order.begin(), order.end(), static_cast<const BoardItem*>(item)->spot().owner);
        };
        std::sort(piles.begin(), piles.end(),
                  [&](const QGraphicsItem* one, const QGraphicsItem* other) { return rank(one) < rank(other); });
        std::vector<QGraphicsItem*> figures;
        for (const auto& [seat, grande] : grandes_)
            if (shown_.grandeOf(seat) == area) figures.push_back(grande);
        for (QGraphicsItem* token : tokensIn(area)) figures.push_back(token);
        const std::string& id = model_.catalogue().areas[index(area)].id;
        layRows(area, piles, map_.rows(id, "piles"), kPileStep);
        layRows(area, figures, map_.rows(id, "grandes"), kGrandeStep);
    }
    for (const auto& [seat, grande] : grandes_) grande->setVisible(onBoard(shown_.grandeOf(seat)));
    for (const auto& [token, figure] : figures_) {
        const Area area = token == Token::King ? seen.king : seen.spotOf(token).area();
        figure->setVisible(onBoard(area));
        if (!onBoard(area)) figure->setSpot({Area::None, Owner::None, token});
    }
    if (!onBoard(seen.king)) return;
    const QPointF throne = map_.anchorOf(model_.catalogue().areas[index(seen.king)].id, "king");
    moveTo(king_, throne, !fresh_ && king_->spot().area != Area::None);
    king_->setSpot({seen.king, Owner::None, Token::King});
}

} // namespace elgrande
