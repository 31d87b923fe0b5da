#include "ship_item.h"

#include "../names.h"
#include "../texts.h"

#include "model/game_model/game_model.h"
#include "views/board/board_map.h"
#include "views/board/board_places.h"
#include "views/expansion_ui.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QLineF>
#include <QPainter>

#include <limits>
#include <optional>

namespace elgrande::inquisitor_colonies {

namespace {

constexpr qreal kSide = 46;  // in points of the map
constexpr qreal kClear = 12; // from where her deck is drawn

qreal distance(QPointF point, const QPainterPath& outline) {
    qreal least = std::numeric_limits<qreal>::max();
    for (const QPolygonF& polygon : outline.toSubpathPolygons())
        for (const QPointF& corner : polygon) least = std::min(least, QLineF(point, corner).length());
    return least;
}

// The sea area that is nearest to the region.
std::optional<QPointF> mooringOf(const BoardMap& map, const std::string& region) {
    const QPainterPath outline = map.outline(region);
    std::optional<QPointF> nearest;
    qreal least = std::numeric_limits<qreal>::max();
    for (int number = 1; number <= kSeaAreas && !outline.isEmpty(); ++number) {
        const QPainterPath sea = map.reserved(QStringLiteral("sea-%1").arg(number));
        if (sea.isEmpty()) continue;
        const QPointF middle = sea.boundingRect().center();
        if (map.outline(kShip).intersects(sea.boundingRect().adjusted(-kClear, 0, kClear, 0))) continue;
        if (const qreal way = distance(middle, outline); way < least) {
            least = way;
            nearest = middle;
        }
    }
    return nearest;
}

} // namespace

ShipItem::ShipItem(GameModel& model, const Theme& theme, const BoardMap& map)
    : model_(model)
    , map_(map) {
    setAcceptedMouseButtons(Qt::NoButton); // clicks go through
    connect(&model, &GameModel::changed, this, &ShipItem::readGame);
    connect(&theme, &Theme::changed, this, [this] { update(); });
    readGame();
}

void ShipItem::readGame() {
    const Area king = model_.observation().king;
    const bool coast = king != Area::None && model_.catalogue().areas[index(king)].coastal;
    const std::optional<QPointF> mooring =
        coast ? mooringOf(map_, model_.catalogue().areas[index(king)].id) : std::nullopt;
    setVisible(mooring.has_value());
    if (!mooring) return;
    setPos(*mooring);
    setToolTip(word("ship:lies").arg(texts::areaName(model_.catalogue(), king)));
}

QRectF ShipItem::boundingRect() const { return {-kSide / 2, -kSide / 2, kSide, kSide}; }

void ShipItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    art_.paint(*painter, artOf("inquisitor_colonies", QStringLiteral("pieces/ship")), boundingRect());
}

} // namespace elgrande::inquisitor_colonies
