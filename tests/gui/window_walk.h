// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A walk through everything of the gallery (gallery_parts.h) in one language: what is seen on the way is looked at at
// several sizes of windows and letters.
#pragma once

#include "tests/gui/gallery_parts.h"

#include <QSet>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace elgrande::gui {

struct Room {
    QString name;
    QSize size;         // of the main window; dialogs have a little less
    int textSize = 100; // per cent, for which the window has the room
};

class WindowWalk {
  public:
    // What is wrong with a window as it is now. It is asked again for a while: layouts and fades take their time.
    using Judge = std::function<QStringList(QWidget& window)>;

    WindowWalk(QString language, std::vector<Room> rooms)
        : language_(std::move(language))
        , rooms_(std::move(rooms)) {}

    // A sentence for each fault on the way there, and one if it did not come to that.
    QStringList faultsOf(const GalleryTaker& taker, const Judge& judge);

    // Of all widgets that were seen by all walks.
    static const QSet<QString>& seenClasses();

  private:
    void judgeMain(QWidget& window, const Judge& judge);
    void judgeIn(const Room& room, QWidget& window, const Judge& judge);

    QString language_;
    std::vector<Room> rooms_;
    QStringList faults_;
};

// Of the sources' widgets, by name with its namespace: those of the programs and of every expansion.
QSet<QString> widgetClasses(const QString& root);

} // namespace elgrande::gui
