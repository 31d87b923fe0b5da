// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the others have done since the own last turn, in pictures: whose turn, its cards, pieces and points. A turn can
// be looked at again on the board. The newest is in sight, unless the reader has scrolled away from it. While a scoring
// is shown the panel stays as it was.
#pragma once

#include "views/panels/recap.h"
#include "views/toolkit/paper_panel.h"

#include <QPixmap>

class QTimer;

namespace elgrande {

class LogText;
class Shown;

class RecapPanel : public PaperPanel {
    Q_OBJECT

  public:
    RecapPanel(const Shown& shown, Theme& theme, QWidget* parent = nullptr);

    QString plainText() const;

  signals:
    void momentActivated(int event); // of the history: to be looked at again
    void areaLinkActivated(elgrande::Area area);
    void cardLinkActivated(elgrande::Card card);

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void write();
    QString htmlOf(const RecapTurn& turn);
    QString htmlOf(const RecapStep& step);
    QString htmlOf(const RecapPlace& place) const;
    QString htmlOf(const RecapPoints& points) const;
    QString pieceOf(const RecapStep& step);
    QString named(Seat seat) const;
    QString placed(Area area) const;
    QString picture(const QString& name, const QPixmap& drawn);
    QPixmap canvas(qreal width) const; // in the height of a line

    const Shown& shown_;
    LogText* text_;
    QTimer* soon_;
    std::size_t first_ = 0; // event of the history with which the text begins
    bool atEnd_ = true;
};

} // namespace elgrande
