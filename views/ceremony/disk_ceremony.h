// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Secret disks over the map: each seat's lies there with its back up, then one after the other is turned over, shows
// the place that was chosen, and that place is ringed in the seat's colour. What follows from it comes afterwards.
#pragma once

#include "views/ceremony/ceremony.h"

#include <QPixmap>

namespace elgrande {

struct ShownDisk {
    Seat seat = Seat::None;
    Area area = Area::None;
};

class DiskCeremony final : public Ceremony {
  public:
    // `ofFilm`: a film shows it, which says for itself what comes before and after.
    explicit DiskCeremony(std::vector<ShownDisk> disks, bool ofFilm = false);

    const std::vector<ShownDisk>& disks() const { return disks_; }
    std::size_t turned(double now) const;                          // disks that show their face
    QRectF boxOf(const Scenery& scenery, std::size_t which) const; // of a disk with its tag
    QRectF tagOf(const Scenery& scenery, std::size_t which) const; // where the player's name stands

    bool prepare(const Scenery& scenery) override;
    int length() const override;
    bool isPartOfFilm() const override { return true; }
    bool holdsBoard() const override { return !ofFilm_; }
    QRectF box(const Scenery& scenery) const override { return scenery.board; }
    QRectF changed(const Scenery& scenery, double before, double now) const override;
    void paint(QPainter& painter, const Scenery& scenery, double now) const override;
    std::optional<EventFamily> heard(double before, double now) const override;

  private:
    struct Faces {
        QPixmap back;
        QPixmap front;
    };
    struct Layout {
        QRectF room; // of all of them
        qreal unit = 0;
        int columns = 1;
        int rows = 0;
    };
    Layout layout(const Scenery& scenery) const;
    static QSizeF sizeOf(qreal unit);
    static qreal tagHeight(qreal unit);
    Faces drawFaces(const Scenery& scenery, const ShownDisk& disk) const;
    void paintWay(QPainter& painter, const Scenery& scenery, std::size_t which) const;

    std::vector<ShownDisk> disks_;
    bool ofFilm_;
    std::vector<Faces> faces_;
};

} // namespace elgrande
