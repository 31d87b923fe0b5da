// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A tab bar shown while a question covers the tabs: it switches between the question and each tab, so that these can be
// read before answering. Each new question comes to the front.
#pragma once

#include <QTabBar>

class QTabWidget;

namespace elgrande {

struct PagePanel;

class StepAside : public QTabBar {
    Q_OBJECT

  public:
    static constexpr const char* kNotAside = "notAside"; // property of a tab that is not looked at meanwhile

    StepAside(QTabWidget& talk, QWidget* parent = nullptr);

    // The panel that lies over the talk, if one does; without a title it cannot step aside.
    void follow(const PagePanel* over);
    bool isAside() const { return over_ != nullptr && currentIndex() > 0; }
    void comeBack() { setCurrentIndex(0); }
    void lookAt(const QWidget& tab); // ignored while nothing lies over the tabs

  signals:
    void turned(); // to the question or away from it

  private:
    void nameTabs(const QString& question);

    QTabWidget& talk_;
    const QWidget* over_ = nullptr;
};

} // namespace elgrande
