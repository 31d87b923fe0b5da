#include "app/language.h"

#include <QCoreApplication>
#include <QLocale>

namespace elgrande {

Language::~Language() {
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qt_);
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
    QCoreApplication::removeTranslator(&own_);
    QCoreApplication::removeTranslator(&qt_);
    if (qt_.load(QStringLiteral(":/i18n/qtbase_%1.qm").arg(current_))) QCoreApplication::installTranslator(&qt_);
    if (own_.load(QStringLiteral(":/i18n/elgrande_%1.qm").arg(current_))) QCoreApplication::installTranslator(&own_);
}

} // namespace elgrande
