// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/theme/paint.h"

#include "views/theme/cached_drawing.h"

#include <QLinearGradient>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr qreal kLitEdge = 0.22;    // of the height: above, a number never reaches
constexpr qreal kShadedEdge = 0.78; // and below

const QColor kRim(255, 250, 235); // pale around a dark line: one of the two lifts every colour off every land
constexpr qreal kFigureRim = 2;

// Numbers on a scoreboard, by its height.
constexpr qreal kValue = 0.82;
constexpr qreal kOwnedValue = 0.76;
constexpr qreal kSharedValue = 0.68;
constexpr qreal kSign = 0.46;       // of a field's width and height
constexpr qreal kSharedSign = 0.84; // of the height of one of those who are tied
constexpr qreal kSignAt = 0.72;     // of its width
constexpr qreal kWood = 0.11;       // the frame
const QColor kCrossing(0xb0, 0x94, 0x60);
constexpr qreal kMostValue = 1.2; // times these: more would touch the frame

// A body lit from above; between its edges it is plain, so that a number stands out.
QLinearGradient body(const PieceColours& colours, const QRectF& box) {
    QLinearGradient gradient(box.topLeft(), box.bottomLeft());
    gradient.setColorAt(0.0, colours.light);
    gradient.setColorAt(kLitEdge, colours.base);
    gradient.setColorAt(kShadedEdge, colours.base);
    gradient.setColorAt(1.0, colours.dark);
    return gradient;
}

qreal shadowOfPaper(bool dim) { return dim ? 2 : 4; }

void dropShadow(QPainter& painter, const QRectF& box, qreal radius, qreal depth) {
    painter.setPen(Qt::NoPen);
    for (int i = 3; i >= 1; --i) {
        painter.setBrush(QColor(20, 10, 2, 26));
        const qreal grow = depth * i / 3.0;
        painter.drawRoundedRect(box.adjusted(-grow * 0.35, 0, grow * 0.35, grow), radius + grow * 0.4,
                                radius + grow * 0.4);
    }
}

} // namespace

namespace {

void drawPaper(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius, bool dim) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    dropShadow(painter, box, radius, shadowOfPaper(dim));
    const QColor paper = theme.colour(dim ? Role::PaperDim : Role::Paper);
    QLinearGradient sheet(box.topLeft(), box.bottomLeft());
    sheet.setColorAt(0.0, paper.lighter(dim ? 102 : 104));
    sheet.setColorAt(0.6, paper);
    sheet.setColorAt(1.0, paper.darker(107));
    painter.setBrush(sheet);
    painter.setPen(QPen(theme.colour(Role::PaperEdge), 1.2));
    painter.drawRoundedRect(box, radius, radius);
    painter.setBrush(Qt::NoBrush);
    QColor rim = theme.colour(Role::Rim);
    if (dim) rim.setAlpha(rim.alpha() / 3);
    painter.setPen(QPen(rim, 1.0));
    painter.drawRoundedRect(box.adjusted(1.2, 1.2, -1.2, -1.2), radius - 1, radius - 1);
    painter.restore();
}

} // namespace

void paintPaper(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius, bool dim) {
    const qreal shadow = shadowOfPaper(dim);
    const QRectF all = box.adjusted(-shadow, -1, shadow, shadow + 1);
    const QString key = QStringLiteral("paper/%1/%2").arg(radius).arg(2 * theme.light() + static_cast<int>(dim));
    paintCached(painter, key, all, radius + shadow + 1, [&](QPainter& inside, const QRectF& bounds) {
        drawPaper(inside, theme, bounds.adjusted(shadow, 1, -shadow, -shadow - 1), radius, dim);
    });
}

namespace {

void drawGlow(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius, Glow glow, qreal width) {
    const bool strong = glow != Glow::Offered;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    auto ring = [&](const QColor& colour, qreal grow, qreal pen) {
        painter.setPen(QPen(colour, pen));
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow);
    };
    QColor halo = theme.colour(Role::Gold);
    halo.setAlpha(strong ? 120 : 70);
    ring(halo, width * 1.1, width * (strong ? 3.2 : 2.2));
    ring(theme.colour(Role::GoldDeep), width * 0.9, width * 1.5);
    ring(strong ? QColor(0xff, 0xf8, 0xd8) : theme.colour(Role::Gold).lighter(112), width * 0.9, width);
    painter.restore();
}

} // namespace

