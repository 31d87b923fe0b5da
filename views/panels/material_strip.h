// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Material of an expansion at a glance: one line of parts between the board and the cards. Content and text of each
// part are rebuilt from what is shown after every change; tooltips and screen readers get the text.
#pragma once

#include "views/contributions/page_panel.h"
#include "views/theme/art.h"
#include "views/toolkit/paper_panel.h"

#include <QPointer>
#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace elgrande {

class GameModel;
class Shown;

// One thing of a part, from left to right.
struct StripMark {
    enum class Kind { Picture, Medallion, Pile, Text } kind = Kind::Text;
    QString words = {};      // the picture's name for Art, or the text
    std::string colour = {}; // of a medallion or pile
    int number = 0;
    QString carried = {}; // picture of something on a pile
    bool strong = false;  // of a text
    bool spare = false;   // left out where the line is too long
};
struct StripPart {
    QString tip; // a sentence
    std::vector<StripMark> marks;
    mutable QRectF box = {}; // as it was painted last
};
StripMark pictureMark(const QString& name);
StripMark textMark(const QString& text, bool strong = false);
StripMark ownerMark(const GameModel& model, Owner owner); // a medallion: somebody alone
StripMark seatMark(const GameModel& model, Seat seat);    // the same; Seat::None: a dash
StripMark pileMark(const GameModel& model, Owner owner, int count, const QString& carried = {});

using StripParts = std::function<std::vector<StripPart>(const Shown&)>;

class MaterialStrip final : public PaperPanel {
    Q_OBJECT

  public:
    MaterialStrip(const Shown& shown, Theme& theme, StripParts read, QWidget* parent);

    QSize sizeHint() const override;
    QString tipAt(QPoint point) const; // what the part there means; empty beside them
    int partCount() const { return static_cast<int>(parts_.size()); }
    QRect partBox(int part) const;            // as it was painted last
    static QRectF discOn(const QRectF& pile); // what it carries
    bool fits() const;                        // the line is no longer than the strip

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void readGame();
    qreal widthOf(const StripMark& mark) const;
    bool isShown(const StripMark& mark) const { return spare_ || !mark.spare; }
    qreal lengthOfParts() const; // without what is between them
    void paintMark(QPainter& painter, const StripMark& mark, const QRectF& box) const;
    QFont fontOf(const StripMark& mark) const;

    QPointer<const Shown> shown_; // a strip that was put away may hear of a language after the game's end
    StripParts read_;
    Art art_;
    std::vector<StripPart> parts_;
    qreal pile_ = 0;    // how wide piles are now
    bool spare_ = true; // there is room for spare marks
};

// For ExpansionUi::panels.
std::function<PagePanel(const Shown& shown, Theme& theme, QWidget* parent)> materialStrip(StripParts read);

} // namespace elgrande
