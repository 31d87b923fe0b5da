// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Which program of somebody else takes a seat: one that has been entered before, or another one by its command. What
// cannot be run is not accepted; what is accepted is kept in the settings by its name.
#pragma once

#include <QDialog>
#include <QString>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace elgrande {

class Settings;

class ProgramPicker : public QDialog {
    Q_OBJECT

  public:
    explicit ProgramPicker(Settings& settings, QWidget* parent = nullptr);

    QString name() const; // of the program that was chosen
    void accept() override;

  private:
    void showKnown();
    void adopt(const QString& name);
    void browse();
    void forget();

    Settings& settings_;
    QListWidget* known_;
    QPushButton* forget_;
    QLineEdit* name_;
    QLineEdit* command_;
    QLabel* wrong_;
};

} // namespace elgrande