// Things on the board lie within pixels in many ways, and are kept with their glow.
void paintGlow(QPainter& painter, const Theme& theme, const QRectF& box, qreal radius, Glow glow, qreal width) {
    if (glow == Glow::None) return;
    if (painter.device()->devType() != QInternal::Widget) return drawGlow(painter, theme, box, radius, glow, width);
    const qreal reach = 3 * width;
    const bool strong = glow != Glow::Offered;
    const QString key =
        QStringLiteral("glow/%1/%2/%3").arg(radius).arg(width).arg(2 * theme.light() + static_cast<int>(strong));
    paintCached(painter, key, box.adjusted(-reach, -reach, reach, reach), reach + radius + width,
                [&](QPainter& inside, const QRectF& bounds) {
                    drawGlow(inside, theme, bounds.adjusted(reach, reach, -reach, -reach), radius, glow, width);
                });
}

void paintFocus(QPainter& painter, const Theme& theme, const QPainterPath& outline, qreal width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 235), width * 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outline);
    QPen pen(theme.isDark() ? QColor(0x0d, 0x5f, 0xb8) : theme.colour(Role::Focus), width);
    pen.setDashPattern({3.0, 1.6});
    painter.setPen(pen);
    painter.drawPath(outline);
    painter.restore();
}

namespace {

// A pattern of its own for every colour, cut like the fields of a coat of arms, so that a piece is known without colour
// and without reading its symbol.
void paintPattern(QPainter& painter, const std::string& colour, const QPainterPath& outline, const QColor& tint) {
    const QRectF box = outline.boundingRect();
    const qreal step = std::max(3.0, std::min(box.width(), box.height()) / 5);
    QPainterPath lines;
    const auto line = [&lines](QPointF from, QPointF to) {
        lines.moveTo(from);
        lines.lineTo(to);
    };
    if (colour == "red" || colour == "dummy" || colour == "dummy-3")
        for (qreal x = box.left() - box.height(); x < box.right(); x += step * 1.5)
            line({x, box.bottom()}, {x + box.height(), box.top()});
    if (colour == "dummy-2" || colour == "dummy-3")
        for (qreal x = box.left() - box.height(); x < box.right(); x += step * 1.5)
            line({x, box.top()}, {x + box.height(), box.bottom()});
    if (colour == "blue" || colour == "brown")
        for (qreal x = box.left() + step / 2; x < box.right(); x += step) line({x, box.top()}, {x, box.bottom()});
    if (colour == "green" || colour == "brown")
        for (qreal y = box.top() + step / 2; y < box.bottom(); y += step) line({box.left(), y}, {box.right(), y});
    painter.save();
    painter.setClipPath(outline);
    painter.setPen(QPen(tint, step * 0.22));
    painter.setBrush(Qt::NoBrush);
    if (!lines.isEmpty()) painter.drawPath(lines);
    if (colour == "yellow") {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint);
        for (qreal y = box.top() + step / 2; y < box.bottom(); y += step)
            for (qreal x = box.left() + step / 2; x < box.right(); x += step)
                painter.drawEllipse(QPointF(x, y), step * 0.18, step * 0.18);
    }
    painter.restore();
}

QColor patternTint(const PieceColours& colours) {
    QColor tint = colours.dark;
    tint.setAlpha(110);
    return tint;
}

