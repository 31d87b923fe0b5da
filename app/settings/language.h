// The language of the running program: installs our own translation, the expansions' and that of Qt's dialogs from the
// resources.
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

    static QStringList known();                 // "en", "de"
    static QString nameOf(const QString& code); // in that language itself: "Deutsch"
    static QString ofDesktop();                 // the best known one

    QString current() const { return current_; }
    // An empty or unknown code takes the desktop's language.
    void use(const QString& code);

  private:
    void removeAll();
    void installExpansions();

    QTranslator own_; // also for English: plurals
    QTranslator qt_;
    std::vector<std::unique_ptr<QTranslator>> expansions_;
    QString current_;
};

} // namespace elgrande
