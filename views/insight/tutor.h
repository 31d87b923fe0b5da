// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tutor: while a person at this screen thinks, it computes what a computer player would do and passes the result to the
// model, which asks for confirmation before a far worse choice. Only if enabled.
#pragma once

#include "model/game_model/game_model.h"
#include "views/toolkit/search_runner.h"

#include <QObject>

namespace elgrande {

class Tutor : public QObject {
    Q_OBJECT

  public:
    explicit Tutor(GameModel& model, QObject* parent = nullptr);

    bool isSearching() const { return runner_.isRunning(); }

  private:
    GameModel& model_;
    SearchRunner<Advice> runner_;
};

} // namespace elgrande