void drawMedallion(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box) {
    const PieceColours colours = theme.pieces(colour);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    dropShadow(painter, box, box.width() / 2, box.width() * 0.06);
    painter.setBrush(kRim);
    painter.drawEllipse(box);
    const qreal line = std::max(1.0, box.width() * 0.05);
    QRadialGradient dome(box.center() - QPointF(box.width() * 0.18, box.height() * 0.24), box.width() * 0.8);
    dome.setColorAt(0, colours.light);
    dome.setColorAt(0.45, colours.base);
    dome.setColorAt(1, colours.dark);
    painter.setBrush(dome);
    painter.setPen(QPen(colours.dark, line));
    const qreal inside = 1.5 * line; // the rim and half the line
    painter.drawEllipse(box.adjusted(inside, inside, -inside, -inside));
    QPainterPath round;
    round.addEllipse(box.adjusted(2 * line, 2 * line, -2 * line, -2 * line));
    paintPattern(painter, colour, round, patternTint(colours));
    painter.setPen(QPen(QColor(255, 255, 255, 90), box.width() * 0.03));
    painter.setBrush(Qt::NoBrush);
    const qreal rim = box.width() * 0.1;
    painter.drawEllipse(box.adjusted(rim, rim, -rim, -rim));
    const qreal inset = box.width() * 0.27;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    painter.drawPath(Theme::symbol(colour, box.adjusted(inset, inset, -inset, -inset)));
    painter.restore();
}

} // namespace

void paintMedallion(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box) {
    const QString key =
        QStringLiteral("medallion/%1/%2").arg(QString::fromStdString(colour)).arg(theme.pieces(colour).base.rgba());
    const qreal shadow = box.width() * 0.1;
    const QRectF all = box.adjusted(-shadow, -1, shadow, shadow + 1);
    paintCached(painter, key, all, all.width(), [&](QPainter& inside, const QRectF& bounds) {
        drawMedallion(inside, theme, colour, bounds.adjusted(shadow, 1, -shadow, -shadow - 1));
    });
}

QRectF tokenNumberBox(const QRectF& box) {
    return {box.left() + box.width() * 0.48, box.top() + box.height() * kLitEdge, box.width() * 0.46,
            box.height() * (kShadedEdge - kLitEdge)};
}

void paintTokenRim(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box) {
    const qreal radius = box.height() * 0.2;
    const qreal rim = std::max(1.0, box.height() * 0.055);
    QPainterPath pale;
    pale.addRoundedRect(box.adjusted(-rim, -rim, rim, rim), radius + rim, radius + rim);
    QPainterPath face;
    face.addRoundedRect(box, radius, radius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(pale.subtracted(face), kRim);
    painter.strokePath(face, QPen(theme.pieces(colour).dark, std::max(0.8, box.height() * 0.045)));
    painter.restore();
}

void paintTokenFace(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box,
                    bool numbered) {
    const PieceColours colours = theme.pieces(colour);
    const qreal radius = box.height() * 0.2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    dropShadow(painter, box, radius, box.height() * 0.1);
    QPainterPath front;
    front.addRoundedRect(box, radius, radius);
    painter.fillPath(front, body(colours, box));
    QPainterPath calm;
    if (numbered) calm.addRect(tokenNumberBox(box));
    paintPattern(painter, colour, front.subtracted(calm), patternTint(colours));
    painter.restore();
    paintTokenRim(painter, theme, colour, box);
}

void paintToken(QPainter& painter, const Theme& theme, const std::string& colour, const QRectF& box, int number) {
    const PieceColours colours = theme.pieces(colour);
    paintTokenFace(painter, theme, colour, box, number >= 0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal mark = box.height() * (number < 0 ? 0.5 : 0.4);
    const qreal centre = number < 0 ? box.center().x() : box.left() + box.width() * 0.29;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    painter.drawPath(Theme::symbol(colour, QRectF(centre - mark / 2, box.center().y() - mark / 2, mark, mark)));
    if (number >= 0) {
        painter.setFont(Theme::sans(box.height() * (number > 9 ? 0.56 : 0.68), true));
        painter.setPen(colours.ink);
        const QRectF tall = tokenNumberBox(box).adjusted(0, -box.height(), 0, box.height());
        painter.drawText(tall, Qt::AlignCenter, QString::number(number));
    }
    painter.restore();
}

void paintCubes(QPainter& painter, const QRectF& box, int number, const QColor& face, const QColor& edge) {
    if (number <= 0 || box.isEmpty()) return;
    int columns = number;
    qreal side = 0;
    for (int tried = 1; tried <= number; ++tried) { // the arrangement with the largest cubes
        const int rows = (number + tried - 1) / tried;
        const qreal size = std::min(box.width() / (tried * 1.25 - 0.25), box.height() / (rows * 1.25 - 0.25));
        if (size > side + 0.01) {
            side = size;
            columns = tried;
        }
    }
    side = std::min(side, std::max(box.width(), box.height()) / 2.3); // a single cube is no larger than one of four
    const int rows = (number + columns - 1) / columns;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, std::max(0.8, side * 0.09)));
    const qreal top = box.center().y() - (rows * 1.25 - 0.25) * side / 2;
    for (int i = 0; i < number; ++i) {
        const int inRow = std::min(columns, number - i / columns * columns);
        const qreal left = box.center().x() - (inRow * 1.25 - 0.25) * side / 2;
        const int row = i / columns;
        const QRectF cube(left + i % columns * side * 1.25, top + row * side * 1.25, side, side);
        QLinearGradient light(cube.topLeft(), cube.bottomRight());
        light.setColorAt(0, face.lighter(128));
        light.setColorAt(1, face);
        painter.setBrush(light);
        painter.drawRoundedRect(cube, side * 0.16, side * 0.16);
    }
    painter.restore();
}

