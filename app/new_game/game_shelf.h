// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is played, as boxes on a shelf: one for each edition, of which one is always chosen, one for each expansion, and
// one for those that a bridge joins. A line below says what is in the box that one points at.
#pragma once

#include "model/rules/setup.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;

namespace elgrande {

class FlowLayout;
class GameBox;
class TasterButton;

class GameShelf : public QWidget {
    Q_OBJECT

  public:
    explicit GameShelf(QWidget* parent = nullptr);

    QString edition() const { return QString::fromStdString(edition_); }
    const std::vector<std::string>& expansions() const { return expansions_; }
    // Also an edition that is not offered; of the expansions those that go together.
    void choose(const QString& edition, const std::vector<std::string>& expansions);
    void hideTasters(); // where no game begins
    void focusChosen(); // gives the chosen edition the keyboard

  signals:
    void changed(); // by a press
    void lessonWanted(const QString& lesson);

  private:
    struct Place {
        GameBox* box = nullptr;
        TasterButton* taster = nullptr;
        std::string edition;             // empty: no edition
        std::string set;                 // an expansion or a bridge; of an edition the one that brings it, if any
        std::vector<std::string> brings; // expansions that are played with it
    };
    void addEdition(const std::string& edition);
    void add(Place place, const QString& name);
    void press(const Place& place);
    bool isChosen(const Place& place) const;
    bool hasAll(const std::vector<std::string>& expansions) const;
    const Place* joinedBy(const Place& place) const; // a chosen bridge that it is a part of
    QString whyNot(const Place& place) const;        // does not go with what is chosen; empty: it does
    void drop(const std::string& expansion);
    void show();
    void nameAll();
    void tell();
    QString aboutOf(const Place& place) const; // its text, or why it does not go with what is chosen
    static QString nameOf(const Place& place);
    static QString factsOf(const Place& place);
    static QString textOf(const Place& place);

    FlowLayout* boxes_;
    QLabel* text_;
    std::vector<Place> places_;
    std::string edition_ = "classic";
    std::vector<std::string> expansions_;
    bool tasters_ = true;
    std::optional<std::size_t> pointed_; // of places_, by the pointer
    std::optional<std::size_t> reached_; // the same by the keyboard
};

} // namespace elgrande
