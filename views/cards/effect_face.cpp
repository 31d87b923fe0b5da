// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/effect_face.h"

#include "views/cards/card_words.h"
#include "views/theme/fitted_text.h"
#include "views/theme/paint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace elgrande {
namespace {

constexpr qreal kMostEffectBand = 44;
constexpr qreal kUsualEffectWords = 13;
constexpr qreal kMostPicture = 0.45; // of the room below the title
constexpr int kMostCubes = 6;        // that a band has room for beside the value
constexpr qreal kEffectFrame = 2;
constexpr qreal kEffectGap = 1;
constexpr qreal kEffectRow = 14;     // of the picture, at least
constexpr qreal kEffectLetter = 5.2; // width and height of a letter of the least words, on average
constexpr qreal kEffectLine = 13.2;
constexpr qreal kWide = 1.25;         // width by height
constexpr qreal kLeastWide = 84;      //
constexpr qreal kPictureShare = 0.22; // of the width, beside a title
constexpr qreal kMostMark = 16;

const QColor kPaperEdge(0x6b, 0x47, 0x20);

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

void paintBand(QPainter& painter, const PowerContent& content, const PieceColours& colours, const EffectParts& parts) {
    painter.setPen(colours.ink);
    drawFitted(painter, parts.value, content.name, Theme::serif(40, true), 8, parts.band.height() * 0.92,
               Qt::AlignLeft | Qt::AlignVCenter);
    paintCubes(painter, parts.cubes, std::min(content.caballeros, kMostCubes), colours.light, colours.dark);
}

void paintPicture(QPainter& painter, const Art& art, const QString& picture, const QRectF& box) {
    if (!art.paint(painter, picture, box)) art.paint(painter, QStringLiteral("cards/generic"), box);
}

qreal bandOf(const QRectF& card) { return std::clamp(card.height() * 0.17, 15.0, kMostEffectBand); }

QRectF paperOf(const QRectF& card) { return card.adjusted(kEffectFrame, bandOf(card), -kEffectFrame, -kEffectFrame); }

// Wide ones have the picture beside the title, and the words have what is below over the whole width.
bool isWide(QSizeF card) { return card.width() >= std::max(kLeastWide, card.height() * kWide); }

qreal besideTitle(QSizeF card) { return isWide(card) ? card.width() * kPictureShare : 0; }

int marksOn(const PowerContent& content) { return (content.owed ? 1 : 0) + (content.ours || content.guessed ? 1 : 0); }

void layBand(EffectParts& parts, const PowerContent& content, const QRectF& card) {
    QRectF band(card.left(), card.top(), card.width(), bandOf(card));
    parts.band = band;
    const bool named = content.name.size() > 3;
    const qreal share = named ? 0.64 : isWide(card.size()) ? 0.32 : 0.44;
    parts.value = QRectF(band.left() + 5, band.top() + 1, band.width() * share - 5, band.height() - 2);
    qreal left = parts.value.right() + 2;
    if (isWide(card.size())) {
        const qreal side = std::min(band.height() - 3, kMostMark);
        for (int i = 0; i < marksOn(content); ++i, left += side + 1)
            parts.marks.emplace_back(left, band.center().y() - side / 2, side, side);
    }
    parts.cubes = QRectF(left, band.top() + band.height() * 0.16, band.right() - left - 4, band.height() * 0.68);
}

// One that lies beside no others of its size.
TitleFit ownTitle(const PowerContent& content, QSizeF card, qreal textScale) {
    return content.title.isEmpty() || card.width() < kTitledWidth ? TitleFit()
                                                                  : effectTitleFit({content.title}, card, textScale);
}

} // namespace

bool isEffectWorded(const PowerContent& content, QSizeF card, qreal textScale) {
    return !effectParts(content, QRectF(QPointF(), card), {}, textScale).said.isEmpty();
}

TitleFit effectTitleFit(const QStringList& titles, QSizeF card, qreal textScale, qreal wanted) {
    const QSizeF paper = paperOf(QRectF(QPointF(), card)).size();
    const qreal most =
        std::max(paper.height() * 0.42, std::min(titleHeight(3, kLeastTitle), paper.height() - kEffectRow));
    const qreal largest = std::min(std::max(std::clamp(card.height() * 0.13, 12.0, 40.0), 12 * textScale), wanted);
    return fitTitles(titles, {paper.width() - 2 * kEffectGap - besideTitle(card), most}, largest);
}

