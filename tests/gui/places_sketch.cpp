// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/places_sketch.h"

#include "views/board/board_places.h"
#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"
#include "views/theme/palettes.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <map>

namespace elgrande::gui {

namespace {

using Thing = PlacesSketch::Thing;
using Kind = PlacesSketch::Thing::Kind;

constexpr qreal kGap = 4;
constexpr QSizeF kPile(58, 36);
constexpr QSizeF kScoreboard(108, 26);
constexpr int kNamePixels = 22;

QSizeF tokenSize(const QString& place) {
    if (place == QLatin1String("limit")) return {36, 36};
    return place == QLatin1String("reserve") ? QSizeF(46, 46) : QSizeF(34, 34);
}

Kind tokenKind(const QString& place, int number) {
    if (place == QLatin1String("limit")) return Kind::Space;
    return place == QLatin1String("reserve") && number > 3 ? Kind::Figure : Kind::Good;
}

std::array<int, 3> valuesOf(const QString& place) {
    static const std::map<QString, std::array<int, 3>> values = {
        {"france", {3, 1, 0}}, {"portugal", {5, 0, 0}}, {"mediterranean", {4, 2, 1}}, {"america", {4, 0, 0}}};
    return values.at(place);
}

QString titleOf(const char* name) {
    QString title = QLatin1String(name);
    title[0] = title[0].toUpper();
    return title == QLatin1String("Limit") ? QStringLiteral("Limit table") : title;
}

} // namespace

PlacesSketch::PlacesSketch(const Theme& theme, const BoardMap& map)
    : theme_(theme)
    , map_(map) {
    setZValue(3.5);
    setAcceptedMouseButtons(Qt::NoButton);
    for (const BoardPlace& place : kBoardPlaces) {
        const QString name = QLatin1String(place.name);
        const bool scored = name == QLatin1String("mediterranean") || name == QLatin1String("america");
        if (map_.anchor(name + QStringLiteral("-board")))
            fillLand(name, place.piles, place.tokens);
        else
            fillBox(name, titleOf(place.name), scored, place.piles, place.tokens);
    }
    for (int number = 1; number <= kSeaAreas; ++number) {
        const QString name = QStringLiteral("sea-%1").arg(number);
        things_.push_back({Kind::Ship, name, map_.reserved(name).boundingRect(), number});
    }
}

// From the upper left, line by line, each line as high as its highest thing.
void PlacesSketch::fillBox(const QString& place, const QString& title, bool scoreboard, int piles, int tokens) {
    const QRectF box = map_.reserved(place).boundingRect();
    QPointF at = box.topLeft();
    qreal line = 0;
    const auto put = [&](Kind kind, QSizeF size, int number) {
        if (at.x() > box.left() && at.x() + size.width() > box.right() + 0.5) {
            at = QPointF(box.left(), at.y() + line + kGap / 2);
            line = 0;
        }
        things_.push_back({kind, place, QRectF(at, size), number});
        if (!box.adjusted(-0.5, -0.5, 0.5, 0.5).contains(things_.back().box)) tooSmall_ << place;
        at.rx() += size.width() + kGap;
        line = std::max(line, size.height());
    };
    put(Kind::Name, {QFontMetricsF(Theme::serif(kNamePixels, true)).horizontalAdvance(title) + 12, 26}, 0);
    if (scoreboard) put(Kind::Scoreboard, kScoreboard, 0);
    at = QPointF(box.left(), at.y() + line + kGap / 2);
    line = 0;
    for (int i = 0; i < piles; ++i) put(Kind::Pile, kPile, i);
    for (int i = 0; i < tokens; ++i) put(tokenKind(place, i), tokenSize(place), i);
}

// In the rows that the map has for the land.
void PlacesSketch::fillLand(const QString& place, int piles, int grandes) {
    const std::string id = place.toStdString();
    const QPointF board = map_.anchorOf(id, "board");
    things_.push_back({Kind::Scoreboard, place, QRectF(board.x() - 54, board.y() - 15, 108, 30), 0});
    things_.push_back({Kind::Name, place, QRectF(board.x() - 60, board.y() - 49, 120, 32), 0});
    const auto stand = [&](const char* rows, Kind kind, QSizeF size, int many) {
        int number = 0;
        for (const BoardMap::Row& row : map_.rows(id, rows)) {
            const int here = std::min(many - number, static_cast<int>((row.box.width() + kGap) / (size.width() + 2)));
            for (int i = 0; i < here; ++i)
                things_.push_back({kind, place,
                                   QRectF(QPointF(row.box.left() + i * (size.width() + kGap), row.box.top()), size),
                                   number++});
        }
        if (number < many) tooSmall_ << place;
    };
    stand("piles", Kind::Pile, kPile, piles);
    stand("grandes", Kind::Grande, {33, 42}, grandes);
}

void PlacesSketch::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const bool dark = theme_.isDark();
    const QColor ink = dark ? QColor(0xf0, 0xdf, 0xb8) : QColor(0x3a, 0x24, 0x12);
    for (const auto& [name, outline] : map_.reservedPlaces()) {
        const bool sea = name.startsWith(QLatin1String("sea"));
        const bool land = map_.anchor(name + QStringLiteral("-board")).has_value();
        QPainterPath path = outline;
        if (!land) {
            path = {};
            const qreal round = sea ? 17 : 10;
            path.addRoundedRect(outline.boundingRect().adjusted(-1, -1, 1, 1), round, round);
        }
        painter->setBrush(land  ? QColor(0xb9, 0x7f, 0xc0, dark ? 90 : 80)
                          : sea ? QColor(255, 255, 255, 26)
                                : QColor(0xf4, 0xe6, 0xbf, dark ? 60 : 245));
        painter->setPen(QPen(ink, sea ? 1.4 : 2.2, Qt::DashLine));
        painter->drawPath(path);
    }
    for (const Thing& thing : things_) paintThing(*painter, thing);
}

