// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

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

// "castilla-la-vieja" and "castilla_la_vieja" are one place.
std::string drawnId(std::string id) {
    std::replace(id.begin(), id.end(), '-', '_');
    return id;
}
QString drawnName(QString name) { return name.replace(u'-', u'_'); }

// Of a layer that names points and no rooms.
constexpr QSizeF kPileRow(184, 36);
constexpr QSizeF kGrandeRow(184, 58);
constexpr qreal kRowPitch = 41;
constexpr int kPileRows = 3;

QRectF rowAround(QPointF middle, QSizeF size) {
    return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

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

// What one element of a drawing says about the board.
void BoardMap::readElement(QStringView element, const QXmlStreamAttributes& attributes) {
    const QString id = attributes.value(QLatin1String("id")).toString();
    if (id.isEmpty() && element != QLatin1String("svg")) return; // art
    const auto number = [&](const char* name) { return attributes.value(QLatin1String(name)).toDouble(); };
    const QString name = drawnName(id.section(u'-', 1));
    if (element == QLatin1String("svg") && bounds_.isEmpty()) {
        const QStringList box = attributes.value(QLatin1String("viewBox")).toString().split(u' ', Qt::SkipEmptyParts);
        if (box.size() == 4)
            bounds_ = QRectF(box[0].toDouble(), box[1].toDouble(), box[2].toDouble(), box[3].toDouble());
    } else if (element == QLatin1String("path")) {
        const auto outline = [&] { return pathFromSvg(attributes.value(QLatin1String("d")).toString()); };
        if (id.startsWith(QLatin1String("region-")) || id.startsWith(QLatin1String("area-")))
            outlines_[name.toStdString()] = outline();
        else if (id.startsWith(QLatin1String("place-")))
            reserved_[name] = outline();
    } else if (element == QLatin1String("rect")) {
        const QRectF box(number("x"), number("y"), number("width"), number("height"));
        if (id.startsWith(QLatin1String("room-"))) rooms_[name] = box;
        if (id.startsWith(QLatin1String("place-"))) reserved_[name].addRect(box);
    } else if (element == QLatin1String("line") && id.startsWith(QLatin1String("leader-"))) {
        leaders_[name] = QLineF(number("x1"), number("y1"), number("x2"), number("y2"));
    } else if (element == QLatin1String("circle") && id.startsWith(QLatin1String("anchor-"))) {
        anchors_[name] = QPointF(number("cx"), number("cy"));
    }
}

bool BoardMap::addLayer(const QString& svgPath) {
    QFile file(svgPath);
    if (!file.open(QIODevice::ReadOnly)) return false;
    QXmlStreamReader xml(&file);
    BoardMap read = *this;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement) read.readElement(xml.name(), xml.attributes());
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

std::vector<BoardMap::Row> BoardMap::rows(const std::string& id, const char* what) const {
    const QString name = drawnName(QString::fromStdString(id) + u'-' + QLatin1String(what));
    std::vector<Row> rows;
    for (int number = 1; rooms_.count(name + u'_' + QString::number(number)) != 0; ++number) {
        const QString row = name + u'_' + QString::number(number);
        const auto leader = leaders_.find(row);
        rows.push_back({rooms_.at(row), leader == leaders_.end() ? std::nullopt : std::optional(leader->second)});
    }
    if (!rows.empty()) return rows;
    const QPointF first = anchorOf(id, "tokens");
    if (QLatin1String(what) == QLatin1String("grandes")) {
        const auto middle = anchor(QString::fromStdString(id) + QStringLiteral("-grandes"));
        return {{rowAround(middle.value_or(first + QPointF(0, kPileRows * kRowPitch)), kGrandeRow), std::nullopt}};
    }
    for (int i = 0; i < kPileRows; ++i)
        rows.push_back({rowAround(first + QPointF(0, i * kRowPitch), kPileRow), std::nullopt});
    return rows;
}

bool BoardMap::hasRows(const std::string& id, const char* what) const {
    return rooms_.count(drawnName(QString::fromStdString(id) + u'-' + QLatin1String(what)) + QStringLiteral("_1")) != 0;
}

std::optional<QRectF> BoardMap::nameRoom(const std::string& id) const {
    const auto found = rooms_.find(drawnName(QString::fromStdString(id)) + QStringLiteral("_name"));
    return found == rooms_.end() ? std::nullopt : std::optional(found->second);
}

QPainterPath BoardMap::reserved(const QString& name) const {
    const auto found = reserved_.find(drawnName(name));
    return found == reserved_.end() ? QPainterPath() : found->second;
}

QPointF BoardMap::trackPoint(int score) const {
    if (trackLength_ == 0) return bounds_.topLeft();
    const int place = ((score % trackLength_) + trackLength_) % trackLength_;
    return anchor(QStringLiteral("track-%1").arg(place)).value_or(bounds_.topLeft());
}

std::optional<int> BoardMap::trackPlaceAt(QPointF point) const {
    if (trackLength_ < 2) return std::nullopt;
    const qreal reach = QLineF(trackPoint(0), trackPoint(1)).length() / 2;
    for (int place = 0; place < trackLength_; ++place) {
        const QPointF way = point - trackPoint(place);
        if (std::abs(way.x()) <= reach && std::abs(way.y()) <= reach) return place;
    }
    return std::nullopt;
}

} // namespace elgrande
