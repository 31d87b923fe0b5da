// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of the game as pages of paragraphs, made from one text for each language (translations/*/rulebook.txt) and
// from what the catalogue and the texts know anyway: cards with their remarks, power cards, scoreboards, rulings. Each
// paragraph has a stable name, the same in every language, so that anything in the window can point at it. An
// expansion's page is put together from its texts ("rulebook", see views/texts/texts.h).
//
// Format: "# name | title" begins a page, "## name | title" a paragraph; lines are blocks of text with **bold**,
// *italic* and [words](#name); "- " and "1. " items; "@picture art size [colour]"; "@cards stack", "@powers",
// "@regions", "@scoring-order", "@options" are filled in from the catalogue, "@findings cards", "@findings turn-order"
// and "@findings castillo" from what computer players found out (findings_page.h).
#pragma once

#include "model/observe/catalogue.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace elgrande {

struct RuleParagraph {
    QString name;
    QString title;
    int level = 2; // 3: belongs to the one of level 2 before it
    QString html;
    QString plain; // for searching
};

struct RulePage {
    QString name;
    QString title;
    std::vector<RuleParagraph> paragraphs;
};

class RuleBook {
    Q_DECLARE_TR_FUNCTIONS(elgrande::RuleBook)

  public:
    RuleBook() = default;
    RuleBook(const QString& source, const Catalogue& catalogue);
    static QString sourceFor(const QString& language); // English where it has none

    const std::vector<RulePage>& pages() const { return pages_; }
    // The page on which the paragraph (or page) of that name is; -1: there is none.
    int pageOf(const QString& name) const;
    QString html(int page) const;
    // Names of the paragraphs that contain all the words, in the order of the book.
    QStringList search(const QString& words) const;

  private:
    void read(const QString& source);
    void addExpansionPages();
    void addBlock(const QString& line);
    void addItem(const QString& line, bool numbered);
    void addPicture(const QStringList& words);
    void endList();
    bool generate(const QString& line); // "@…"
    void addCards(int stack, const std::string& source);
    void finish(); // plain texts

    QString cardHtml(const CardFacts& facts, Card card) const;
    QString powersHtml() const;
    QString regionsHtml() const;
    QString orderHtml() const;
    void addOptions();

    const Catalogue* catalogue_ = nullptr; // while reading
    std::vector<RulePage> pages_;
    QString list_; // "ul" or "ol" while one is open
};

} // namespace elgrande
