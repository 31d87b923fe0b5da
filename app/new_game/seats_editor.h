// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Who plays: a table with five places around it, two to five of them taken. Colours are always different: taking
// another seat's colour swaps the two. Seats are numbered clockwise from the place in front; empty places are left out.
#pragma once

#include "app/table/local_table.h"
#include "views/theme/theme.h"
#include "views/theme/vision.h"

#include <QVariantList>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QSpinBox;

namespace elgrande {

class PlaceCard;
class Settings;

class SeatsEditor : public QWidget {
    Q_OBJECT

  public:
    explicit SeatsEditor(QWidget* parent = nullptr);

    void setVision(Vision vision); // for which the colours are shown

    int count() const;
    void setCount(int players);                                      // empty places are taken from the front on
    void setSeat(int at, const QString& name, const QString& agent); // an empty agent: a person
    void offerPrograms(Settings& settings);                          // of somebody else, as opponents
    void offerNetwork(bool offered); // whether seats may be kept for people at other computers
    bool isForNetwork() const;       // one is
    void keepForNetwork();           // those of computer players, unless one is kept already
    std::vector<SeatChoice> seats() const;
    std::vector<std::string> colours() const;
    const std::vector<PlaceCard*>& places() const { return places_; }

    QVariantList remembered() const; // for Settings::lastTable()
    void recall(const QVariantList& seats);

    // Instead of around the table: in rows, as many beside each other as the width has room for.
    void setInRows(bool inRows);
    int roundWidth() const; // that the places need around the table

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return inRows_; }
    int heightForWidth(int width) const override;

  signals:
    void changed();

  protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void adoptLight();
    void placesChanged();
    void swapColours(PlaceCard& card, int before);
    void swapPlaces(int a, int b);
    static void seat(PlaceCard& card, const SeatChoice& who);
    std::vector<PlaceCard*> taken() const;
    void lay();
    void layRound();
    void layRows();
    void nameOnGround();
    int widestPlace() const;
    int perRow(int width) const; // places
    QRectF top() const;          // of the table

    Theme theme_;
    QLabel* countLabel_;
    QSpinBox* count_;
    std::vector<PlaceCard*> places_;
    bool inRows_ = false;
};

} // namespace elgrande
