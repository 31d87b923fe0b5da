// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/toolkit/translated.h"

#include "views/toolkit/tip_accessible.h"

#include <QCoreApplication>
#include <QEvent>

namespace elgrande {

// A filter hears of the language before the widget does, which then finds all texts in place.
Translated::Translated(QObject* owner, QWidget* heard)
    : QObject(owner)
    , owner_(owner)
    , heard_(heard) {
    installTipAccessibility();
    heard->installEventFilter(this);
}

void Translated::name(QWidget* widget, const char* words) {
    set(words, [widget](const QString& text) { tellName(*widget, text); });
}

void Translated::nameAndTip(QWidget* widget, const char* words) {
    name(widget, words);
    tip(widget, words); // which is not told: it is the name
}

void Translated::title(QWidget* window, const char* words) {
    set(words, [window](const QString& text) { window->setWindowTitle(text); });
}

void Translated::set(const char* words, std::function<void(const QString&)> show) {
    const QMetaObject* context = owner_->metaObject(); // later it is that of a class derived from it
    also([context, words, show = std::move(show)] { show(QCoreApplication::translate(context->className(), words)); });
}

void Translated::also(std::function<void()> work) {
    work();
    all_.push_back(std::move(work));
}

bool Translated::eventFilter(QObject* watched, QEvent* event) {
    if (watched == heard_ && event->type() == QEvent::LanguageChange)
        for (const std::function<void()>& each : all_) each();
    return false;
}

} // namespace elgrande
