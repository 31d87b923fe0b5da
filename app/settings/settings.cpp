// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings.h"

#include "app/storage/files.h"
#include "app/storage/lock.h"
#include "model/game_model/plain_text.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace elgrande {
namespace {

const QStringList kTempos{"off", "slow", "normal", "fast"}; // by Tempo
const std::array kWarnings{"warnings/placingLeft", "warnings/specialLeft", "warnings/idleCard",
                           "warnings/pointsForOthers", "warnings/giftLeft"}; // by Waste, but the last
const QStringList kVisions{"standard", "protanopia", "deuteranopia", "tritanopia", "greyscale"}; // by Vision

// Everything in one folder of the player's choice, as on a stick; empty: where the desktop wants it.
QString portableFolder() { return qEnvironmentVariable("ELGRANDE_DATA"); }

QString usualFile() {
    if (const QString folder = portableFolder(); !folder.isEmpty()) return folder + "/elgrande.ini";
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + "/elgrande/elgrande.ini";
}

constexpr QLatin1String kFirstLesson("first_game");  // keeps the keys that it had as the only one
constexpr qint64 kLargestSettings = 4 * 1024 * 1024; // bytes; usual are some thousand
constexpr qint64 kGrowth = 64 * 1024;                // of the file, between two looks for room

} // namespace

Settings::Settings()
    : Settings(usualFile()) {}

// QSettings waits for pipes, reads devices without end and puts a file in their place.
Settings::Settings(const QString& file)
    : path_(file) {
    if (const auto there = readWhole(path_, kLargestSettings); there || !QFileInfo::exists(path_))
        file_ = std::make_unique<QSettings>(path_, QSettings::IniFormat);
    else
        whyForgotten_ = there.fault();
    migrate();
}

QVariant Settings::value(const QString& key, const QVariant& usual) const {
    if (const auto now = forNow_.find(key); now != forNow_.end()) return now->isValid() ? *now : usual;
    return file_ ? file_->value(key, usual) : usual;
}

bool Settings::contains(const QString& key) const { return value(key).isValid(); }

void Settings::put(const QString& key, const QVariant& value) {
    forNow_.insert(key, value);
    keep();
}

void Settings::drop(const QString& key) { put(key, {}); }

// QSettings writes some time later, and on a full disk puts what is left of its file in the place of the old one
// without noticing. So it hears only of what there is room for.
void Settings::keep() {
    if (!file_) return;
    if (const auto room = roomFor(path_, QFileInfo(path_).size() + kGrowth); !room) {
        const bool isNew = !whyForgotten_;
        whyForgotten_ = room.fault();
        if (isNew && onForgotten_) onForgotten_();
        return;
    }
    sweepLock(path_ + ".lock"); // which QSettings would wait for
    for (auto each = forNow_.begin(); each != forNow_.end(); ++each) {
        if (each->isValid())
            file_->setValue(each.key(), *each);
        else
            file_->remove(each.key());
    }
    forNow_.clear();
    whyForgotten_.reset();
}

void Settings::setOnForgotten(std::function<void()> tell) {
    onForgotten_ = std::move(tell);
    if (whyForgotten_ && onForgotten_) onForgotten_();
}

void Settings::migrate() {
    // One version after the other; a newer file than ours keeps its number.
    const int schema = value("schema", 1).toInt();
    if (schema < 2 && contains("animation")) { // on or off became a tempo
        if (!value("animation").toBool()) setTempo(Tempo::Off);
        drop("animation");
    }
    if (schema < kSchema || !contains("schema")) put("schema", kSchema);
}

QString Settings::language() const { return value("language").toString(); }
void Settings::setLanguage(const QString& language) { put("language", language); }

bool Settings::dark() const { return darkForNow_.value_or(value("dark", false).toBool()); }

void Settings::setDark(bool dark) {
    darkForNow_.reset();
    put("dark", dark);
}

int Settings::pace() const { return std::clamp(value("pace", kNormal).toInt(), 0, 5000); }
void Settings::setPace(int milliseconds) { put("pace", milliseconds); }

int Settings::thinkingTime() const {
    return std::clamp(value("thinkingTime", kThinkNormal).toInt(), kThinkFast, kThinkPatient);
}
void Settings::setThinkingTime(int milliseconds) { put("thinkingTime", milliseconds); }

