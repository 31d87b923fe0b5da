// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Page for joining a network game: a list of games found, a field for the address of any other, the join code and the
// player's name. It searches while it is visible and reports typing mistakes immediately.
#pragma once

#include "app/lan/beacon.h"
#include "app/lan/host_pin.h"
#include "app/lan/invitation.h"
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
    std::optional<lan::JoinCode> code;
    QString name;                         // of the player
    QByteArray table = {};                // its id (TableNotice) when rejoining, because it may have moved
    std::optional<lan::HostPin> pin = {}; // of the host when rejoining, instead of a code
    bool knocks = false;                  // asks the host to be let in, instead of a code
};

class JoinPage : public QWidget {
    Q_OBJECT

  public:
    JoinPage(lan::Link::Greeter ours, Settings& settings, Theme& theme, QWidget* parent = nullptr);

    TableList& list() { return *list_; }
    void setSearch(lan::Ways ways, quint16 port); // before it is first shown: how to probe
    lan::Ways searchWays() const { return ways_; }
    quint16 searchPort() const { return port_; }
    void say(const QString& words);               // the result of the last attempt
    void fill(const lan::Invitation& invitation); // asks before anything is sent to its address
    void join();                                  // what is filled in; tells what is missing
    void setJoining(bool joining);                // an attempt is in progress
    void showNumber(const QString& number);       // the host is asked, and sees the same number
    std::optional<JoinWish> wish() const;         // nothing: the input is incomplete
    QString whyNot() const;                       // what is missing or wrong, empty: nothing

  signals:
    void joinWanted(const elgrande::JoinWish& wish);
    void hostWanted(); // to host a game instead
    void cancelled();  // the host need not answer any more
    void left();

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void layOut();
    void showTables();
    void orderTables();
    void announceFound();
    void judge();
    void showCodeNote();
    void focus(QWidget* field);
    bool paste(bool intoField);
    QString addressFault() const;
    bool isKept() const; // a seat at the chosen game
    bool mayAsk() const; // to be let in there, because no code is typed
    void goBack();

    Settings& settings_;
    Theme& theme_;
    lan::TableSearch search_;
    lan::Ways ways_ = lan::kAllWays;
    quint16 port_ = lan::kBeaconPort;
    bool searching_ = false; // probes can be sent
    bool joining_ = false;
    std::optional<JoinWish> last_; // where the player was last
    QList<QByteArray> known_;      // ids of the games in the list
    PaperPanel* found_;
    PaperPanel* form_;
    QLabel* heading_;
    QStackedWidget* sight_; // the list, or help while it is empty
    TableList* list_;
    QWidget* help_ = nullptr; // around `nothing_`
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
    QLabel* number_;
    QLabel* why_;
    QPushButton* join_;
    QPushButton* host_;
    QPushButton* back_;
};

} // namespace elgrande
