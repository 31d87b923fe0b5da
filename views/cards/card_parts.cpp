// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/card_parts.h"

#include "views/theme/fitted_text.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace elgrande {
namespace {

constexpr qreal kLying = 0.66; // height by width, below which the picture stands beside the rest
constexpr qreal kUsualTitle = 13;
constexpr qreal kBandSide = 3;      // beside the title, on both sides
constexpr qreal kBandPad = 3;       // above and below it together
constexpr qreal kLeastRow = 15;     // of picture and Caballeros
constexpr qreal kLeastFoot = 15;    //
constexpr qreal kWorded = 24;       // the least height of the picture above words
constexpr qreal kUsualRow = 0.42;   // of the room below the title, above words
constexpr qreal kRowStep = 4;       //
constexpr qreal kPartGap = 2;       //
constexpr qreal kCubesShare = 0.34; // of the row's width
constexpr qreal kLetter = 5.2;      // width and height of a letter of the least words, on average
constexpr qreal kLine = 13.2;

struct Room {
    const CardContent& content;
    std::vector<CardMark> marks;
    qreal textScale;
    qreal wordsLimit;
};

bool isLying(QSizeF card) { return card.height() < card.width() * kLying; }

QRectF sheetOf(const QRectF& card) {
    const qreal edge = std::clamp(std::min(card.width(), card.height()) * 0.035, 2.0, 12.0);
    return card.adjusted(edge, edge, -edge, -edge);
}

qreal mostBand(QSizeF sheet, bool lying) {
    const int lines = lying ? 2 : 3;
    const qreal others = lying ? kLeastRow : kLeastRow + kLeastFoot + 2 * kPartGap;
    const qreal least = std::min(titleHeight(lines, kLeastTitle) + kBandPad, sheet.height() - others);
    return std::max(sheet.height() * (lying ? 0.42 : 0.28), least);
}

bool reads(const QString& text, QSizeF room, qreal pixels) {
    return !text.isEmpty() && room.width() > 0 && room.height() > 0 && textFits(text, Theme::serif(15), room, pixels);
}

std::vector<CardMark> marksOf(const CardContent& content) {
    std::vector<CardMark> marks;
    if (!content.stack.isEmpty()) marks.push_back(CardMark::Stack);
    if (content.owed) marks.push_back(CardMark::Owed);
    if (content.reconstructed) marks.push_back(CardMark::Doubt);
    return marks;
}

qreal widthOf(CardMark mark, const CardContent& content, qreal side) {
    return mark == CardMark::Stack ? std::max(side, static_cast<qreal>(content.stack.size()) * side * 0.62) : side;
}

// From the left, in columns of at most `inColumn`; returns where they end.
qreal layMarks(CardParts& parts, const Room& room, const QRectF& row, qreal side, int inColumn) {
    qreal left = row.left();
    qreal wide = 0;
    for (std::size_t i = 0; i < room.marks.size(); ++i) {
        const int place = static_cast<int>(i) % inColumn;
        if (place == 0) left += wide > 0 ? wide + 1 : 0;
        if (place == 0) wide = 0;
        const qreal own = widthOf(room.marks[i], room.content, side);
        const qreal top = inColumn == 1 ? row.center().y() - side / 2 : row.top() + place * (side + 1);
        parts.marks.push_back({room.marks[i], QRectF(left, top, own, side)});
        wide = std::max(wide, own);
    }
    return left + wide + (room.marks.empty() ? 0 : kPartGap);
}

// `each`: the width of one, of the row's height.
QRectF cubesBox(const CardContent& content, const QRectF& row, qreal each, qreal most) {
    if (content.caballeros == 0) return {};
    const qreal high = std::min(row.height(), 60.0);
    const qreal wide = std::min(std::max(content.caballeros * high * each, high * 0.5), most);
    return {row.right() - wide, row.top() + row.height() * 0.06, wide, row.height() * 0.88};
}

// Marks, picture and Caballeros beside each other.
void layRow(CardParts& parts, const Room& room, const QRectF& row) {
    const qreal side =
        std::min(row.height(), std::clamp(std::min(row.height() * 0.46, row.width() * 0.15), 11.0, 26.0));
    const int inColumn = std::max(1, static_cast<int>((row.height() + 1) / (side + 1)));
    const qreal left = layMarks(parts, room, row, side, inColumn);
    parts.cubes = cubesBox(room.content, row, 0.3, row.width() * kCubesShare);
    const qreal right = parts.cubes.isNull() ? row.right() : parts.cubes.left() - kPartGap;
    parts.picture = QRectF(left, row.top(), std::max(0.0, right - left), row.height());
}

// The picture has the width of the card, and above it are marks and Caballeros.
void layStack(CardParts& parts, const Room& room, const QRectF& box) {
    const qreal high = std::clamp(box.height() * 0.25, kLeastRow, 40.0);
    const qreal side = std::min(high, std::max(11.0, std::min(high * 0.7, box.width() * 0.16)));
    qreal marks = 0;
    for (const CardMark mark : room.marks) marks += widthOf(mark, room.content, side) + 1;
    if (marks > box.width() * 0.55 || box.height() < box.width() * 0.5) return layRow(parts, room, box);
    const QRectF line(box.left(), box.top(), box.width(), high);
    const qreal left = layMarks(parts, room, line, side, 1);
    parts.cubes = cubesBox(room.content, line, 0.95, line.right() - left);
    parts.picture = box.adjusted(0, high + kPartGap, 0, 0);
}

// The picture gives way until the words are as large as wanted.
bool layWords(CardParts& parts, const Room& room, const QRectF& box) {
    const QString& text = room.content.text;
    const qreal usual = std::max(kWorded, box.height() * kUsualRow);
    const auto below = [&box](qreal row) { return box.adjusted(1, row + kPartGap, -1, 0); };
    qreal wanted = kLeastTitle;
    if (reads(text, below(usual).size(), kLeastTitle))
        wanted = fittedPixels(text, Theme::serif(15), below(usual).size(), kLeastTitle, room.wordsLimit);
    for (const qreal pixels : {wanted * std::max(1.0, room.textScale), kLeastTitle})
        for (qreal row = usual; row >= kWorded; row -= kRowStep) {
            const QRectF words = below(row);
            if (!reads(text, words.size(), pixels)) continue;
            parts.words = words;
            parts.wordsPixels = fittedPixels(text, Theme::serif(15), words.size(), kLeastTitle,
                                             std::max(kLeastTitle, room.wordsLimit * std::max(1.0, room.textScale)));
            layStack(parts, room, QRectF(box.left(), box.top(), box.width(), row));
            return true;
        }
    return false;
}

void layNote(CardParts& parts, Room& room, QRectF& box) {
    const QString& note = room.content.note;
    for (int lines = 1; lines <= 3; ++lines) {
        const qreal high = lines * kLine * 1.15 + 2;
        if (box.height() - high < 2 * kWorded) break;
        if (!textFits(note, Theme::sans(12, true), {box.width(), high}, kLeastTitle)) continue;
        parts.note = QRectF(box.left(), box.bottom() - high, box.width(), high);
        box.setBottom(parts.note.top() - kPartGap);
        return;
    }
    room.marks.push_back(CardMark::Refused);
}

// At the foot, or beside the picture where the words would not be read otherwise.
void layOwned(CardParts& parts, const Room& room, const QRectF& box) {
    const qreal high = std::clamp(box.height() * 0.15, kLeastFoot, 34.0);
    parts.owner = QRectF(box.left(), box.bottom() - high, box.width(), high);
    const QRectF above = box.adjusted(0, 0, 0, -high - kPartGap);
    if (layWords(parts, room, above)) return;
    if (!layWords(parts, room, box)) return layStack(parts, room, above);
    const qreal foot = std::min(high, parts.picture.height());
    parts.owner = QRectF(parts.picture.left(), parts.picture.bottom() - foot, parts.picture.width() * 0.4, foot);
    parts.picture.setLeft(parts.owner.right() + kPartGap);
}

void layStanding(CardParts& parts, Room& room, QRectF box) {
    if (!room.content.takerColour.empty()) return layOwned(parts, room, box);
    if (!room.content.note.isEmpty()) layNote(parts, room, box);
    if (!layWords(parts, room, box)) layStack(parts, room, box);
}

void layLying(CardParts& parts, Room& room, QRectF row) {
    if (!room.content.takerColour.empty()) {
        const qreal high = std::min(row.height(), std::max(kLeastRow, row.height() * 0.5));
        const qreal wide = std::min(high * (room.content.power.isEmpty() ? 1.2 : 2.4), row.width() * 0.4);
        parts.owner = QRectF(row.right() - wide, row.center().y() - high / 2, wide, high);
        row.setRight(parts.owner.left() - kPartGap);
    } else if (!room.content.note.isEmpty()) {
        room.marks.push_back(CardMark::Refused);
    }
    layRow(parts, room, row);
    const qreal wide = std::min(row.height() * 1.5, parts.picture.width() * 0.4);
    const QRectF words = parts.picture.adjusted(wide + 3, 0, -2, 0);
    if (!reads(room.content.text, words.size(), kLeastTitle)) return;
    parts.words = words;
    parts.wordsPixels = fittedPixels(room.content.text, Theme::serif(15), words.size(), kLeastTitle,
                                     std::max(kLeastTitle, room.wordsLimit * std::max(1.0, room.textScale)));
    parts.picture.setWidth(wide);
}

} // namespace

