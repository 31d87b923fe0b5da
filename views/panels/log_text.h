// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The text of the log, one stop for Tab however many links it has: Up and Down go from entry to entry, Left and Right
// along the links of an entry, and Enter follows the link that is marked, or else the first one of the entry.
#pragma once

#include <QTextBrowser>

namespace elgrande {

class LogText : public QTextBrowser {
    Q_OBJECT

  public:
    explicit LogText(QWidget* parent = nullptr);

  protected:
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool focusNextPrevChild(bool next) override; // leaves the text
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void goToEntry(int block);
    void goToLink(bool next);
    bool followLink(); // false: the entry has none
};

} // namespace elgrande
