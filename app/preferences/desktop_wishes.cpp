// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferences/desktop_wishes.h"

#include "app/storage/files.h"

#include <QSettings>
#include <QStandardPaths>
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

void DesktopWishes::askForMotion() {
    if (const QString file = kdeFile(); !file.isEmpty() && isReducedByKde(file)) {
        emit reduced();
        return;
    }
    askPortal(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"), isReducedBy,
              &DesktopWishes::reduced);
}

void DesktopWishes::askForContrast() {
    if (const QString file = kdeFile(); !file.isEmpty() && isContrastingByKde(file)) {
        emit contrasting();
        return;
    }
    askPortal(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("contrast"), isContrastingBy,
              &DesktopWishes::contrasting);
    askPortal(QStringLiteral("org.gnome.desktop.a11y.interface"), QStringLiteral("high-contrast"), isContrastingBy,
              &DesktopWishes::contrasting);
}

#ifdef ELGRANDE_DBUS
void DesktopWishes::askPortal(const QString& group, const QString& key, Means means, Signal signal) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    question << group << key;
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, means, signal](QDBusPendingCallWatcher* done) {
        const QDBusPendingReply<QDBusVariant> reply = *done;
        done->deleteLater();
        if (reply.isError()) return;
        QVariant value = reply.value().variant();
        if (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant(); // wrapped twice
        if (means(value)) emit(this->*signal)();
    });
}
#else
void DesktopWishes::askPortal(const QString& /*group*/, const QString& /*key*/, Means /*means*/, Signal /*signal*/) {}
#endif

} // namespace elgrande
