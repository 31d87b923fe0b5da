// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/rulebook/rulebook_window.h"

#include "views/rulebook/rule_browser.h"
#include "views/theme/theme.h"
#include "views/toolkit/translated.h"
#include "views/toolkit/window_accessible.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kName = Qt::UserRole;
constexpr QSize kSize(940, 680);
constexpr int kContents = 290;
constexpr int kMargin = 22;

} // namespace

RuleBookWindow::RuleBookWindow(Theme& theme, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , theme_(theme)
    , search_(new QLineEdit(this))
    , found_(new QLabel(this))
    , contents_(new QTreeWidget(this))
    , text_(new RuleBrowser(theme, this))
    , back_(new QAction(this))
    , forward_(new QAction(this)) {
    installWindowAccessibility();
    arrange();
    addActions();
    resize(kSize);
    connect(search_, &QLineEdit::textChanged, this, &RuleBookWindow::search);
    connect(search_, &QLineEdit::returnPressed, this, [this] { nextHit(1); });
    connect(contents_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr && item->data(0, kName).toString() != current_)
            showParagraph(item->data(0, kName).toString(), true);
    });
    connect(text_, &QTextBrowser::anchorClicked, this, &RuleBookWindow::followLink);
    connect(&theme_, &Theme::changed, this, &RuleBookWindow::rebuild);
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("Rulebook – El Grande"));
    words.placeholder(search_, QT_TR_NOOP("Search"));
    words.name(search_, QT_TR_NOOP("Search the rulebook"));
    words.name(contents_, QT_TR_NOOP("Contents"));
    words.name(text_, QT_TR_NOOP("Rulebook page"));
    back_->setIconText(QStringLiteral("◀"));
    forward_->setIconText(QStringLiteral("▶"));
    //: To the page read before, as in a browser
    words.text(back_, QT_TR_NOOP("Back"));
    words.text(forward_, QT_TR_NOOP("Forward"));
    words.also([this] {
        for (QToolButton* button : findChildren<QToolButton*>())
            if (const QAction* action = button->defaultAction(); action == back_ || action == forward_) {
                button->setAccessibleName(action->text());
                button->setToolTip(action->toolTip()); // which is then not told (tip_accessible.h)
            }
    });
}

void RuleBookWindow::arrange() {
    auto* left = new QWidget(this);
    auto* rows = new QVBoxLayout(left);
    rows->setContentsMargins(10, 10, 6, 10);
    auto* line = new QHBoxLayout;
    for (QAction* action : {back_, forward_}) {
        auto* bar = new QToolBar(left);
        bar->addAction(action);
        line->addWidget(bar);
    }
    line->addWidget(search_, 1);
    rows->addLayout(line);
    rows->addWidget(found_);
    rows->addWidget(contents_, 1);
    search_->setClearButtonEnabled(true);
    contents_->setHeaderHidden(true);
    contents_->setFrameShape(QFrame::NoFrame);
    contents_->setTextElideMode(Qt::ElideRight);
    auto* parts = new QSplitter(this);
    parts->addWidget(left);
    parts->addWidget(text_);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    const int contents = std::max(kContents, 36 * fontMetrics().averageCharWidth());
    parts->setSizes({contents, kSize.width() - contents});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(parts);
}

void RuleBookWindow::addActions() {
    back_->setShortcuts(QKeySequence::Back);
    forward_->setShortcuts(QKeySequence::Forward);
    connect(back_, &QAction::triggered, this, [this] { go(-1); });
    connect(forward_, &QAction::triggered, this, [this] { go(1); });
    const auto add = [this](const QKeySequence& keys, auto what) {
        auto* action = new QAction(this);
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, what);
        addAction(action);
    };
    add(QKeySequence::Find, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    add(QKeySequence::FindNext, [this] { nextHit(1); });
    add(QKeySequence::FindPrevious, [this] { nextHit(-1); });
    add(QKeySequence::Close, [this] { close(); });
}

void RuleBookWindow::setCatalogue(const Catalogue& catalogue) {
    catalogue_ = catalogue;
    language_.clear(); // the book is made anew with the language that follows
}

void RuleBookWindow::setLanguage(const QString& language) {
    if (language == language_) return;
    language_ = language;
    rebuild();
}

void RuleBookWindow::rebuild() {
    if (language_.isEmpty()) return;
    book_ = RuleBook(RuleBook::sourceFor(language_), catalogue_);
    page_ = -1;
    fillContents();
    if (!current_.isEmpty()) showParagraph(current_, false);
}

