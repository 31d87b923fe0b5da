// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The move of a replay that is shown, as a sentence large enough to be read from the other side of the table; what else
// it brought stands below in smaller text.
#pragma once

#include "views/toolkit/paper_panel.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <vector>

class QLabel;

namespace elgrande {

class GameModel;
struct Event;

class Caption : public PaperPanel {
    Q_OBJECT

  public:
    Caption(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    // The events of the move: those from `first` on up to the last that has happened. Where there is nothing to tell of
    // them, `otherwise` says what the move was.
    void tell(std::size_t first, std::function<QString()> otherwise);
    QString words() const; // plain, all of it

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    QStringList sentences() const; // rich text
    QString vetoed(std::size_t event) const;

    GameModel& model_;
    QLabel* deed_;
    QLabel* rest_;
    std::size_t first_ = 0;
    std::function<QString()> otherwise_;
};

} // namespace elgrande
