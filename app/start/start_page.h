// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The page shown while no game is open: the board's picture, and a sheet with what can be done. Every entry is a desk's
// action, added with one line.
#pragma once

#include "app/start/board_backdrop.h"

#include <QHash>

class QAction;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace elgrande {

class Desk;
class Language;
class StartEntry;

class StartPage : public BoardBackdrop {
    Q_OBJECT

  public:
    StartPage(Theme& theme, const Language& language, QWidget* parent = nullptr);

    // Below the entries that are there; `picture` is a name in the art. The desk says what stands in small text.
    StartEntry* addEntry(const Desk& desk, QAction* action, const QString& picture);
    void describe(); // asks the desks again
    void begin();    // the same; the first entry that is possible gets the keyboard
    StartEntry* entry(const QAction* action) const { return entries_.value(action); }

  signals:
    void languageWanted(const QString& code);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
    bool isTooHigh() const;
    void setTextScale(qreal share); // of the usual size
    void focusFirst();

    Theme& theme_;
    const Language& language_;
    QHash<const QAction*, StartEntry*> entries_;
    QHash<const QAction*, const Desk*> desks_;
    QVBoxLayout* list_;
    QLabel* subtitle_;
    QLabel* languageLabel_;
    QComboBox* languages_;
    QLabel* notice_;
};

} // namespace elgrande
