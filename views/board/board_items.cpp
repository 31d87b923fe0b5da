// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/board/board_items.h"

#include "views/theme/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande {

namespace {

constexpr qreal kSeamOff = 1.1;
constexpr qreal kHalo = 6.5; // width of the pen around names
constexpr qreal kNamePixels = 29;
constexpr qreal kNameLine = 27;
constexpr qreal kAbovePlate = 8; // from the letters' line to the scoreboard
constexpr qreal kRibbonWidth = 142;
constexpr qreal kMostOnRibbon = 1.1; // times the usual size
constexpr qreal kBanner = 48;        // height of the banner below the Castillo
constexpr qreal kNameWidth = 190;    // longer names with a blank in them take two lines
constexpr qreal kRound = 26;         // corners of a building's box
constexpr qreal kNameAir = 3;        // at both ends of a name on a plate drawn for it
constexpr QRectF kStackSign(2, 2, 26, 24);
constexpr qreal kKingWidth = 42;

qreal distanceFrom(const QLineF& line, QPointF point) {
    const QPointF way = line.p2() - line.p1();
    const qreal length = std::hypot(way.x(), way.y());
    const QPointF to = point - line.p1();
    return length < 1e-6 ? std::hypot(to.x(), to.y()) : std::abs(way.x() * to.y() - way.y() * to.x()) / length;
}

// Douglas and Peucker (1973): keeps the corners between `first` and `last` that lie farther than `off` from the chord.
void keepCorners(const QPolygonF& all, qsizetype first, qsizetype last, qreal off, QPolygonF& kept) {
    qsizetype farthest = first;
    qreal most = off;
    for (qsizetype i = first + 1; i < last; ++i) {
        const qreal distance = distanceFrom({all[first], all[last]}, all[i]);
        if (distance <= most) continue;
        most = distance;
        farthest = i;
    }
    if (farthest != first) {
        keepCorners(all, first, farthest, off, kept);
        keepCorners(all, farthest, last, off, kept);
        return;
    }
    kept << all[last];
}

// The outline reduced to the corners that a thick pen can show: stroking is the most expensive operation on the board.
QPainterPath seamOf(const QPainterPath& outline) {
    QPainterPath seam;
    for (const QPolygonF& polygon : outline.toSubpathPolygons()) {
        QPolygonF kept{polygon.first()};
        keepCorners(polygon, 0, polygon.size() - 1, kSeamOff, kept);
        seam.addPolygon(kept);
        seam.closeSubpath();
    }
    return seam;
}

// What a round pen around the letters covers, worked out once because it takes longer than all other painting of a
// name.
QPainterPath haloOf(const QPainterPath& letters, qreal width) {
    QPainterPathStroker pen;
    pen.setWidth(width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    QPainterPath halo = pen.createStroke(letters);
    halo.setFillRule(Qt::WindingFill);
    return halo;
}

// Two lines break at the blank nearest to the middle. `wanted`: 0 where it is left to the name's length.
QStringList linesOf(const QString& name, const QFontMetricsF& metrics, int wanted) {
    const bool one = wanted == 0 ? metrics.horizontalAdvance(name) <= kNameWidth : wanted == 1;
    if (one || !name.contains(u' ')) return {name};
    qsizetype best = -1;
    for (qsizetype i = name.indexOf(u' '); i >= 0; i = name.indexOf(u' ', i + 1))
        if (best < 0 || qAbs(2 * i - name.size()) < qAbs(2 * best - name.size())) best = i;
    return {name.left(best), name.mid(best + 1)};
}

} // namespace

BoardItem::BoardItem(const Theme& theme, const BoardSpot& spot, const QRectF& box)
    : theme_(theme)
    , box_(box)
    , spot_(spot) {
    setCacheMode(DeviceCoordinateCache);
    setAcceptedMouseButtons(Qt::NoButton); // the view reads clicks, because one click may concern several items
}

void BoardItem::setLook(const Look& look) {
    if (look == look_) return;
    look_ = look;
    update();
}

Glow BoardItem::glow() const {
    if (look_.selected) return Glow::Selected;
    if (look_.offered) return look_.hover ? Glow::Hover : Glow::Offered;
    return Glow::None;
}

QPainterPath BoardItem::shape() const {
    QPainterPath path;
    path.addRect(box_);
    return path;
}

void BoardItem::paintMoved(QPainter& painter, const QRectF& around) const {
    if (!look_.moved) return;
    // A white ribbon around it; gold is for what may be chosen.
    const QRectF ribbon = around.adjusted(-1.5, -1.5, 1.5, 1.5); // close to it, so that it covers no neighbour
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x24, 0x12, 0x04, 170), 5));
    painter.drawRoundedRect(ribbon, 9, 9);
    painter.setPen(QPen(QColor(0xff, 0xff, 0xf4), 2.8));
    painter.drawRoundedRect(ribbon, 9, 9);
}

