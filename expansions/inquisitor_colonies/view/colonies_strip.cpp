#include "colonies_strip.h"

#include "../texts.h"
#include "material.h"

#include "model/game_model/game_model.h"
#include "views/expansion_ui.h"
#include "views/seat_names.h"
#include "views/texts/texts.h"
#include "views/theme/paint.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace elgrande::inquisitor_colonies {

namespace {

constexpr int kHeight = 34;
constexpr qreal kSide = 10;    // from the sheet's edge
constexpr qreal kPicture = 26; //
constexpr QSizeF kPile(36, 22);
constexpr qreal kDisc = 17; // on a pile's corner
constexpr qreal kGap = 5;   // between two things of a part

QString picture(const char* name) {
    return artOf("inquisitor_colonies", QStringLiteral("pieces/") + QLatin1String(name));
}

} // namespace

ColoniesStrip::ColoniesStrip(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model) {
    setFixedHeight(kHeight);
    connect(&model, &GameModel::changed, this, &ColoniesStrip::readGame);
    readGame();
}

QSize ColoniesStrip::sizeHint() const { return {600, kHeight}; }

void ColoniesStrip::readGame() {
    parts_.clear();
    if (!model_.hasGame()) return;
    addInquisitor();
    addGoods(kGoldToken, "strip:gold");
    addGoods(kWaresToken, "strip:wares");
    addShip();
    addLimit();
    QStringList said;
    for (const Part& part : parts_) said << part.tip;
    setAccessibleName(said.join(u' '));
    update();
}

void ColoniesStrip::addInquisitor() {
    const Seat seat = inquisitorHolder(model_);
    Part part;
    part.marks.push_back({.kind = Mark::Kind::Picture, .words = picture(kInquisitorToken)});
    if (seat == Seat::None) {
        part.tip = word("strip:no-inquisitor");
        part.marks.push_back({.words = QString(QChar(0x2013))});
    } else {
        part.tip = word("strip:inquisitor").replace(QStringLiteral("{seat}"), seatName(model_, seat));
        part.marks.push_back({.kind = Mark::Kind::Medallion, .colour = model_.catalogue().colourOf(ownerOf(seat))});
    }
    parts_.push_back(std::move(part));
}

void ColoniesStrip::addGoods(const char* token, const char* tip) {
    const GoodsCount goods = goodsCount(model_, token);
    Part part;
    part.tip = word(tip).arg(goods.free).arg(goods.claimed).arg(goods.left);
    part.marks.push_back({.kind = Mark::Kind::Picture, .words = picture(token)});
    part.marks.push_back({.words = QString::number(goods.free), .strong = true});
    part.marks.push_back({.words = QStringLiteral("+ %1").arg(goods.left)});
    parts_.push_back(std::move(part));
}

void ColoniesStrip::addPiles(Part& part, const std::vector<Standing>& standing) const {
    for (const Standing& each : standing)
        part.marks.push_back({.kind = Mark::Kind::Pile,
                              .colour = model_.catalogue().colourOf(each.owner),
                              .number = each.count,
                              .carried = each.good == nullptr ? QString() : picture(each.good)});
    if (standing.empty()) part.marks.push_back({.words = QString(QChar(0x2013))});
}

void ColoniesStrip::addShip() {
    Part part;
    const std::vector<Standing> crew = onBoard(model_);
    part.tip = crew.empty() ? word("strip:ship-empty") : word("strip:ship").arg(inWords(model_, crew));
    part.marks.push_back({.kind = Mark::Kind::Picture, .words = picture("ship")});
    addPiles(part, crew);
    parts_.push_back(std::move(part));
}

void ColoniesStrip::addLimit() {
    const Area region = limitedRegion(model_);
    Part part;
    part.marks.push_back({.kind = Mark::Kind::Picture, .words = picture(kTableToken)});
    if (region == Area::None) {
        part.tip = word("strip:no-table");
        part.marks.push_back({.words = QString(QChar(0x2013))});
    } else {
        const std::vector<Standing> on = onTable(model_);
        int taken = 0;
        for (const Standing& each : on) taken += each.count;
        const QString place = texts::areaName(model_.catalogue(), region);
        part.tip = word("strip:table")
                       .arg(place)
                       .arg(taken)
                       .arg(limitSpaces(model_))
                       .arg(inWords(model_, on), inWords(model_, besideTable(model_)));
        part.marks.push_back({.words = place, .strong = true});
        part.marks.push_back({.words = QStringLiteral("%1/%2").arg(taken).arg(limitSpaces(model_))});
        addPiles(part, on);
    }
    parts_.push_back(std::move(part));
}

