// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One player at the court, or a colour that nobody plays, which has neither court nor score: colour and symbol, name,
// person or computer, score, Caballeros in court and provinces, the power card and the action card of the round, all
// power cards in hand and used, badges for what the seat keeps. Painted in three lines, or in two where the row is low;
// court and provinces can be clicked when their Caballeros are offered, badges when they stand for a token. The arrow
// keys lead to it from the panel (SeatPanel).
#pragma once

#include "model/core/ids.h"
#include "views/court/seat_badge.h"
#include "views/theme/art.h"
#include "views/theme/cached_pictures.h"
#include "views/theme/drawn_ahead.h"
#include "views/theme/tempo.h"
#include "views/theme/theme.h"

#include <QString>
#include <QStringView>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

namespace elgrande {

struct PowerMark {
    enum class State { InHand, Used, Uncertain } state = State::InHand;
    int value = 0; // 0: has none
    QString name;
    friend bool operator==(const PowerMark&, const PowerMark&) = default;
};

struct SeatContent {
    std::string colour;
    QString name;
    QString portrait; // for Art, in the shades of the colour; empty: none
    QString kind;
    QString status; // taken card, or what everybody waits for
    int score = 0;
    int court = 0;
    int provinces = 0;
    int power = -1; // value played this round
    QString played; // the same card as it is called
    std::vector<PowerMark> powers;
    bool powersLine = false;       // their line is there, even if there is nothing on it now
    int onBoard = 0;               // Caballeros; shown where there is no court
    bool unseated = false;         // nobody sits there
    std::vector<SeatBadge> badges; // sorted
    bool active = false;           // whose turn it is
    bool awaited = false;          // the table waits for it
    bool courtOffered = false;
    bool provincesOffered = false;
    bool tokenOffered = false; // one that a badge stands for
    friend bool operator==(const SeatContent&, const SeatContent&) = default;
};

// Between the titles of several cards in a status.
inline constexpr QStringView kBetweenTitles = u" + ";

// As much of it as has room, in pixels, at the smallest text size; nothing where that is a letter or two. Of several
// titles each has its share, so that all of them can be guessed.
QString titleThatFits(const QString& title, qreal room);

class SeatRow : public QWidget {
    Q_OBJECT

  public:
    SeatRow(const Theme& theme, const Art& art, QWidget* parent = nullptr);

    void setContent(const SeatContent& content);
    void setTempo(Tempo tempo); // of counting the score up
    const SeatContent& content() const { return content_; }
    void setTextScale(qreal times); // everything in the row is that many times as large
    QRectF courtBox() const;        // for clicks; empty where there is no court
    QRectF provincesBox() const;    //
    QRectF scoreBox() const;
    QRectF badgeBox(std::size_t which) const;
    static QColor inkOfGone(const Theme& theme); // of power cards that are not in the hand, on the sheet's paper
    static QColor groundOfGone(const Theme& theme);
    QFont kindFont() const; // of the caption below the name; in two lines there is none
    QSize sizeHint() const override { return {400, 92}; }
    QSize minimumSizeHint() const override { return {320, kTwoLines}; }

    // The least heights, in pixels, at the usual size. More power cards than a row of marks holds want three lines.
    static constexpr int kTwoLines = 50;
    static constexpr int kThreeLines = 74;
    static constexpr int kPowersLine =
        18; // of the three, the one of the power cards: a row without it is as much lower
    static bool needsThreeLines(std::size_t powerCards);

  signals:
    void courtClicked();
    void provincesClicked();
    void badgeClicked(elgrande::Token token);
    // Dragging began on the court or the provinces, or on a badge; then how it goes on, at global points.
    void dragBegan(elgrande::Area area, elgrande::Token token, QPoint at);
    void dragMoved(QPoint to, bool all);
    void dragEnded(QPoint at, bool all);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    struct Boxes {
        QRectF medallion, portrait, name, kind, badges, score; // kind: empty in two lines
        QRectF court, provinces, story;                        // story: the power card and the action card
        QRectF powers;
    };

    // Boxes are laid out at the usual size, and scaled with the text.
    QRectF sheet() const;
    QRectF scaled(const QRectF& box) const { return {box.topLeft() * textScale_, box.size() * textScale_}; }
    QRectF badge(std::size_t which) const;
    Boxes boxes() const;
    bool hasPowersLine() const { return content_.powersLine || !content_.powers.empty(); }
    QRectF playedBox() const; // of the power card
    QRectF status() const;
    void countTo(int score);
    Boxes inTwoLines(const QRectF& whole) const;
    Boxes inThreeLines(const QRectF& inner) const;
    QRectF beforeBadges(const QRectF& box) const;
    std::uint32_t look() const;
    CachedPictures::Draw paintingSheet() const; // all but the score, which counts up in front of it
    void paintSheet(QPainter& painter) const;
    void paintScore(QPainter& painter) const;
    void paintHead(QPainter& painter) const;
    void paintBadge(QPainter& painter, const SeatBadge& badge, const QRectF& box) const;
    void paintPieces(QPainter& painter) const;
    void paintPowers(QPainter& painter) const;
    void paintCount(QPainter& painter, const QRectF& box, const QString& word, int number, bool offered) const;

    void beginDrag(QPointF from, QPoint at);

    const Theme& theme_;
    const Art& art_;
    SeatContent content_;
    CachedPictures picture_;
    DrawnAhead ahead_;
    std::optional<QPoint> pressed_; // with the left button
    bool dragging_ = false;
    qreal textScale_ = 1;
    QVariantAnimation count_{this};
    int shownScore_ = 0;
    Tempo tempo_ = Tempo::Off;
};

} // namespace elgrande
