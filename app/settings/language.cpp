#include "app/settings/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace elgrande {

Language::~Language() { removeAll(); }

void Language::removeAll() {
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qt_);
    for (const auto& each : expansions_) QCoreApplication::removeTranslator(each.get());
    expansions_.clear();
}

// Whatever the expansions in this build bring along.
void Language::installExpansions() {
    const QDir folders(QStringLiteral(":/elgrande/expansions"));
    for (const QString& id : folders.entryList(QDir::Dirs)) {
        const QDir languages(folders.filePath(id + QStringLiteral("/translations")));
        for (const QString& file : languages.entryList({QStringLiteral("*_%1.qm").arg(current_)})) {
            auto words = std::make_unique<QTranslator>();
            if (words->load(languages.filePath(file)) && QCoreApplication::installTranslator(words.get()))
                expansions_.push_back(std::move(words));
        }
    }
}

QStringList Language::known() { return {QStringLiteral("en"), QStringLiteral("de")}; }

QString Language::nameOf(const QString& code) {
    return code == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English");
}

QString Language::ofDesktop() {
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (const QString code = wanted.section(QLatin1Char('-'), 0, 0); known().contains(code)) return code;
    return known().front();
}

void Language::use(const QString& code) {
    current_ = known().contains(code) ? code : ofDesktop();
    QLocale::setDefault(QLocale(current_));
    removeAll();
    if (qt_.load(QStringLiteral(":/i18n/qtbase_%1.qm").arg(current_))) QCoreApplication::installTranslator(&qt_);
    if (own_.load(QStringLiteral(":/i18n/elgrande_%1.qm").arg(current_))) QCoreApplication::installTranslator(&own_);
    installExpansions();
}

} // namespace elgrande
