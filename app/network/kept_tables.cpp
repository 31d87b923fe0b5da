#include "app/network/kept_tables.h"

#include "app/lan/hosting.h"
#include "app/settings/settings.h"
#include "app/storage/files.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace elgrande {
namespace {

constexpr qsizetype kSecretSize = 32;

QDir tablesFolder() { return QDir(Settings::dataFolder() + QStringLiteral("/tables")); }

} // namespace

QString seatsFolder() { return Settings::dataFolder() + QStringLiteral("/seats"); }

QString newTableFolder() {
    const QDir tables = tablesFolder();
    const QString name = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    QString folder = tables.filePath(name);
    for (int i = 2; QFileInfo::exists(folder); ++i) folder = tables.filePath(QStringLiteral("%1-%2").arg(name).arg(i));
    return folder;
}

QStringList keptTableFolders() {
    QStringList kept;
    const QDir tables = tablesFolder();
    for (const QString& name : tables.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed))
        if (lan::Hosting::titleKeptIn(tables.filePath(name))) kept << tables.filePath(name);
    return kept;
}

QString titleOfTable(const QString& folder) { return lan::Hosting::titleKeptIn(folder).value_or(QString()); }

lan::GuestSecret secretIn(const QString& folder) {
    const QString file = folder + QStringLiteral("/here.secret");
    if (const Result<QByteArray> kept = readWhole(file, kSecretSize + 1); kept && kept->size() == kSecretSize)
        return *kept;
    lan::GuestSecret secret = lan::newSecret();
    // Not written: disks that are sealed when the program dies cannot be opened again, and are chosen anew.
    (void)writePrivately(file, secret);
    return secret;
}

} // namespace elgrande
