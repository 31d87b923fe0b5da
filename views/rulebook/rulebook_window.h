// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rulebook as a window beside the table: contents on the left, the page on the right, and a search that marks what
// it finds in both. Links lead from paragraph to paragraph; back and forward as in every book on a screen.
#pragma once

#include "model/observe/catalogue.h"
#include "views/rulebook/rule_book.h"

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

namespace elgrande {

class RuleBrowser;
class Theme;

class RuleBookWindow : public QWidget {
    Q_OBJECT

  public:
    explicit RuleBookWindow(Theme& theme, QWidget* parent = nullptr);

    void setCatalogue(const Catalogue& catalogue); // the game whose cards and rulings are told
    void setLanguage(const QString& language);
    void open(const QString& paragraph); // empty or unknown: where the reader was, at first the beginning
    void search(const QString& words);

    QString current() const { return current_; } // paragraph

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void arrange();
    void addActions();
    void rebuild();
    void fillContents();
    void showParagraph(const QString& name, bool remember);
    void selectCurrent(); // in the contents
    void go(int steps);   // through what was read
    void markHits();
    void nextHit(int direction);
    void followLink(const QUrl& link);
    QString styleSheetOfPage() const;

    Theme& theme_;
    Catalogue catalogue_;
    QString language_;
    RuleBook book_;
    QString current_;
    QStringList read_; // names, oldest first
    int at_ = -1;      // in read_
    int page_ = -1;
    QLineEdit* search_;
    QLabel* found_;
    QTreeWidget* contents_;
    RuleBrowser* text_;
    QAction* back_;
    QAction* forward_;
};

} // namespace elgrande
