// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The ceremonies of the base game except the secret disks: homes are drawn, a round begins, its cards are dealt, a card
// flies to the seat that takes it, a Veto is used, the winner is crowned.
#pragma once

#include "views/ceremony/ceremony.h"
#include "views/contributions/expansion_ui.h"

#include <QPixmap>
#include <QStringList>

namespace elgrande {

// The King and then each seat's Grande with two Caballeros come to the map.
class HomesCeremony final : public Ceremony {
  public:
    struct Home {
        Seat seat = Seat::None; // None: the King
        Area area = Area::None;
    };
    explicit HomesCeremony(std::vector<Home> homes);

    const std::vector<Home>& homes() const { return homes_; }
    bool prepare(const Scenery& scenery) override;
    int length() const override;
    bool holdsBoard() const override { return true; }
    QRectF box(const Scenery& scenery) const override { return scenery.board; }
    QRectF changed(const Scenery& scenery, double before, double now) const override;
    void paint(QPainter& painter, const Scenery& scenery, double now) const override;
    std::optional<EventFamily> heard(double before, double now) const override;

  private:
    QRectF boxOf(const Scenery& scenery, std::size_t which, double now) const;
    void paintOne(QPainter& painter, const Scenery& scenery, std::size_t which, double now) const;

    std::vector<Home> homes_;
    std::vector<QPixmap> pieces_;
};

// A line, and smaller ones below it, on a ribbon across the board: the round and what comes at its end, or a general
// scoring and what is special about it.
class RibbonCeremony final : public Ceremony {
  public:
    RibbonCeremony(QString title, QString line, EventFamily family = EventFamily::Round, QStringList notes = {});

    const QString& title() const { return title_; }
    const QString& line() const { return line_; }
    const QStringList& notes() const { return notes_; } // below the line
    bool prepare(const Scenery& scenery) override;
    int length() const override;
    bool holdsFilm() const override { return family_ == EventFamily::Scoring; }
    QString words(const Scenery& scenery) const override;
    QRectF box(const Scenery& scenery) const override;
    QRectF changed(const Scenery& scenery, double before, double now) const override;
    void paint(QPainter& painter, const Scenery& scenery, double now) const override;
    std::optional<EventFamily> heard(double before, double now) const override;

  private:
    QString title_;
    QString line_;
    EventFamily family_; // as it sounds
    QStringList notes_;
    QPixmap ribbon_;
};

// Backs of cards fly to the stacks, which show theirs when they have arrived.
class DealCeremony final : public Ceremony {
  public:
    explicit DealCeremony(std::vector<Card> cards);

    const std::vector<Card>& cards() const { return cards_; }
    int length() const override;
    bool isAlone() const override { return false; }
    QRectF box(const Scenery& scenery) const override;
    QRectF changed(const Scenery& scenery, double before, double now) const override;
    QRectF hidden(const Scenery& scenery) const override;
    void paint(QPainter& painter, const Scenery& scenery, double now) const override;
    std::optional<EventFamily> heard(double before, double now) const override;

  private:
    QRectF at(const Scenery& scenery, std::size_t which, double now) const;

    std::vector<Card> cards_;
};

// The card that somebody takes goes to the seat.
class TakeCeremony final : public Ceremony {
  public:
    TakeCeremony(Seat seat, Card card);

    Seat seat() const { return seat_; }
    bool prepare(const Scenery& scenery) override;
    int length() const override;
    bool isAlone() const override { return false; }
    QRectF box(const Scenery& scenery) const override;
    QRectF changed(const Scenery& scenery, double before, double now) const override;
    void paint(QPainter& painter, const Scenery& scenery, double now) const override;

  private:
    QRectF at(const Scenery& scenery, double now) const;

    Seat seat_;
    Card card_;
    QPixmap face_;
};

// The card lies in large on the board, the seal falls on it, and below it stands who vetoes whom.
class VetoCeremony final : public Ceremony {
  public:
    VetoCeremony(Seat objector, Seat stopped, Card card, QString caption);

    static QRectF sealOn(const QRectF& card); // where it comes to lie
    const QString& caption() const { return caption_; }
    bool prepare(const Scenery& scenery) override;
    int length() const override;
    bool holdsBoard() const override { return true; }
    bool holdsFilm() const override { return true; } // of the scoring that ends the round of the stopped action
    QRectF box(const Scenery& scenery) const override;
    QRectF changed(const Scenery& scenery, double before, double now) const override;
    void paint(QPainter& painter, const Scenery& scenery, double now) const override;
    std::optional<EventFamily> heard(double before, double now) const override;

  private:
    QRectF cardBox(const Scenery& scenery) const;
    QPixmap drawCaption(const Scenery& scenery) const;

    Seat objector_;
    Seat stopped_;
    Card card_;
    QString caption_;
    QPixmap face_;
    QPixmap seal_;
    QPixmap words_;
};

// The end of the game: a crown comes down on the shield of who has won, or on those of several.
class CrownCeremony final : public Ceremony {
  public:
    CrownCeremony(std::vector<Seat> winners, QString caption, QString line);

    const std::vector<Seat>& winners() const { return winners_; }
    const QString& caption() const { return caption_; }
    bool prepare(const Scenery& scenery) override;
    int length() const override;
    QString words(const Scenery& scenery) const override { return scenery.model.hasGame() ? caption_ : QString(); }
    QRectF box(const Scenery& scenery) const override { return scenery.board; }
    QRectF changed(const Scenery& scenery, double before, double now) const override;
    void paint(QPainter& painter, const Scenery& scenery, double now) const override;
    std::optional<EventFamily> heard(double before, double now) const override;

  private:
    QRectF shieldBox(const Scenery& scenery, std::size_t which) const;
    QRectF crownBox(const Scenery& scenery, std::size_t which, double now) const;
    QRectF ribbonBox(const Scenery& scenery) const;

    std::vector<Seat> winners_;
    QString caption_;
    QString line_;
    QPixmap rays_;
    QPixmap ribbon_;
    QPixmap crown_;
    std::vector<QPixmap> shields_;
};

// Whose special action a Veto has stopped.
Seat stoppedBy(const GameModel& model, const Event& vetoed);

// Makers of all ceremonies of the base game. The first one that recognises an event takes it, so the order matters.
std::vector<CeremonyMaker> baseCeremonies(const Shown& shown);

} // namespace elgrande
