// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the program remembers between two starts, in the place that the desktop names for settings: a table with a row
// for each setting. The file carries a schema version; an unknown newer file is read as far as it is understood and
// never emptied.
#pragma once

#include "app/settings/setting.h"
#include "model/observe/insight_facts.h"
#include "views/theme/tempo.h"
#include "views/theme/vision.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>

namespace elgrande {

class Settings : public SettingsFile {
  public:
    static constexpr int kSchema = 2;
    static constexpr int kLongestName = 24; // letters of a player's name
    static constexpr int kThinkFast = 200;  // milliseconds
    static constexpr int kThinkNormal = 1000;
    static constexpr int kThinkPatient = 5000;
    static constexpr int kSlow = 1200;
    static constexpr int kNormal = 500;
    static constexpr int kFast = 120;
    static constexpr int kSmallestText = 80; // per cent
    static constexpr int kLargestText = 200;
    static constexpr int kNetworkPort = 23610; // to which an address without a port leads (app/lan/beacon_message.h)

  private:
    static std::function<int(int)> within(int least, int most) {
        return [=](int value) { return std::clamp(value, least, most); };
    }
    static int scaleOf(int percent) { return percent == 0 ? 0 : std::clamp(percent, 50, 400); }
    static QString nameOf(const QString& text);
    static QString folderOf(const QString& path);

    Setting<int> schema_{*this, "schema", kSchema};

  public:
    Settings(); // the user's own file
    explicit Settings(const QString& file);

    Setting<QString> language{*this, "language", {}, {}, SettingRow::Personal::No}; // "en", "de"; empty: as the desktop
    Setting<bool> dark{*this, "dark"};                                              // not set: as the desktop
    Setting<bool> desktopDark{*this, "desktopDark"};            // what the desktop said last, for the first picture
    Setting<bool> contrast{*this, "contrast"};                  // black and white; not set: as the desktop
    Setting<int> pace{*this, "pace", kNormal, within(0, 5000)}; // milliseconds between moves of computer players
    // Milliseconds that a computer player may think about a decision.
    Setting<int> thinkingTime{*this, "thinkingTime", kThinkNormal, within(kThinkFast, kThinkPatient)};
    // Of what is seen moving.
    ChoiceSetting<Tempo, 4> tempo{*this, "tempo", Tempo::Normal, {"off", "slow", "normal", "fast"}};
    Setting<bool> confirmTurn{*this, "confirmTurn", true};  // ask before the own turn is over
    Setting<bool> autoForced{*this, "autoForced", true};    // what leaves no choice happens by itself
    Setting<bool> askNeedless{*this, "askNeedless", false}; // also what changes nothing
    // Throws into the closed Castillo are remembered for the players.
    Setting<bool> castilloRemembered{*this, "castilloRemembered", false};
    // Wasteful choices that are asked about, by Waste, but FarWorse.
    std::array<Setting<bool>, 7> warnsOf{{{*this, "warnings/placingLeft", true},
                                          {*this, "warnings/specialLeft", true},
                                          {*this, "warnings/idleCard", true},
                                          {*this, "warnings/pointsForOthers", true},
                                          {*this, "warnings/giftLeft", true},
                                          {*this, "warnings/notCounted", true},
                                          {*this, "warnings/vetoLost", true}}};
    // Points by which another choice is better that is asked about; 0: never.
    Setting<int> doubtsFrom{*this, "doubtsFrom", 0, within(0, 50)};
    Setting<bool> ranks{*this, "ranks", true};       // who holds which rank, on the scoreboards
    Setting<bool> reasons{*this, "reasons", true};   // why a computer player moved as it did, in the log
    Setting<bool> chances{*this, "chances", false};  // of winning, in advice
    Setting<bool> captions{*this, "captions", true}; // each move of a replay as a sentence
    // Colour vision that the pieces are painted for.
    ChoiceSetting<Vision, 5> vision{
        *this, "colourVision", Vision::Standard, {"standard", "protanopia", "deuteranopia", "tritanopia", "greyscale"}};
    Setting<int> textSize{*this, "textSize", 100, within(kSmallestText, kLargestText)}; // per cent
    Setting<int> scale{*this, "scale", 0, scaleOf}; // of everything, per cent; 0: as the desktop. From the next start
    // Per cent, larger than the screen has room for, of which the player has been told.
    Setting<int> toldScale{*this, "toldScale"};
    Setting<bool> touch{*this, "touch"};         // large targets for fingers; not set: as the computer is
    Setting<bool> scenes{*this, "scenes", true}; // disks, Veto, rounds, coronation are played over the table
    Setting<bool> notice{*this, "notice", true}; // the desktop is told when a person is asked and looks elsewhere
    // Minutes of a turn in a network game after which somebody is reminded; 0: no clock.
    Setting<int> turnMinutes{*this, "turnMinutes", 0, within(0, 60)};
    // Of games that are hosted here; if it is taken, one of the next. Lower ones are the system's.
    Setting<int> networkPort{*this, "networkPort", kNetworkPort, within(1024, 65535)};
    Setting<bool> knocks{*this, "knocks", true}; // whoever finds a game that is hosted here may ask to be let in
    Setting<bool> sound{*this, "sound", true};
    Setting<int> volume{*this, "volume", 30, within(0, 100)}; // per cent
    Setting<bool> keepGames{*this, "keepGames", true};        // finished games go into the statistics
    Setting<bool> welcomed{*this, "welcomed"};                // the page of the first start has been filled in
    // That the file of an unfinished game holds what nobody may see yet.
    Setting<bool> toldOfSecrets{*this, "toldOfSecrets"};

