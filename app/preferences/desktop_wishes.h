// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the desktop asks programs for: less motion, more contrast. Qt 6.4 does not tell, so the desktops' own settings
// are read: KDE's file at once, everybody else's through the settings portal (org.freedesktop.portal.Settings), whose
// answers come later or never. Without Qt's D-Bus module at build time only the file counts.
#pragma once

#include <QObject>

class QVariant;

namespace elgrande {

class DesktopWishes : public QObject {
    Q_OBJECT

  public:
    explicit DesktopWishes(QObject* parent = nullptr);

    void askForMotion();   // reduced() follows when less motion is wanted
    void askForContrast(); // contrasting() follows when more contrast is wanted

    // For tests: what lines of KDE's settings file and answers of the portal mean.
    static bool isReducedByKde(const QString& kdeglobals);
    static bool isContrastingByKde(const QString& kdeglobals);
    static bool isReducedBy(const QVariant& animations);   // "enable-animations"
    static bool isContrastingBy(const QVariant& contrast); // "contrast", "high-contrast"

  signals:
    void reduced();
    void contrasting();

  private:
    using Means = bool (*)(const QVariant&);
    using Signal = void (DesktopWishes::*)();
    void askPortal(const QString& group, const QString& key, Means means, Signal signal);
};

} // namespace elgrande
