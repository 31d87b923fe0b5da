// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The log: everything since the beginning, grouped by round and turn, in the players' colours, with links to places and
// cards. It can be filtered (own events, points, a player, a place), folded by round and searched, and marks what
// happened since the player's last turn on request. The entry under the pointer or the caret is reported, so that its
// place can be highlighted. It is written from the model's history, and therefore again after a change of language.
#pragma once

#include "views/panels/log_story.h"
#include "views/toolkit/paper_panel.h"

#include <memory>
#include <set>

class QComboBox;
class QLineEdit;
class QTextBrowser;
class QTimer;
class QToolButton;
class QUrl;

namespace elgrande {

class GameModel;

class LogPanel : public PaperPanel {
    Q_OBJECT

  public:
    LogPanel(GameModel& model, Theme& theme, QWidget* parent = nullptr);

    QString plainText() const;
    QTextBrowser* browser() const { return text_; }

  public slots:
    void showArea(elgrande::Area area);    // only the lines about this place
    void areaClicked(elgrande::Area area); // on the board: shown where the filter is for a place
    void setSinceShown(bool shown);
    void setReasonsShown(bool shown); // what the turns of computer players were for
    void setDrawnOut(bool out);       // it lies over the board: the button says so
    void goToEnd();
    void find(const QString& words); // the next place from the caret on; from the beginning after the last

  signals:
    void drawerWanted(bool out); // over the board, or back
    void areaLinkActivated(elgrande::Area area);
    void cardLinkActivated(elgrande::Card card);
    void momentActivated(int event);       // of the history: to be looked at again
    void whyActivated(int event);          // of a computer player's move
    void areaHovered(elgrande::Area area); // of the line under pointer or caret; None: no such line any more
    void cardHovered(elgrande::Card card);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    // log_panel.cpp: what is written
    void arrange();
    void drawIcons();
    void startAnew();
    void catchUp(); // tells the events that have not been told yet
    void rewrite(); // the same story, chosen anew
    void writeFrom(std::size_t first);
    void write(std::size_t entry);
    void writeBlock(std::size_t entry);
    void rewriteLast(std::size_t entry);
    void tellReason(std::size_t event);
    void followEnd();
    bool isAt(int place) const; // of the scroll bar: the end is in view
    void offerEnd();
    bool isFolded(int group) const { return folded_.count(group) != 0; }
    QString htmlOf(const LogEntry& entry) const;
    QString linked(const LogEntry& entry) const;
    bool tellsWhy(const LogEntry& entry) const;
    // log_panel_choice.cpp: what is chosen, found, pointed at
    void connectParts();
    void fillFilters();
    void chooseFilter(int at);
    void follow(const QUrl& link);
    void startReading();
    void pointAt(int block, const QString& link);
    void mark();
    std::size_t sinceEvent() const;

    GameModel& model_;
    QComboBox* filters_;
    QToolButton* since_;
    QToolButton* findButton_;
    QToolButton* drawer_;
    QLineEdit* find_;
    QTextBrowser* text_;
    QToolButton* end_; // over the text, while its end is out of view
    QTimer* soon_;     // many events in a row are written at once
    std::unique_ptr<LogStory> story_;
    LogFilter filter_;
    std::set<int> folded_;
    std::vector<std::size_t> blocks_; // entry of each block of the text
    bool painted_ = false;
    int pointed_ = -1; // block
    Area pointedArea_ = Area::None;
    Card pointedCard_ = Card::None;
    bool reasonsShown_ = true;
    bool following_ = true; // the end stays in view until the player scrolls away from it
    bool glancing_ = false; // at what has happened since the own turn, until something else happens
    std::size_t told_ = 0;
    Event lastTold_;
};

} // namespace elgrande
