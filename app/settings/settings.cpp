#include "app/settings/settings.h"

#include "app/lessons/lesson_plan.h"

#include <QDir>
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
    return QSettings(QSettings::IniFormat, QSettings::UserScope, "elgrande", "elgrande").fileName();
}

} // namespace

Settings::Settings()
    : file_(usualFile(), QSettings::IniFormat) {
    migrate();
}

Settings::Settings(const QString& file)
    : file_(file, QSettings::IniFormat) {
    migrate();
}

void Settings::migrate() {
    // One version after the other; a newer file than ours keeps its number.
    const int schema = file_.value("schema", 1).toInt();
    if (schema < 2 && file_.contains("animation")) { // on or off became a tempo
        if (!file_.value("animation").toBool()) setTempo(Tempo::Off);
        file_.remove("animation");
    }
    if (schema < kSchema || !file_.contains("schema")) file_.setValue("schema", kSchema);
}

QString Settings::language() const { return file_.value("language").toString(); }
void Settings::setLanguage(const QString& language) { file_.setValue("language", language); }

bool Settings::dark() const { return darkForNow_.value_or(file_.value("dark", false).toBool()); }

void Settings::setDark(bool dark) {
    darkForNow_.reset();
    file_.setValue("dark", dark);
}

int Settings::pace() const { return std::clamp(file_.value("pace", kNormal).toInt(), 0, 5000); }
void Settings::setPace(int milliseconds) { file_.setValue("pace", milliseconds); }

int Settings::thinkingTime() const {
    return std::clamp(file_.value("thinkingTime", kThinkNormal).toInt(), kThinkFast, kThinkPatient);
}
void Settings::setThinkingTime(int milliseconds) { file_.setValue("thinkingTime", milliseconds); }

Tempo Settings::tempo() const {
    const qsizetype at = kTempos.indexOf(file_.value("tempo", kTempos[2]).toString());
    return at < 0 ? Tempo::Normal : static_cast<Tempo>(at);
}
bool Settings::hasTempo() const { return file_.contains("tempo"); }
void Settings::setTempo(Tempo tempo) { file_.setValue("tempo", kTempos[static_cast<int>(tempo)]); }

bool Settings::confirmTurn() const { return file_.value("confirmTurn", true).toBool(); }
void Settings::setConfirmTurn(bool on) { file_.setValue("confirmTurn", on); }

bool Settings::autoForced() const { return file_.value("autoForced", true).toBool(); }
void Settings::setAutoForced(bool on) { file_.setValue("autoForced", on); }

bool Settings::askNeedless() const { return file_.value("askNeedless", false).toBool(); }
void Settings::setAskNeedless(bool on) { file_.setValue("askNeedless", on); }

bool Settings::castilloRemembered() const { return file_.value("castilloRemembered", false).toBool(); }
void Settings::setCastilloRemembered(bool on) { file_.setValue("castilloRemembered", on); }

std::set<Waste> Settings::warnings() const {
    std::set<Waste> wanted;
    for (std::size_t i = 0; i < kWarnings.size(); ++i)
        if (file_.value(kWarnings[i], true).toBool()) wanted.insert(static_cast<Waste>(i));
    return wanted;
}
int Settings::doubtsFrom() const { return std::clamp(file_.value("doubtsFrom", 0).toInt(), 0, kMostDoubts); }
void Settings::setDoubtsFrom(int points) { file_.setValue("doubtsFrom", points); }
void Settings::setWarning(Waste kind, bool on) {
    if (kind != Waste::FarWorse) return file_.setValue(kWarnings[static_cast<std::size_t>(kind)], on);
    if (!on) setDoubtsFrom(0);
}

bool Settings::ranks() const { return file_.value("ranks", true).toBool(); }
void Settings::setRanks(bool on) { file_.setValue("ranks", on); }
bool Settings::reasons() const { return file_.value("reasons", true).toBool(); }
void Settings::setReasons(bool on) { file_.setValue("reasons", on); }
bool Settings::captions() const { return file_.value("captions", true).toBool(); }
void Settings::setCaptions(bool on) { file_.setValue("captions", on); }

Vision Settings::vision() const {
    const qsizetype at = kVisions.indexOf(file_.value("colourVision", kVisions[0]).toString());
    return at < 0 ? Vision::Standard : static_cast<Vision>(at);
}
void Settings::setVision(Vision vision) { file_.setValue("colourVision", kVisions[static_cast<int>(vision)]); }

int Settings::textSize() const { return std::clamp(file_.value("textSize", 100).toInt(), kSmallestText, kLargestText); }
void Settings::setTextSize(int percent) { file_.setValue("textSize", percent); }

int Settings::scale() const {
    const int percent = file_.value("scale", 0).toInt();
    return percent == 0 ? 0 : std::clamp(percent, 50, 400);
}
void Settings::setScale(int percent) { file_.setValue("scale", percent); }

