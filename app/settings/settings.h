// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the program remembers between two starts: an INI file in the place that the desktop names for settings. Keys
// carry a schema version; an unknown newer file is read as far as it is understood and never emptied, and what is no
// ordinary file is left alone.
#pragma once

#include "model/core/result.h"
#include "model/observe/insight_facts.h"
#include "views/theme/tempo.h"
#include "views/theme/vision.h"

#include <QByteArray>
#include <QHash>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <functional>
#include <memory>
#include <optional>
#include <set>

namespace elgrande {

class Settings {
  public:
    static constexpr int kSchema = 2;

    Settings(); // the user's own file
    explicit Settings(const QString& file);
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    // What cannot be written counts until the program ends, and goes into the file when that has become possible.
    QString file() const { return path_; }
    const std::optional<Error>& whyForgotten() const { return whyForgotten_; } // nothing: all of it is kept
    void setOnForgotten(std::function<void()> tell); // when that begins, and at once if it has

    QString language() const; // "en", "de"; empty: as the desktop
    void setLanguage(const QString& language);
    bool dark() const;
    void setDark(bool dark);
    void setDarkForNow(bool dark) { darkForNow_ = dark; } // until setDark() or the end; not kept
    int pace() const;                                     // milliseconds between moves of computer players
    void setPace(int milliseconds);
    int thinkingTime() const; // milliseconds that a computer player may think about a decision
    void setThinkingTime(int milliseconds);
    Tempo tempo() const;   // of what is seen moving
    bool hasTempo() const; // the player has chosen one
    void setTempo(Tempo tempo);
    bool confirmTurn() const; // ask before the own turn is over
    void setConfirmTurn(bool on);
    bool autoForced() const; // what leaves no choice happens by itself
    void setAutoForced(bool on);
    bool askNeedless() const; // also what changes nothing
    void setAskNeedless(bool on);
    bool castilloRemembered() const; // throws into the closed Castillo are remembered for the players
    void setCastilloRemembered(bool on);
    std::set<Waste> warnings() const;     // wasteful choices that are asked about
    void setWarning(Waste kind, bool on); // FarWorse: off only
    int doubtsFrom() const;               // points by which another choice is better that is asked about; 0: never
    void setDoubtsFrom(int points);
    bool ranks() const; // who holds which rank, on the scoreboards
    void setRanks(bool on);
    bool reasons() const; // why a computer player moved as it did, in the log
    void setReasons(bool on);
    bool captions() const; // each move of a replay as a sentence
    void setCaptions(bool on);
    Vision vision() const; // colour vision that the pieces are painted for
    void setVision(Vision vision);
    int textSize() const; // per cent
    void setTextSize(int percent);

    int scale() const; // of everything, per cent; 0: as the desktop. Counts from the next start
    void setScale(int percent);
    int toldScale() const; // per cent, larger than the screen has room for, of which the player has been told
    void setToldScale(int percent);
    std::optional<bool> touch() const; // large targets for fingers; nothing: as the computer is
    void setTouch(std::optional<bool> on);
    bool scenes() const; // disks, Veto, rounds, coronation are played over the table
    void setScenes(bool on);
    bool notice() const; // the desktop is told when a person is asked and looks elsewhere
    void setNotice(bool on);
    int turnMinutes() const; // that a turn at a table in the network may take before somebody is reminded; 0: no clock
    void setTurnMinutes(int minutes);
    bool sound() const;
    void setSound(bool on);
    int volume() const; // per cent
    void setVolume(int percent);
    bool keepGames() const; // finished games go into the statistics
    void setKeepGames(bool on);

    std::optional<QString> shortcut(const QString& action) const; // changed by the player; portable text
    void setShortcut(const QString& action, const QString& keys);
    void forgetShortcut(const QString& action);
    QStringList forReport() const; // what matters for a problem, without folders and names of files

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    // Of the table that lies beyond a border, where it has been dragged; 0: it has not.
    double share(const QString& border) const;
    void setShare(const QString& border, double share);
    QString folder() const; // where the last save was opened or written
    void setFolder(const QString& folder);
    QVariantMap lastTable() const; // seats, edition, rounds and rulings of the last new game
    void setLastTable(const QVariantMap& table);
    QVariantMap newGames() const; // what the player has set for them (app/new_game/new_game_defaults.h)
    void setNewGames(const QVariantMap& table);
    QVariantMap presets() const; // tables that the player has named
    void setPresets(const QVariantMap& presets);

    QVariantMap programs() const; // of somebody else, as opponents: commands by their names (app/bots/programs.h)
    void setPrograms(const QVariantMap& programs);

    bool welcomed() const; // the page of the first start has been filled in
    void setWelcomed(bool welcomed);
    bool toldOfSecrets() const; // that the file of an unfinished game holds what nobody may see yet
    void setToldOfSecrets();
    QString playerName() const; // of the first person in a new game; empty: none given
    void setPlayerName(const QString& name);
    // Chapter of a guided game that comes next, from 0; lessons by name (app/lessons/lesson_plan.h).
    int lesson(const QString& lesson) const;
    void setLesson(const QString& lesson, int chapter);
    QStringList finishedChapters(const QString& lesson) const; // ids
    void addFinishedChapter(const QString& lesson, const QString& chapter);

    // Where games lie: below the desktop's folder for data, or in $ELGRANDE_DATA, which then holds the settings too.
    static QString dataFolder();
    static void adoptOldData();        // of versions that kept it in a folder of the same name inside
    static QString unfinishedFolder(); // where games are kept until they are finished
    static QString autosaveFile();     // the one unfinished game of former versions
    static QString gamesFolder();      // where finished games are kept
    static QString listsFile();        // what players keep under names, as decks of cards

    static constexpr int kLongestName = 24; // letters of a player's name
    static constexpr int kThinkFast = 200;  // milliseconds
    static constexpr int kThinkNormal = 1000;
    static constexpr int kThinkPatient = 5000;
    static constexpr int kQuiet = 30;      // per cent: the usual volume
    static constexpr int kMostDoubts = 50; // points
    static constexpr int kSlow = 1200;
    static constexpr int kNormal = 500;
    static constexpr int kFast = 120;
    static constexpr int kSmallestText = 80;
    static constexpr int kLargestText = 200;

  private:
    void migrate();
    static QString lessonKey(const char* key, const QString& lesson);

    QVariant value(const QString& key, const QVariant& usual = {}) const;
    bool contains(const QString& key) const;
    void put(const QString& key, const QVariant& value);
    void drop(const QString& key);
    void keep();

    QString path_;
    std::unique_ptr<QSettings> file_;   // null: it cannot be used
    QHash<QString, QVariant> forNow_;   // what could not be kept; invalid: removed
    std::optional<Error> whyForgotten_; // why it could not
    std::function<void()> onForgotten_;
    std::optional<bool> darkForNow_;
};

} // namespace elgrande
