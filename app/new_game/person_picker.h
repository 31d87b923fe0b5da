// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Who of the computer players sits at a place: their portraits with name and level, what kind of a person each is, and
// one by chance of a level. Who sits at the table already cannot be chosen again.
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

class QLabel;
class QToolButton;

namespace elgrande {

class Theme;
struct Person;

class PersonPicker : public QDialog {
    Q_OBJECT

  public:
    // `colour`: of the place, for the rings. `taken`: names at the other places.
    PersonPicker(const Theme& theme, const std::string& colour, const QString& now, const QStringList& taken,
                 QWidget* parent = nullptr);

    const Person* person() const { return person_; } // null: nobody was chosen
    QString agent() const { return agent_; }         // as its own, or of the level that was asked for

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* gallery(const Theme& theme, const std::string& colour, const QStringList& taken);
    QWidget* byChance(const QStringList& taken);
    void tell(const Person& person);
    void choose(const Person& person, const QString& agent);

    const Person* person_ = nullptr;
    QString agent_;
    QLabel* about_;
    std::vector<QToolButton*> buttons_; // as persons()
};

// "hard", "builder" of "hard-builder"; without a temperament that is empty.
QString levelPart(const QString& agent);
QString temperamentPart(const QString& agent);
// Of `level` with the person's temperament.
QString shifted(const Person& person, const QString& level);

// Somebody who is not in `taken`, if possible of that level by itself; `chance` decides among those.
const Person* somebody(const QString& level, const QStringList& taken, unsigned chance);

} // namespace elgrande