std::optional<bool> Settings::touch() const {
    const QVariant on = file_.value("touch");
    return on.isValid() ? std::optional(on.toBool()) : std::nullopt;
}
void Settings::setTouch(std::optional<bool> on) {
    if (on)
        file_.setValue("touch", *on);
    else
        file_.remove("touch");
}

bool Settings::scenes() const { return file_.value("scenes", true).toBool(); }
void Settings::setScenes(bool on) { file_.setValue("scenes", on); }

bool Settings::notice() const { return file_.value("notice", true).toBool(); }
void Settings::setNotice(bool on) { file_.setValue("notice", on); }
int Settings::turnMinutes() const { return std::clamp(file_.value("turnMinutes", 0).toInt(), 0, 60); }
void Settings::setTurnMinutes(int minutes) { file_.setValue("turnMinutes", minutes); }

bool Settings::sound() const { return file_.value("sound", true).toBool(); }
void Settings::setSound(bool on) { file_.setValue("sound", on); }

int Settings::volume() const { return std::clamp(file_.value("volume", kQuiet).toInt(), 0, 100); }
void Settings::setVolume(int percent) { file_.setValue("volume", percent); }

bool Settings::keepGames() const { return file_.value("keepGames", true).toBool(); }
void Settings::setKeepGames(bool on) { file_.setValue("keepGames", on); }

std::optional<QString> Settings::shortcut(const QString& action) const {
    const QString key = "shortcuts/" + action;
    if (!file_.contains(key)) return {};
    return file_.value(key).toString();
}
void Settings::setShortcut(const QString& action, const QString& keys) { file_.setValue("shortcuts/" + action, keys); }
void Settings::forgetShortcut(const QString& action) { file_.remove("shortcuts/" + action); }

QStringList Settings::forReport() const {
    QStringList lines;
    for (const char* key :
         {"schema",       "language",    "dark",      "pace",        "tempo",       "confirmTurn",
          "autoForced",   "askNeedless", "ranks",     "captions",    "reasons",     "castilloRemembered",
          "colourVision", "textSize",    "scale",     "touch",       "scenes",      "notice",
          "sound",        "volume",      "keepGames", "turnMinutes", "thinkingTime"})
        lines << QStringLiteral("%1 = %2").arg(QLatin1String(key), file_.value(key, "usual").toString());
    return lines;
}

QByteArray Settings::windowGeometry() const { return file_.value("window/geometry").toByteArray(); }
void Settings::setWindowGeometry(const QByteArray& geometry) { file_.setValue("window/geometry", geometry); }

QByteArray Settings::splitter(const QString& name) const { return file_.value("window/" + name).toByteArray(); }
void Settings::setSplitter(const QString& name, const QByteArray& state) { file_.setValue("window/" + name, state); }

QString Settings::folder() const {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = file_.value("folder", documents).toString();
    return QDir(folder).exists() ? folder : QDir::homePath();
}
void Settings::setFolder(const QString& folder) { file_.setValue("folder", folder); }

QVariantMap Settings::lastTable() const { return file_.value("lastTable").toMap(); }
void Settings::setLastTable(const QVariantMap& table) { file_.setValue("lastTable", table); }

QVariantMap Settings::presets() const { return file_.value("presets").toMap(); }
QVariantMap Settings::programs() const { return file_.value("programs").toMap(); }
void Settings::setPrograms(const QVariantMap& programs) { file_.setValue("programs", programs); }
void Settings::setPresets(const QVariantMap& presets) { file_.setValue("presets", presets); }

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
bool Settings::welcomed() const { return file_.value("welcomed", false).toBool(); }
void Settings::setWelcomed(bool welcomed) { file_.setValue("welcomed", welcomed); }

bool Settings::toldOfSecrets() const { return file_.value("toldOfSecrets", false).toBool(); }
void Settings::setToldOfSecrets() { file_.setValue("toldOfSecrets", true); }

QString Settings::playerName() const { return file_.value("playerName").toString().simplified(); }
void Settings::setPlayerName(const QString& name) { file_.setValue("playerName", name.simplified()); }

// The first lesson there was keeps its keys.
QString Settings::lessonKey(const char* key, const QString& lesson) {
    return lesson == QLatin1String(kFirstGame) ? QLatin1String(key) : QLatin1String(key) + u'-' + lesson;
}
int Settings::lesson(const QString& lesson) const {
    return std::max(0, file_.value(lessonKey("lesson", lesson), 0).toInt());
}
void Settings::setLesson(const QString& lesson, int chapter) { file_.setValue(lessonKey("lesson", lesson), chapter); }
QStringList Settings::finishedChapters(const QString& lesson) const {
    return file_.value(lessonKey("finishedLessons", lesson)).toStringList();
}
void Settings::addFinishedChapter(const QString& lesson, const QString& chapter) {
    QStringList all = finishedChapters(lesson);
    if (!all.contains(chapter)) file_.setValue(lessonKey("finishedLessons", lesson), all << chapter);
}

QString Settings::unfinishedFolder() { return dataFolder() + "/unfinished"; }
QString Settings::autosaveFile() { return dataFolder() + "/autosave.egr"; }

} // namespace elgrande