// Below the title marks and picture, and the words where they can be read.
EffectParts effectParts(const PowerContent& content, const QRectF& card, const TitleFit& shared, qreal textScale) {
    const TitleFit title = shared.pixels > 0 ? shared : ownTitle(content, card.size(), textScale);
    EffectParts parts;
    parts.titlePixels = title.pixels;
    layBand(parts, content, card);
    const QRectF paper = paperOf(card);
    const bool wide = isWide(card.size());
    const bool titled = !content.title.isEmpty() && title.pixels > 0;
    parts.title =
        QRectF(paper.left() + kEffectGap, paper.top(), paper.width() - 2 * kEffectGap, titled ? title.height + 1 : 0);
    QRectF room(parts.title.left(), parts.title.bottom(), parts.title.width(),
                paper.bottom() - parts.title.bottom() - 1);
    if (wide) {
        const qreal row = std::max(parts.title.height(), kEffectRow);
        parts.picture = QRectF(parts.title.left(), paper.top(), besideTitle(card.size()) - kEffectGap, row);
        parts.title.setLeft(parts.picture.right() + kEffectGap);
        room.setTop(paper.top() + row);
    }
    const CardWords words =
        card.width() < kTitledWidth
            ? CardWords()
            : wordsIn(content.text, content.brief,
                      {.below = [&room](qreal row) { return QSizeF(room.width(), room.height() - row); },
                       .usualRow = wide ? 0 : std::max(kEffectRow, room.height() * kMostPicture),
                       .leastRow = wide ? 0 : kEffectRow,
                       .most = std::max(kUsualEffectWords, card.height() * 0.08),
                       .textScale = textScale});
    if (!words.said.isEmpty()) {
        parts.words = room.adjusted(0, words.row, 0, 0);
        parts.said = words.said;
        parts.wordsPixels = words.pixels;
        room.setBottom(parts.words.top());
    }
    if (wide) return parts;
    const qreal side = std::min(room.height(), std::clamp(room.height() * 0.45, 11.0, 20.0));
    const bool below = room.height() >= 2 * side + 1;
    for (int i = 0; i < marksOn(content); ++i)
        parts.marks.emplace_back(room.left() + (below ? 0 : i * (side + 1)), room.top() + (below ? i * (side + 1) : 0),
                                 side, side);
    if (!parts.marks.empty()) room.setLeft(parts.marks.back().right() + 1);
    parts.picture = room;
    return parts;
}

int roomForEffect(QSizeF card, const TitleFit& title) {
    const QSizeF paper = paperOf(QRectF(QPointF(), card)).size();
    const qreal high = paper.height() - title.height - 2 - (isWide(card) ? 0 : kEffectRow);
    if (high <= 0) return 0;
    return static_cast<int>(std::floor(high / kEffectLine) * std::floor(paper.width() / kEffectLetter));
}

void paintEffectFace(QPainter& painter, const Theme& theme, const Art& art, const PowerContent& content,
                     const QRectF& card, const TitleFit& title, qreal textScale) {
    const PieceColours colours = theme.pieces(content.colour);
    const EffectParts parts = effectParts(content, card, title, textScale);
    painter.setPen(QPen(colours.dark, 1.4));
    painter.setBrush(colours.base);
    painter.drawRoundedRect(card, 6, 6);
    paintBand(painter, content, colours, parts);
    painter.setPen(QPen(kPaperEdge, 0.8));
    painter.setBrush(theme.colour(Role::Paper));
    painter.drawRoundedRect(paperOf(card), 4, 4);
    painter.setPen(theme.colour(Role::Accent));
    if (!parts.title.isEmpty()) drawTitle(painter, parts.title, content.title, parts.titlePixels);
    paintPicture(painter, art, content.picture, parts.picture);
    for (std::size_t i = 0; i < parts.marks.size(); ++i) {
        const QRectF& mark = parts.marks[i];
        if (i == 0 && content.owed)
            paintSeal(painter, mark.center(), mark.width(), QStringLiteral("!"), QColor(0x8f, 0x22, 0x18),
                      QColor(0xff, 0xf3, 0xda));
        else
            paintSeal(painter, mark.center(), mark.width(), QStringLiteral("≈"), theme.colour(Role::Paper),
                      theme.colour(Role::InkSoft));
    }
    painter.setPen(theme.colour(Role::Ink));
    if (!parts.words.isNull())
        drawFitted(painter, parts.words, parts.said, Theme::serif(15), parts.wordsPixels, parts.wordsPixels);
}

} // namespace elgrande
