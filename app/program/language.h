// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The language of the running program: installs the words of its folder (views/texts/language_folders.h), with those of
// Qt's dialogs, over the English ones, which say what it lacks.
// Installing them sends LanguageChange to every widget, so that an open window changes at once.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace elgrande {

class Language {
  public:
    Language() = default;
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    static QStringList known();                 // codes as the folders under translations/ are called: "en", "pt_BR"
    static QString nameOf(const QString& code); // in that language itself: "Deutsch"
    static QString ofDesktop();                 // the best known one

    // The best known one for who wants these, the most wanted first: tags as of QLocale::uiLanguages(), "pt-BR".
    static QString bestFor(const QStringList& wanted);

    QString current() const { return current_; }
    Qt::LayoutDirection direction() const; // in which it is read
    // An empty or unknown code takes the desktop's language.
    void use(const QString& code);

  private:
    void removeAll();
    void install(const QString& code);

    std::vector<std::unique_ptr<QTranslator>> words_; // also for English: plurals
    QString current_;
};

} // namespace elgrande
