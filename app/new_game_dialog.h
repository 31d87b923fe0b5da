// Everything that is agreed before a game: seats, edition, number of rounds, rulings, expansions and the seed.
#pragma once

#include "app/table/local_table.h"
#include "model/rules/setup.h"

#include <QDialog>
#include <QVariantMap>

class QComboBox;
class QDialogButtonBox;
class QGroupBox;
class QLabel;
class QLineEdit;

namespace elgrande {

class RulingsEditor;
class SeatsEditor;

class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    explicit NewGameDialog(QWidget* parent = nullptr);

    Setup setup() const;
    std::vector<SeatChoice> seats() const;
    bool aids() const; // false: as at the table
    void setSeed(const QString& seed);

    QVariantMap remembered() const; // for Settings::lastTable()
    void recall(const QVariantMap& table);

    SeatsEditor& seatsEditor() { return *seats_; }
    RulingsEditor& rulingsEditor() { return *rulings_; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void fillEditions();
    void fillRounds();
    QWidget* makeLeftSide();

    QGroupBox* who_;
    SeatsEditor* seats_;
    QGroupBox* game_;
    QLabel* editionLabel_;
    QComboBox* edition_;
    QLabel* roundsLabel_;
    QComboBox* rounds_;
    QLabel* seedLabel_;
    QLineEdit* seed_;
    QLabel* seedText_;
    QLabel* aidsLabel_;
    QComboBox* aids_;
    QGroupBox* rules_;
    RulingsEditor* rulings_;
    QDialogButtonBox* buttons_;
};

} // namespace elgrande
