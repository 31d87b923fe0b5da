// One player at the court: colour and symbol, name, person or computer, score, Caballeros in court and provinces, the
// power card and the action card of the round, all power cards in hand and used, a Veto kept. Painted in three lines
// that fit any width and height; court and provinces can be clicked when their Caballeros are offered.
#pragma once

#include "model/core/ids.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QString>
#include <QWidget>

#include <string>
#include <vector>

namespace elgrande {

struct PowerMark {
    enum class State { InHand, Used, Uncertain } state = State::InHand;
    int value = 0;
    friend bool operator==(const PowerMark&, const PowerMark&) = default;
};

struct SeatContent {
    std::string colour;
    QString name;
    QString kind;
    QString status; // taken card, or what everybody waits for
    int score = 0;
    int court = 0;
    int provinces = 0;
    int power = -1; // value played this round
    std::vector<PowerMark> powers;
    bool veto = false;
    bool diskSet = false;
    bool active = false;  // whose turn it is
    bool awaited = false; // the table waits for it
    bool courtOffered = false;
    bool provincesOffered = false;
    friend bool operator==(const SeatContent&, const SeatContent&) = default;
};

class SeatRow : public QWidget {
    Q_OBJECT

  public:
    SeatRow(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    void setContent(const SeatContent& content);
    const SeatContent& content() const { return content_; }
    QRectF courtBox() const;     // for clicks
    QRectF provincesBox() const; //
    QSize sizeHint() const override { return {400, 92}; }
    QSize minimumSizeHint() const override { return {320, 74}; }

  signals:
    void courtClicked();
    void provincesClicked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    QRectF sheet() const;
    QRectF line(int which) const; // 0, 1, 2 from the top, right of the medallion
    void paintHead(QPainter& painter) const;
    void paintPieces(QPainter& painter) const;
    void paintPowers(QPainter& painter) const;
    void paintCount(QPainter& painter, const QRectF& box, const QString& word, int number, bool offered) const;

    const Theme& theme_;
    const Art& art_;
    SeatContent content_;
};

} // namespace elgrande
