// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as a graphics scene: one item for everything on the board, kept in step with the observation. Moves are
// animated and stay marked until this screen's next action. The scene puts its parts in step with each other and says
// what lies under a point; each part lays and shows its own items. The view decides what can be clicked.
#pragma once

#include "model/game_model/game_model.h"
#include "views/board/announced_step.h"
#include "views/board/board_ground.h"
#include "views/board/board_looks.h"
#include "views/board/board_motion.h"
#include "views/board/board_pieces.h"
#include "views/board/board_points.h"
#include "views/board/castillo_gate.h"
#include "views/board/piece_flights.h"
#include "views/board/piece_rows.h"
#include "views/board/recent_moves.h"
#include "views/board/scoreboards.h"
#include "views/board/track_markers.h"
#include "views/game/shown.h"
#include "views/theme/art.h"

#include <QGraphicsScene>

#include <vector>

namespace elgrande {

class BoardScene : public QGraphicsScene {
    Q_OBJECT

  public:
    BoardScene(const Shown& shown, const Theme& theme, QObject* parent = nullptr);
    ~BoardScene() override;

    const BoardMap& map() const { return ground_.map(); }
    const BoardGround& ground() const { return ground_; }
    BoardMotion& motion() { return motion_; }
    Scoreboards& scoreboards() { return scoreboards_; }
    BoardPoints& points() { return points_; }
    const BoardPoints& points() const { return points_; }
    BoardLooks& looks() { return looks_; }
    PieceFlights& flights() { return flights_; }

    void rebuild();                          // new game or new theme
    void refresh();                          // new observation
    void showFilm();                         // or that there is none any longer
    void setTurn(std::vector<Event> events); // of a turn that is told of; none: no more
    void forgetMoves() { recent_.forget(); }
    void retranslate();           // names in the language of the moment
    void setTowerOpen(bool open); // while the Castillo is scored; with an open Castillo always

    // What lies under the point: pieces before places.
    BoardSpot spotAt(QPointF point) const;
    // The same for a click: of places that lie over each other the one that may be clicked.
    BoardSpot meantAt(QPointF point, const BoardChooser& chooser) const;
    Grip gripAt(QPointF point, const BoardChooser& chooser) const; // what would be taken up there
    QPointF pointOf(const BoardSpot& spot) const { return points_.of(spot); }
    QPainterPath outlineOf(Area area) const { return ground_.outlineOf(area); }
    // The region's shape plus its name, scoreboard and pieces, which may overlap the border; used for highlighting.
    QPainterPath lightOn(Area area) const;
    std::vector<QRectF> contents() const;    // names, scoreboards and pieces of the regions that a secret disk may show
    QPainterPath lightOn(Token token) const; // empty: it is not on the board
    std::vector<BoardSpot> places() const { return ground_.places(); } // all that the board draws
    std::vector<BoardSpot> pieces() const;                             // tokens and scoreboards
    const AnnouncedItem* announced() const { return announced_; }      // what a Veto could stop; null before a game
    const std::vector<AnnouncedItem*>& turn() const { return turnItems_; }

  private:
    std::vector<BoardSpot> spotsAt(QPointF point) const; // from the top down
    void clearBoard();
    void buildBoard();
    void addExpansionItems();
    void layPlaces();
    void layAnnounced();
    void layTurn();
    void layTable(); // all but the scores and the round, which walk
    void layFilm();

    const Shown& shown_;
    GameModel& model_;
    const Theme& theme_;
    Art art_;
    BoardMotion motion_{this};
    BoardGround ground_;
    CastilloGate gate_;
    Scoreboards scoreboards_;
    TrackMarkers track_;
    BoardPieces pieces_;
    PieceRows rows_;
    BoardPoints points_;
    PieceFlights flights_;
    RecentMoves recent_;
    BoardLooks looks_;
    AnnouncedItem* announced_ = nullptr;
    std::vector<Event> turn_;
    std::vector<AnnouncedItem*> turnItems_;
    Shown::Film film_;        // as it was shown last
    std::vector<Event> news_; // since the last refresh
};

} // namespace elgrande
