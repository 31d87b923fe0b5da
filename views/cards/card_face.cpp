// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/cards/card_face.h"

#include "views/theme/fitted_text.h"
#include "views/theme/text_scale.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace elgrande {

namespace {

constexpr qreal kRadius = 7;
constexpr qreal kNarrow = 90;
constexpr qreal kSmallest = 7;      // pixels; below that nothing can be read, and the lens has it all
constexpr qreal kSmallestTitle = 5; // it says which card it is, even where seven stacks share a small window
constexpr qreal kTaken = 0.85;      // opacity: still to be read
constexpr qreal kSealShare = 0.62;  // of the room between title and foot
constexpr qreal kSeal = 15;
constexpr qreal kTicket = 74; // a card that is lower has no room for a picture
constexpr qreal kTicketEdge = 2.5;
constexpr qreal kTicketBand = 0.52;  // of a low card's height
constexpr qreal kTicketCubes = 0.28; // of its width, and not wider than
constexpr qreal kAlone = 2.3;        // the room that paintCubes() wants for a single one, against its side
constexpr qreal kTicketCount = 1.6;  // times the band's height
constexpr qreal kPowerShare = 0.34;  // of the foot, for the power card of who has this one
constexpr qreal kNumeral = 14;       // width of the widest one, III

constexpr qreal kLine = 0.72;     // a title's letters, of the band's height
constexpr qreal kMostTitle = 1.2; // times its usual size: a higher band is for two lines
constexpr qreal kLeastRow = 16;   // of the stack's number and the Caballeros, without a picture
constexpr qreal kRowStep = 4;
constexpr qreal kMostBand = 0.28; // of the card's height
constexpr qreal kMostFoot = 0.2;

// The height of the row with picture and Caballeros at the usual text size.
qreal usualRow(const QRectF& box) {
    return box.height() > 84 ? box.height() * 0.4 : std::min(20.0, box.height() * 0.3);
}

QRectF below(const QRectF& box, qreal row) { return box.adjusted(1, row + 2, -1, -1); }

} // namespace

CardFace::CardFace(const Theme& theme, const Art& art, QWidget* parent)
    : OfferButton(theme, parent)
    , art_(art)
    , ahead_(*this, [this] { picture_.drawAhead({}, devicePixelRatioF(), rect(), look(), paintingCard()); }) {
    setMinimumSize(kLow, 46);
}

void CardFace::setContent(const CardContent& content) {
    if (content == content_) return;
    content_ = content;
    picture_.forget();
    update();
    ahead_.want();
}

// What the drawing depends on beside the content.
std::uint32_t CardFace::look() const {
    return static_cast<std::uint32_t>(qHashMulti(0, theme_.isDark(), textScaleOf(*this), wordsLimit_,
                                                 theme_.pieces(content_.takerColour).base.rgba()));
}

bool CardFace::dimmed() const {
    return (!content_.takerColour.empty() && !content_.toCome) || !content_.note.isEmpty();
}

void CardFace::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintMarks(painter, kRadius);
    picture_.paint(painter, rect(), look(), paintingCard());
}

CachedPictures::Draw CardFace::paintingCard() const {
    return [this](QPainter& painter) { paintCard(painter); };
}

void CardFace::paintCard(QPainter& painter) const {
    const QRectF card = face();
    if (!content_.open) {
        painter.setOpacity(0.55);
        art_.paint(painter, QStringLiteral("pieces/card-back"), card);
        return;
    }
    paintPaper(painter, theme_, card, kRadius, dimmed());
    if (isLow()) return paintLow(painter);
    const QRectF sheet = inside();
    const qreal textScale = textScaleOf(*this);
    painter.setOpacity(dimmed() ? kTaken : 1.0);
    paintBand(painter, QRectF(sheet.left(), sheet.top(), sheet.width(), band(textScale)), content_.title);
    paintMiddle(painter, middle(textScale));
    painter.setOpacity(1);
    if (content_.stopped) { // across the words, which no longer count
        const QRectF room = middle(textScale);
        const qreal side = std::min(room.width(), room.height()) * kSealShare;
        QRectF seal(0, 0, side, side);
        seal.moveCenter(room.center());
        art_.paint(painter, QStringLiteral("pieces/veto-seal"), seal);
    }
    if (hasFoot())
        paintFoot(painter, QRectF(sheet.left(), sheet.bottom() - foot(textScale), sheet.width(), foot(textScale)));
}

bool CardFace::isLow() const { return face().height() < kTicket * textScaleOf(*this); }

