// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The picture of a piece below the pointer, with a few words under it. It lies over the window and takes no clicks.
#pragma once

#include "model/observe/catalogue.h"
#include "model/observe/reach.h"
#include "views/theme/art.h"
#include "views/theme/theme.h"

#include <QString>
#include <QWidget>

namespace elgrande {

class DragGhost : public QWidget {
    Q_OBJECT

  public:
    DragGhost(const Theme& theme, const Art& art);

    void show(QWidget* window, const Catalogue& catalogue, const Grip& grip);
    void setWords(const QString& words, int number); // `number` pieces
    const QString& words() const { return words_; }
    void moveTo(QPoint global);
    QPoint hotSpot() const; // what is at the pointer

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Theme& theme_;
    const Art& art_;
    const Catalogue* catalogue_ = nullptr;
    Grip grip_;
    QString words_;
    int number_ = 1;
};

} // namespace elgrande