void PlacesSketch::paintThing(QPainter& painter, const Thing& thing) const {
    const std::vector<std::string>& colours = knownPieceColours();
    const std::string& colour = colours[static_cast<std::size_t>(thing.number) % colours.size()];
    const QColor ink = theme_.isDark() ? QColor(0xf0, 0xdf, 0xb8) : QColor(0x3a, 0x24, 0x12);
    switch (thing.kind) {
    case Kind::Name:
        painter.setPen(ink);
        painter.setFont(Theme::serif(kNamePixels, true));
        painter.drawText(thing.box.adjusted(4, -4, 20, 4), Qt::AlignVCenter | Qt::AlignLeft,
                         titleOf(thing.place.toLatin1().constData()));
        break;
    case Kind::Scoreboard:
        paintPlate(painter, theme_, thing.box, valuesOf(thing.place), false);
        break;
    case Kind::Pile:
        paintToken(painter, theme_, colour, thing.box, 1 + (thing.number * 5) % 7);
        break;
    case Kind::Grande:
        paintGrande(painter, theme_, art_, colour, thing.box);
        break;
    case Kind::Figure:
        art_.paint(painter, QStringLiteral("pieces/king"), thing.box);
        break;
    case Kind::Space:
        painter.setPen(QPen(ink, 1.2));
        painter.setBrush(QColor(255, 255, 255, 40));
        painter.drawRoundedRect(thing.box.adjusted(1, 1, -1, -1), 5, 5);
        if (thing.number % 3 != 2) paintToken(painter, theme_, colour, thing.box.adjusted(4, 4, -4, -4), -1);
        break;
    case Kind::Good: {
        const bool gold = thing.number % 2 == 0;
        const qreal side = std::min(thing.box.width(), thing.box.height()) - 4;
        const QPointF centre = thing.box.center();
        painter.setPen(QPen(QColor(0x3a, 0x22, 0x06), 1.6));
        painter.setBrush(gold ? QColor(0xf1, 0xc2, 0x3c) : QColor(0xb9, 0x8a, 0x5a));
        painter.drawEllipse(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side));
        painter.setPen(QColor(0x3a, 0x22, 0x06));
        painter.setFont(Theme::serif(side * 0.6, true));
        painter.drawText(thing.box, Qt::AlignCenter, gold ? QStringLiteral("6") : QStringLiteral("4"));
        break;
    }
    case Kind::Ship:
        if (thing.number == 9) {
            paintShip(painter, thing.box);
            break;
        }
        painter.setPen(theme_.isDark() ? QColor(0xd0, 0xda, 0xff) : QColor(0x12, 0x3a, 0x46));
        painter.setFont(Theme::serif(19, true));
        painter.drawText(thing.box, Qt::AlignCenter, QString::number(thing.number));
        break;
    }
}

void PlacesSketch::paintShip(QPainter& painter, const QRectF& box) const {
    const auto at = [&](qreal x, qreal y) { return box.topLeft() + QPointF(box.width() * x, box.height() * y); };
    painter.setPen(QPen(QColor(0x24, 0x12, 0x04), 1.4));
    painter.setBrush(QColor(0xfb, 0xf1, 0xd6));
    painter.drawPolygon(QPolygonF{at(0.3, 0.55), at(0.52, 0.02), at(0.56, 0.55)});
    painter.drawPolygon(QPolygonF{at(0.6, 0.55), at(0.64, 0.15), at(0.82, 0.55)});
    painter.setBrush(QColor(0x7c, 0x4f, 0x2a));
    painter.drawPolygon(QPolygonF{at(0.12, 0.6), at(0.9, 0.6), at(0.76, 0.96), at(0.26, 0.96)});
}

} // namespace elgrande::gui

#include "moc_places_sketch.cpp"
