// One place for an action card: the open card with title, picture, text and the Caballeros that it brings, with a
// ribbon when somebody has taken it and with the reason when it may not be taken; or the back of the stack. Everything
// is set as large as it fits, at any size.
#pragma once

#include "views/cards/offer_button.h"
#include "views/theme/art.h"

namespace elgrande {

struct CardContent {
    bool open = false; // otherwise the back of the stack
    QString stack;     // "III"
    QString title;
    QString text;
    QString picture; // name for Art
    int caballeros = 0;
    bool reconstructed = false; // nobody has seen this wording printed
    std::string takerColour;    // empty: still on offer
    QString taker;
    QString note; // why it may not be taken, in a line

    friend bool operator==(const CardContent&, const CardContent&) = default;
};

class CardFace : public OfferButton {
    Q_OBJECT

  public:
    CardFace(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    void setContent(const CardContent& content);
    const CardContent& content() const { return content_; }
    QSize sizeHint() const override { return {146, 168}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintBand(QPainter& painter, const QRectF& box) const;
    void paintMiddle(QPainter& painter, const QRectF& box) const;
    void paintFoot(QPainter& painter, const QRectF& box) const;
    bool dimmed() const;

    const Art& art_;
    CardContent content_;
};

} // namespace elgrande
