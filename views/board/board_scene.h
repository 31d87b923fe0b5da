// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as a graphics scene: one item for everything on the board, kept in step with the observation. Moves are
// animated and stay marked until this screen's next action. The scene decides positions; the view decides what can be
// clicked.
#pragma once

#include "model/game_model/game_model.h"
#include "views/board/announced_step.h"
#include "views/board/board_items.h"
#include "views/board/board_map.h"
#include "views/board/board_motion.h"
#include "views/board/castillo_gate.h"
#include "views/board/pile_order.h"
#include "views/board/recent_moves.h"
#include "views/board/track_markers.h"
#include "views/game/shown.h"
#include "views/theme/art.h"

#include <QGraphicsScene>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace elgrande {

class BoardScene : public QGraphicsScene {
    Q_OBJECT

  public:
    BoardScene(const Shown& shown, const Theme& theme, QObject* parent = nullptr);
    ~BoardScene() override;

    const BoardMap& map() const { return map_; }
    BoardMotion& motion() { return motion_; }

    void rebuild();  // new game or new theme
    void refresh();  // new observation
    void showFilm(); // or that there is none any longer
    void forgetMoves() { recent_.clearCaballeros(); }
    void retranslate();             // names in the language of the moment
    void setTextScale(qreal times); // how large they are wanted, against the usual size

    // What lies under the point: pieces before places.
    BoardSpot spotAt(QPointF point) const;
    // The same for a click: of places that lie over each other the one that may be clicked.
    BoardSpot meantAt(QPointF point, const BoardChooser& chooser) const;
    Seat grandeAt(QPointF point) const; // whose Grande stands there; None: no Grande
    QPointF pointOf(const BoardSpot& spot) const;
    QPointF grandePoint(Seat seat) const;
    QPainterPath outlineOf(Area area) const;
    // The region's shape plus its name, scoreboard and pieces, which may overlap the border; used for highlighting.
    QPainterPath lightOn(Area area) const;
    std::vector<BoardSpot> places() const;    // all that the board draws, in the order of the catalogue
    std::vector<BoardSpot> litPlaces() const; // that look as if a click were an answer
    std::vector<BoardSpot> pieces() const;    // tokens and scoreboards

    void setRanksShown(bool shown); // who would score which rank now, on the scoreboards
    // A place in light while it is scored; None: no more.
    void setSpotlight(Area place) { spotlight_ = place; }
    void setLit(AreaSet places) { lit_ = places; } // as if they were offered; the rest is dimmed
    void setTowerOpen(bool open);                  // while the Castillo is scored; with an open Castillo always
    void showPoints(Area place, Seat seat, int points) { flyPoints(place, seat, points, 0); }
    // Where pieces that are not on the board come from and go to, in the scene; without it, from its right edge.
    void setSeatPoint(std::function<QPointF(Seat, Area)> point) { seatPoint_ = std::move(point); }

    const AnnouncedItem* announced() const { return announced_; } // what a Veto could stop; null before a game

    void showLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus);
    // Draws one picture that a decision will need, for a view with this transform; false: they are all there.
    bool drawAhead(const QTransform& view, qreal ratio);

  private:
    std::vector<BoardSpot> spotsAt(QPointF point) const; // from the top down
    using TokenKey = std::pair<Area, Owner>;

    void readMap();
    void addPlaces();
    void addMarkers();
    void addFigure(Token token, const TokenFacts& facts);
    void addExpansionItems();
    void addLeaders();
    void layPlaces();
    void layTokens();
    void layRows(Area area, const std::vector<QGraphicsItem*>& pieces, const std::vector<BoardMap::Row>& rows,
                 qreal step);
    void moveFigure(BoardItem* figure, QPointF target);
    void layFigures();
    void layStanding(Area place);
    void layKing();
    std::vector<QGraphicsItem*> pilesIn(Area area);
    std::vector<QGraphicsItem*> figuresIn(Area area);
    std::vector<Area> partsIn(Area place) const; // that are drawn without an outline of their own
    void layCarried(Area area);
    bool isCarriedIn(Area area) const;
    int pieceNumber(Area area) const { return model_.catalogue().areas[index(area)].room == 1 ? -1 : 0; }
    std::vector<Token> tokensIn(Area area) const;
    bool closed(Area area) const;
    void layPlates();
    void layRanks();
    void fitNames();
    void layAnnounced();
    RankHolders holdersOf(Area area) const;
    void layTable(); // all but the scores and the round, which walk
    void flyStill();
    void showPlaceLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus);
    void showPieceLooks(const BoardChooser& chooser, const BoardSpot& hover, const BoardSpot& focus);
    void animate(const std::vector<Event>& events);
    void animateOne(const Event& event, int delay);
    void flyPoints(Area place, Seat seat, int points, int delay);
    void flyToken(Owner owner, Area from, Area to, int delay);
    QPointF tokenPoint(Area area, Owner owner) const;
    QPointF outsidePoint(Owner owner, Area area) const;
    Area drawnIn(Area area) const; // itself, or the place in whose rows its pieces stand; None: not on this board
    bool onBoard(Area area) const { return drawnIn(area) != Area::None; }
    void showNumbers();

    const Shown& shown_;
    GameModel& model_;
    const Theme& theme_;
    Art art_;
    QStringList layers_; // wanted; the map has those that could be read
    BoardMap map_;
    BoardMotion motion_;
    std::map<Area, RegionItem*> regions_;
    std::map<Area, NameItem*> names_;
    std::map<TokenKey, TokenItem*> tokens_;
    std::map<Seat, FigureItem*> grandes_;
    std::map<Token, PlateItem*> plates_;
    CastilloGate gate_;
    TrackMarkers track_;
    PileOrder order_;
    RecentMoves recent_;
    Shown::Film film_; // as it was shown last
    std::function<QPointF(Seat, Area)> seatPoint_;
    Area spotlight_ = Area::None;
    AreaSet lit_;
    bool ranksShown_ = true;
    qreal textScale_ = 1;
    std::map<Token, FigureItem*> figures_;                       // tokens but for scoreboards
    FigureItem* king_ = nullptr;                                 // one of them
    std::vector<std::pair<QRectF, QGraphicsLineItem*>> leaders_; // of rows at sea, seen while somebody stands there
    AnnouncedItem* announced_ = nullptr;
    std::vector<Event> news_;          // since the last refresh
    std::map<TokenKey, int> underWay_; // Caballeros counted by the observation that have not landed yet
};

} // namespace elgrande