// Title and Caballeros above, below them whose it is.
void CardFace::paintLow(QPainter& painter) const {
    const QRectF sheet = face().adjusted(kTicketEdge, kTicketEdge, -kTicketEdge, -kTicketEdge);
    const qreal high = hasFoot() ? (sheet.height() - 2) * kTicketBand : sheet.height();
    const QRectF band(sheet.left(), sheet.top(), sheet.width(), high);
    const qreal cubes = content_.caballeros == 0 ? 0 : std::min(sheet.width() * kTicketCubes, high * kTicketCount);
    QStringList title{content_.title};
    if (!content_.stack.isEmpty()) title.prepend(content_.stack + QStringLiteral(":"));
    if (content_.reconstructed) title << QStringLiteral("≈");
    painter.setOpacity(dimmed() ? kTaken : 1.0);
    paintBand(painter, band.adjusted(0, 0, -cubes, 0), title.join(u' '));
    paintCount(painter, QRectF(band.right() - cubes + 2, band.top(), cubes - 2, band.height()));
    painter.setOpacity(1);
    if (hasFoot())
        paintFoot(painter, QRectF(sheet.left(), band.bottom() + 2, sheet.width(), sheet.bottom() - band.bottom() - 2));
}

// One Caballero and how many there are, where the room is too narrow for all.
void CardFace::paintCount(QPainter& painter, const QRectF& box) const {
    if (content_.caballeros == 0) return;
    const qreal side = std::min(box.width() * 0.42, box.height() * 0.6);
    const QRectF number(box.left(), box.top(), box.width() - side - 5, box.height());
    painter.setPen(theme_.colour(Role::Ink));
    drawFitted(painter, number, QString::number(content_.caballeros), Theme::sans(15, true), kSmallest,
               number.height() * 0.8, Qt::AlignRight | Qt::AlignVCenter);
    QRectF room(0, 0, side * kAlone, side * kAlone);
    room.moveCenter({box.right() - side / 2 - 2, box.center().y()});
    paintCubes(painter, room, 1, QColor(0x8a, 0x5a, 0x30), QColor(0x3f, 0x24, 0x0c));
}

QRectF CardFace::inside() const { return face().adjusted(5, 5, -5, -5); }

qreal CardFace::band(qreal textScale) const {
    const qreal high = inside().height();
    return std::min(std::clamp(high * 0.19, 18.0, 40.0) * textScale, std::max(18.0, high * kMostBand));
}

qreal CardFace::foot(qreal textScale) const {
    const qreal high = inside().height();
    return hasFoot() ? std::min(std::clamp(high * 0.18, 17.0, 34.0) * textScale, std::max(17.0, high * kMostFoot)) : 0;
}

QRectF CardFace::middle(qreal textScale) const {
    const qreal side = textScale > 1 ? -2 : 2; // nearer to the edge where words are large
    return inside().adjusted(side, band(textScale) + 3, -side, -foot(textScale) - (hasFoot() ? 3 : 0));
}

qreal CardFace::usualWords() const {
    const QRectF box = middle(1);
    const QSizeF room = below(box, usualRow(box)).size();
    if (!content_.open || isLow() || !textFits(content_.text, Theme::serif(15), room, kSmallest)) return 0;
    return fittedPixels(content_.text, Theme::serif(15), room, kSmallest, kLargestWords);
}

qreal CardFace::wantedWords() const {
    return std::max(kSmallest, std::min(std::max(usualWords(), kSmallest), wordsLimit_) * textScaleOf(*this));
}

// The picture gives way until the words are as large as wanted.
qreal CardFace::pictureRow(const QRectF& box) const {
    const qreal usual = usualRow(box);
    const qreal wanted = wantedWords();
    for (qreal row = usual; row > kLeastRow; row -= kRowStep)
        if (textFits(content_.text, Theme::serif(15), below(box, row).size(), wanted)) return row;
    return std::min(usual, kLeastRow);
}

qreal CardFace::shownWords() const {
    const QRectF box = middle(textScaleOf(*this));
    const QSizeF room = below(box, pictureRow(box)).size();
    if (!content_.open || isLow() || !textFits(content_.text, Theme::serif(15), room, kSmallest)) return 0;
    return fittedPixels(content_.text, Theme::serif(15), room, kSmallest,
                        std::max(kSmallest, wordsLimit_ * textScaleOf(*this)));
}

void CardFace::setWordsLimit(qreal pixels) {
    if (pixels == wordsLimit_) return;
    wordsLimit_ = pixels;
    update();
    ahead_.want();
}

void CardFace::paintBand(QPainter& painter, const QRectF& box, const QString& title) const {
    QLinearGradient wine(box.topLeft(), box.bottomLeft());
    wine.setColorAt(0, QColor(0x9b, 0x2a, 0x20));
    wine.setColorAt(1, QColor(0x66, 0x12, 0x0c));
    painter.setPen(QPen(QColor(0xd8, 0xa9, 0x4e), 1));
    painter.setBrush(wine);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(QColor(0xff, 0xf3, 0xda));
    QRectF room = box.adjusted(6, 1, -6, -1);
    if (content_.owed) {
        QRectF seal(0, 0, std::min(kSeal * textScaleOf(*this), box.height() - 4), 0);
        seal.setHeight(seal.width());
        seal.moveCenter({box.right() - seal.width() / 2 - 3, box.center().y()});
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xff, 0xf3, 0xda));
        painter.drawEllipse(seal);
        painter.setPen(QColor(0x8f, 0x22, 0x18));
        painter.setFont(Theme::sans(seal.height() * 0.76, true));
        painter.drawText(seal, Qt::AlignCenter, QStringLiteral("!"));
        room.setRight(seal.left() - 2);
        painter.setPen(QColor(0xff, 0xf3, 0xda));
    }
    drawFitted(painter, room, title, Theme::serif(20, true), box.width() < kNarrow ? kSmallestTitle : kSmallest + 2,
               std::min(band(1) * kMostTitle, box.height()) * kLine);
}

