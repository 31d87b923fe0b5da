// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A short animated scene over the table for something that has happened: disks are revealed, a seal falls on a card, a
// round is announced. It is a function of time, painted in pixels of the page, and changes nothing; Stage plays it.
// Makers create ceremonies from events: the base game's (base_ceremonies.cpp) and those of the expansions
// (CeremonyMaker in views/contributions/expansion_ui.h).
#pragma once

#include "model/core/event.h"
#include "model/core/facts.h"
#include "model/game_model/game_model.h"

#include <QPixmap>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace elgrande {

class Art;
class Theme;

// The table as a ceremony sees it, in pixels of the page.
struct Scenery {
    const GameModel& model;
    const Theme& theme;
    const Art& art;
    QRectF board = {};                              // the part of the page that shows it
    std::function<QPointF(Area)> place = {};        // where pieces stand
    std::function<QPointF(Seat, Area)> seat = {};   // a seat's court or provinces
    std::function<QRectF(Card)> card = {};          // an action card beside the board; empty: not there
    std::function<QPixmap(Card, QSizeF)> face = {}; // any action card as it lies there
    qreal ratio = 1;                                // pixels of the screen for each of these

    qreal unit() const { return board.height() / 100; }
};

class Ceremony {
  public:
    virtual ~Ceremony() = default;

    // Makes what it paints with, one thing at each call so that no frame takes long; true: it can begin.
    virtual bool prepare(const Scenery& /*scenery*/) { return true; }
    virtual int length() const = 0; // milliseconds at the normal tempo
    // The table waits for it, a click or a key ends it, and only one of these is played at a time.
    virtual bool isAlone() const { return true; }
    // The film of a scoring shows it by itself, in its place there.
    virtual bool isPartOfFilm() const { return false; }
    // Announces the scoring whose film begins at the same moment, so the film waits for its end.
    virtual bool holdsFilm() const { return false; }
    virtual bool holdsBoard() const { return false; } // board and seats show the table as it was until it is over
    virtual QString words(const Scenery& /*scenery*/) const { return {}; } // for the ear, where the log says nothing
    virtual QRectF box(const Scenery& scenery) const = 0;                  // all that it ever paints in
    // What is to be painted anew between two moments; less than the box is quicker.
    virtual QRectF changed(const Scenery& scenery, double /*before*/, double /*now*/) const { return box(scenery); }
    virtual void paint(QPainter& painter, const Scenery& scenery, double now) const = 0;
    // What it hides while it waits for those before it; painted as at a moment before its beginning.
    virtual QRectF hidden(const Scenery& /*scenery*/) const { return {}; }
    // What is heard between two moments.
    virtual std::optional<EventFamily> heard(double /*before*/, double /*now*/) const { return {}; }
};

} // namespace elgrande
