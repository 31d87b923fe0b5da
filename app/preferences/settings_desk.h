// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the player has set, put into effect: at the start, from the menus, and from the preferences while they are open.
// Everything counts at once and is remembered.
#pragma once

#include "app/shell/desk.h"
#include "model/observe/insight_facts.h"
#include "views/theme/tempo.h"
#include "views/theme/vision.h"

#include <functional>
#include <vector>

class QActionGroup;

namespace elgrande {

class SettingRow;
class Sounds;

class SettingsDesk : public Desk {
    Q_OBJECT

  public:
    explicit SettingsDesk(const Workplace& at);
    ~SettingsDesk() override;

    QAction* const languages; // opens a menu
    QAction* const dark;
    QAction* const larger;
    QAction* const smaller;
    QAction* const normal;
    QAction* const preferences;
    QAction* const shortcuts;

    // Gives the program its colours and text size. Before the first widget is made, so that nothing is laid out and
    // painted twice.
    static Theme& dressed(Theme& theme, const Settings& settings);

    void offerRules(std::function<QWidget*(QWidget* parent)> makePage); // about new games, in the preferences
    // From now on they have the keys that the player wants, and can be given others.
    void offerShortcuts(std::vector<QAction*> actions);
    void callAloud(); // somebody is asked who looks elsewhere
    // Once, that the screen has no room for the scale that was asked for; per cent.
    void tellOfScale(int asked, int shown);
    // Keeps a value and puts it into effect, as when it is chosen in the preferences.
    template <typename Row, typename Value>
    void use(Row& setting, const Value& value) {
        setting.set(value);
        apply(&setting);
    }
    void useLanguage(const QString& code);
    void useVision(Vision vision);
    void reduceMotion();           // the desktop wants less of it
    void raiseContrast();          // the desktop wants more of it
    void followLight(bool isDark); // of the desktop
    Tempo tempo() const;           // the player's, or none where the desktop wants less motion
    void silence(Waste kind);      // no question before such a choice any more

  signals:
    void ranksWanted(bool on);
    void turnMinutesChanged(int minutes);
    void mayKnockChanged(bool may);
    // What further pages of a game follow: tempo and, as the settings have it, scenes and assistance.
    void pagesChanged(elgrande::Tempo tempo);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeLanguages();
    void listEffects();
    void useEverything();
    void apply(const SettingRow* row);
    void useTheme();
    int seenTextSize() const;      // a small window bounds it
    void useTextSize(int percent); // and announces it
    void useLetters();             // as large as wanted, as far as the window has room for them
    void useTouch();
    void useAids();
    void useSound();
    void applyTempo();
    void askTheDesktop();
    bool isContrastWanted() const;
    void tellOfForgetting();
    void showPreferences();
    void showShortcuts();

    // What settings do as soon as they are chosen, and those that nothing before the desk has read, at the start.
    struct Effect {
        std::vector<const SettingRow*> of;
        std::function<void()> use;
        bool atStart = true;
    };

    Settings& settings_;
    Language& language_;
    Theme& theme_;
    GameModel& model_;
    LocalTable& table_;
    GamePage& page_;
    Sounds* sounds_;
    QActionGroup* known_; // languages
    std::vector<Effect> effects_;
    std::function<QWidget*(QWidget*)> makeRulesPage_;
    std::vector<QAction*> actions_; // that have keys
    bool motionReduced_ = false;
    bool contrastRaised_ = false;
    bool toldOfForgetting_ = false;
};

} // namespace elgrande
