// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/texts/language_folders.h"

#include <QDir>

namespace elgrande::texts {
namespace {

const QString kProgramWords = QStringLiteral("elgrande.qm");

// What counts more is behind.
QStringList homesOfLanguages() {
    QStringList homes{QStringLiteral(":/elgrande/translations")};
    if (const QString outside = qEnvironmentVariable("ELGRANDE_TRANSLATIONS"); !outside.isEmpty()) homes << outside;
    return homes;
}

} // namespace

QStringList languages() {
    QStringList codes;
    for (const QString& home : homesOfLanguages())
        for (const QString& code : QDir(home).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (QFile::exists(home + u'/' + code + u'/' + kProgramWords)) codes << code;
    codes.removeAll(QLatin1String(kSourceLanguage));
    codes.removeDuplicates();
    codes.sort();
    codes.prepend(QLatin1String(kSourceLanguage));
    return codes;
}

QString languageFile(const QString& language, const QString& name) {
    QString found;
    for (const QString& home : homesOfLanguages())
        if (const QString file = home + u'/' + language + u'/' + name; QFile::exists(file)) found = file;
    return found;
}

QStringList compiledWords(const QString& language) {
    QStringList files;
    for (const QString& home : homesOfLanguages()) {
        const QDir folder(home + u'/' + language);
        for (const QString& file : folder.entryList({QStringLiteral("*.qm")}, QDir::Files, QDir::Name))
            files << folder.filePath(file);
    }
    const QDir expansions(QStringLiteral(":/elgrande/expansions"));
    for (const QString& id : expansions.entryList(QDir::Dirs)) {
        const QString own = expansions.filePath(QStringLiteral("%1/translations/%1_%2.qm").arg(id, language));
        if (QFile::exists(own)) files << own;
    }
    return files;
}

} // namespace elgrande::texts
