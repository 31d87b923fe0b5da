// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/effect_face.h"

#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"

#include <QPainter>

#include <algorithm>

namespace elgrande {
namespace {

constexpr qreal kFrame = 3;
constexpr qreal kBandShare = 0.21; // of the height
constexpr qreal kLeastBand = 17;
constexpr qreal kMostEffectBand = 44;
constexpr qreal kTitleShare = 0.23; // of what is below the band
constexpr qreal kLeastEffectTitle = 12;
constexpr qreal kMostEffectTitle = 26;
constexpr qreal kSmallestEffectTitle = 7;
constexpr qreal kSmallestWords = 9; // pixels; smaller ones are left to the large card
constexpr qreal kUsualWords = 13;
constexpr qreal kMostPicture = 0.45; // of the room below the title
constexpr qreal kLeastPicture = 16;
constexpr qreal kEffectStep = 4;
constexpr qreal kEffectSeal = 15;
constexpr int kMostCubes = 6; // that a band has room for beside the value

constexpr qreal kEffectFrame = 2;
constexpr qreal kEffectGap = 1;
constexpr qreal kEffectRow = 14; // of the picture, at least

const QColor kPaperEdge(0x6b, 0x47, 0x20);

// The parts of a card, from the top.
struct Parts {
    QRectF band;
    QRectF paper;
    QRectF title;
    QRectF room; // for picture and words
};

Parts partsOf(const PowerContent& content, const QRectF& card, qreal textScale) {
    Parts parts;
    const qreal band = std::clamp(card.height() * kBandShare, kLeastBand, kMostEffectBand);
    parts.band = QRectF(card.left(), card.top(), card.width(), band);
    parts.paper = QRectF(card.left(), card.top() + band, card.width(), card.height() - band)
                      .adjusted(kFrame, 0, -kFrame, -kFrame);
    const bool titled = card.width() >= kTitledWidth && !content.title.isEmpty();
    const qreal title =
        std::clamp(parts.paper.height() * kTitleShare, kLeastEffectTitle, kMostEffectTitle) * std::max(1.0, textScale);
    parts.title = parts.paper.adjusted(3, 1, -3, 0);
    parts.title.setHeight(titled ? std::min(title, parts.paper.height() * 0.5) : 0);
    parts.room = QRectF(parts.paper.left() + 3, parts.title.bottom(), parts.paper.width() - 6,
                        parts.paper.bottom() - parts.title.bottom() - 1);
    return parts;
}

bool isWorded(const PowerContent& content, const QRectF& room) {
    return room.width() >= kTitledWidth && textFits(content.text, Theme::serif(15), room.size(), kSmallestWords);
}

// The height of the picture above the words: what they leave at the size that is wanted.
qreal pictureRow(const PowerContent& content, const QRectF& room, qreal wanted) {
    for (qreal row = room.height() * kMostPicture; row >= kLeastPicture; row -= kEffectStep)
        if (textFits(content.text, Theme::serif(15), room.adjusted(0, row, 0, 0).size(), wanted)) return row;
    return 0;
}

void paintSeal(QPainter& painter, const QPointF& middle, qreal side, const QString& sign, const QColor& ground,
               const QColor& ink) {
    QRectF seal(0, 0, side, side);
    seal.moveCenter(middle);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(ground);
    painter.drawEllipse(seal);
    painter.setFont(Theme::sans(side * 0.76, true));
    painter.drawText(seal.translated(0, -0.5), Qt::AlignCenter, sign);
}

void paintBand(QPainter& painter, const PowerContent& content, const PieceColours& colours, const QRectF& band) {
    const bool named = content.name.size() > 3;
    const QRectF name(band.left() + 5, band.top() + 1, band.width() * (named ? 0.64 : 0.44) - 5, band.height() - 2);
    painter.setPen(colours.ink);
    drawFitted(painter, name, content.name, Theme::serif(40, true), 8, band.height() * 0.92,
               Qt::AlignLeft | Qt::AlignVCenter);
    QRectF cubes(name.right() + 2, band.top() + band.height() * 0.16, band.right() - name.right() - 6,
                 band.height() * 0.68);
    if (content.guessed && content.caballeros > 0 && cubes.width() > 3 * kEffectSeal) {
        painter.setFont(Theme::sans(std::min(kEffectSeal, band.height() * 0.6), true));
        painter.setPen(colours.ink);
        painter.drawText(QRectF(cubes.left(), band.top(), kEffectSeal, band.height()), Qt::AlignCenter,
                         QStringLiteral("≈"));
        cubes.setLeft(cubes.left() + kEffectSeal);
    }
    paintCubes(painter, cubes, std::min(content.caballeros, kMostCubes), colours.light, colours.dark);
}

// Right of the title, so that they are never in the way of the words.
qreal paintSeals(QPainter& painter, const Theme& theme, const PowerContent& content, const QRectF& title,
                 qreal textScale) {
    const qreal side = std::min(kEffectSeal * std::clamp(textScale, 1.0, 1.4), title.height());
    qreal right = title.right();
    const auto add = [&](const QString& sign, const QColor& ground, const QColor& ink) {
        paintSeal(painter, {right - side / 2, title.center().y()}, side, sign, ground, ink);
        right -= side + 2;
    };
    if (content.owed) add(QStringLiteral("!"), QColor(0x8f, 0x22, 0x18), QColor(0xff, 0xf3, 0xda));
    if (content.ours) add(QStringLiteral("≈"), theme.colour(Role::Paper), theme.colour(Role::InkSoft));
    return right;
}

void paintPicture(QPainter& painter, const Art& art, const QString& picture, const QRectF& box) {
    if (!art.paint(painter, picture, box)) art.paint(painter, QStringLiteral("cards/generic"), box);
}

qreal bandOf(const QRectF& card) { return std::clamp(card.height() * 0.2, 15.0, kMostEffectBand); }

QRectF paperOf(const QRectF& card) { return card.adjusted(kEffectFrame, bandOf(card), -kEffectFrame, -kEffectFrame); }

// In its place, with a title that is as large as those beside it.
void paintLevelFace(QPainter& painter, const Theme& theme, const Art& art, PowerContent content, const QRectF& card,
                    const TitleFit& title, qreal textScale) {
    const EffectParts parts = effectParts(content, card, title, textScale);
    const bool doubted = content.ours || content.guessed;
    content.guessed = false; // said by the mark
    paintBand(painter, content, theme.pieces(content.colour), parts.band);
    painter.setPen(QPen(kPaperEdge, 0.8));
    painter.setBrush(theme.colour(Role::Paper));
    painter.drawRoundedRect(paperOf(card), 4, 4);
    painter.setPen(theme.colour(Role::Accent));
    drawTitle(painter, parts.title, content.title, title.pixels);
    paintPicture(painter, art, content.picture, parts.picture);
    for (std::size_t i = 0; i < parts.marks.size(); ++i) {
        const QRectF& mark = parts.marks[i];
        if (i == 0 && content.owed)
            paintSeal(painter, mark.center(), mark.width(), QStringLiteral("!"), QColor(0x8f, 0x22, 0x18),
                      QColor(0xff, 0xf3, 0xda));
        else if (doubted)
            paintSeal(painter, mark.center(), mark.width(), QStringLiteral("≈"), theme.colour(Role::Paper),
                      theme.colour(Role::InkSoft));
    }
    painter.setPen(theme.colour(Role::Ink));
    if (!parts.words.isNull())
        drawFitted(painter, parts.words, content.text, Theme::serif(15), kLeastTitle,
                   std::max(kUsualWords, card.height() * 0.08) * std::max(1.0, textScale));
}

} // namespace

bool isEffectWorded(const PowerContent& content, QSizeF card, qreal textScale) {
    return isWorded(content, partsOf(content, QRectF(QPointF(), card), textScale).room);
}

TitleFit effectTitleFit(const QStringList& titles, QSizeF card, qreal textScale) {
    const QSizeF paper = paperOf(QRectF(QPointF(), card)).size();
    const qreal most =
        std::max(paper.height() * 0.42, std::min(titleHeight(3, kLeastTitle), paper.height() - kEffectRow));
    const qreal largest = std::max(std::clamp(card.height() * 0.13, 12.0, 40.0), 12 * textScale);
    return fitTitles(titles, {paper.width() - 2 * kEffectGap, most}, largest);
}

// Below the title marks and picture, and the words where they can be read.
EffectParts effectParts(const PowerContent& content, const QRectF& card, const TitleFit& title, qreal textScale) {
    EffectParts parts;
    const QRectF paper = paperOf(card);
    parts.band = QRectF(card.left(), card.top(), card.width(), bandOf(card));
    parts.title = QRectF(paper.left() + kEffectGap, paper.top(), paper.width() - 2 * kEffectGap,
                         content.title.isEmpty() ? 0 : title.height + 1);
    QRectF room(parts.title.left(), parts.title.bottom(), parts.title.width(),
                paper.bottom() - parts.title.bottom() - 1);
    const auto reads = [&](qreal row, qreal pixels) {
        const QRectF words = room.adjusted(0, row, 0, 0);
        return !content.text.isEmpty() && words.height() > pixels &&
               textFits(content.text, Theme::serif(15), words.size(), pixels);
    };
    for (const qreal pixels : {kLeastTitle * std::max(1.0, textScale), kLeastTitle})
        for (qreal row = room.height() * kMostPicture; parts.words.isNull() && row >= kEffectRow; row -= kEffectStep)
            if (reads(row, pixels)) parts.words = room.adjusted(0, row, 0, 0);
    if (!parts.words.isNull()) room.setBottom(parts.words.top());
    const qreal side = std::min(room.height(), std::clamp(room.height() * 0.45, 11.0, 20.0));
    const bool below = room.height() >= 2 * side + 1;
    const int marks = (content.owed ? 1 : 0) + (content.ours || content.guessed ? 1 : 0);
    for (int i = 0; i < marks; ++i)
        parts.marks.emplace_back(room.left() + (below ? 0 : i * (side + 1)), room.top() + (below ? i * (side + 1) : 0),
                                 side, side);
    if (marks > 0) room.setLeft(parts.marks.back().right() + 1);
    parts.picture = room;
    return parts;
}

void paintEffectFace(QPainter& painter, const Theme& theme, const Art& art, const PowerContent& content,
                     const QRectF& card, const TitleFit& title, qreal textScale) {
    const PieceColours colours = theme.pieces(content.colour);
    const Parts parts = partsOf(content, card, textScale);
    painter.setPen(QPen(colours.dark, 1.4));
    painter.setBrush(colours.base);
    painter.drawRoundedRect(card, 6, 6);
    if (title.pixels > 0) return paintLevelFace(painter, theme, art, content, card, title, textScale);
    paintBand(painter, content, colours, parts.band);
    painter.setPen(QPen(kPaperEdge, 0.8));
    painter.setBrush(theme.colour(Role::Paper));
    painter.drawRoundedRect(parts.paper, 4, 4);
    if (parts.title.height() > 0) {
        QRectF box = parts.title;
        box.setRight(paintSeals(painter, theme, content, box, textScale));
        painter.setPen(theme.colour(Role::Accent));
        if (textFits(content.title, Theme::serif(15, true), box.size(),
                     kSmallestEffectTitle)) // else the large card tells it
            drawFitted(painter, box, content.title, Theme::serif(15, true), kSmallestEffectTitle, 16 * textScale,
                       Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (!isWorded(content, parts.room)) {
        paintPicture(painter, art, content.picture, parts.room.adjusted(1, 1, -1, -1));
        return;
    }
    const qreal wanted = kUsualWords * std::max(1.0, textScale);
    const qreal row = pictureRow(content, parts.room, wanted);
    if (row > 0)
        paintPicture(painter, art, content.picture, QRectF(parts.room.topLeft(), QSizeF(parts.room.width(), row)));
    painter.setPen(theme.colour(Role::Ink));
    drawFitted(painter, parts.room.adjusted(0, row, 0, 0), content.text, Theme::serif(15), kSmallestWords, wanted);
}

} // namespace elgrande
