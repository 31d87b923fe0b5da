// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/files/report.h"

#include "app/settings/settings.h"

#include <QApplication>
#include <QLocale>
#include <QScreen>
#include <QStringList>
#include <QSysInfo>

namespace elgrande {

// The record comes first and everything else as a comment behind it, so that the whole file is a record that can be
// opened and replayed. Braces would end the comment.
QString problemReport(const Settings& settings, const QString& recordText, const QString& complaint) {
    QStringList lines;
    const auto add = [&lines](const char* what, const QString& value) {
        lines << QStringLiteral("%1: %2").arg(QLatin1String(what), value);
    };
    add("El Grande", QApplication::applicationVersion());
    add("Qt", QStringLiteral("%1 (built with %2)").arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR)));
    add("System",
        QStringLiteral("%1, %2, %3")
            .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture()));
    add("Platform", QGuiApplication::platformName());
    add("Locale", QLocale().name());
    if (const QScreen* screen = QGuiApplication::primaryScreen())
        add("Screen", QStringLiteral("%1x%2, scale %3")
                          .arg(screen->size().width())
                          .arg(screen->size().height())
                          .arg(screen->devicePixelRatio()));
    for (const QString& line : settings.forReport()) lines << line;
    QString text = QStringLiteral("Problem report\n") + lines.join(QLatin1Char('\n'));
    if (!complaint.isEmpty()) text += QStringLiteral("\n\n") + complaint;
    text.replace(QLatin1Char('{'), QLatin1Char('(')).replace(QLatin1Char('}'), QLatin1Char(')'));
    return recordText + QStringLiteral("\n{%1}\n").arg(text);
}

} // namespace elgrande