Tempo Settings::tempo() const {
    const qsizetype at = kTempos.indexOf(value("tempo", kTempos[2]).toString());
    return at < 0 ? Tempo::Normal : static_cast<Tempo>(at);
}
bool Settings::hasTempo() const { return contains("tempo"); }
void Settings::setTempo(Tempo tempo) { put("tempo", kTempos[static_cast<int>(tempo)]); }

bool Settings::confirmTurn() const { return value("confirmTurn", true).toBool(); }
void Settings::setConfirmTurn(bool on) { put("confirmTurn", on); }

bool Settings::autoForced() const { return value("autoForced", true).toBool(); }
void Settings::setAutoForced(bool on) { put("autoForced", on); }

bool Settings::askNeedless() const { return value("askNeedless", false).toBool(); }
void Settings::setAskNeedless(bool on) { put("askNeedless", on); }

bool Settings::castilloRemembered() const { return value("castilloRemembered", false).toBool(); }
void Settings::setCastilloRemembered(bool on) { put("castilloRemembered", on); }

std::set<Waste> Settings::warnings() const {
    std::set<Waste> wanted;
    for (std::size_t i = 0; i < kWarnings.size(); ++i)
        if (value(kWarnings[i], true).toBool()) wanted.insert(static_cast<Waste>(i));
    return wanted;
}
int Settings::doubtsFrom() const { return std::clamp(value("doubtsFrom", 0).toInt(), 0, kMostDoubts); }
void Settings::setDoubtsFrom(int points) { put("doubtsFrom", points); }
void Settings::setWarning(Waste kind, bool on) {
    if (kind != Waste::FarWorse) return put(kWarnings[static_cast<std::size_t>(kind)], on);
    if (!on) setDoubtsFrom(0);
}

bool Settings::ranks() const { return value("ranks", true).toBool(); }
void Settings::setRanks(bool on) { put("ranks", on); }
bool Settings::reasons() const { return value("reasons", true).toBool(); }
void Settings::setReasons(bool on) { put("reasons", on); }
bool Settings::captions() const { return value("captions", true).toBool(); }
void Settings::setCaptions(bool on) { put("captions", on); }

Vision Settings::vision() const {
    const qsizetype at = kVisions.indexOf(value("colourVision", kVisions[0]).toString());
    return at < 0 ? Vision::Standard : static_cast<Vision>(at);
}
void Settings::setVision(Vision vision) { put("colourVision", kVisions[static_cast<int>(vision)]); }

int Settings::textSize() const { return std::clamp(value("textSize", 100).toInt(), kSmallestText, kLargestText); }
void Settings::setTextSize(int percent) { put("textSize", percent); }

int Settings::scale() const {
    const int percent = value("scale", 0).toInt();
    return percent == 0 ? 0 : std::clamp(percent, 50, 400);
}
void Settings::setScale(int percent) { put("scale", percent); }
int Settings::toldScale() const { return value("toldScale", 0).toInt(); }
void Settings::setToldScale(int percent) { put("toldScale", percent); }

std::optional<bool> Settings::touch() const {
    const QVariant on = value("touch");
    return on.isValid() ? std::optional(on.toBool()) : std::nullopt;
}
void Settings::setTouch(std::optional<bool> on) {
    if (on)
        put("touch", *on);
    else
        drop("touch");
}

bool Settings::scenes() const { return value("scenes", true).toBool(); }
void Settings::setScenes(bool on) { put("scenes", on); }

bool Settings::notice() const { return value("notice", true).toBool(); }
void Settings::setNotice(bool on) { put("notice", on); }
int Settings::turnMinutes() const { return std::clamp(value("turnMinutes", 0).toInt(), 0, 60); }
void Settings::setTurnMinutes(int minutes) { put("turnMinutes", minutes); }

bool Settings::sound() const { return value("sound", true).toBool(); }
void Settings::setSound(bool on) { put("sound", on); }

int Settings::volume() const { return std::clamp(value("volume", kQuiet).toInt(), 0, 100); }
void Settings::setVolume(int percent) { put("volume", percent); }

bool Settings::keepGames() const { return value("keepGames", true).toBool(); }
void Settings::setKeepGames(bool on) { put("keepGames", on); }

