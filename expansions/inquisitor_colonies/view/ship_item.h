// The ship under sail: she lies off the coast where the King is, because that is where one goes on board from the
// court; while he is inland she is at sea, and only her deck is seen.
#pragma once

#include "views/theme/art.h"

#include <QGraphicsObject>

namespace elgrande {

class BoardMap;
class GameModel;
class Theme;

namespace inquisitor_colonies {

class ShipItem final : public QGraphicsObject {
    Q_OBJECT

  public:
    ShipItem(GameModel& model, const Theme& theme, const BoardMap& map);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void readGame();

    GameModel& model_;
    const BoardMap& map_;
    Art art_;
};

} // namespace inquisitor_colonies
} // namespace elgrande
