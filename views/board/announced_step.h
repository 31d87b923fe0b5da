// The step of a special action that somebody may still stop by a Veto, drawn on the map: an arrow from where a piece
// stands to where it is to go, with the piece as a ghost at its end; a ring where nothing moves.
#pragma once

#include "model/observe/observation.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QGraphicsItem>

#include <optional>
#include <string>

namespace elgrande {

struct Catalogue;

// What an announced action speaks of, read from its operands.
struct AnnouncedStep {
    enum class Piece { None, Caballero, Grande, Token } piece = Piece::None;
    Owner owner = Owner::None; // Caballero, Grande
    Token token = Token::None; // Token: the King, a scoreboard …
    Area from = Area::None;    // None: nothing moves, or it comes from beside the board
    Area to = Area::None;      // None: it speaks of no place
};
AnnouncedStep announcedStep(const Catalogue& catalogue, const Observation& seen);

class AnnouncedItem final : public QGraphicsItem {
  public:
    AnnouncedItem(const Theme& theme, const Art& art);

    // `colour`: of the piece, or of whose card it is. Without a target nothing is drawn.
    struct Drawing {
        std::optional<QPointF> from = {};
        std::optional<QPointF> to = {};
        AnnouncedStep::Piece piece = AnnouncedStep::Piece::None;
        std::string colour = {};
        QString picture = {}; // of a token
    };
    void setDrawing(Drawing drawing);
    bool isDrawn() const { return drawing_.to.has_value(); }
    const Drawing& drawing() const { return drawing_; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; } // a click means what lies below
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    QPainterPath way() const;

    const Theme& theme_;
    const Art& art_;
    Drawing drawing_;
};

} // namespace elgrande
