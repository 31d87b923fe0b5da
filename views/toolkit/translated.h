// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of a widget that follow the language. A constructor gives each of them once, marked with QT_TR_NOOP,
// together with what shows it: it is set at once, and again after each change of the language. Its context is the class
// whose constructor is running, as with tr().
#pragma once

#include "views/toolkit/told.h"

#include <QObject>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

namespace elgrande {

class Translated : public QObject {
  public:
    static Translated& of(QWidget* widget) { return *new Translated(widget, widget); } // its child
    // `heard`: the widget whose change of language counts.
    Translated(QObject* owner, QWidget* heard);

    template <typename Shows>
    void text(Shows* shows, const char* words) {
        set(words, [shows](const QString& text) { shows->setText(text); });
    }
    template <typename Shows>
    void tip(Shows* shows, const char* words) {
        set(words, [shows](const QString& text) { shows->setToolTip(text); });
    }
    template <typename Shows>
    void placeholder(Shows* shows, const char* words) {
        set(words, [shows](const QString& text) { shows->setPlaceholderText(text); });
    }
    void name(QWidget* widget, const char* words); // what a screen reader calls it
    void nameAndTip(QWidget* widget, const char* words);
    void title(QWidget* window, const char* words);
    void set(const char* words, std::function<void(const QString&)> show);
    // What else depends on the language, after all texts before it.
    void also(std::function<void()> work);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QObject* owner_;
    QWidget* heard_;
    std::vector<std::function<void()>> all_; // in the order in which they were given
};

} // namespace elgrande