void RuleBookWindow::fillContents() {
    const QSignalBlocker quiet(contents_);
    const QStringList hits = book_.search(search_->text());
    const bool searching = !search_->text().trimmed().isEmpty();
    contents_->clear();
    for (const RulePage& page : book_.pages()) {
        auto* top = new QTreeWidgetItem(contents_, {page.title});
        top->setData(0, kName, page.name);
        QFont strong = contents_->font();
        strong.setBold(true);
        top->setFont(0, strong);
        QTreeWidgetItem* last = top;
        bool any = false;
        for (const RuleParagraph& paragraph : page.paragraphs) {
            QTreeWidgetItem* above = paragraph.level > 2 ? last : top;
            auto* item = new QTreeWidgetItem(above, {paragraph.title});
            item->setData(0, kName, paragraph.name);
            if (paragraph.level == 2) last = item;
            const bool hit = hits.contains(paragraph.name);
            item->setHidden(searching && !hit);
            if (searching && hit) {
                any = true;
                above->setHidden(false);
                above->setExpanded(true);
            }
        }
        top->setHidden(searching && !any);
        top->setExpanded(searching || contents_->topLevelItemCount() <= 2);
    }
    found_->setVisible(searching);
    found_->setText(tr("Found in %n section(s)", nullptr, static_cast<int>(hits.size())));
}

QString RuleBookWindow::styleSheetOfPage() const {
    const QString accent = theme_.colour(Role::Accent).name();
    return QStringLiteral("h1 { font-family: %3; font-size: xx-large; color: %1; }"
                          "h2 { font-family: %3; font-size: x-large; color: %1; margin-top: 22px; }"
                          "h3 { font-family: %3; font-size: large; color: %2; margin-top: 14px; }"
                          "p, li { line-height: 130%; } a { color: %1; }")
        .arg(accent, theme_.colour(Role::Ink).name(), QStringLiteral("'Elgrande Serif', 'Elgrande Signs'"));
}

void RuleBookWindow::open(const QString& paragraph) {
    const bool known = book_.pageOf(paragraph) >= 0;
    if (known && !search_->text().isEmpty()) search_->clear();
    showParagraph(known ? paragraph : current_.isEmpty() ? book_.pages().front().name : current_, true);
    show();
    raise();
    activateWindow();
    text_->setFocus();
}

void RuleBookWindow::showParagraph(const QString& name, bool remember) {
    const int page = book_.pageOf(name);
    if (page < 0) return;
    current_ = name;
    if (page != page_) {
        page_ = page;
        QPalette paper = theme_.palette();
        paper.setColor(QPalette::Base, theme_.colour(Role::Paper));
        paper.setColor(QPalette::Text, theme_.colour(Role::Ink));
        text_->setPalette(paper);
        text_->document()->setDefaultStyleSheet(styleSheetOfPage());
        text_->document()->setDocumentMargin(kMargin);
        text_->setHtml(book_.html(page));
        markHits();
    }
    const RulePage& shown = book_.pages()[static_cast<std::size_t>(page)];
    const bool first = name == shown.name || (!shown.paragraphs.empty() && name == shown.paragraphs.front().name);
    if (first)
        text_->scrollToBeginning();
    else
        text_->scrollToParagraph(name);
    if (remember && (at_ < 0 || read_[at_] != name)) {
        read_ = read_.mid(0, at_ + 1);
        read_ << name;
        at_ = static_cast<int>(read_.size()) - 1;
    }
    back_->setEnabled(at_ > 0);
    forward_->setEnabled(at_ + 1 < read_.size());
    selectCurrent();
}

void RuleBookWindow::selectCurrent() {
    const QSignalBlocker quiet(contents_);
    for (QTreeWidgetItemIterator item(contents_); *item != nullptr; ++item)
        if ((*item)->data(0, kName).toString() == current_) contents_->setCurrentItem(*item);
}

void RuleBookWindow::go(int steps) {
    const int wanted = at_ + steps;
    if (wanted < 0 || wanted >= read_.size()) return;
    at_ = wanted;
    showParagraph(read_[at_], false);
}

void RuleBookWindow::search(const QString& words) {
    if (search_->text() != words) {
        search_->setText(words); // comes back here
        return;
    }
    fillContents();
    const QStringList hits = book_.search(words);
    markHits();
    if (!hits.isEmpty() && !hits.contains(current_)) showParagraph(hits.front(), false);
    selectCurrent();
}

void RuleBookWindow::markHits() {
    QList<QTextEdit::ExtraSelection> marked;
    for (const QString& word : search_->text().simplified().split(u' ', Qt::SkipEmptyParts)) {
        QTextCursor at(text_->document());
        while (!(at = text_->document()->find(word, at)).isNull()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(theme_.colour(Role::Gold));
            mark.format.setForeground(QColor(0x20, 0x12, 0x04));
            marked << mark;
        }
    }
    text_->setExtraSelections(marked);
}

// The next paragraph that contains what is searched.
void RuleBookWindow::nextHit(int direction) {
    const QStringList hits = book_.search(search_->text());
    if (hits.isEmpty()) return;
    const int count = static_cast<int>(hits.size());
    const int now = static_cast<int>(hits.indexOf(current_));
    showParagraph(hits[now < 0 ? 0 : (now + direction + count) % count], true);
}

void RuleBookWindow::followLink(const QUrl& link) {
    if (link.scheme() == QLatin1String("rule")) showParagraph(link.path(), true);
}

void RuleBookWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace elgrande

#include "moc_rulebook_window.cpp"
