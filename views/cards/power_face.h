// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One power card of the hand: its value or name, the Caballeros that it brings to the court, what it does beyond that
// if anything, and what has become of it.
#pragma once

#include "views/cards/effect_face.h"
#include "views/cards/offer_button.h"

namespace elgrande {

class PowerFace : public OfferButton {
    Q_OBJECT

  public:
    enum class State { InHand, Chosen, Played, Used }; // Chosen: out of many, for something to come

    PowerFace(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    void setCard(const PowerContent& content);
    const PowerContent& content() const { return content_; }
    void setTitle(const TitleFit& title); // what the cards of a hand share; else it is as large as it fits
    const TitleFit& title() const { return title_; }
    EffectParts parts() const; // with that title
    QRectF tickBox() const;    // of the seal on a card that was played or chosen
    // `blocker`: colour of who has played the same value this round; empty: nobody.
    void setState(State state, const std::string& blocker);
    QSize sizeHint() const override { return {60, 92}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintValue(QPainter& painter, const QRectF& card, const PieceColours& colours) const;
    void paintTick(QPainter& painter) const;

    const Art& art_;
    PowerContent content_;
    TitleFit title_;
    State state_ = State::InHand;
    std::string blocker_;
};

} // namespace elgrande
