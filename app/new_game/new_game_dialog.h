// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that is agreed before a game: the shelf of editions and expansions, the table with its seats, number of
// rounds and the seed in sight, rulings (and where there is little room the shelf) in a drawer that says what lies in
// it; as a whole also by a name that it was
// kept under, or by a code that somebody else has told.
#pragma once

#include "app/table/local_table.h"
#include "model/rules/setup.h"

#include <QDialog>
#include <QStringList>
#include <QVariantMap>

#include <array>

class QBoxLayout;
class QComboBox;
class QDialogButtonBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace elgrande {

class DrawerFront;
class PresetBar;
class RulesForm;
class RulingsEditor;
class SeatsEditor;
class Settings;

class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    static constexpr std::array kRounds{kWholeGame, kShortGame};
    static QStringList roundsNames(); // of those, in the language of the moment
    static QStringList aidsNames();   // all, none

    explicit NewGameDialog(QWidget* parent = nullptr);
    ~NewGameDialog() override;

    Setup setup() const;
    std::vector<SeatChoice> seats() const;
    bool aids() const; // false: as at the table
    void setSeed(const QString& seed);
    QString seed() const; // as it has been given; empty: drawn

    QVariantMap remembered() const; // for Settings::lastTable()
    void recall(const QVariantMap& table);
    void offerPresets(Settings& settings);               // without it there are none
    void setCorrections(const Corrections& corrections); // of cards, of which those of the game's are told of
    QString code() const;                                // of the game as it is set now
    bool useCode(const QString& code);                   // false: the dialog says what is wrong with it

    SeatsEditor& seatsEditor() { return *seats_; }

  signals:
    void lessonWanted(const QString& lesson); // in place of a game

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();
    void placeShelf();
    void placeTable();
    void placeFoot();
    void makeFault();
    int rounds() const;
    void setRounds(int rounds); // another number of them is left out
    QWidget* makeTable();
    QWidget* makeDrawer();
    void nameDrawer();
    void namePlayers();
    void nameCorrections();
    void nameAids();
    void nameBegin();
    void connectParts();
    void showCode();
    void fitCode();
    void tableChanged();
    void judge();
    void pointToFault();
    void adopt(const Setup& setup);
    void savePreset();

    // In the order in which Tab goes through them.
    RulesForm* rules_;
    RulingsEditor* rulings_;      // in it
    QWidget* fault_;              // why the game cannot start, and what helps; seen while it cannot
    QLabel* faultText_;           //
    QPushButton* allow_;          // combinations that no rulebook describes
    QStackedWidget* sight_;       // the table, or what lies in the drawer
    QBoxLayout* sides_ = nullptr; // of the table: seats and game
    SeatsEditor* seats_;
    QGroupBox* game_;
    QLabel* playersText_; // what the edition has for so many players
    QLabel* corrected_;   // how many cards of the game are corrected
    QLabel* roundsLabel_;
    QComboBox* rounds_;
    QLabel* seedLabel_;
    QLineEdit* seed_;
    QLabel* seedText_;
    QLabel* codeLabel_;
    QLineEdit* code_;
    QPushButton* copy_;
    QLabel* codeNote_;
    QString codeFault_; // empty: the code is right, or none has been typed
    QLabel* aidsLabel_;
    QComboBox* aids_;
    QLabel* aidsNote_;
    DrawerFront* drawer_;
    PresetBar* presets_;
    QDialogButtonBox* buttons_;
    QBoxLayout* foot_;   // presets and buttons
    QString faultWords_; // empty: the game can start
    Corrections corrections_;
    std::string drawn_; // the seed while none is given
    bool adopting_ = false;
    bool isShelfSeen_ = false;
};

} // namespace elgrande