namespace {

// One field of a scoreboard in the colours of those who hold the rank, below each other.
void paintHolders(QPainter& painter, const Theme& theme, const QRectF& field, const std::vector<std::string>& colours) {
    const qreal height = field.height() / static_cast<qreal>(colours.size());
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const QRectF part(field.left(), field.top() + static_cast<qreal>(i) * height, field.width(), height);
        painter.fillRect(part, body(theme.pieces(colours[i]), part));
    }
}

// Their signs, right of the number. `field`: what the frame leaves of it.
void paintSigns(QPainter& painter, const Theme& theme, const QRectF& field, const std::vector<std::string>& colours) {
    const qreal height = field.height() / static_cast<qreal>(colours.size());
    const qreal side = std::min(field.width() * kSign, height * (colours.size() > 1 ? kSharedSign : kSign));
    QPointF middle(field.left() + field.width() * kSignAt, field.top() + height / 2);
    painter.setPen(Qt::NoPen);
    for (const std::string& colour : colours) {
        painter.setBrush(theme.pieces(colour).ink);
        painter.drawPath(Theme::symbol(colour, QRectF(middle - QPointF(side, side) / 2, QSizeF(side, side))));
        middle.ry() += height;
    }
}

QColor valueInk(int value, bool first) {
    QColor ink(first ? QColor(0x7d, 0x17, 0x10) : QColor(0x35, 0x22, 0x0e));
    if (value == 0) ink.setAlpha(190); // paler, with a contrast of 4.5 to 1 at least
    return ink;
}

// Under a number that several players share, so that it stands on none of their colours.
void paintSharedGround(QPainter& painter, const QRectF& field) {
    const QRectF ground = plateNumberBox(field);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xff, 0xfa, 0xea));
    painter.drawRoundedRect(ground, ground.height() * 0.15, ground.height() * 0.15);
}

// Ivory in a wooden frame with brass corners, unlike any player's colour.
void paintMobileFrame(QPainter& painter, const QRectF& box, qreal radius) {
    const qreal wood = box.height() * kWood;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x4a, 0x2c, 0x15), wood));
    painter.drawRoundedRect(box.adjusted(wood / 2, wood / 2, -wood / 2, -wood / 2), radius, radius);
    painter.setPen(QPen(QColor(0x24, 0x12, 0x04), 0.8));
    painter.setBrush(QColor(0xe2, 0xc0, 0x6a));
    const qreal stud = box.height() * 0.075;
    for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
        const QPointF inwards(corner.x() < box.center().x() ? 1 : -1, corner.y() < box.center().y() ? 1 : -1);
        painter.drawEllipse(corner + inwards * wood, stud, stud);
    }
}

} // namespace

QRectF plateNumberBox(const QRectF& field) {
    return {field.left() + field.width() * 0.03, field.top() + field.height() * 0.06, field.width() * 0.47,
            field.height() * 0.88};
}

