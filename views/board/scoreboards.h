// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The scoreboards: those printed below the names of the places, with the names themselves, and the mobile ones that lie
// over them. Each shows who would score which of its ranks now.
#pragma once

#include "views/board/board_items.h"

#include <QCoreApplication>

#include <map>

class QGraphicsScene;

namespace elgrande {

class BoardGround;
class BoardMotion;
class Shown;

class Scoreboards {
    Q_DECLARE_TR_FUNCTIONS(elgrande::Scoreboards)

  public:
    Scoreboards(const Shown& shown, const Theme& theme, const BoardGround& ground, BoardMotion& motion);

    void build(QGraphicsScene& scene);
    void clear();                   // the scene has deleted its items
    void retranslate();             // names in the language of the moment
    void setTextScale(qreal times); // of the names, against the usual size
    void setRanksShown(bool shown); // who would score which rank now
    void lay();                     // the mobile ones where they are, and the ranks
    void layPrinted(bool castilloOpen);

    const std::map<Token, PlateItem*>& mobile() const { return mobile_; }
    QRectF nameBox(Area place) const { return printed_.at(place)->box().translated(printed_.at(place)->pos()); }
    QPointF printedPoint(Area place) const { return printed_.at(place)->pos(); } // of a place with an outline

  private:
    void fitNames();
    void layRanks();
    RankHolders holdersOf(Area area) const;

    const Shown& shown_;
    const Theme& theme_;
    const BoardGround& ground_;
    BoardMotion& motion_;
    std::map<Area, NameItem*> printed_;
    std::map<Token, PlateItem*> mobile_;
    bool ranksShown_ = true;
    qreal textScale_ = 1;
};

} // namespace elgrande
