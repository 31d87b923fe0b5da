// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The board's geometry, read from the same SVG that is its picture, so that what a player sees and what a click hits
// can never drift apart. Places are the paths `region-<id>` or `area-<id>` (absolute M, L, C, Z), points are the
// circles `anchor-<name>`: <id>-label, -board, -tokens, -grandes, -king, track-0 …, round-1 …, scoring-1 …,
// spare-board-1 … Rows of pieces are the rectangles `room-<id>-piles-1` … and `room-<id>-grandes-1` …, filled in this
// order; `leader-<id>-piles-1` … is the line that ties a row at sea to its land. `room-<id>-name` is where a name
// stands that is not above its scoreboard. A place inside another one may be drawn without an outline of its own: its
// pieces then stand in the rows `room-<id>-parts-1` … of the other, or behind that one's piles. What is kept for
// expansions are the rectangles and paths `place-<name>` (board_places.h). An expansion's layer is an SVG of the same
// size and conventions, painted over the map.
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

class QXmlStreamAttributes;

namespace elgrande {

class BoardMap {
  public:
    // Reads a layer; false and untouched where the file is missing or not such a drawing. The first one gives the size.
    bool addLayer(const QString& svgPath);
    bool isEmpty() const { return layers_.isEmpty(); }
    QRectF bounds() const { return bounds_; }
    const QStringList& layers() const { return layers_; } // bottom first

    // The outline of a place by its id; empty where the board does not draw it.
    QPainterPath outline(const std::string& id) const;
    std::optional<QPointF> anchor(const QString& name) const;
    // Anchor `<id>-<what>`; where there is none, a point inside the place's outline.
    QPointF anchorOf(const std::string& id, const char* what) const;

    // A row that pieces of one kind stand in, side by side, in board units.
    struct Row {
        QRectF box;
        std::optional<QLineF> leader; // to its land, where it lies at sea
    };
    // For "piles" and "grandes"; where the drawing has no such rooms, rows below the anchors `-tokens` and `-grandes`.
    std::vector<Row> rows(const std::string& id, const char* what) const;
    bool hasRows(const std::string& id, const char* what) const; // the drawing has such rooms
    std::optional<QRectF> nameRoom(const std::string& id) const; // a plate drawn for the name, with ink on paper

    // What is kept free for expansions: the outline of a place by its name; empty where there is none.
    QPainterPath reserved(const QString& name) const;
    const std::map<QString, QPainterPath>& reservedPlaces() const { return reserved_; }

    // Points of the score track that are drawn (100 on the base board).
    int trackLength() const { return trackLength_; }
    // Where a score stands: going round once for each full lap.
    QPointF trackPoint(int score) const;
    std::optional<int> trackPlaceAt(QPointF point) const; // 0 for the first; none beside the track
    static int lap(int score, int length) { return length > 0 && score > 0 ? score / length : 0; }

  private:
    void readElement(QStringView element, const QXmlStreamAttributes& attributes);

    QRectF bounds_;
    QStringList layers_;
    int trackLength_ = 0;
    std::map<std::string, QPainterPath> outlines_;
    std::map<QString, QPointF> anchors_;
    std::map<QString, QRectF> rooms_;
    std::map<QString, QLineF> leaders_;
    std::map<QString, QPainterPath> reserved_;
};

// Absolute M, L, C and Z only: the grammar of our own drawings.
QPainterPath pathFromSvg(const QString& d);

} // namespace elgrande
