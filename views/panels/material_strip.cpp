// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/material_strip.h"

#include "model/game_model/game_model.h"
#include "views/game/shown.h"
#include "views/theme/paint.h"
#include "views/toolkit/translated.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace elgrande {

namespace {

constexpr int kHeight = 34;
constexpr qreal kSide = 10;    // from the sheet's edge
constexpr qreal kPicture = 26; //
constexpr QSizeF kPile(36, 22);
constexpr qreal kNarrow = 24; // a pile where there are many
constexpr qreal kLeast = 6;   // between two parts
constexpr qreal kDisc = 17;   // that a pile carries, at its right edge
constexpr qreal kOnEdge = 4;  // of it on the pile, whose number stays whole
constexpr qreal kGap = 5;     // between two things of a part

} // namespace

StripMark pictureMark(const QString& name) { return {.kind = StripMark::Kind::Picture, .words = name}; }

StripMark textMark(const QString& text, bool strong) { return {.words = text, .strong = strong}; }

StripMark ownerMark(const GameModel& model, Owner owner) {
    return {.kind = StripMark::Kind::Medallion, .colour = model.catalogue().colourOf(owner)};
}

StripMark seatMark(const GameModel& model, Seat seat) {
    return seat == Seat::None ? textMark(QString(QChar(0x2013))) : ownerMark(model, ownerOf(seat));
}

StripMark pileMark(const GameModel& model, Owner owner, int count, const QString& carried) {
    return {.kind = StripMark::Kind::Pile,
            .colour = model.catalogue().colourOf(owner),
            .number = count,
            .carried = carried};
}

MaterialStrip::MaterialStrip(const Shown& shown, Theme& theme, StripParts read, QWidget* parent)
    : PaperPanel(theme, parent)
    , shown_(&shown)
    , read_(std::move(read)) {
    setFixedHeight(kHeight);
    connect(&shown.model(), &GameModel::changed, this, &MaterialStrip::readGame);
    connect(&shown, &Shown::changed, this, &MaterialStrip::readGame);
    Translated::of(this).also([this] { readGame(); });
}

QSize MaterialStrip::sizeHint() const { return {600, kHeight}; }

void MaterialStrip::readGame() {
    parts_.clear();
    if (shown_ == nullptr || !shown_->model().hasGame()) return;
    parts_ = read_(*shown_);
    QStringList said;
    for (const StripPart& part : parts_) said << part.tip;
    setAccessibleName(said.join(u' '));
    update();
}

QFont MaterialStrip::fontOf(const StripMark& mark) const {
    QFont used = font();
    used.setBold(mark.strong);
    return used;
}

qreal MaterialStrip::widthOf(const StripMark& mark) const {
    switch (mark.kind) {
    case StripMark::Kind::Picture:
        return kPicture;
    case StripMark::Kind::Medallion:
        return kPile.height();
    case StripMark::Kind::Pile:
        return pile_ + (mark.carried.isEmpty() ? 0 : kDisc - kOnEdge);
    case StripMark::Kind::Text:
        break;
    }
    return QFontMetricsF(fontOf(mark)).horizontalAdvance(mark.words);
}

QRectF MaterialStrip::discOn(const QRectF& pile) {
    return {pile.right() - kOnEdge, pile.center().y() - kDisc / 2, kDisc, kDisc};
}

void MaterialStrip::paintMark(QPainter& painter, const StripMark& mark, const QRectF& box) const {
    const QPointF middle = box.center();
    switch (mark.kind) {
    case StripMark::Kind::Picture:
        art_.paint(painter, mark.words, box);
        return;
    case StripMark::Kind::Medallion:
        paintMedallion(painter, theme(), mark.colour,
                       QRectF(box.left(), middle.y() - box.width() / 2, box.width(), box.width()));
        return;
    case StripMark::Kind::Pile: {
        const QRectF pile(box.left(), middle.y() - kPile.height() / 2, pile_, kPile.height());
        paintToken(painter, theme(), mark.colour, pile, mark.number);
        if (!mark.carried.isEmpty()) art_.paint(painter, mark.carried, discOn(pile));
        return;
    }
    case StripMark::Kind::Text:
        break;
    }
    painter.setFont(fontOf(mark));
    painter.setPen(theme().colour(Role::Ink));
    painter.drawText(box.adjusted(-1, 0, 4, 0), Qt::AlignVCenter | Qt::AlignLeft, mark.words);
}

qreal MaterialStrip::lengthOfParts() const {
    qreal length = 0;
    for (const StripPart& part : parts_)
        for (const StripMark& mark : part.marks) length += isShown(mark) ? widthOf(mark) + kGap : 0;
    return length;
}

// The parts stand as far apart as there is room; a line that is too long comes closer together with narrower
// piles, leaves out what can be spared, and then is cut off.
void MaterialStrip::paintEvent(QPaintEvent* event) {
    PaperPanel::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const auto least = kLeast * static_cast<qreal>(parts_.size());
    const auto fitsIn = [&] { return lengthOfParts() + least <= width() - 2 * kSide; };
    pile_ = kPile.width();
    spare_ = true;
    if (!fitsIn()) pile_ = kNarrow;
    spare_ = fitsIn();
    const qreal taken = lengthOfParts();
    const qreal apart = std::clamp(
        (width() - 2 * kSide - taken) / std::max<qreal>(1, static_cast<qreal>(parts_.size()) - 1), kLeast, 34.0);
    qreal x = kSide;
    for (const StripPart& part : parts_) {
        const qreal left = x;
        for (const StripMark& mark : part.marks) {
            if (!isShown(mark)) continue;
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

QString MaterialStrip::tipAt(QPoint point) const {
    for (const StripPart& part : parts_)
        if (part.box.contains(point)) return part.tip;
    return {};
}

QRect MaterialStrip::partBox(int part) const { return parts_[static_cast<std::size_t>(part)].box.toAlignedRect(); }

bool MaterialStrip::fits() const { return parts_.empty() || parts_.back().box.right() <= width() - kSide / 2; }

bool MaterialStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
        return true;
    }
    return PaperPanel::event(event);
}

std::function<PagePanel(const Shown&, Theme&, QWidget*)> materialStrip(StripParts read) {
    return [read = std::move(read)](const Shown& shown, Theme& theme, QWidget* parent) {
        PagePanel panel;
        panel.place = PagePanel::Place::Strip;
        panel.widget = new MaterialStrip(shown, theme, read, parent);
        return panel;
    };
}

} // namespace elgrande

#include "moc_material_strip.cpp"
