// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Dialog for corrections of card data: loads a file, shows what it changes as a table, and exports a list of all cards
// to start such a file from.
#pragma once

#include "app/card_data/card_data.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace elgrande {

class CardDialog : public QDialog {
    Q_OBJECT

  public:
    explicit CardDialog(CardData store, QWidget* parent = nullptr);

    // Shows what would change; nothing is kept before accept(). False: the note says what is wrong.
    bool load(const QString& path);
    bool exportTo(const QString& path);
    void keep();   // what is shown, for new games
    void forget(); // all corrections
    QString note() const;

  private:
    void arrange();
    void present(const Corrections& corrections);
    void addChanges(const KnownCard& card, const CardCorrection& correction);
    std::vector<ListedCard> listed() const; // every card
    QString actionName(const std::string& action) const;
    void addRow(const KnownCard& card, const QString& what, const QString& before, const QString& after);
    void askWhatToLoad();
    void askWhereToExport();
    void tell(const QString& note, bool wrong = false);
    void refresh();

    CardData data_;
    std::vector<KnownCard> cards_;
    Corrections kept_;
    Corrections shown_;
    QLabel* about_;
    QTableWidget* changes_;
    QLabel* note_;
    QPushButton* load_;
    QPushButton* export_;
    QPushButton* keep_;
    QPushButton* forget_;
    QPushButton* close_;
};

} // namespace elgrande
