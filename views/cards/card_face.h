// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One place for an action card: the open card with title, picture, text and the Caballeros that it brings, with a
// ribbon when somebody has taken it and with the reason when it may not be taken; or the back of the stack. Everything
// is set as large as it fits, at any size; a low one has the title with the Caballeros and the ribbon only.
#pragma once

#include "views/cards/offer_button.h"
#include "views/theme/art.h"
#include "views/theme/cached_pictures.h"
#include "views/theme/drawn_ahead.h"

namespace elgrande {

struct CardContent {
    bool open = false; // otherwise the back of the stack
    QString stack;     // in the corner: "III"
    QString title;
    QString text;
    QString picture; // name for Art
    int caballeros = 0;
    bool owed = false;          // the special action must be carried out
    bool reconstructed = false; // nobody has seen this wording printed
    std::string takerColour;    // empty: still on offer
    QString taker;
    QString power;        // the power card that the taker has played, where it goes with this card
    bool toCome = false;  // the taker's turn is not over, so the card stays bright
    bool stopped = false; // its special action, by a Veto
    QString note;         // why it may not be taken, in a line

    friend bool operator==(const CardContent&, const CardContent&) = default;
};

class CardFace : public OfferButton {
    Q_OBJECT

  public:
    static constexpr qreal kLargestWords = 19; // pixels
    static constexpr int kLow = 60;            // height of a low one, at the usual text size

    CardFace(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    void setContent(const CardContent& content);
    const CardContent& content() const { return content_; }
    QSize sizeHint() const override { return {146, 168}; }

    // The size in pixels at which the words would fit at the usual text size; 0: they would not be shown.
    // Cards beside each other share a limit for it. With larger text they are that many times as large, as far as
    // the card has room when the picture gives way.
    qreal usualWords() const;
    void setWordsLimit(qreal pixels);
    qreal shownWords() const; // their size as they are painted; 0: not at all

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRectF inside() const;
    QRectF middle(qreal textScale) const;
    qreal band(qreal textScale) const;
    qreal foot(qreal textScale) const;
    qreal wantedWords() const;
    qreal pictureRow(const QRectF& box) const; // its height; the words have the rest
    void paintBand(QPainter& painter, const QRectF& box, const QString& title) const;
    void paintMiddle(QPainter& painter, const QRectF& box) const;
    void paintFoot(QPainter& painter, const QRectF& box) const;
    bool dimmed() const;
    bool hasFoot() const { return !content_.takerColour.empty() || !content_.note.isEmpty(); }
    void paintTaker(QPainter& painter, const QRectF& box) const;

    void paintCard(QPainter& painter) const;
    bool isLow() const; // no room for picture and words
    void paintLow(QPainter& painter) const;
    void paintCount(QPainter& painter, const QRectF& box) const;
    CachedPictures::Draw paintingCard() const;
    std::uint32_t look() const;

    const Art& art_;
    CardContent content_;
    CachedPictures picture_;
    DrawnAhead ahead_;
    qreal wordsLimit_ = kLargestWords;
};

} // namespace elgrande