RegionItem::RegionItem(const Theme& theme, Area area, const QPainterPath& outline, bool building)
    : BoardItem(theme, {area, Owner::None, Token::None}, outline.boundingRect())
    , outline_(outline)
    , seam_(seamOf(outline))
    , building_(building) {
    setCacheMode(NoCache); // it keeps pictures of its own
    if (!building_) return;
    outline_ = {};
    const QRectF box = outline.boundingRect();
    const qreal round = std::min({kRound, box.width() / 5, box.height() / 5});
    outline_.addRoundedRect(box, round, round);
    seam_ = outline_;
}

void RegionItem::setTaboo(bool taboo) {
    if (taboo == taboo_) return;
    taboo_ = taboo;
    update();
}

// What the drawing depends on, as one number; 0: there is nothing to draw.
std::uint32_t RegionItem::shownAs(const Look& look) const {
    std::uint32_t bits = 0;
    for (bool each : {taboo_, look.dimmed && !building_, look.hover, look.offered, look.selected, look.focused})
        bits = bits << 1U | (each ? 1U : 0U);
    return bits == 0 ? 0 : bits << 2U | static_cast<std::uint32_t>(theme_.light());
}

void RegionItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (const std::uint32_t shown = shownAs(look()); shown != 0)
        pictures_.paint(*painter, boundingRect(), shown, [this](QPainter& inside) { draw(inside, look()); });
}

bool RegionItem::drawAhead(const QTransform& view, qreal ratio) {
    for (const Look& soon : {Look{.offered = true}, Look{.dimmed = true}})
        if (shownAs(soon) != 0 && pictures_.drawAhead(deviceTransform(view), ratio, boundingRect(), shownAs(soon),
                                                      [this, &soon](QPainter& inside) { draw(inside, soon); }))
            return true;
    return false;
}

