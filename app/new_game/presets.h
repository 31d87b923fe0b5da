// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Tables under a name: edition, rounds, expansions and rulings, to be chosen in the new-game dialog. The last game with
// its seats, the editions' own rules and a short game come with the program; the player's are kept in the settings.
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace elgrande {

class Settings;

struct Preset {
    QString name;
    bool builtIn = false;
    QVariantMap table; // as NewGameDialog::recall() takes it
};

// Six rounds against three computer players, about twenty minutes.
QVariantMap quickTable(const QString& person);
std::vector<Preset> presetsOf(const Settings& settings); // built-in ones first

class PresetBar : public QWidget {
    Q_OBJECT

  public:
    explicit PresetBar(QWidget* parent = nullptr);

    void setSettings(Settings* settings); // from then on there are presets
    bool save(const QString& name, const QVariantMap& table);
    void remove(const QString& name);
    void choose(const QString& name);
    void forgetChoice(); // the table is no longer as the preset says
    QStringList names() const;

  signals:
    void chosen(const QVariantMap& table);
    void saveWanted(); // the dialog knows the table

  private:
    void fill(const QString& selected);
    const Preset* current() const;

    Settings* settings_ = nullptr;
    std::vector<Preset> presets_;
    QLabel* label_;
    QComboBox* box_;
    QPushButton* save_;
    QPushButton* delete_;
};

} // namespace elgrande
