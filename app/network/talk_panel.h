// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Chat in the lobby and next to a network game: lines, quick phrases that everyone reads in their own language, and
// muting, of a guest: in whatever seat, or as a spectator, and whatever it is called next. Lines are always shown as
// plain text; those of who is muted reappear when the mute is lifted.
#pragma once

#include "app/lan/messages.h"
#include "views/toolkit/paper_panel.h"

#include <QString>
#include <QStringList>

#include <compare>
#include <deque>
#include <map>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;
class QTextBrowser;
class QToolButton;

namespace elgrande {

class ElidedLabel;

class TalkPanel : public PaperPanel {
    Q_OBJECT

  public:
    struct Voice {
        Seat seat = Seat::None;
        QString name;
        std::string colour;
        bool own = false; // sits at this screen
        int guest = 0;    // lan::LobbySeat::guest
        bool operator==(const Voice&) const = default;
    };

    // By the guest's number; where the host does not tell it, by the seat.
    struct Speaker {
        int guest = 0;
        Seat seat = Seat::None;
        auto operator<=>(const Speaker&) const = default; // NOLINT(modernize-use-nullptr): no pointer here
    };

    explicit TalkPanel(Theme& theme, QWidget* parent = nullptr);

    void setVoices(std::vector<Voice> voices); // of all seats
    // Shown above the lines. `mayRemove`: this screen may send them away; one without a name is empty.
    void setSpectators(const QStringList& names, bool mayRemove);
    void hear(const lan::Chat& chat);
    // An event that is not a chat line, such as a player who disconnects. `quietly`: already announced to screen
    // readers.
    void note(const QString& words, bool quietly = false);
    void setOpen(bool open, const QString& why = {}); // closed: no lines can be sent, because of `why`
    void clear();
    void goOnFrom(const TalkPanel& former); // its lines, and who is muted

    Speaker speakerAt(Seat seat) const;
    bool isMuted(const Speaker& speaker) const { return muted_.contains(speaker); }
    void setMuted(const Speaker& speaker, bool muted);
    QString text() const; // what is shown
    int unread() const { return unread_; }

    QSize sizeHint() const override { return {320, 220}; }
    QSize minimumSizeHint() const override { return {220, 110}; }

  signals:
    void said(const QString& text);
    void phraseSaid(int phrase);
    void removeWanted(const QString& spectator);
    void heard(const QString& words);  // for screen readers: a line that is shown
    void spoken(const QString& words); // the same, of somebody
    void unreadChanged();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct Line {
        Speaker by;
        Seat seat = Seat::None; // from which it was said
        bool isNote = false;
        int phrase = -1;
        QString words = {};
        QString name = {}; // what who speaks is called then
    };
    void layOut();
    void add(Line line, bool quietly = false);
    void show(const Line& line);
    void forgetFirst();
    void showAll();
    void showSpectators();
    void say();
    void fillMutes();
    static Speaker speaker(int guest, Seat seat) { return guest > 0 ? Speaker{guest, Seat::None} : Speaker{0, seat}; }
    QString nameOf(const Speaker& speaker) const;
    QString nameOf(const Line& line) const;
    const Voice* voiceAt(Seat seat) const;
    bool isHidden(const Line& line) const { return !line.isNote && isMuted(line.by); }
    QString wordsOf(const Line& line) const;

    ElidedLabel* watching_;
    QTextBrowser* text_;
    QLineEdit* field_;
    QToolButton* send_;
    QToolButton* phrases_;
    QToolButton* mute_;
    std::vector<Voice> voices_;
    QStringList spectators_;
    bool mayRemove_ = false;
    std::deque<Line> lines_;
    std::map<Speaker, QString> muted_; // and what they are called
    int unread_ = 0;
};

} // namespace elgrande
