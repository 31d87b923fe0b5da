// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions for reading about the game: the rulebook, opened at the current situation, and large cards.
#pragma once

#include "app/shell/desk.h"
#include "model/core/ids.h"

#include <QRect>

#include <vector>

namespace elgrande {

class CardLens;
class RuleBookWindow;

class RulesDesk : public Desk {
    Q_OBJECT

  public:
    explicit RulesDesk(const Workplace& at);
    ~RulesDesk() override;

    QAction* const rules;

    QString line(const QAction* action) const override;

    void show(const QString& paragraph = {}); // empty: about what is going on now
    void keepFree(QWidget& part);             // of the window, by large cards

  private:
    QString paragraphOfNow() const;
    std::vector<QRect> litBoxes(const AreaSet& places) const; // on the board; in the window

    GameModel& model_;
    GamePage& page_;
    const Language& language_;
    Theme& theme_;
    CardLens* lens_;
    RuleBookWindow* book_ = nullptr; // made when it is first asked for
};

} // namespace elgrande
