// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/card_parts.h"

#include "views/cards/card_words.h"
#include "views/theme/fitted_text.h"
#include "views/theme/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace elgrande {
namespace {

constexpr qreal kLying = 0.66; // height by width, below which the picture stands beside the rest
constexpr qreal kUsualTitle = 13;
constexpr qreal kNarrowSheet = 80;  // on which a title may take a line more
constexpr qreal kBandSide = 3;      // beside the title, on both sides
constexpr qreal kBandPad = 3;       // above and below it together
constexpr qreal kLeastRow = 15;     // of picture and Caballeros
constexpr qreal kLeastFoot = 17;    // for a name in the least words
constexpr qreal kWorded = 24;       // the least height of the picture above words
constexpr qreal kUsualRow = 0.42;   // of the room below the title, above words
constexpr qreal kOwnerShare = 0.3;  // of a lying card's width
constexpr qreal kLeastOwner = 20;   // width beside the picture
constexpr qreal kLeastSign = 14;    // of it, beside a power card
constexpr qreal kPowerEdge = 3;     // on each side of its number
constexpr qreal kLeastPicture = 14; // of both
constexpr qreal kPartGap = 2;       //
constexpr qreal kLeastCubes = 8;    // width
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
    const int lines = lying ? 2 : sheet.width() < kNarrowSheet ? 4 : 3;
    const qreal others = lying ? kLeastRow : kLeastRow + kLeastFoot + 2 * kPartGap;
    const qreal least = std::min(titleHeight(lines, kLeastTitle) + kBandPad, sheet.height() - others);
    return std::max(sheet.height() * (lying ? 0.42 : 0.28), least);
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

// Below marks, picture and Caballeros, if they can be read there.
bool layWords(CardParts& parts, const Room& room, const QRectF& box) {
    const auto below = [&box](qreal row) { return box.adjusted(1, row + kPartGap, -1, 0); };
    const WordsRoom words{.below = [&below](qreal row) { return below(row).size(); },
                          .usualRow = std::max(kWorded, box.height() * kUsualRow),
                          .leastRow = kLeastRow,
                          .most = room.wordsLimit,
                          .textScale = room.textScale};
    const CardWords found = wordsIn(room.content.text, room.content.brief, words);
    if (found.said.isEmpty()) return false;
    parts.words = below(found.row);
    parts.said = found.said;
    parts.wordsPixels = found.pixels;
    layStack(parts, room, QRectF(box.left(), box.top(), box.width(), found.row));
    return true;
}

// The height that the reason needs at the foot; 0: it would take too much of the card.
qreal noteHeight(const Room& room, const QRectF& box) {
    for (int lines = 1; lines <= 3; ++lines) {
        const qreal high = lines * kLine * 1.15 + 2;
        if (box.height() - high < 2 * kWorded) break;
        if (textFits(room.content.note, Theme::sans(12, true), {box.width(), high}, kLeastTitle)) return high;
    }
    return 0;
}

// Above the reason for which the card may not be taken; a mark says so where the reason would take the words' room.
void layRefused(CardParts& parts, const Room& room, const QRectF& box) {
    const qreal high = noteHeight(room, box);
    const QRectF note(box.left(), box.bottom() - high, box.width(), high);
    const QRectF above = box.adjusted(0, 0, 0, -high - kPartGap);
    if (high > 0 && layWords(parts, room, above)) {
        parts.note = note;
        return;
    }
    Room marked = room;
    marked.marks.push_back(CardMark::Refused);
    if (layWords(parts, marked, box)) return;
    if (high == 0) return layStack(parts, marked, box);
    parts.note = note;
    layStack(parts, room, above);
}

// Width of the number that goes with the owner, in letters that can be read.
qreal leastPower(const CardContent& content) {
    return QFontMetricsF(Theme::serif(kLeastTitle, true)).horizontalAdvance(content.power) + 2 * kPowerEdge;
}

qreal leastOwner(const CardContent& content) {
    return content.power.isEmpty() ? kLeastOwner : kLeastSign + leastPower(content);
}

// At the right end, where it can be read beside the sign.
void layPower(CardParts& parts, const CardContent& content) {
    if (content.power.isEmpty() || parts.owner.isNull()) return;
    const QRectF& owner = parts.owner;
    if (owner.width() < leastOwner(content)) return;
    const qreal wide = std::max(leastPower(content), std::min(owner.width() * 0.56, owner.height() * 2));
    parts.power = QRectF(owner.right() - wide, owner.top() + 2, wide - 2, owner.height() - 4);
}

// At the foot, or beside the picture where the words would not be read otherwise.
void layOwned(CardParts& parts, const Room& room, const QRectF& box) {
    const qreal high = std::clamp(box.height() * 0.15, kLeastFoot, 34.0);
    parts.owner = QRectF(box.left(), box.bottom() - high, box.width(), high);
    const QRectF above = box.adjusted(0, 0, 0, -high - kPartGap);
    if (layWords(parts, room, above)) return;
    CardParts beside = parts;
    const qreal least = leastOwner(room.content);
    if (layWords(beside, room, box) && beside.picture.width() >= least + kPartGap + kLeastPicture) {
        const qreal foot = std::min(high, beside.picture.height());
        const qreal wide = std::max(least, beside.picture.width() * 0.4);
        beside.owner = QRectF(beside.picture.left(), beside.picture.bottom() - foot, wide, foot);
        beside.picture.setLeft(beside.owner.right() + kPartGap);
        parts = beside;
        return;
    }
    layStack(parts, room, above);
}

void layStanding(CardParts& parts, const Room& room, const QRectF& box) {
    if (!room.content.takerColour.empty()) return layOwned(parts, room, box);
    if (!room.content.note.isEmpty()) return layRefused(parts, room, box);
    if (!layWords(parts, room, box)) layStack(parts, room, box);
}

void layLyingRow(CardParts& parts, const Room& room, const QRectF& row) {
    layRow(parts, room, row);
    if (parts.picture.width() >= kLeastPicture || parts.cubes.isNull()) return;
    const qreal left = parts.picture.left() + kLeastPicture + kPartGap; // the Caballeros give way
    parts.cubes.setLeft(std::min(std::max(left, parts.cubes.left()), parts.cubes.right() - kLeastCubes));
    parts.picture.setRight(parts.cubes.left() - kPartGap);
}

// With the number that goes with the owner where everything else has room beside it.
void layLyingOwned(CardParts& parts, const Room& room, const QRectF& row) {
    const qreal high = std::min(row.height(), std::max(kLeastRow, row.height() * 0.5));
    const qreal share = row.width() * kOwnerShare;
    const bool alone = room.content.power.isEmpty();
    const qreal numbered = alone ? 0 : std::max(std::min(high * 2.4, share), leastOwner(room.content));
    for (const qreal wide : {numbered, std::min(high * 1.2, share)}) {
        if (wide == 0) continue;
        CardParts with = parts;
        with.owner = QRectF(row.right() - wide, row.center().y() - high / 2, wide, high);
        layLyingRow(with, room, row.adjusted(0, 0, -wide - kPartGap, 0));
        if (wide == numbered && with.picture.width() < kLeastPicture) continue;
        parts = with;
        return;
    }
}

// All in one row.
void layLying(CardParts& parts, Room room, const QRectF& row) {
    if (room.content.takerColour.empty()) {
        if (!room.content.note.isEmpty()) room.marks.push_back(CardMark::Refused);
        layLyingRow(parts, room, row);
    } else {
        layLyingOwned(parts, room, row);
    }
    for (const qreal wide : {row.height() * 1.5, row.height(), kLeastPicture}) { // the picture gives way
        const qreal left = std::min(wide, parts.picture.width() * 0.4);
        const QRectF words = parts.picture.adjusted(left + 3, 0, -2, 0);
        const CardWords found = wordsIn(
            room.content.text, room.content.brief,
            {.below = [&words](qreal) { return words.size(); }, .most = room.wordsLimit, .textScale = room.textScale});
        if (found.said.isEmpty()) continue;
        parts.words = words;
        parts.said = found.said;
        parts.wordsPixels = found.pixels;
        parts.picture.setWidth(left);
        return;
    }
}

} // namespace

