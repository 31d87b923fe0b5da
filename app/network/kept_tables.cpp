// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/kept_tables.h"

#include "app/lan/kept_place.h"
#include "app/lan/table_folder.h"
#include "app/settings/settings.h"
#include "app/storage/files.h"
#include "views/texts/region.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>

namespace elgrande {
namespace {

constexpr qsizetype kSecretSize = 32;

// The context for lupdate.
struct SayKept {
    Q_DECLARE_TR_FUNCTIONS(elgrande::NetworkDesk)
};

QDir tablesFolder() { return QDir(Settings::dataFolder() + QStringLiteral("/tables")); }

QString visitFile() { return seatsFolder() + QStringLiteral("/last.json"); }

} // namespace

QString seatsFolder() { return Settings::dataFolder() + QStringLiteral("/seats"); }

QString newTableFolder() {
    const QDir tables = tablesFolder();
    const QString name = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    QString folder = tables.filePath(name);
    for (int i = 2; QFileInfo::exists(folder); ++i) folder = tables.filePath(QStringLiteral("%1-%2").arg(name).arg(i));
    return folder;
}

QStringList tableFolders() {
    QStringList folders;
    const QDir tables = tablesFolder();
    for (const QString& name : tables.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed))
        folders << tables.filePath(name);
    return folders;
}

QStringList keptTableFolders() {
    QStringList kept = tableFolders();
    kept.removeIf([](const QString& folder) { return !lan::TableFolder(folder).title(); });
    return kept;
}

QString titleOfTable(const QString& folder) { return lan::TableFolder(folder).title().value_or(QString()); }

std::optional<QString> askForKeptTable(const QStringList& folders, QWidget* window) {
    if (folders.size() == 1) return folders.front();
    QStringList titles;
    for (const QString& each : folders) {
        const QString when = texts::momentText(QFileInfo(each).lastModified());
        titles << SayKept::tr("%1 – %2", "table, when it was played last").arg(titleOfTable(each), when);
    }
    bool wanted = false;
    const QString title = QInputDialog::getItem(window, SayKept::tr("Resume a hosted game"), SayKept::tr("Game:"),
                                                titles, 0, false, &wanted);
    if (!wanted) return {};
    return folders[titles.indexOf(title)];
}

lan::GuestSecret secretIn(const QString& folder) {
    const QString file = folder + QStringLiteral("/here.secret");
    if (const Result<QByteArray> kept = readWhole(file, kSecretSize + 1); kept && kept->size() == kSecretSize)
        return *kept;
    lan::GuestSecret secret = lan::newSecret();
    // If it is not written, disks that are committed when the program dies cannot be revealed.
    (void)writePrivately(file, secret);
    return secret;
}

// Where it cannot be written the code is typed again.
void keepVisit(const LastVisit& visit) {
    const JoinWish& wish = visit.wish;
    if (wish.pin)
        (void)lan::keepPlace(visitFile(), {wish.host, wish.port, *wish.pin, wish.table, wish.name, visit.title});
}

std::optional<LastVisit> lastVisit() {
    const auto place = lan::keptPlace(visitFile());
    if (!place) return {};
    return LastVisit{{place->host, place->port, {}, place->name, place->table, place->pin}, place->title};
}

bool isLastVisit(const JoinWish& wish) {
    const auto last = lastVisit();
    return last && last->wish.pin == wish.pin;
}

void forgetVisit() { QFile::remove(visitFile()); }

} // namespace elgrande
