// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether the desktop asks programs for less motion. Qt 6.4 does not tell, so the desktops' own settings are read:
// KDE's file at once, everybody else's through the settings portal (org.freedesktop.portal.Settings), whose answer
// comes later or never. Without Qt's D-Bus module at build time only the file counts.
#pragma once

#include <QObject>

namespace elgrande {

class DesktopMotion : public QObject {
    Q_OBJECT

  public:
    explicit DesktopMotion(QObject* parent = nullptr);

    void ask(); // reduced() follows when less motion is wanted

    // For tests: what a line of KDE's settings file means.
    static bool isReducedByKde(const QString& kdeglobals);

  signals:
    void reduced();

  private:
    void askPortal();
};

} // namespace elgrande
