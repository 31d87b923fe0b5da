// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The action bar between board and cards: whose turn it is and what may be done, a button for every legal action that
// is not chosen on the board, a card or the disk, and undo, redo and reset. Its height and the place of the main answer
// are the same whatever is asked. In its second line: what to do on the board, a note, why something that was tried is
// not possible, or the card's text.
#pragma once

#include "model/core/action.h"
#include "model/observe/insight_facts.h"
#include "views/toolkit/paper_panel.h"

#include <functional>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace elgrande {

class AnswerButtons;
class BarLabel;
class GameModel;

class PromptPanel : public PaperPanel {
    Q_OBJECT

  public:
    PromptPanel(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    QString promptText() const;
    QString reason() const { return told_; } // why something was not possible, while it is shown
    const std::vector<QPushButton*>& actionButtons() const { return answers_; } // every answer to what is asked
    void focusFirst();                                                          // the default button, or the first one

    // What is said while nobody is asked; empty: that it lasts a moment.
    void setIdle(const QString& words);
    // A choice made in another view that is confirmed here: what the button says, what the choice means, and what the
    // button does. Empty `words`: nothing can be confirmed.
    void setConfirmation(const QString& words, const QString& choice, std::function<void()> deed);
    // A scoring is shown, which is looked at before anything is answered. `goOn`: its result stands until then.
    void setWatching(bool watching, std::function<void()> goOn = {});
    // Something that has happened stands there until it has been read. Empty: nothing.
    void setNotice(const QString& words, std::function<void()> goOn);
    void setResultShown(bool shown); // of the finished game
    bool hasNotice() const { return !notice_.isEmpty(); }

  public slots:
    void setHint(const QString& hint); // what to do on the board
    void setNote(const QString& note); // about what the pointer is on
    void showReason(const QString& reason);
    bool triggerDefault(); // what Enter does; false when there is no default button

  signals:
    void resultWanted(bool wanted); // of the finished game; not: the board below it
    void hurryWanted();
    void warningSilenced(elgrande::Waste kind); // the player does not want to be asked about such choices
    void rulesWanted();                         // about what is asked or was refused
    void told(const QString& words);            // a refusal, a note, or that the turn is over, which no decision tells

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    bool isLookedAt() const { return watching_ || hasNotice(); } // rather than answered
    std::function<void()> wayOn() const { return hasNotice() ? closesNotice_ : watching_ ? goOn_ : nullptr; }
    int inside() const; // height of what lies in the bar
    void refresh();
    void lay();
    void heedConfirm();
    void showPrompt();
    void showToken();
    QString lineBelow(int width) const; // the question, which has that much room
    bool canAsk(QSize box) const;       // whole
    bool isForAMoment(const QString& below) const;
    void dropReason();
    void showWords(const QString& below);
    QFont secondFont(bool bold = false) const;
    bool isOfCard() const;
    QString objectionText() const;
    QString smallPrint() const;
    QString briefPrint() const;
    void showHelp();
    void help();
    QString refusalOf(Action action) const;
    std::vector<Action> refusedActions() const; // of a kind of which nothing is possible
    void makeButtons();
    void addAnswer(Action action, bool golden);
    void addAnswers();
    std::vector<Action> withRooms(const std::vector<Action>& offered);
    void addOther(const QString& text, bool golden, const std::function<void()>& deed);
    static std::size_t defaultOf(const std::vector<Action>& offered); // its size: none
    void addTakeBacks();
    void addWasteful();
    void finishButtons(bool doubt, bool shown);
    QString menuWords() const;
    QString confirmText() const;
    QString forcedText() const;
    bool isOneOfSeveralCards(Action action) const;
    bool liesOpen(Card card) const;
    bool needsButton(Action action) const;
    QString waitingText() const;

    GameModel& model_;
    QLabel* token_; // of who is asked
    BarLabel* question_;
    BarLabel* second_;
    AnswerButtons* buttons_;
    QPushButton* help_;              // the rule, and why something is not possible
    QString words_;                  // of the question
    QString confirmation_;           // the button
    QString choice_;                 // what it confirms
    std::function<void()> confirms_; //
    QString idle_;
    QString hint_;
    QString note_;
    QString told_;
    std::vector<QPushButton*> answers_;
    std::vector<Action> pieces_; // that could be chosen from when this was asked first
    std::string asked_;          // the kind of that question
    QPushButton* default_ = nullptr;
    bool confirming_ = false;
    bool watching_ = false;
    std::function<void()> goOn_;
    bool resultShown_ = false;
    QString notice_;
    std::function<void()> closesNotice_;
};

} // namespace elgrande
