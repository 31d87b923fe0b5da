// One power card of the hand: its value, the Caballeros that it brings to the court, and what has become of it.
#pragma once

#include "views/cards/offer_button.h"
#include "views/theme/art.h"

namespace elgrande {

class PowerFace : public OfferButton {
    Q_OBJECT

  public:
    enum class State { InHand, Played, Used };

    PowerFace(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    void setCard(int value, int caballeros, const std::string& colour);
    // `blocker`: colour of who has played the same value this round; empty: nobody.
    void setState(State state, const std::string& blocker);
    QSize sizeHint() const override { return {60, 92}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintTick(QPainter& painter, const QRectF& card) const;

    const Art& art_;
    int value_ = 0;
    int caballeros_ = 0;
    std::string colour_;
    State state_ = State::InHand;
    std::string blocker_;
};

} // namespace elgrande
