// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings.h"

#include "model/game_model/plain_text.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace elgrande {
namespace {

// Everything in one folder of the player's choice, as on a stick; empty: where the desktop wants it.
QString portableFolder() { return qEnvironmentVariable("ELGRANDE_DATA"); }

QString usualFile() {
    if (const QString folder = portableFolder(); !folder.isEmpty()) return folder + "/elgrande.ini";
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + "/elgrande/elgrande.ini";
}

constexpr QLatin1String kFirstLesson("first_game"); // keeps the keys that it had as the only one

} // namespace

Settings::Settings()
    : Settings(usualFile()) {}

Settings::Settings(const QString& file)
    : SettingsFile(file) {
    if (!schema_.isSet()) schema_.set(kSchema); // a newer file keeps its number
}

QString Settings::nameOf(const QString& text) { return plainText(text, kLongestName); }

QString Settings::folderOf(const QString& path) {
    const QString folder = path.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : path;
    return QDir(folder).exists() ? folder : QDir::homePath();
}

std::set<Waste> Settings::warnings() const {
    std::set<Waste> wanted;
    for (std::size_t i = 0; i < warnsOf.size(); ++i)
        if (warnsOf[i]()) wanted.insert(static_cast<Waste>(i));
    return wanted;
}

void Settings::setWarning(Waste kind, bool on) {
    if (kind != Waste::FarWorse) return warnsOf[static_cast<std::size_t>(kind)].set(on);
    if (!on) doubtsFrom.set(0);
}

std::optional<QString> Settings::shortcut(const QString& action) const {
    const QVariant keys = value("shortcuts/" + action);
    return keys.isValid() ? std::optional(keys.toString()) : std::nullopt;
}
void Settings::setShortcut(const QString& action, const QString& keys) { put("shortcuts/" + action, keys); }
void Settings::forgetShortcut(const QString& action) { drop("shortcuts/" + action); }

double Settings::share(const QString& border) const { return value("window/share-" + border).toDouble(); }
void Settings::setShare(const QString& border, double share) { put("window/share-" + border, share); }

QString Settings::lessonKey(const char* key, const QString& lesson) {
    return lesson == kFirstLesson ? QLatin1String(key) : QLatin1String(key) + u'-' + lesson;
}
int Settings::lesson(const QString& lesson) const { return std::max(0, value(lessonKey("lesson", lesson)).toInt()); }
void Settings::setLesson(const QString& lesson, int chapter) { put(lessonKey("lesson", lesson), chapter); }
QStringList Settings::finishedChapters(const QString& lesson) const {
    return value(lessonKey("finishedLessons", lesson)).toStringList();
}
void Settings::addFinishedChapter(const QString& lesson, const QString& chapter) {
    QStringList all = finishedChapters(lesson);
    if (!all.contains(chapter)) put(lessonKey("finishedLessons", lesson), all << chapter);
}

QStringList Settings::solvedPuzzles() const { return value(QStringLiteral("solvedPuzzles")).toStringList(); }
void Settings::addSolvedPuzzle(const QString& id) {
    QStringList all = solvedPuzzles();
    if (!all.contains(id)) put(QStringLiteral("solvedPuzzles"), all << id);
}

QStringList Settings::forReport() const {
    QStringList lines;
    for (const SettingRow* row : rows())
        if (!row->isPersonal())
            lines << row->key() + " = " + (row->isSet() ? row->kept().toString() : QStringLiteral("usual"));
    return lines;
}

QString Settings::dataFolder() {
    if (QString folder = portableFolder(); !folder.isEmpty()) return folder;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/elgrande";
}

QString Settings::gamesFolder() { return dataFolder() + "/games"; }
QString Settings::listsFile() { return dataFolder() + "/lists.json"; }
QString Settings::unfinishedFolder() { return dataFolder() + "/unfinished"; }

} // namespace elgrande