std::optional<QString> Settings::shortcut(const QString& action) const {
    const QString key = "shortcuts/" + action;
    if (!contains(key)) return {};
    return value(key).toString();
}
void Settings::setShortcut(const QString& action, const QString& keys) { put("shortcuts/" + action, keys); }
void Settings::forgetShortcut(const QString& action) { drop("shortcuts/" + action); }

QStringList Settings::forReport() const {
    QStringList lines;
    for (const char* key :
         {"schema",       "language",    "dark",      "pace",        "tempo",       "confirmTurn",
          "autoForced",   "askNeedless", "ranks",     "captions",    "reasons",     "castilloRemembered",
          "colourVision", "textSize",    "scale",     "touch",       "scenes",      "notice",
          "sound",        "volume",      "keepGames", "turnMinutes", "thinkingTime"})
        lines << QStringLiteral("%1 = %2").arg(QLatin1String(key), value(key, "usual").toString());
    return lines;
}

QByteArray Settings::windowGeometry() const { return value("window/geometry").toByteArray(); }
void Settings::setWindowGeometry(const QByteArray& geometry) { put("window/geometry", geometry); }

double Settings::share(const QString& border) const { return value("window/share-" + border).toDouble(); }
void Settings::setShare(const QString& border, double share) { put("window/share-" + border, share); }

QString Settings::folder() const {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = value("folder", documents).toString();
    return QDir(folder).exists() ? folder : QDir::homePath();
}
void Settings::setFolder(const QString& folder) { put("folder", folder); }

QVariantMap Settings::lastTable() const { return value("lastTable").toMap(); }
void Settings::setLastTable(const QVariantMap& table) { put("lastTable", table); }

QVariantMap Settings::newGames() const { return value("newGames").toMap(); }
void Settings::setNewGames(const QVariantMap& table) {
    if (table.isEmpty())
        drop("newGames");
    else
        put("newGames", table);
}

QVariantMap Settings::presets() const { return value("presets").toMap(); }
QVariantMap Settings::programs() const { return value("programs").toMap(); }
void Settings::setPrograms(const QVariantMap& programs) { put("programs", programs); }
void Settings::setPresets(const QVariantMap& presets) { put("presets", presets); }

QString Settings::dataFolder() {
    if (const QString folder = portableFolder(); !folder.isEmpty()) return folder;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/elgrande";
}

void Settings::adoptOldData() {
    QDir folder(dataFolder());
    const QDir old(folder.filePath("elgrande"));
    if (!old.exists()) return;
    for (const char* name : {"games", "unfinished", "autosave.egr"})
        if (old.exists(name) && !folder.exists(name)) folder.rename(QStringLiteral("elgrande/") + name, name);
    folder.rmdir("elgrande"); // unless something is left in it
}

QString Settings::gamesFolder() { return dataFolder() + "/games"; }
QString Settings::listsFile() { return dataFolder() + "/lists.json"; }
bool Settings::welcomed() const { return value("welcomed", false).toBool(); }
void Settings::setWelcomed(bool welcomed) { put("welcomed", welcomed); }

bool Settings::toldOfSecrets() const { return value("toldOfSecrets", false).toBool(); }
void Settings::setToldOfSecrets() { put("toldOfSecrets", true); }

QString Settings::playerName() const { return plainText(value("playerName").toString(), kLongestName); }
void Settings::setPlayerName(const QString& name) { put("playerName", plainText(name, kLongestName)); }

QString Settings::lessonKey(const char* key, const QString& lesson) {
    return lesson == kFirstLesson ? QLatin1String(key) : QLatin1String(key) + u'-' + lesson;
}
int Settings::lesson(const QString& lesson) const { return std::max(0, value(lessonKey("lesson", lesson), 0).toInt()); }
void Settings::setLesson(const QString& lesson, int chapter) { put(lessonKey("lesson", lesson), chapter); }
QStringList Settings::finishedChapters(const QString& lesson) const {
    return value(lessonKey("finishedLessons", lesson)).toStringList();
}
void Settings::addFinishedChapter(const QString& lesson, const QString& chapter) {
    QStringList all = finishedChapters(lesson);
    if (!all.contains(chapter)) put(lessonKey("finishedLessons", lesson), all << chapter);
}

QString Settings::unfinishedFolder() { return dataFolder() + "/unfinished"; }
QString Settings::autosaveFile() { return dataFolder() + "/autosave.egr"; }

} // namespace elgrande
