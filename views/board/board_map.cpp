#include "views/board/board_map.h"

#include <QFile>
#include <QXmlStreamReader>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

namespace elgrande {

namespace {

using GridPoint = std::pair<long, long>;

GridPoint onGrid(qreal x, qreal y) { return {std::lround(x * 10), std::lround(y * 10)}; }

// The end points of every straight line and curve of an outline.
std::vector<std::pair<GridPoint, GridPoint>> segmentsOf(const QPainterPath& path) {
    std::vector<std::pair<GridPoint, GridPoint>> segments;
    GridPoint at;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isCurveTo()) { // two more elements follow: the second control point and the end
            const QPainterPath::Element end = path.elementAt(i + 2);
            segments.emplace_back(at, onGrid(end.x, end.y));
            at = segments.back().second;
            i += 2;
            continue;
        }
        const GridPoint next = onGrid(element.x, element.y);
        if (element.isLineTo() && next != at) segments.emplace_back(at, next);
        at = next;
    }
    return segments;
}

// "castilla-la-vieja" and "castilla_la_vieja" are one place.
std::string drawnId(std::string id) {
    std::replace(id.begin(), id.end(), '-', '_');
    return id;
}
QString drawnName(QString name) { return name.replace(u'-', u'_'); }

QPointF insideOf(const QPainterPath& path) {
    const QPointF middle = path.boundingRect().center();
    if (path.contains(middle)) return middle;
    const QRectF box = path.boundingRect();
    for (int row = 1; row < 12; ++row)
        for (int column = 1; column < 12; ++column) {
            const QPointF tried(box.left() + box.width() * column / 12.0, box.top() + box.height() * row / 12.0);
            if (path.contains(tried)) return tried;
        }
    return middle;
}

} // namespace

QPainterPath pathFromSvg(const QString& d) {
    const QByteArray text = d.toLatin1();
    const char* at = text.cbegin();
    QPainterPath path;
    char command = 0;
    std::vector<double> numbers;
    while (at != text.cend()) {
        double number = 0;
        const auto [end, error] = std::from_chars(at, text.cend(), number);
        if (error != std::errc()) { // a command, or what stands between numbers
            if (*at >= 'A' && *at <= 'Z') {
                command = *at;
                numbers.clear();
                if (command == 'Z') path.closeSubpath();
            }
            ++at;
            continue;
        }
        at = end;
        numbers.push_back(number);
        if (command == 'M' && numbers.size() == 2) {
            path.moveTo(numbers[0], numbers[1]);
            command = 'L'; // further pairs after M are lines
        } else if (command == 'L' && numbers.size() == 2) {
            path.lineTo(numbers[0], numbers[1]);
        } else if (command == 'C' && numbers.size() == 6) {
            path.cubicTo(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
        } else {
            continue;
        }
        numbers.clear();
    }
    return path;
}

bool BoardMap::addLayer(const QString& svgPath) {
    QFile file(svgPath);
    if (!file.open(QIODevice::ReadOnly)) return false;
    QXmlStreamReader xml(&file);
    BoardMap read = *this;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        const QString id = attributes.value(QLatin1String("id")).toString();
        if (xml.name() == QLatin1String("svg") && read.bounds_.isEmpty()) {
            const QStringList box =
                attributes.value(QLatin1String("viewBox")).toString().split(u' ', Qt::SkipEmptyParts);
            if (box.size() == 4)
                read.bounds_ = QRectF(box[0].toDouble(), box[1].toDouble(), box[2].toDouble(), box[3].toDouble());
        } else if (xml.name() == QLatin1String("path") &&
                   (id.startsWith(QLatin1String("region-")) || id.startsWith(QLatin1String("area-")))) {
            read.outlines_[drawnId(id.section(u'-', 1).toStdString())] =
                pathFromSvg(attributes.value(QLatin1String("d")).toString());
        } else if (xml.name() == QLatin1String("circle") && id.startsWith(QLatin1String("anchor-"))) {
            read.anchors_[drawnName(id.section(u'-', 1))] = QPointF(attributes.value(QLatin1String("cx")).toDouble(),
                                                                    attributes.value(QLatin1String("cy")).toDouble());
        }
    }
    if (xml.hasError() || read.bounds_.isEmpty()) return false;
    read.layers_.append(svgPath);
    while (read.anchors_.count(QStringLiteral("track_%1").arg(read.trackLength_)) != 0) ++read.trackLength_;
    *this = std::move(read);
    return true;
}

QPainterPath BoardMap::outline(const std::string& id) const {
    const auto found = outlines_.find(drawnId(id));
    return found == outlines_.end() ? QPainterPath() : found->second;
}

std::optional<QPointF> BoardMap::anchor(const QString& name) const {
    const auto found = anchors_.find(drawnName(name));
    if (found == anchors_.end()) return std::nullopt;
    return found->second;
}

QPointF BoardMap::anchorOf(const std::string& id, const char* what) const {
    const QString name = QString::fromStdString(id);
    if (const auto exact = anchor(name + u'-' + QLatin1String(what))) return *exact;
    const QPainterPath shape = outline(id);
    return shape.isEmpty() ? bounds_.center() : insideOf(shape);
}

QPointF BoardMap::trackPoint(int score) const {
    if (trackLength_ == 0) return bounds_.topLeft();
    const int place = ((score % trackLength_) + trackLength_) % trackLength_;
    return anchor(QStringLiteral("track-%1").arg(place)).value_or(bounds_.topLeft());
}

std::map<std::string, std::set<std::string>> neighboursFromShapes(const BoardMap& map) {
    std::map<std::pair<GridPoint, GridPoint>, std::set<std::string>> owners;
    std::map<std::string, std::set<std::string>> neighbours;
    for (const auto& [id, outline] : map.outlines()) {
        neighbours[id];
        for (auto [from, to] : segmentsOf(outline)) {
            if (to < from) std::swap(from, to); // the two sides run along a border in opposite directions
            owners[{from, to}].insert(id);
        }
    }
    for (const auto& [segment, ids] : owners)
        for (const std::string& one : ids)
            for (const std::string& other : ids)
                if (one != other) neighbours[one].insert(other);
    return neighbours;
}

} // namespace elgrande
