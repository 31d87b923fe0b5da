// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the player can set, in pages. Every choice is kept and takes effect at once; Close only closes. A new setting is
// one call in its page.
#pragma once

#include "app/settings/setting.h"

#include <QDialog>

#include <functional>
#include <vector>

class QDialogButtonBox;
class QListWidget;
class QStackedWidget;

namespace elgrande {

class Language;
class Settings;
class SettingsPage;

class SettingsDialog : public QDialog {
    Q_OBJECT

  public:
    // The largest that there is room for, in per cent: everything on the screen, and the text of the window.
    struct Room {
        int scale = 400;
        int text = 200;
    };
    SettingsDialog(Settings& settings, const Language& language, QWidget* parent = nullptr);
    SettingsDialog(Settings& settings, const Language& language, Room room, QWidget* parent);

    using MakePage = std::function<QWidget*(QWidget* parent)>;
    void offerRules(MakePage make); // a page about the rules of new games, which somebody else knows

    void showPage(int page);
    int pages() const;

  signals:
    void changed(const elgrande::SettingRow* row); // it is kept already
    void shortcutsWanted();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void rebuild();
    void closeComesLast();
    void makeRoom();
    SettingsPage* addPage(const QString& title);
    template <typename Row, typename Value>
    void take(Row& setting, const Value& value);
    // Rows of a page, named by the keys of their settings.
    void addSwitch(SettingsPage* page, Setting<bool>& setting, const QString& text);
    // A setting that need not be set; one of `words` each for that, for the one value and for the other.
    void addAutomatic(SettingsPage* page, Setting<bool>& setting, const QString& label, const QStringList& words,
                      bool first = true);
    void addNumbers(SettingsPage* page, Setting<int>& setting, const QString& label, const QStringList& texts,
                    const std::vector<int>& values); // by texts
    void addSlider(SettingsPage* page, Setting<int>& setting, const QString& label, int from, int to, int step);
    template <typename Row>
    void addChoice(SettingsPage* page, Row& setting, const QString& label, const QStringList& texts);
    void makeGeneral();
    void makeTable();
    void makeRules();
    void makeAids();
    void makeAppearance();
    void makeSound();

    Settings& settings_;
    const Language& language_;
    const Room room_;
    MakePage makeRulesPage_;
    QListWidget* list_;
    QStackedWidget* stack_;
    QDialogButtonBox* buttons_;
};

} // namespace elgrande
