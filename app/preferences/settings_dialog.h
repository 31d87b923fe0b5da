// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the player can set, in pages. Every choice takes effect at once and is remembered; Close only closes. A new
// setting is one call in its page.
#pragma once

#include "views/theme/tempo.h"
#include "views/theme/vision.h"

#include <QDialog>

#include <functional>

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
    void languageWanted(const QString& code);
    void darkWanted(bool dark);
    void paceWanted(int milliseconds);
    void thinkingTimeWanted(int milliseconds);
    void tempoWanted(elgrande::Tempo tempo);
    void visionWanted(elgrande::Vision vision);
    void scenesWanted(bool on);
    void turnMinutesWanted(int minutes);
    void confirmTurnWanted(bool on);
    void autoForcedWanted(bool on);
    void askNeedlessWanted(bool on);
    void ranksWanted(bool on);
    void aidsChanged(); // what is remembered and asked about, in the settings
    void textSizeWanted(int percent);
    void touchWanted(); // as the settings say
    void soundWanted(bool on);
    void volumeWanted(int percent);
    void shortcutsWanted();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void rebuild();
    void makeRoom();
    SettingsPage* addPage(const QString& title);
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
