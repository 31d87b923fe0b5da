// One power card of the hand: its value or name, the Caballeros that it brings to the court, what it does beyond that
// if anything, and what has become of it.
#pragma once

#include "views/cards/offer_button.h"
#include "views/theme/art.h"

namespace elgrande {

struct PowerContent {
    QString name;       // its number, or what it is called
    int caballeros = 0; //
    std::string colour; //
    QString title;      // of its effect, if it has one
    QString picture;    // of that effect, a name for Art

    friend bool operator==(const PowerContent&, const PowerContent&) = default;
};

class PowerFace : public OfferButton {
    Q_OBJECT

  public:
    enum class State { InHand, Played, Used };

    PowerFace(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    void setCard(const PowerContent& content);
    const PowerContent& content() const { return content_; }
    // `blocker`: colour of who has played the same value this round; empty: nobody.
    void setState(State state, const std::string& blocker);
    QSize sizeHint() const override { return {60, 92}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintEffect(QPainter& painter, const QRectF& box) const;
    void paintTick(QPainter& painter, const QRectF& card) const;

    const Art& art_;
    PowerContent content_;
    State state_ = State::InHand;
    std::string blocker_;
};

} // namespace elgrande
