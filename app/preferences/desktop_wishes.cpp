// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferences/desktop_wishes.h"

#include "app/storage/files.h"

#include <QColor>
#include <QGuiApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleHints>
#include <QVariant>

#ifdef ELGRANDE_DBUS
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>
#include <QtDBus/QDBusVariant>
#endif

namespace elgrande {
namespace {

constexpr qint64 kLargestDesktopFile = 4 * 1024 * 1024;

constexpr uint kDarkWanted = 1; // of the portal; 0: no wish, 2: light

// Without a value where it is missing or cannot be read. QSettings would wait for a pipe.
QVariant kdeSetting(const QString& kdeglobals, const QString& key) {
    if (!readWhole(kdeglobals, kLargestDesktopFile)) return {};
    return QSettings(kdeglobals, QSettings::IniFormat).value(key);
}

QString kdeFile() {
    return QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QStringLiteral("kdeglobals"));
}

} // namespace

DesktopWishes::DesktopWishes(QObject* parent)
    : QObject(parent) {}

bool DesktopWishes::isReducedByKde(const QString& kdeglobals) {
    bool number = false;
    const double factor = kdeSetting(kdeglobals, QStringLiteral("KDE/AnimationDurationFactor")).toDouble(&number);
    return number && factor <= 0;
}

// KDE has colour schemes for it, as "BreezeHighContrast". QSettings calls the group General by no name.
bool DesktopWishes::isContrastingByKde(const QString& kdeglobals) {
    return kdeSetting(kdeglobals, QStringLiteral("ColorScheme")).toString().contains(QLatin1String("HighContrast"));
}

bool DesktopWishes::isReducedBy(const QVariant& animations) {
    return animations.metaType().id() == QMetaType::Bool && !animations.toBool();
}

// The portal's own setting is a number, GNOME's a switch.
bool DesktopWishes::isContrastingBy(const QVariant& contrast) {
    const int type = contrast.metaType().id();
    return (type == QMetaType::Bool && contrast.toBool()) || (type == QMetaType::UInt && contrast.toUInt() == 1);
}

// The ground of its windows, because anybody can make a scheme and name it. A file without one is left from elsewhere.
std::optional<bool> DesktopWishes::isDarkByKde(const QString& kdeglobals) {
    const QStringList ground = kdeSetting(kdeglobals, QStringLiteral("Colors:Window/BackgroundNormal")).toStringList();
    if (ground.size() < 3) return std::nullopt;
    const QColor window(ground[0].toInt(), ground[1].toInt(), ground[2].toInt());
    if (!window.isValid()) return std::nullopt;
    return window.lightness() < 128;
}

std::optional<bool> DesktopWishes::isDarkBy(const QVariant& colourScheme) {
    if (colourScheme.metaType().id() != QMetaType::UInt) return std::nullopt;
    return colourScheme.toUInt() == kDarkWanted;
}

void DesktopWishes::askForMotion() {
    if (const QString file = kdeFile(); !file.isEmpty() && isReducedByKde(file)) {
        emit reduced();
        return;
    }
    askPortal(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"),
              [this](const QVariant& value) {
                  if (isReducedBy(value)) emit reduced();
              });
}

void DesktopWishes::askForContrast() {
    if (const QString file = kdeFile(); !file.isEmpty() && isContrastingByKde(file)) {
        emit contrasting();
        return;
    }
    const auto take = [this](const QVariant& value) {
        if (isContrastingBy(value)) emit contrasting();
    };
    askPortal(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("contrast"), take);
    askPortal(QStringLiteral("org.gnome.desktop.a11y.interface"), QStringLiteral("high-contrast"), take);
}

void DesktopWishes::askForDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const QStyleHints* hints = QGuiApplication::styleHints();
    connect(hints, &QStyleHints::colorSchemeChanged, this,
            [this](Qt::ColorScheme scheme) { emit dark(scheme == Qt::ColorScheme::Dark); });
    if (hints->colorScheme() != Qt::ColorScheme::Unknown) {
        emit dark(hints->colorScheme() == Qt::ColorScheme::Dark);
        return;
    }
#endif
    if (const QString file = kdeFile(); !file.isEmpty())
        if (const std::optional<bool> isDark = isDarkByKde(file)) {
            emit dark(*isDark);
            return;
        }
    askPortal(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"),
              [this](const QVariant& value) {
                  if (const std::optional<bool> isDark = isDarkBy(value)) emit dark(*isDark);
              });
}

#ifdef ELGRANDE_DBUS
void DesktopWishes::askPortal(const QString& group, const QString& key, const Take& take) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    question << group << key;
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [take](QDBusPendingCallWatcher* done) {
        const QDBusPendingReply<QDBusVariant> reply = *done;
        done->deleteLater();
        if (reply.isError()) return;
        QVariant value = reply.value().variant();
        if (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant(); // wrapped twice
        take(value);
    });
}
#else
void DesktopWishes::askPortal(const QString& /*group*/, const QString& /*key*/, const Take& /*take*/) {}
#endif

} // namespace elgrande

#include "moc_desktop_wishes.cpp"
