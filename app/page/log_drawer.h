// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The log as a drawer over the sea on the board, opened and closed by its button, a key or Esc, for as long as the
// window lives. It uses the free space on the board's eastern side, never covers a place that is asked about, and
// returns to its tab while there is too little room or something else covers the board.
#pragma once

#include <QObject>
#include <QPointer>
#include <QRect>

#include <vector>

class QTabWidget;
class QWidget;

namespace elgrande {

class BoardView;
class LogPanel;

class LogDrawer : public QObject {
    Q_OBJECT

  public:
    struct Parts {
        LogPanel& log;
        BoardView& board;
        QTabWidget& tabs;
        QWidget& stage; // of the scenes, which are played over it
    };
    LogDrawer(const Parts& parts, QWidget& page); // lives with the page

    bool isWanted() const { return wanted_; }
    bool isOut() const; // wanted, and there is room
    void setWanted(bool out);
    // After each change of what is asked or of the window's size; `free`: nothing else lies over the board.
    void lay(bool free);
    // The tab to show for one that is wanted: itself, or the note in the log's place while the log is out.
    QWidget& tabFor(QWidget& wanted) const;

    // The largest sheet at the right edge of `sea` that touches nothing of `asked` and is no smaller than `least`;
    // empty where there is none.
    static QRect roomFor(const QRect& sea, const std::vector<QRect>& asked, QSize least, int widest);

  signals:
    void wantedChanged(bool out);
    void refused(const QString& why); // it was wanted and stays in its tab

  private:
    void drawOut(const QRect& sheet);
    void putBack();
    void swap(QWidget& gone, QWidget& come); // in the tabs
    bool eventFilter(QObject* watched, QEvent* event) override;

    Parts parts_;
    QWidget& page_;
    QWidget* note_;             // in the log's tab while it is out
    QPointer<QWidget> instead_; // the tab that was shown then, by itself
    bool wanted_ = false;
    bool free_ = true;
};

} // namespace elgrande
