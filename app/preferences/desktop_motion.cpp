// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferences/desktop_motion.h"

#include "app/storage/files.h"

#include <QSettings>
#include <QStandardPaths>

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

} // namespace

DesktopMotion::DesktopMotion(QObject* parent)
    : QObject(parent) {}

bool DesktopMotion::isReducedByKde(const QString& kdeglobals) {
    if (!readWhole(kdeglobals, kLargestDesktopFile)) return false; // QSettings would wait for a pipe
    const QSettings file(kdeglobals, QSettings::IniFormat);
    bool number = false;
    const double factor = file.value(QStringLiteral("KDE/AnimationDurationFactor")).toDouble(&number);
    return number && factor <= 0;
}

void DesktopMotion::ask() {
    const QString file = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QStringLiteral("kdeglobals"));
    if (!file.isEmpty() && isReducedByKde(file))
        emit reduced();
    else
        askPortal();
}

#ifdef ELGRANDE_DBUS
void DesktopMotion::askPortal() {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    question << QStringLiteral("org.gnome.desktop.interface") << QStringLiteral("enable-animations");
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        const QDBusPendingReply<QDBusVariant> reply = *done;
        done->deleteLater();
        if (reply.isError()) return;
        QVariant value = reply.value().variant();
        if (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant(); // wrapped twice
        if (value.metaType().id() == QMetaType::Bool && !value.toBool()) emit reduced();
    });
}
#else
void DesktopMotion::askPortal() {}
#endif

} // namespace elgrande
