#include "app/settings.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace elgrande {

Settings::Settings()
    : file_(QSettings::IniFormat, QSettings::UserScope, "elgrande", "elgrande") {
    migrate();
}

Settings::Settings(const QString& file)
    : file_(file, QSettings::IniFormat) {
    migrate();
}

void Settings::migrate() {
    // Schema 1 is the first. A later one brings older keys up to date here, one version after the other.
    if (!file_.contains("schema")) file_.setValue("schema", kSchema);
}

QString Settings::language() const { return file_.value("language").toString(); }
void Settings::setLanguage(const QString& language) { file_.setValue("language", language); }

bool Settings::dark() const { return file_.value("dark", false).toBool(); }
void Settings::setDark(bool dark) { file_.setValue("dark", dark); }

int Settings::pace() const { return std::clamp(file_.value("pace", kNormal).toInt(), 0, 5000); }
void Settings::setPace(int milliseconds) { file_.setValue("pace", milliseconds); }

bool Settings::animation() const { return file_.value("animation", true).toBool(); }
void Settings::setAnimation(bool on) { file_.setValue("animation", on); }

int Settings::textSize() const { return std::clamp(file_.value("textSize", 100).toInt(), kSmallestText, kLargestText); }
void Settings::setTextSize(int percent) { file_.setValue("textSize", percent); }

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

bool Settings::welcomed() const { return file_.value("welcomed", false).toBool(); }
void Settings::setWelcomed(bool welcomed) { file_.setValue("welcomed", welcomed); }

QString Settings::playerName() const { return file_.value("playerName").toString().simplified(); }
void Settings::setPlayerName(const QString& name) { file_.setValue("playerName", name.simplified()); }

QString Settings::colourVision() const { return file_.value("colourVision", "standard").toString(); }
void Settings::setColourVision(const QString& vision) { file_.setValue("colourVision", vision); }

int Settings::lesson() const { return std::max(0, file_.value("lesson", 0).toInt()); }
void Settings::setLesson(int chapter) { file_.setValue("lesson", chapter); }

QString Settings::autosaveFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/autosave.egr";
}

} // namespace elgrande
