// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One place for an action card: the open card with title, picture, text and the Caballeros that it brings, with the
// colour of who has taken it and with the reason when it may not be taken; or the back of the stack. Where everything
// is at which size: card_parts.h.
#pragma once

#include "views/cards/card_parts.h"
#include "views/cards/offer_button.h"
#include "views/theme/art.h"
#include "views/theme/cached_pictures.h"
#include "views/theme/drawn_ahead.h"

namespace elgrande {

class CardFace : public OfferButton {
    Q_OBJECT

  public:
    static constexpr int kLow = 60; // height of a low one, at the usual text size

    CardFace(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    void setContent(const CardContent& content);
    const CardContent& content() const { return content_; }
    QSize sizeHint() const override { return {146, 168}; }

    // Cards beside each other have titles of one size, and a limit for their words. With larger text the words are that
    // many times as large, as far as the card has room when the picture gives way.
    void setTitle(const TitleFit& title);
    void setWordsLimit(qreal pixels);
    qreal usualWords() const; // without a limit, at the usual text size; 0: they would not be shown
    qreal shownWords() const; // as they are painted; 0: not at all
    CardParts parts() const { return partsAt(wordsLimit_); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    CardParts partsAt(qreal wordsLimit) const;
    bool dimmed() const;
    void paintCard(QPainter& painter) const;
    void paintBand(QPainter& painter, const CardParts& parts) const;
    void paintMark(QPainter& painter, const MarkBox& mark) const;
    void paintOwner(QPainter& painter, const QRectF& box, const QRectF& power) const;
    CachedPictures::Draw paintingCard() const;
    std::uint32_t look() const;

    const Art& art_;
    CardContent content_;
    CachedPictures picture_;
    DrawnAhead ahead_;
    TitleFit title_;
    qreal wordsLimit_;
};

} // namespace elgrande
