// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// One page of the settings: rows of choices, switches and sliders with a small line saying what each is for, built from
// plain calls, so that a page is read like the list it is.
#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>

class QFormLayout;

namespace elgrande {

class SettingsPage : public QWidget {
    Q_OBJECT

  public:
    explicit SettingsPage(QWidget* parent = nullptr);

    void addChoice(const QString& name, const QString& label, const QStringList& texts, int current,
                   const std::function<void(int)>& chosen);
    void addSwitch(const QString& name, const QString& text, bool on, const std::function<void(bool)>& toggled);
    // `step` apart, with its number in per cent beside it.
    void addSlider(const QString& name, const QString& label, int from, int to, int step, int now,
                   const std::function<void(int)>& moved);
    void addNumber(const QString& name, const QString& label, int from, int to, int now,
                   const std::function<void(int)>& changed);
    void addButton(const QString& name, const QString& text, const std::function<void()>& clicked);
    void addText(const QString& name, const QString& label, const QString& now, int longest,
                 const std::function<void(const QString&)>& edited);
    void addNote(const QString& text); // below what was added last
    void showChoice(const QString& name, bool shown);

  private:
    QWidget* lastControl() const;

    QFormLayout* rows_;
};

} // namespace elgrande
