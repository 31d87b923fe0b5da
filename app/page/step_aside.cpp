// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/page/step_aside.h"

#include "views/contributions/page_panel.h"
#include "views/toolkit/whole_tabs.h"

#include <QTabWidget>

namespace elgrande {

StepAside::StepAside(QTabWidget& talk, QWidget* parent)
    : QTabBar(parent)
    , talk_(talk) {
    setShape(QTabBar::RoundedSouth);
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    tellWhole(*this);
    connect(this, &QTabBar::currentChanged, this, [this](int at) {
        if (over_ == nullptr) return;
        if (at > 0) talk_.setCurrentIndex(at - 1);
        emit turned();
    });
    connect(&talk_, &QTabWidget::currentChanged, this, [this](int at) {
        if (isAside()) setCurrentIndex(at + 1);
    });
    hide();
}

void StepAside::follow(const PagePanel* over) {
    const QString title = over != nullptr && over->title ? over->title() : QString();
    const QWidget* widget = over == nullptr || title.isEmpty() ? nullptr : over->widget;
    if (widget != over_) {
        over_ = nullptr; // nobody turns it
        setCurrentIndex(0);
        over_ = widget;
    }
    if (over_ != nullptr) nameTabs(title);
    setVisible(over_ != nullptr);
}

void StepAside::lookAt(const QWidget& tab) {
    if (over_ != nullptr) setCurrentIndex(talk_.indexOf(&tab) + 1);
}

void StepAside::nameTabs(const QString& question) {
    while (count() < talk_.count() + 1) addTab(QString());
    while (count() > talk_.count() + 1) removeTab(count() - 1);
    setTabText(0, question);
    for (int i = 0; i < talk_.count(); ++i) {
        setTabText(i + 1, talk_.tabText(i));
        setTabEnabled(i + 1, talk_.isTabEnabled(i));
        const bool shown = talk_.isTabVisible(i) && !talk_.widget(i)->property(kNotAside).toBool();
        // Said again, it would forget in Qt 6.4 that the words have changed and want another width.
        if (isTabVisible(i + 1) != shown) setTabVisible(i + 1, shown);
    }
}

} // namespace elgrande
