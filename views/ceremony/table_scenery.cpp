// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of the page as ceremonies see it.
#include "views/board/board_view.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_view.h"
#include "views/ceremony/ceremonies.h"
#include "views/court/seat_panel.h"

#include <QPixmap>

namespace elgrande {

namespace {

// A face as it lies beside the others on the table, but not dimmed by who has taken it.
QPixmap faceOf(const GameModel& model, const Theme& theme, const Art& art, const ActionCards& table, Card card,
               QSizeF size, qreal ratio) {
    CardFace face(theme, art);
    if (!table.faces().empty()) {
        face.setMargin(table.faces().front()->margin());
        face.setTitle(table.faces().front()->parts().title);
    }
    face.setContent(cardContent(model, card));
    face.resize(size.toSize().expandedTo(face.minimumSize()));
    QPixmap pixmap((QSizeF(face.size()) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    face.render(&pixmap, {}, {}, QWidget::DrawChildren);
    return pixmap;
}

} // namespace

void Ceremonies::setTable(BoardView& board, ActionCards& cards, SeatPanel& seats) {
    board_ = &board;
    seats_ = &seats;
    const QWidget* page = page_;
    stage_.setScenery([page, &board, &cards, &seats](Scenery& scenery) {
        const auto inPage = [page](const QWidget& widget, QPoint point) { return widget.mapTo(page, point); };
        scenery.board = QRectF(inPage(board, {0, 0}), board.size());
        scenery.place = [inPage, &board](Area area) {
            if (board.table().outlineOf(area).isEmpty()) return QPointF();
            return QPointF(inPage(*board.viewport(), board.pointOf({area, ownerOf(seatAt(0)), Token::None})));
        };
        scenery.seat = [page, &seats](Seat seat, Area area) {
            return QPointF(page->mapFromGlobal(seats.pointOf(seat, area)));
        };
        scenery.card = [inPage, &cards](Card card) {
            for (std::size_t i = 0; i < cards.faces().size(); ++i)
                if (cards.cardAt(static_cast<int>(i)) == card)
                    return QRectF(inPage(*cards.faces()[i], {0, 0}), cards.faces()[i]->size());
            return QRectF();
        };
        scenery.face = [&model = scenery.model, &theme = scenery.theme, &art = scenery.art, ratio = scenery.ratio,
                        &cards](Card card, QSizeF size) { return faceOf(model, theme, art, cards, card, size, ratio); };
    });
}

} // namespace elgrande