TitleFit titleFit(const QStringList& titles, QSizeF card, qreal textScale) {
    const QSizeF sheet = sheetOf(QRectF(QPointF(), card)).size();
    const bool lying = isLying(card);
    const qreal share = std::clamp(sheet.height() * (lying ? 0.2 : 0.11), kUsualTitle, 44.0);
    const qreal largest = std::max(share, kUsualTitle * textScale);
    return fitTitles(titles, {sheet.width() - 2 * kBandSide, mostBand(sheet, lying) - kBandPad}, largest);
}

CardParts partsOf(const CardContent& content, const QRectF& card, const TitleFit& title, qreal wordsLimit,
                  qreal textScale) {
    CardParts parts;
    parts.title = title.pixels > 0 ? title : titleFit({content.title}, card.size(), textScale);
    const QRectF sheet = sheetOf(card);
    parts.band = QRectF(sheet.left(), sheet.top(), sheet.width(), parts.title.height + kBandPad);
    const QRectF below = sheet.adjusted(kPartGap, parts.band.height() + kPartGap, -kPartGap, 0);
    Room room{content, marksOf(content), textScale, wordsLimit};
    if (isLying(card.size()))
        layLying(parts, room, below);
    else
        layStanding(parts, room, below);
    return parts;
}

int roomForWords(QSizeF card, const TitleFit& title) {
    const QSizeF sheet = sheetOf(QRectF(QPointF(), card)).size();
    const qreal high = sheet.height() - title.height - kBandPad - kWorded - 3 * kPartGap;
    if (isLying(card) || high <= 0) return 0;
    return static_cast<int>(std::floor(high / kLine) * std::floor((sheet.width() - 2 * kBandSide) / kLetter));
}

} // namespace elgrande
