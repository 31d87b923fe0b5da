// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the desktop asks programs for: less motion, more contrast, dark windows. Qt 6.4 does not tell, so the desktops'
// own settings are read: KDE's file at once, everybody else's through the settings portal
// (org.freedesktop.portal.Settings), whose answers come later or never. Without Qt's D-Bus module at build time only
// the file counts. From Qt 6.5 on Qt itself tells of dark windows, and when they change.
#pragma once

#include <QObject>

#include <functional>
#include <optional>

class QVariant;

namespace elgrande {

class DesktopWishes : public QObject {
    Q_OBJECT

  public:
    explicit DesktopWishes(QObject* parent = nullptr);

    void askForMotion();   // reduced() follows when less motion is wanted
    void askForContrast(); // contrasting() follows when more contrast is wanted
    void askForDark();     // dark() follows where the desktop says either

    // For tests: what lines of KDE's settings file and answers of the portal mean.
    static bool isReducedByKde(const QString& kdeglobals);
    static bool isContrastingByKde(const QString& kdeglobals);
    static bool isReducedBy(const QVariant& animations);   // "enable-animations"
    static bool isContrastingBy(const QVariant& contrast); // "contrast", "high-contrast"
    static std::optional<bool> isDarkByKde(const QString& kdeglobals);
    static std::optional<bool> isDarkBy(const QVariant& colourScheme); // "color-scheme"

  signals:
    void reduced();
    void contrasting();
    void dark(bool isDark);

  private:
    using Take = std::function<void(const QVariant&)>;
    void askPortal(const QString& group, const QString& key, const Take& take);
};

} // namespace elgrande