QFont ColoniesStrip::fontOf(const Mark& mark) const {
    QFont used = font();
    used.setBold(mark.strong);
    return used;
}

qreal ColoniesStrip::widthOf(const Mark& mark) const {
    switch (mark.kind) {
    case Mark::Kind::Picture:
        return kPicture;
    case Mark::Kind::Medallion:
        return kPile.height();
    case Mark::Kind::Pile:
        return kPile.width();
    case Mark::Kind::Text:
        break;
    }
    return QFontMetricsF(fontOf(mark)).horizontalAdvance(mark.words);
}

void ColoniesStrip::paintMark(QPainter& painter, const Mark& mark, const QRectF& box) const {
    const QPointF middle = box.center();
    switch (mark.kind) {
    case Mark::Kind::Picture:
        art_.paint(painter, mark.words, box);
        return;
    case Mark::Kind::Medallion:
        paintMedallion(painter, theme(), mark.colour,
                       QRectF(box.left(), middle.y() - box.width() / 2, box.width(), box.width()));
        return;
    case Mark::Kind::Pile: {
        const QRectF pile(box.left(), middle.y() - kPile.height() / 2, kPile.width(), kPile.height());
        paintToken(painter, theme(), mark.colour, pile, mark.number);
        if (!mark.carried.isEmpty())
            art_.paint(painter, mark.carried,
                       QRectF(pile.center().x() - kDisc / 2, pile.top() - kDisc * 0.35, kDisc, kDisc));
        return;
    }
    case Mark::Kind::Text:
        break;
    }
    painter.setFont(fontOf(mark));
    painter.setPen(theme().colour(Role::Ink));
    painter.drawText(box.adjusted(-1, 0, 4, 0), Qt::AlignVCenter | Qt::AlignLeft, mark.words);
}

// The parts stand as far apart as there is room; a line that is too long comes closer together, and then is cut off.
void ColoniesStrip::paintEvent(QPaintEvent* event) {
    PaperPanel::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    qreal taken = 0;
    for (const Part& part : parts_)
        for (const Mark& mark : part.marks) taken += widthOf(mark) + kGap;
    const qreal apart = std::clamp(
        (width() - 2 * kSide - taken) / std::max<qreal>(1, static_cast<qreal>(parts_.size()) - 1), 6.0, 34.0);
    qreal x = kSide;
    for (const Part& part : parts_) {
        const qreal left = x;
        for (const Mark& mark : part.marks) {
            const qreal wide = widthOf(mark);
            paintMark(painter, mark, QRectF(x, (height() - kPicture) / 2, wide, kPicture));
            x += wide + kGap;
        }
        part.box = QRectF(left, 0, x - kGap - left, height());
        x += apart;
        if (&part == &parts_.back()) break;
        painter.setPen(QPen(theme().colour(Role::GoldDeep), 1));
        const qreal line = x - apart / 2 - kGap / 2;
        painter.drawLine(QPointF(line, 8), QPointF(line, height() - 8));
    }
}

QString ColoniesStrip::tipAt(QPoint point) const {
    for (const Part& part : parts_)
        if (part.box.contains(point)) return part.tip;
    return {};
}

QRect ColoniesStrip::partBox(int part) const { return parts_[static_cast<std::size_t>(part)].box.toAlignedRect(); }

bool ColoniesStrip::fits() const { return parts_.empty() || parts_.back().box.right() <= width() - kSide / 2; }

bool ColoniesStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
        return true;
    }
    return PaperPanel::event(event);
}

void ColoniesStrip::changeEvent(QEvent* event) {
    PaperPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) readGame();
}

PagePanel coloniesStrip(GameModel& model, Theme& theme, QWidget* parent) {
    PagePanel panel;
    panel.place = PagePanel::Place::Strip;
    panel.widget = new ColoniesStrip(model, theme, parent);
    return panel;
}

} // namespace elgrande::inquisitor_colonies
