// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Page for joining a network game: the games that were found, a typed address for one that was not, the join code and
// the player's name. It searches while it is visible and reports typing mistakes immediately.
#pragma once

#include "app/lan/beacon.h"
#include "app/lan/join_code.h"
#include "app/lan/link.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace elgrande {

class CodeField;
class PaperPanel;
class Settings;
class TableList;
class Theme;

struct JoinWish {
    QString host; // address or name
    quint16 port = 0;
    lan::JoinCode code;
    QString name;          // of the player
    QByteArray table = {}; // its id (TableNotice), of one where the player was before: it may have moved
};

class JoinPage : public QWidget {
    Q_OBJECT

  public:
    JoinPage(lan::Link::Greeter ours, Settings& settings, Theme& theme, QWidget* parent = nullptr);

    TableList& list() { return *list_; }
    lan::TableSearch& search() { return search_; }
    void setSearch(lan::Ways ways, quint16 port); // before it is seen: where it asks
    lan::Ways searchWays() const { return ways_; }
    quint16 searchPort() const { return port_; }
    void say(const QString& words);       // what has become of the last wish
    void setJoining(bool joining);        // it is being tried
    std::optional<JoinWish> wish() const; // nothing: something is missing
    QString whyNot() const;               // what is missing or wrong, empty: nothing

  signals:
    void joinWanted(const elgrande::JoinWish& wish);
    void hostWanted(); // a table of one's own instead
    void left();

  protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void layOut();
    void retranslate();
    void showTables();
    void judge();
    void focusCode();
    void join();
    QString addressFault() const;

    Settings& settings_;
    Theme& theme_;
    lan::TableSearch search_;
    lan::Ways ways_ = lan::kAllWays;
    quint16 port_ = lan::kBeaconPort;
    bool searching_ = false; // asks can be sent
    bool joining_ = false;
    PaperPanel* found_;
    PaperPanel* form_;
    QLabel* heading_;
    QStackedWidget* sight_; // the list, or what to do while it is empty
    TableList* list_;
    QLabel* nothing_;
    QLabel* differ_;
    QLabel* addressLabel_;
    QLineEdit* address_;
    QLabel* addressNote_;
    QLabel* codeLabel_;
    CodeField* code_;
    QLabel* codeNote_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* why_;
    QPushButton* join_;
    QPushButton* host_;
    QPushButton* back_;
};

} // namespace elgrande
