// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A large door of the start page: a wide picture, with title and line below it. The page says how wide it is and how
// much of the picture is to be seen.
#pragma once

#include "app/start/start_entry.h"

namespace elgrande {

class LargeDoor : public StartEntry {
    Q_OBJECT

  public:
    using StartEntry::StartEntry;

    int linesIn(int width) const; // that the explanation takes
    void setRoom(int width, int picture, int lines);
    QSize sizeHint() const override;

  protected:
    QFont titleFont() const override;
    void paintEvent(QPaintEvent* event) override;

  private:
    int pad() const;
    int width_ = 0;
    int pictureHeight_ = 0;
    int lines_ = 1;
};

} // namespace elgrande
