// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/rulebook/rule_book.h"

#include "views/rulebook/findings_page.h"
#include "views/texts/language_folders.h"
#include "views/texts/texts.h"

#include <QFile>
#include <QRegularExpression>
#include <QTextDocumentFragment>

namespace elgrande {
namespace {

QString inlineHtml(const QString& text) {
    static const QRegularExpression link(QStringLiteral("\\[(.+?)\\]\\(#([a-z0-9-]+)\\)"));
    static const QRegularExpression bold(QStringLiteral("\\*\\*(.+?)\\*\\*"));
    static const QRegularExpression italic(QStringLiteral("\\*(.+?)\\*"));
    return text.toHtmlEscaped()
        .replace(link, QStringLiteral("<a href=\"rule:\\2\">\\1</a>"))
        .replace(bold, QStringLiteral("<b>\\1</b>"))
        .replace(italic, QStringLiteral("<i>\\1</i>"));
}

QString nameIn(const QString& line) { return line.section(u' ', 1).section(u'|', 0, 0).trimmed(); }
QString titleIn(const QString& line) { return line.section(u'|', 1).trimmed(); }

} // namespace

RuleBook::RuleBook(const QString& source, const Catalogue& catalogue)
    : catalogue_(&catalogue) {
    read(source);
    addExpansionPages();
    finish();
    catalogue_ = nullptr;
}

QString RuleBook::sourceFor(const QString& language) {
    const QString name = QStringLiteral("rulebook.txt");
    const QString own = texts::languageFile(language, name);
    QFile file(own.isEmpty() ? texts::languageFile(QLatin1String(texts::kSourceLanguage), name) : own);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void RuleBook::read(const QString& source) {
    for (const QString& line : source.split(u'\n')) {
        if (line.startsWith(QLatin1String("# "))) {
            endList();
            pages_.push_back({nameIn(line), titleIn(line), {}});
        } else if (pages_.empty()) {
            continue;
        } else if (line.startsWith(QLatin1String("## "))) {
            endList();
            pages_.back().paragraphs.push_back({nameIn(line), titleIn(line), 2, {}, {}});
        } else if (!pages_.back().paragraphs.empty()) {
            addBlock(line);
        }
    }
    endList();
}

void RuleBook::addBlock(const QString& line) {
    static const QRegularExpression numbered(QStringLiteral("^[0-9]+\\. "));
    if (line.startsWith(QLatin1String("- ")) || line.contains(numbered)) {
        addItem(line.section(u' ', 1), !line.startsWith(u'-'));
        return;
    }
    endList();
    if (line.trimmed().isEmpty() || generate(line)) return;
    pages_.back().paragraphs.back().html += QStringLiteral("<p>%1</p>").arg(inlineHtml(line));
}

void RuleBook::addItem(const QString& line, bool numbered) {
    const QString wanted = numbered ? QStringLiteral("ol") : QStringLiteral("ul");
    if (list_ != wanted) {
        endList();
        list_ = wanted;
        pages_.back().paragraphs.back().html += QStringLiteral("<%1>").arg(list_);
    }
    pages_.back().paragraphs.back().html += QStringLiteral("<li>%1</li>").arg(inlineHtml(line));
}

void RuleBook::endList() {
    if (list_.isEmpty()) return;
    pages_.back().paragraphs.back().html += QStringLiteral("</%1>").arg(list_);
    list_.clear();
}

void RuleBook::addPicture(const QStringList& words) {
    pages_.back().paragraphs.back().html += QStringLiteral("<img src=\"art:%1?%2&%3\" style=\"float: right\">")
                                                .arg(words.value(1), words.value(2), words.value(3));
}

bool RuleBook::generate(const QString& line) {
    const QStringList words = line.simplified().split(u' ');
    QString& html = pages_.back().paragraphs.back().html;
    if (words[0] == QLatin1String("@picture"))
        addPicture(words);
    else if (words[0] == QLatin1String("@cards"))
        addCards(words.value(1).toInt() - 1, "base");
    else if (words[0] == QLatin1String("@powers"))
        html += powersHtml();
    else if (words[0] == QLatin1String("@regions"))
        html += regionsHtml();
    else if (words[0] == QLatin1String("@scoring-order"))
        html += orderHtml();
    else if (words[0] == QLatin1String("@options"))
        addOptions();
    else if (words[0] == QLatin1String("@findings"))
        html += FindingsPage::html(words.value(1), *catalogue_);
    else
        return false;
    return true;
}

void RuleBook::addExpansionPages() {
    for (const std::string& id : catalogue_->contributors) {
        const QString expansion = QString::fromStdString(id);
        if (texts::expansionText(expansion).isEmpty()) continue; // a bridge that needs no chapter
        read(texts::expansionRules(expansion));
        pages_.back().paragraphs.push_back(
            {QStringLiteral("expansion-%1-cards").arg(expansion), tr("Its cards"), 2, QString(), QString()});
        for (int stack = 0; stack < catalogue_->stacks; ++stack) addCards(stack, id);
        addCards(-1, id); // in no stack: what its power cards do, and the like
        if (pages_.back().paragraphs.back().level == 2) pages_.back().paragraphs.pop_back(); // it has none
    }
}

void RuleBook::finish() {
    for (RulePage& page : pages_)
        for (RuleParagraph& paragraph : page.paragraphs)
            paragraph.plain =
                paragraph.title + u' ' + QTextDocumentFragment::fromHtml(paragraph.html).toPlainText().simplified();
}

int RuleBook::pageOf(const QString& name) const {
    for (std::size_t page = 0; page < pages_.size(); ++page) {
        if (pages_[page].name == name) return static_cast<int>(page);
        for (const RuleParagraph& paragraph : pages_[page].paragraphs)
            if (paragraph.name == name) return static_cast<int>(page);
    }
    return -1;
}

QString RuleBook::html(int page) const {
    if (page < 0 || static_cast<std::size_t>(page) >= pages_.size()) return {};
    const RulePage& shown = pages_[static_cast<std::size_t>(page)];
    QString html = QStringLiteral("<a name=\"%1\"></a><h1>%2</h1>").arg(shown.name, shown.title.toHtmlEscaped());
    for (const RuleParagraph& paragraph : shown.paragraphs)
        html +=
            QStringLiteral("<h%1><a name=\"%2\"></a>%3</h%1>%4")
                .arg(QString::number(paragraph.level), paragraph.name, paragraph.title.toHtmlEscaped(), paragraph.html);
    return html;
}

QStringList RuleBook::search(const QString& words) const {
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    QStringList found;
    if (wanted.isEmpty()) return found;
    for (const RulePage& page : pages_)
        for (const RuleParagraph& paragraph : page.paragraphs)
            if (std::all_of(wanted.begin(), wanted.end(),
                            [&](const QString& word) { return paragraph.plain.contains(word, Qt::CaseInsensitive); }))
                found << paragraph.name;
    return found;
}

} // namespace elgrande
