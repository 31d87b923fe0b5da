// The board's geometry, read from the same SVG that is its picture, so that what a player sees and what a click hits
// can never drift apart. Places are the paths `region-<id>` or `area-<id>` (absolute M, L, C, Z), points are the
// circles `anchor-<name>`: <id>-label, -board, -tokens, -grandes, -king, track-0 …, round-1 …, scoring-1 …,
// spare-board-1 … An expansion's layer is an SVG of the same size and conventions, painted over the map.
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <set>
#include <string>

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
    const std::map<std::string, QPainterPath>& outlines() const { return outlines_; }
    std::optional<QPointF> anchor(const QString& name) const;
    // Anchor `<id>-<what>`; where there is none, a point inside the place's outline.
    QPointF anchorOf(const std::string& id, const char* what) const;

    // Points of the score track that are drawn (100 on the base board).
    int trackLength() const { return trackLength_; }
    // Where a score stands: going round once for each full lap.
    QPointF trackPoint(int score) const;
    static int lap(int score, int length) { return length > 0 && score > 0 ? score / length : 0; }

  private:
    QRectF bounds_;
    QStringList layers_;
    int trackLength_ = 0;
    std::map<std::string, QPainterPath> outlines_;
    std::map<QString, QPointF> anchors_;
};

// Absolute M, L, C and Z only: the grammar of our own drawings.
QPainterPath pathFromSvg(const QString& d);

// Which outlines have a piece of border in common: the drawn truth behind the rules' table of neighbours.
std::map<std::string, std::set<std::string>> neighboursFromShapes(const BoardMap& map);

} // namespace elgrande