void paintPlate(QPainter& painter, const Theme& theme, const QRectF& box, const std::array<int, 3>& values, bool mobile,
                const RankHolders& holders, qreal textScale, int ranks) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = box.height() * 0.2;
    dropShadow(painter, box, radius, box.height() * (mobile ? 0.16 : 0.08));
    QLinearGradient face(box.topLeft(), box.bottomLeft());
    face.setColorAt(0, QColor(0xff, 0xfd, 0xf4));
    face.setColorAt(0.5, QColor(0xfb, 0xf3, 0xdc));
    face.setColorAt(1, QColor(0xec, 0xdd, 0xb6));
    painter.setBrush(face);
    painter.setPen(QPen(QColor(0x7a, 0x5a, 0x2e), box.height() * 0.05));
    painter.drawRoundedRect(box, radius, radius);
    const qreal third = box.width() / 3;
    const qreal wood = box.height() * kWood;
    const QRectF framed = box.adjusted(wood, wood, -wood, -wood);
    const auto fieldOf = [&](std::size_t rank) {
        return QRectF(box.left() + static_cast<qreal>(rank) * third, box.top(), third, box.height());
    };
    QPainterPath inside;
    inside.addRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius);
    painter.save();
    painter.setClipPath(inside);
    for (std::size_t i = 0; i < holders.size(); ++i)
        if (!holders[i].empty()) paintHolders(painter, theme, fieldOf(i), holders[i]);
    painter.restore();
    painter.setPen(QPen(QColor(0x7a, 0x5a, 0x2e, 150), box.height() * 0.04));
    for (int i = 1; i < 3; ++i)
        painter.drawLine(QPointF(box.left() + i * third, box.top() + box.height() * 0.16),
                         QPointF(box.left() + i * third, box.bottom() - box.height() * 0.16));
    if (mobile) paintMobileFrame(painter, box, radius);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool shared = holders[i].size() > 1;
        const bool owned = holders[i].size() == 1;
        const QRectF field = fieldOf(i) & (mobile ? framed : box);
        if (shared) paintSharedGround(painter, field);
        if (shared || owned) paintSigns(painter, theme, field, holders[i]);
        const qreal usual = shared ? kSharedValue : owned ? kOwnedValue : kValue;
        painter.setFont(Theme::serif(box.height() * usual * std::min(textScale, kMostValue), true));
        const int counts = static_cast<int>(i) < ranks ? values[i] : 0;
        painter.setPen(owned ? theme.pieces(holders[i].front()).ink : valueInk(counts, i == 0));
        const QRectF number = shared || owned ? plateNumberBox(field) : fieldOf(i);
        painter.drawText(number.adjusted(0, -box.height() * 0.2, 0, box.height() * 0.2), Qt::AlignCenter,
                         QString::number(values[i]));
        if (static_cast<int>(i) < ranks || values[i] == 0) continue; // the rank does not score with so few players
        const QPointF slant(number.height() * 0.26, -number.height() * 0.26);
        painter.setPen(QPen(kCrossing, box.height() * 0.07));
        painter.drawLine(number.center() - slant, number.center() + slant);
    }
    painter.restore();
}

void paintFigure(QPainter& painter, const Art& art, const QString& picture, const QRectF& box,
                 const PieceColours& colours) {
    art.paintRim(painter, picture, box, kFigureRim, kRim);
    art.paint(painter, picture, box, colours);
}

void paintGrande(QPainter& painter, const Theme& theme, const Art& art, const std::string& colour, const QRectF& box) {
    const PieceColours colours = theme.pieces(colour);
    paintFigure(painter, art, QStringLiteral("pieces/grande"), box, colours);
    const qreal side = box.width() * 0.4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.dark, side * 0.08));
    painter.setBrush(colours.ink);
    painter.drawPath(Theme::symbol(
        colour, QRectF(box.center().x() - side / 2, box.top() + box.height() * 0.7 - side / 2, side, side)));
    painter.restore();
}

} // namespace elgrande
