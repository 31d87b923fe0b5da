// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/insight/tutor.h"

namespace elgrande {

Tutor::Tutor(GameModel& model, QObject* parent)
    : QObject(parent)
    , model_(model)
    , runner_([this](const Advice& advice) { model_.setOpinion(advice); }) {
    connect(&model_, &GameModel::changed, this, [this] {
        if (!model_.wasteful()) runner_.stop(); // the question is another one
    });
    connect(&model_, &GameModel::decisionOffered, this, [this] {
        if (model_.doubtsFrom() > 0) runner_.start(model_.aids().adviceSearch());
    });
}

} // namespace elgrande

#include "moc_tutor.cpp"