// Picture and Caballeros share a row; the text has the rest. A low card leaves the picture out, a narrow one the text,
// if it could not be seen as a whole.
void CardFace::paintMiddle(QPainter& painter, const QRectF& box) const {
    const qreal shared = pictureRow(box);
    const QRectF words = below(box, shared);
    const bool told = textFits(content_.text, Theme::serif(15), words.size(), kSmallest);
    const qreal row = told ? shared : box.height() * 0.75;
    const QRectF top(box.left(), box.top(), box.width(), row);
    const bool pictured = row > 26;
    const qreal cubesWidth = content_.caballeros == 0 ? 0 : pictured ? top.width() * 0.32 : top.width();
    if (pictured) {
        const QRectF place = top.adjusted(kNumeral, 1, -cubesWidth, 0); // beside the number of the stack
        if (!art_.paint(painter, content_.picture, place)) art_.paint(painter, QStringLiteral("cards/generic"), place);
    }
    const QRectF cubes = pictured
                             ? QRectF(top.right() - cubesWidth + 3, top.top() + row * 0.12, cubesWidth - 6, row * 0.76)
                             : top.adjusted(26, 2, -18, -2);
    paintCubes(painter, cubes, content_.caballeros, QColor(0x8a, 0x5a, 0x30), QColor(0x3f, 0x24, 0x0c));
    painter.setPen(theme_.colour(Role::InkSoft));
    painter.setFont(Theme::serif(11 * std::clamp(textScaleOf(*this), 1.0, kLeastRow / 12), true));
    painter.drawText(QRectF(box.left() + 1, box.top(), 24, kLeastRow), Qt::AlignLeft | Qt::AlignTop, content_.stack);
    if (content_.reconstructed) {
        const QRectF seal(box.right() - 14, box.top(), 14, 14);
        painter.setBrush(theme_.colour(Role::Paper));
        painter.setPen(QPen(theme_.colour(Role::InkSoft), 1));
        painter.drawEllipse(seal);
        painter.setFont(Theme::sans(11, true));
        painter.drawText(seal.translated(0, -1), Qt::AlignCenter, QStringLiteral("≈"));
    }
    painter.setPen(theme_.colour(Role::Ink));
    if (told)
        drawFitted(painter, words, content_.text, Theme::serif(15), kSmallest,
                   std::max(kSmallest, wordsLimit_ * textScaleOf(*this)));
}

void CardFace::paintFoot(QPainter& painter, const QRectF& box) const {
    if (!content_.takerColour.empty()) return paintTaker(painter, box);
    painter.setPen(theme_.colour(Role::Bad));
    drawFitted(painter, box, content_.note, Theme::sans(12, true), kSmallest, 13 * textScaleOf(*this));
}

// Symbol and name on the taker's colour; on the right the power card that goes with it.
void CardFace::paintTaker(QPainter& painter, const QRectF& box) const {
    const PieceColours colours = theme_.pieces(content_.takerColour);
    painter.setPen(QPen(colours.dark, 1));
    painter.setBrush(colours.base);
    painter.drawRoundedRect(box, 4, 4);
    const qreal side = std::min(box.height() * 0.6, box.width() * 0.25);
    const qreal power = content_.power.isEmpty() ? 0 : std::min(box.width() * kPowerShare, box.height() * 2);
    const QRectF room = box.adjusted(side + 9, 1, -3 - power, -1);
    QFont smallest = Theme::sans(14, true);
    smallest.setPixelSize(static_cast<int>(std::ceil(kSmallest)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    painter.drawPath(
        Theme::symbol(content_.takerColour, QRectF(box.left() + 6, box.center().y() - side / 2, side, side)));
    painter.setPen(colours.ink);
    // A long name ends in dots rather than in the middle of a letter.
    const QString name = textFits(content_.taker, smallest, room.size(), kSmallest)
                             ? content_.taker
                             : QFontMetricsF(smallest).elidedText(content_.taker, Qt::ElideRight, room.width());
    drawFitted(painter, room, name, Theme::sans(14, true), kSmallest, 15 * textScaleOf(*this));
    if (power == 0) return;
    const QRectF chip(box.right() - power, box.top() + 2, power - 2, box.height() - 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    painter.drawRoundedRect(chip, 3, 3);
    painter.setPen(colours.base);
    drawFitted(painter, chip.adjusted(2, 0, -2, 0), content_.power, Theme::serif(15, true), kSmallest,
               chip.height() * 0.86);
}

} // namespace elgrande
