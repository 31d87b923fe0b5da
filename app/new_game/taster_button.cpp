// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/taster_button.h"

#include "app/lessons/lesson_plan.h"

#include <QFontInfo>

namespace elgrande {

namespace {
constexpr qreal kSignSide = 1.9; // times the text size
} // namespace

TasterButton::TasterButton(QWidget* parent)
    : QPushButton(parent) {
    setAutoDefault(true); // Enter presses it
    hide();
    connect(this, &QPushButton::clicked, this, [this] { emit wanted(lesson_); });
}

void TasterButton::setSet(const QString& expansion, const QString& name) {
    lesson_ = lessonNames().contains(expansion) ? expansion : QString();
    setText(sign_ ? QStringLiteral("▸") : tr("Try it now"));
    setToolTip(tr("A short tutorial: three rounds on the real board"));
    setAccessibleName(tr("Try it now: %1").arg(name));
    setVisible(!lesson_.isEmpty());
}

void TasterButton::showSign() {
    sign_ = true;
    setText(QStringLiteral("▸"));
}

QSize TasterButton::sizeHint() const {
    if (!sign_) return QPushButton::sizeHint();
    const int side = static_cast<int>(kSignSide * QFontInfo(font()).pixelSize());
    return {side, side};
}

} // namespace elgrande

#include "moc_taster_button.cpp"