TitleFit titleFit(const QStringList& titles, QSizeF card, qreal textScale, qreal most) {
    const QSizeF sheet = sheetOf(QRectF(QPointF(), card)).size();
    const bool lying = isLying(card);
    const qreal share = std::clamp(sheet.height() * (lying ? 0.2 : 0.11), kUsualTitle, 44.0);
    const qreal largest = std::min(std::max(share, kUsualTitle * textScale), most);
    return fitTitles(titles, {sheet.width() - 2 * kBandSide, mostBand(sheet, lying) - kBandPad}, largest);
}

CardParts partsOf(const CardContent& content, const QRectF& card, const TitleFit& title, qreal wordsLimit,
                  qreal textScale) {
    CardParts parts;
    parts.title = title.pixels > 0 ? title : titleFit({content.title}, card.size(), textScale);
    const QRectF sheet = sheetOf(card);
    if (isLying(card.size())) // what others need for a longer title is room for its picture
        parts.title.height = std::min(
            parts.title.height,
            fitTitles({content.title}, {sheet.width() - 2 * kBandSide, sheet.height()}, parts.title.pixels).height);
    parts.band = QRectF(sheet.left(), sheet.top(), sheet.width(), parts.title.height + kBandPad);
    const QRectF below = sheet.adjusted(kPartGap, parts.band.height() + kPartGap, -kPartGap, 0);
    const Room room{content, marksOf(content), textScale, wordsLimit};
    CardParts standing = parts;
    layStanding(standing, room, below);
    const bool pictured = std::min(standing.picture.width(), standing.picture.height()) >= kLeastPicture;
    if (!isLying(card.size()) || (pictured && !standing.said.isEmpty()))
        parts = standing;
    else
        layLying(parts, room, below);
    layPower(parts, content);
    if (!content.stopped) return parts;
    const qreal side = std::min(parts.picture.width(), parts.picture.height());
    parts.seal = QRectF(0, 0, side, side);
    parts.seal.moveCenter(parts.picture.center());
    return parts;
}

int roomForWords(QSizeF card, const TitleFit& title) {
    const QSizeF sheet = sheetOf(QRectF(QPointF(), card)).size();
    const qreal high = sheet.height() - title.height - kBandPad - kLeastRow - 3 * kPartGap;
    if (isLying(card) || high <= 0) return 0;
    return static_cast<int>(std::floor(high / kLine) * std::floor((sheet.width() - 2 * kBandSide) / kLetter));
}

} // namespace elgrande
