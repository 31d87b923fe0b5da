// The menus of the main window as a set of actions. What they do is connected by the window; here they get their
// places, shortcuts and, again after each change of language, their words.
#pragma once

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace elgrande {

class Menus : public QObject {
    Q_OBJECT

  public:
    explicit Menus(QMenuBar* bar);

    void retranslate();
    void setLanguage(const QString& code); // checks its entry

    QAction* newGame;
    QAction* open;
    QAction* save;
    QAction* saveAs;
    QAction* proceed; // Continue
    QAction* again;   // like last time
    QAction* quit;
    QAction* quick; // the short game at once
    QAction* statistics;
    QAction* summary; // one page of a finished game
    QAction* gameCode;
    QAction* replay;
    QAction* lookBack;
    QAction* undo;
    QAction* redo;
    QAction* resetTurn;
    QAction* confirm; // end the turn
    QAction* hurry;
    QAction* fullScreen;
    QAction* log;
    QAction* dark;
    QAction* larger;
    QAction* smaller;
    QAction* normal;
    QAction* wholeBoard;
    QAction* lastScoring;
    QAction* ranks;    // checkable
    QAction* forecast; // checkable
    QAction* threats;  // checkable
    QAction* preferences;
    QAction* shortcuts;
    QAction* report;
    QAction* rules;
    QAction* learn;
    QAction* about;
    QAction* aboutQt;

    std::vector<QAction*> all() const; // in the order of the menus, languages left out

  signals:
    void languageWanted(const QString& code);

  private:
    void makeGameMenu(QMenuBar* bar);
    void makeMoveMenu(QMenuBar* bar);
    void makeViewMenu(QMenuBar* bar);
    void makeSettingsMenu(QMenuBar* bar);
    void makeHelpMenu(QMenuBar* bar);
    void nameActions();

    QMenu* game_;
    QMenu* move_;
    QMenu* view_;
    QMenu* settings_;
    QMenu* language_;
    QMenu* help_;
    QActionGroup* languages_;
};

} // namespace elgrande