void RegionItem::draw(QPainter& painter, const Look& look) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (taboo_ && !look.offered && !look.selected) // else it would look forbidden
        painter.fillPath(outline_, theme_.colour(Role::Shade));
    else if (look.dimmed && !building_)
        painter.fillPath(outline_, QColor(30, 18, 6, theme_.isDark() ? 105 : 62));
    if (look.hover && !look.offered) painter.fillPath(outline_, QColor(255, 255, 255, 26));
    if (look.offered || look.selected) {
        QColor light =
            look.selected ? QColor(0xff, 0xc8, 0x3c, 120) : QColor(0xff, 0xf4, 0xc8, theme_.isDark() ? 46 : 88);
        if (look.hover) light.setAlpha(light.alpha() + 70);
        if (building_) light.setAlpha(light.alpha() / 3);
        painter.fillPath(outline_, light);
        QColor gold = theme_.colour(Role::Gold);
        gold.setAlpha(110);
        painter.strokePath(seam_, QPen(gold, look.hover ? 15 : 11, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        painter.strokePath(seam_, QPen(theme_.colour(Role::GoldDeep), 6.5, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
        painter.strokePath(seam_, QPen(QColor(0xff, 0xf6, 0xd2), 4, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
    }
    if (look.focused) paintFocus(painter, theme_, outline_, 4.5);
}

NameItem::NameItem(const Theme& theme, Area area)
    : BoardItem(theme, {area, Owner::None, Token::None}, centred(kPlateWidth, kPlateHeight)) {}

void NameItem::setName(const QString& name) {
    if (name == name_) return;
    name_ = name;
    writeName();
}

void NameItem::setPlate(const std::array<int, 3>& values, int ranks, bool shown) {
    if (values == values_ && ranks == ranks_ && shown == plate_) return;
    values_ = values;
    ranks_ = ranks;
    plate_ = shown;
    update();
}

void NameItem::setHolders(const RankHolders& holders) {
    if (holders == holders_) return;
    holders_ = holders;
    update();
}

void NameItem::setNamePoint(QPointF point) {
    namePoint_ = point;
    writeName();
}

void NameItem::setNameRoom(const QRectF& room) {
    nameRoom_ = room.size();
    setNamePoint(room.center());
}

void NameItem::setNote(const QString& note, QPointF point) {
    if (note == note_ && point == notePoint_) return;
    note_ = note;
    notePoint_ = point;
    takeRoom();
}

void NameItem::setSetting(const Setting& setting) {
    if (setting == setting_) return;
    setting_ = setting;
    writeName();
}

void NameItem::setTextScale(qreal times) {
    if (std::exchange(times_, times) != times) update();
}

QRectF NameItem::nameBox(const Setting& setting) const { return nameIn(setting).boundingRect(); }

// The name stands on the plate's upper edge and grows upwards, so that names of one and of two lines sit alike.
QPainterPath NameItem::nameIn(const Setting& setting) const {
    const QFont font = Theme::serif(kNamePixels, true);
    const QFontMetricsF metrics(font);
    const QStringList lines = linesOf(name_, metrics, nameRoom_.isEmpty() ? setting.lines : 1);
    QPainterPath letters;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const qreal up = static_cast<qreal>(lines.size() - 1 - i) * kNameLine;
        const qreal base = namePoint_ ? metrics.capHeight() / 2 : -kAbovePlate;
        letters.addText(-metrics.horizontalAdvance(lines[i]) / 2, base - up, font, lines[i]);
    }
    qreal times = setting.times;
    if (!nameRoom_.isEmpty())
        times = std::min({times, (nameRoom_.width() - 2 * kNameAir) / letters.boundingRect().width(),
                          nameRoom_.height() / kNamePixels});
    else if (namePoint_) // a ribbon has two ends, and edges
        times = std::min({times, kRibbonWidth / letters.boundingRect().width(), kMostOnRibbon});
    const QPointF foot = namePoint_.value_or(QPointF(setting.aside, -kPlateHeight / 2));
    return QTransform::fromScale(times, times).map(letters).translated(foot);
}

void NameItem::writeName() {
    letters_ = nameIn(setting_);
    halo_ = namePoint_ ? QPainterPath() : haloOf(letters_, kHalo * setting_.times);
    takeRoom();
}

void NameItem::takeRoom() {
    prepareGeometryChange();
    box_ = centred(kPlateWidth, kPlateHeight).united(letters_.boundingRect());
    if (!note_.isEmpty()) box_ = box_.united(noteBox());
    update();
}

QRectF NameItem::noteBox() const { return centred(150, 34).translated(notePoint_); }

void NameItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const bool light = theme_.isDark() && !namePoint_; // a ribbon made for the name is parchment on the dark board too
    const QColor halo = light ? QColor(18, 12, 8, 215) : QColor(255, 250, 234, 225);
    painter->fillPath(halo_, halo);
    painter->fillPath(letters_, light ? QColor(0xff, 0xf4, 0xd8) : QColor(0x2b, 0x19, 0x08));
    const QRectF plate = centred(kPlateWidth, kPlateHeight);
    if (plate_) paintPlate(*painter, theme_, plate, values_, false, holders_, times_, ranks_);
    if (note_.isEmpty()) return;
    const QRectF sign = noteBox().adjusted(18, 3, -18, -3);
    painter->setPen(QPen(QColor(0x20, 0x12, 0x06), 1.5));
    painter->setBrush(QColor(0x55, 0x34, 0x16));
    painter->drawRoundedRect(sign, 5, 5);
    painter->setPen(QColor(0xff, 0xec, 0xc4));
    drawFitted(*painter, sign.adjusted(6, 1, -6, -1), note_, Theme::serif(20, true), 10, 21 * times_);
}

TokenItem::TokenItem(const Theme& theme, const BoardSpot& spot, std::string colour, int number)
    : BoardItem(theme, spot, number < 0 ? centred(kHeight, kHeight) : centred(kWidth, kHeight))
    , colour_(std::move(colour))
    , number_(number) {}

void TokenItem::setNumber(int number) {
    if (number == number_ || number_ < 0) return;
    number_ = number;
    update();
}

void TokenItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (look().dimmed) painter->setOpacity(0.62);
    paintGlow(*painter, theme_, box_.adjusted(-2, -2, 2, 2), kHeight * 0.2 + 2, glow(), 3.6);
    paintToken(*painter, theme_, colour_, box_, number_);
    if (look().dimmed) {
        painter->setOpacity(1); // its shape is made out all the same
        paintTokenRim(*painter, theme_, colour_, box_);
    }
    if (look().focused) {
        QPainterPath outline;
        outline.addRoundedRect(box_.adjusted(-4, -4, 4, 4), 9, 9);
        paintFocus(*painter, theme_, outline, 3);
    }
    paintMoved(*painter, box_);
}

FigureItem::FigureItem(const Theme& theme, const Art& art, std::string colour)
    : BoardItem(theme, {}, centred(46, 58))
    , art_(art)
    , colour_(std::move(colour)) {}

FigureItem::FigureItem(const Theme& theme, const Art& art, Token token, QString picture)
    : BoardItem(theme, {Area::None, Owner::None, token}, token == Token::King ? centred(64, 82) : centred(46, 52))
    , art_(art)
    , picture_(std::move(picture)) {}

void FigureItem::setCount(int count) {
    if (std::exchange(count_, count) != count) update();
}

QRectF FigureItem::halo() const { return spot().token == Token::King ? centred(kKingWidth, box_.height()) : box_; }

void FigureItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintGlow(*painter, theme_, halo(), 9, glow(), 3.6);
    if (picture_.isEmpty())
        paintGrande(*painter, theme_, art_, colour_, box_);
    else
        paintFigure(*painter, art_, picture_, box_);
    if (count_ > 1) {
        const QRectF sign = kStackSign.translated(-2, 0);
        painter->setPen(QPen(QColor(0x3a, 0x22, 0x06), 1.4));
        painter->setBrush(QColor(0xff, 0xf4, 0xd8));
        painter->drawRoundedRect(sign, 7, 7);
        painter->setFont(Theme::sans(19, true));
        painter->drawText(sign, Qt::AlignCenter, QString::number(count_));
    }
    if (look().focused) {
        QPainterPath outline;
        outline.addRoundedRect(halo().adjusted(-3, -3, 3, 3), 9, 9);
        paintFocus(*painter, theme_, outline, 3);
    }
    paintMoved(*painter, halo());
}

TowerItem::TowerItem(const Theme& theme, const Art& art, const QRectF& outline)
    : BoardItem(theme, {},
                outline.adjusted(-22, 2, 22, 18)) // rock and surf around the walls, as on the map; its own flag
    , art_(art) {}

void TowerItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setClipRect(box_.adjusted(0, 0, 0, -kBanner)); // the banner with the name stays in front
    art_.paint(*painter, QStringLiteral("pieces/castillo-open"), box_);
}

} // namespace elgrande
