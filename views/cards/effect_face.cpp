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
constexpr qreal kEffectRow = 14;      // of the picture, at least
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

// Wide ones have the picture on the left.
bool isWide(QSizeF card) { return card.width() >= std::max(kLeastWide, card.height() * kWide); }

qreal besideTitle(QSizeF card) { return isWide(card) ? card.width() * kPictureShare : 0; }

// How the room is shared.
struct EffectSheet {
    QRectF title;
    QRectF picture; // null: above the words
    QRectF room;    // for the words, with the picture above them where it has no place yet
};

// The lines that its own title takes, which on cards beside each other may be fewer than others need.
qreal ownTitleHeight(const PowerContent& content, qreal wide, const TitleFit& title, QSizeF paper) {
    return content.title.isEmpty() || title.pixels == 0
               ? 0
               : fitTitles({content.title}, {wide, paper.height()}, title.pixels).height + 1;
}

// The best first; the last one is for a card whose words do not fit on any.
std::vector<EffectSheet> sheetsOf(const PowerContent& content, const QRectF& card, const TitleFit& title) {
    const QRectF paper = paperOf(card);
    const QRectF inner(paper.left() + kEffectGap, paper.top(), paper.width() - 2 * kEffectGap, paper.height() - 1);
    const auto cut = [](QRectF from, qreal left, qreal top) { return from.adjusted(left, top, 0, 0); };
    const auto head = [](QRectF of, qreal high) { return QRectF(of.topLeft(), QSizeF(of.width(), high)); };
    const qreal across = ownTitleHeight(content, inner.width(), title, paper.size());
    const qreal shared = across > 0 ? title.height + 1 : 0;
    if (!isWide(card.size())) {
        const EffectSheet aligned{head(inner, shared), {}, cut(inner, 0, shared)};
        return {aligned, {head(inner, across), {}, cut(inner, 0, across)}, aligned};
    }
    const qreal left = besideTitle(card.size());
    const QRectF right = cut(inner, left, 0);
    const auto pictureIn = [left](QRectF of) { return QRectF(of.topLeft(), QSizeF(left - kEffectGap, of.height())); };
    const auto titleBesidePicture = [&](qreal high) {
        const qreal row = std::max(high, kEffectRow);
        return EffectSheet{head(right, high), pictureIn(head(inner, row)), cut(inner, 0, row)};
    };
    const QRectF below = cut(inner, 0, across);
    const EffectSheet wordsBesidePicture{head(inner, across), pictureIn(below), cut(below, left, 0)};
    const EffectSheet wordless{across > 0 ? right : QRectF(), pictureIn(inner), {}};
    if (across == 0) return {wordsBesidePicture, titleBesidePicture(0), wordless};
    return {titleBesidePicture(shared), wordsBesidePicture,
            titleBesidePicture(ownTitleHeight(content, right.width(), title, paper.size())), wordless};
}

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
    const qreal most = std::max(
        paper.height() * 0.42, std::min(titleHeight(3, kLeastTitle), paper.height() - (isWide(card) ? 1 : kEffectRow)));
    const qreal largest = std::min(std::max(std::clamp(card.height() * 0.13, 12.0, 40.0), 12 * textScale), wanted);
    return fitTitles(titles, {paper.width() - 2 * kEffectGap - besideTitle(card), most}, largest);
}

EffectParts effectParts(const PowerContent& content, const QRectF& card, const TitleFit& shared, qreal textScale) {
    const TitleFit title = shared.pixels > 0 ? shared : ownTitle(content, card.size(), textScale);
    EffectParts parts;
    parts.titlePixels = title.pixels;
    layBand(parts, content, card);
    QRectF room;
    for (const EffectSheet& sheet : sheetsOf(content, card, title)) {
        parts.title = sheet.title;
        parts.picture = sheet.picture;
        room = sheet.room;
        if (card.width() < kTitledWidth || room.isEmpty()) continue;
        const bool above = sheet.picture.isNull();
        const CardWords words =
            wordsIn(content.text, content.brief,
                    {.below = [&room](qreal row) { return QSizeF(room.width(), room.height() - row); },
                     .usualRow = above ? std::max(kEffectRow, room.height() * kMostPicture) : 0,
                     .leastRow = above ? kEffectRow : 0,
                     .most = std::max(kUsualEffectWords, card.height() * 0.08),
                     .textScale = textScale});
        if (words.said.isEmpty()) continue;
        parts.words = room.adjusted(0, words.row, 0, 0);
        parts.said = words.said;
        parts.wordsPixels = words.pixels;
        room.setBottom(parts.words.top());
        break;
    }
    if (!parts.picture.isNull()) return parts;
    const qreal side = std::min(room.height(), std::clamp(room.height() * 0.45, 11.0, 20.0));
    const bool below = room.height() >= 2 * side + 1;
    for (int i = 0; i < marksOn(content); ++i)
        parts.marks.emplace_back(room.left() + (below ? 0 : i * (side + 1)), room.top() + (below ? i * (side + 1) : 0),
                                 side, side);
    if (!parts.marks.empty()) room.setLeft(parts.marks.back().right() + 1);
    parts.picture = room;
    return parts;
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
