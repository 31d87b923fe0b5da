// What the window shows while no game is under way: the board's picture, and on a sheet what can be done. Every entry
// is an action of the menus, so that whoever adds an action can put it here with one line.
#pragma once

#include "app/board_backdrop.h"

#include <QHash>

class QAction;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace elgrande {

class Language;
class StartEntry;

class StartPage : public BoardBackdrop {
    Q_OBJECT

  public:
    StartPage(Theme& theme, const Language& language, QWidget* parent = nullptr);

    // Below the entries that are there; `picture` is a name in the art.
    StartEntry* addEntry(QAction* action, const QString& picture);
    void setLine(const QAction* action, const QString& line); // what the entry says in small letters
    StartEntry* entry(const QAction* action) const { return entries_.value(action); }
    void focusFirst(); // the first thing that is possible

  signals:
    void languageWanted(const QString& code);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    Theme& theme_;
    const Language& language_;
    QHash<const QAction*, StartEntry*> entries_;
    QVBoxLayout* list_;
    QLabel* subtitle_;
    QLabel* languageLabel_;
    QComboBox* languages_;
    QLabel* notice_;
};

} // namespace elgrande
