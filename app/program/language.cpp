// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/program/language.h"

#include "views/texts/language_folders.h"

#include <QCoreApplication>
#include <QLocale>

namespace elgrande {
namespace {

struct Commented {
    const char* source;
    const char* comment;
};
constexpr Commented kOwnName =
    //: What your language is called in itself, as in a list of languages (“Deutsch”, “Français”)
    QT_TRANSLATE_NOOP3("elgrande::Language", "English", "the name of this language");

QString asTranslated(const QString& code) {
    QTranslator words;
    if (!words.load(texts::languageFile(code, QStringLiteral("elgrande.qm")))) return {};
    return words.translate("elgrande::Language", kOwnName.source, kOwnName.comment);
}

QString asQtHasIt(const QString& code) {
    const QLocale locale(code);
    const QString name = locale.nativeLanguageName();
    if (name.isEmpty()) return code;
    const QString territory = code.contains(u'_') ? locale.nativeTerritoryName() : QString();
    const QString begun = locale.toUpper(name.left(1)) + name.mid(1); // it begins an entry
    return territory.isEmpty() ? begun : QStringLiteral("%1 (%2)").arg(begun, territory);
}

// The known language that a tag means: itself, with the territory that is usual, or without what is behind the first.
QString knownFor(const QString& tag, const QStringList& known) {
    const QString code = QString(tag).replace(u'-', u'_');
    for (const QString& each : {code, QLocale(tag).name(), code.section(u'_', 0, 0)})
        if (known.contains(each)) return each;
    return {};
}

} // namespace

Language::~Language() { removeAll(); }

void Language::removeAll() {
    for (const auto& each : words_) QCoreApplication::removeTranslator(each.get());
    words_.clear();
}

void Language::install(const QString& code) {
    for (const QString& file : texts::compiledWords(code)) {
        auto words = std::make_unique<QTranslator>();
        if (words->load(file) && QCoreApplication::installTranslator(words.get())) words_.push_back(std::move(words));
    }
}

QStringList Language::known() { return texts::languages(); }

QString Language::nameOf(const QString& code) {
    if (code == QLatin1String(texts::kSourceLanguage)) return QString::fromLatin1(kOwnName.source);
    const QString own = asTranslated(code);
    return own.isEmpty() ? asQtHasIt(code) : own;
}

QString Language::bestFor(const QStringList& wanted) {
    const QStringList all = known();
    for (const QString& tag : wanted)
        if (QString code = knownFor(tag, all); !code.isEmpty()) return code;
    return all.front();
}

QString Language::ofDesktop() { return bestFor(QLocale::system().uiLanguages()); }

Qt::LayoutDirection Language::direction() const { return QLocale(current_).textDirection(); }

void Language::use(const QString& code) {
    current_ = known().contains(code) ? code : ofDesktop();
    QLocale::setDefault(QLocale(current_));
    removeAll();
    install(QLatin1String(texts::kSourceLanguage));
    if (current_ != QLatin1String(texts::kSourceLanguage)) install(current_);
}

} // namespace elgrande