    // Of the first person in a new game; empty: none given.
    Setting<QString> playerName{*this, "playerName", {}, nameOf};
    Setting<QString> folder{*this, "folder", {}, folderOf}; // where the last save was opened or written
    Setting<QByteArray> windowGeometry{*this, "window/geometry"};
    Setting<QVariantMap> lastTable{*this, "lastTable"}; // seats, edition, rounds and rulings of the last new game
    Setting<QVariantMap> newGames{*this, "newGames"};   // set by the player (app/new_game/new_game_defaults.h)
    Setting<QVariantMap> presets{*this, "presets"};     // tables that the player has named
    // Opponents of somebody else: commands by their names (app/bots/programs.h).
    Setting<QVariantMap> programs{*this, "programs"};

    bool isDark() const { return dark.isDecided() ? dark() : desktopDark(); }

    std::set<Waste> warnings() const;
    void setWarning(Waste kind, bool on); // FarWorse: off only

    std::optional<QString> shortcut(const QString& action) const; // changed by the player; portable text
    void setShortcut(const QString& action, const QString& keys);
    void forgetShortcut(const QString& action);
    // Of the table that lies beyond a border, where it has been dragged; 0: it has not.
    double share(const QString& border) const;
    void setShare(const QString& border, double share);
    // Chapter of a guided game that comes next, from 0; lessons by name (app/lessons/lesson_plan.h).
    int lesson(const QString& lesson) const;
    void setLesson(const QString& lesson, int chapter);
    QStringList finishedChapters(const QString& lesson) const; // ids
    void addFinishedChapter(const QString& lesson, const QString& chapter);

    QStringList solvedPuzzles() const; // ids
    void addSolvedPuzzle(const QString& id);

    QStringList forReport() const; // what matters for a problem, without folders and names of files

    // Where games lie: below the desktop's folder for data, or in $ELGRANDE_DATA, which then holds the settings too.
    static QString dataFolder();
    static QString unfinishedFolder(); // where games are kept until they are finished
    static QString gamesFolder();      // where finished games are kept
    static QString listsFile();        // what players keep under names, as decks of cards

  private:
    static QString lessonKey(const char* key, const QString& lesson);
};

} // namespace elgrande
