// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The look of the game: the light and the dark theme, paper and ink, the players' colours and symbols, the bundled
// fonts and a QPalette for Fusion. The program creates one Theme and passes it by reference; views query it while
// painting and repaint on changed(). Every colour has a symbol, so that nothing depends on colour alone.
#pragma once

#include "views/theme/palettes.h"
#include "views/theme/vision.h"

#include <QColor>
#include <QFont>
#include <QObject>
#include <QPainterPath>
#include <QPalette>

#include <string>

namespace elgrande {

// What a colour is for. Paper and ink stay paper and ink on the dark table too: only the light on them changes. By
// night it is a candle's, so that no sheet outshines the board.
enum class Role {
    Table,     // behind everything
    TableEdge, // its darker grain
    TableText, // written on the table
    TableSoft, // less important, on the table
    Paper,     // cards, plates, the row whose turn it is
    PaperDim,  // paper that has nothing to say now
    PaperEdge, // line around paper
    Ink,       // written on paper
    InkSoft,   //
    Accent,    // headings, scores
    Gold,      // what may be chosen, whose turn it is
    GoldDeep,  // gold's shadow side
    Focus,     // keyboard focus
    Good,      //
    Bad,       // blocked
    Sea,       // around the board when the picture is missing
    Shade,     // darkens the King's region
    Shadow,    // under raised things
    Rim,       // the lit edge of paper
    Dusk,      // over pictures that are drawn for the day
};

class Theme : public QObject {
    Q_OBJECT

  public:
    enum class Mode { Light, Dark };

    explicit Theme(Mode mode = Mode::Light, QObject* parent = nullptr);

    Mode mode() const { return mode_; }
    bool isDark() const { return mode_ == Mode::Dark; }
    void setMode(Mode mode);

    // Black and white instead of brown and parchment, for players who cannot read soft colours.
    bool isStrong() const { return strong_; }
    void setStrong(bool strong);
    int light() const { return (isDark() ? 1 : 0) + (strong_ ? 2 : 0); } // both as one number, for what is cached

    QColor colour(Role role) const;
    QPalette palette() const;      // for QApplication::setPalette, made for the Fusion style
    QPalette paperPalette() const; // of what is written and pressed on a sheet

    Vision vision() const { return vision_; }
    void setVision(Vision vision);

    // `colour` is a seat's colour name, "black", or "dummy" to "dummy-3"; an unknown name is grey.
    PieceColours pieces(const std::string& colour) const;
    static QPainterPath symbol(const std::string& colour, const QRectF& box);

    // Fonts in pixels, because what is painted scales with its box; the bundled families are loaded once.
    static QFont serif(qreal pixels, bool bold = false);
    static QFont sans(qreal pixels, bool bold = false);
    static void loadFonts();

  signals:
    void changed();

  private:
    Mode mode_;
    bool strong_ = false;
    Vision vision_ = Vision::Standard;
};

} // namespace elgrande
