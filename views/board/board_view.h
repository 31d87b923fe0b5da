// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as a widget: the picture, its items, and choosing on it by pointer or keyboard. It offers what the open
// decision offers and answers anything else with the reason. Tab and arrows move between places, Enter chooses, Esc and
// the right button cancel the first of two clicks, Ctrl+wheel zooms. Pieces can be dragged; Shift or a long press drags
// all of them. The view passes Qt's events to its parts and shows what has come of them.
#pragma once

#include "model/game_model/game_model.h"
#include "views/board/board_choice.h"
#include "views/board/board_focus.h"
#include "views/board/board_hand.h"
#include "views/board/board_marks.h"
#include "views/board/board_pointer.h"
#include "views/board/board_scene.h"
#include "views/board/board_size.h"
#include "views/board/board_underlay.h"
#include "views/board/board_zoom.h"
#include "views/theme/theme.h"

#include <QGraphicsView>

#include <functional>
#include <vector>

namespace elgrande {

class BoardView : public QGraphicsView {
    Q_OBJECT

  public:
    BoardView(const Shown& shown, Theme& theme, QWidget* parent = nullptr);
    ~BoardView() override;

    void setTempo(Tempo tempo);
    // Global points of a seat's court and provinces, from where pieces come and where they go.
    void setSeatPoint(const std::function<QPoint(Seat, Area)>& point);
    void setHeld(bool held);                     // the table is shown as it was, until it is let go
    void finishPicture() { underlay_.finish(); } // waits until the map is drawn in the present size
    const BoardMap& map() const { return scene_.map(); }
    const BoardScene& table() const { return scene_; }
    const BoardChooser& chooser() const { return choice_.chooser(); }
    QString hint() const { return hint_; }
    QPoint pointOf(const BoardSpot& spot) const; // in the viewport
    BoardSpot focusSpot() const { return focus_.spot(); }
    BoardSpot pointedSpot() const; // under the pointer, else that with the keys
    void setFocusSpot(const BoardSpot& spot);
    void takeFocus();            // where something may be chosen: there, if the keyboard is elsewhere on the board
    void takeFocusAt(Area area); // there, whatever is asked
    BoardHand& hand() { return hand_; }
    QString summaryOf(const BoardSpot& spot) const; // plain text, for screen readers
    std::vector<BoardSpot> spots() const;           // all that can be read or pressed: places, then pieces

    // Over the map until others come or none.
    using MarkLayer = BoardMarks::Layer;
    void setMarks(MarkLayer layer, const std::vector<MapMark>& marks);
    const std::vector<MapMark>& marks() const { return marks_.seen(); }
    // A turn that is told of: its pieces' ways as arrows with ghosts at their ends.
    void setTurn(const std::vector<Event>& events) { scene_.setTurn(events); }

    // In the viewport: all that may be clicked as an answer; and the board within the score track.
    std::vector<QRect> askedBoxes() const;
    QRect seaBox() const;
    // In the viewport: the largest square whose inner circle covers no name, scoreboard or piece of a region, nor does
    // something of that size centred below it, as far as the edges let it.
    QRect roundRoom(QSize below) const;

    QSize sizeHint() const override { return {1000, 662}; }
    QSize minimumSizeHint() const override { return {360, 240}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width * kBoardSize.height() / kBoardSize.width(); }

  public slots:
    // The same as clicking there; also for pieces that lie beside the board (court, provinces). `all`: as often as
    // possible.
    void pick(const elgrande::BoardSpot& spot, bool all = false) { choice_.pick(spot, all); }
    void pickToken(elgrande::Owner owner, elgrande::Area area) { pick({area, owner, Token::None}); }
    bool cancelPick() { return choice_.cancel(); }
    // A click answers nothing itself: whoever hears areaClicked does, once it is confirmed there.
    void setPointing(bool pointing) { choice_.setPointing(pointing); }
    void setSpotlight(elgrande::Area place);
    void showScored(elgrande::Area place); // as the spotlight, and the Castillo opens for it
    void showPoints(elgrande::Area place, elgrande::Seat seat, int points) {
        scene_.flights().showPoints(place, seat, points);
    }
    void setRanksShown(bool shown) { scene_.scoreboards().setRanksShown(shown); }
    void resetZoom() { zoom_.reset(); }
    void zoomBy(int steps); // each a quarter larger, around where the keyboard is; below 0: smaller

  signals:
    void hintChanged(const QString& hint);
    void refusedClicked(elgrande::Area area, const QString& reason);
    void told(const QString& words);       // for screen readers: the first of two choices has been made or undone
    void areaClicked(elgrande::Area area); // every click
    void areaHovered(elgrande::Area area);
    void fitted();       // the board has another size or place in the viewport
    void askedChanged(); // other places or pieces may be clicked as an answer

  protected:
    void changeEvent(QEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override { underlay_.paint(*painter, rect); }
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void connectParts();
    void startGame();
    void rebuild();
    void showNow();
    void showFilm();
    void repaintAll();
    void ask();
    void showLooks();
    void explain(const BoardSpot& spot, const QString& words);
    void goTowards(QPointF direction);
    bool goToLetter(const QKeyEvent& key); // false: the key is not a letter

    const Shown& shown_;
    GameModel& model_;
    Theme& theme_;
    BoardScene scene_;
    BoardChoice choice_;
    BoardFocus focus_;
    BoardHand hand_;
    BoardPointer pointer_;
    BoardZoom zoom_;
    BoardUnderlay underlay_;
    BoardMarks marks_;
    QString hint_;                 // as it was told last
    std::vector<BoardSpot> asked_; // that may be clicked; as it was told last
    bool held_ = false;
};

} // namespace elgrande
