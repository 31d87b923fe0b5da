// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The prompt: whose turn it is, what may be done, a button for every legal action that is not chosen on the board, a
// card or the disk, and a hint for those that are. Below: a note or the card's text, and the reason why something that
// was tried is not possible.
#pragma once

#include "model/core/action.h"
#include "model/observe/insight_facts.h"
#include "views/toolkit/paper_panel.h"

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace elgrande {

class AnswerButtons;
class GameModel;

class PromptPanel : public PaperPanel {
    Q_OBJECT

  public:
    PromptPanel(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    QSize sizeHint() const override; // the same for every prompt that fits into it: nothing jumps
    QSize minimumSizeHint() const override;

    QString promptText() const;
    QString reason() const { return told_; } // why something was not possible, while it is shown
    const std::vector<QPushButton*>& actionButtons() const { return answers_; } // every answer to what is asked
    void focusFirst();                                                          // the default button, or the first one

    // What answers and has stepped aside, by its title: a button leads back to it. Empty: nothing has.
    void setAside(const QString& title);
    // What is said while nobody is asked; empty: that it lasts a moment.
    void setIdle(const QString& words);

  public slots:
    void setHint(const QString& hint); // what to do on the board
    void setNote(const QString& note); // about what the pointer is on
    void showReason(const QString& reason);
    bool triggerDefault(); // what Enter does; false when there is no default button

  signals:
    void returnWanted(); // to what has stepped aside
    void resultWanted(); // of the finished game, to be looked at again
    void hurryWanted();
    void warningSilenced(elgrande::Waste kind); // the player does not want to be asked about such choices
    void rulesWanted();                         // about what is asked or was refused
    void told(const QString& words);            // a refusal, a note, or that the turn is over, which no decision tells

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void layContent();
    void refresh();
    void heedConfirm();
    void showPrompt();
    void keepLines();
    int linesKept(); // for the question
    void showSmallPrint();
    void makeButtons();
    void addAnswer(Action action, bool golden);
    void addAnswers();
    void addRefusedParts(std::vector<Action>& offered) const;
    void addOther(const QString& text, bool golden, std::function<void()> deed);
    static std::size_t defaultOf(const std::vector<Action>& offered); // its size: none
    void addTakeBacks();
    int turn() const;
    void addWasteful();
    QString confirmText() const;
    QString forcedText() const;
    bool liesOpen(Card card) const;
    bool needsButton(Action action) const;
    QString waitingText() const;
    QString withRuleLink(const QString& text) const;

    GameModel& model_;
    QWidget* content_; // scrolls in the rare case that it is higher than the panel
    QLabel* prompt_;
    AnswerButtons* buttons_;
    QLabel* small_;  // note or card text
    QLabel* reason_; // why not
    QString aside_;
    QString idle_;
    QString hint_;
    QString note_;
    QString told_;
    std::vector<QPushButton*> answers_;
    QPushButton* default_ = nullptr;
    bool confirming_ = false;
    int objectionLines_; // of the longest question about a Veto so far
};

} // namespace elgrande
