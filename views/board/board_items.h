// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The graphics items of the board, each painted around its own position: outlines of places, names with printed
// scoreboards, Caballeros of one owner, Grandes, tokens, mobile scoreboards, score and round markers. Items know no
// game; BoardScene sets their content and state.
#pragma once

#include "views/board/board_chooser.h"
#include "views/theme/cached_pictures.h"
#include "views/theme/paint.h"

#include <QGraphicsItem>

#include <array>
#include <optional>
#include <string>

namespace elgrande {

// How an item is highlighted; all false: just lying there.
struct Look {
    bool offered = false;
    bool hover = false;
    bool selected = false; // clicked as the first of two
    bool focused = false;  // by the keyboard
    bool moved = false;    // since the own last action
    bool dimmed = false;   // others are offered, this is not

    friend bool operator==(const Look&, const Look&) = default;
};

class BoardItem : public QGraphicsItem {
  public:
    BoardItem(const Theme& theme, const BoardSpot& spot, const QRectF& box);

    const BoardSpot& spot() const { return spot_; }
    void setSpot(const BoardSpot& spot) { spot_ = spot; }
    const Look& look() const { return look_; }
    void setLook(const Look& look);
    Glow glow() const;
    QRectF box() const { return box_; }
    QRectF boundingRect() const override { return box_.adjusted(-kMargin, -kMargin, kMargin, kMargin); }
    QPainterPath shape() const override;

  protected:
    static constexpr qreal kMargin = 14; // glow, shadow and marks around the box
    static QRectF centred(qreal width, qreal height) { return {-width / 2, -height / 2, width, height}; }
    void paintMoved(QPainter& painter, const QRectF& around) const;
    const Theme& theme_;
    QRectF box_;

  private:
    BoardSpot spot_;
    Look look_;
};

class RegionItem final : public BoardItem {
  public:
    // `building`: a box around a drawing rather than land.
    RegionItem(const Theme& theme, Area area, const QPainterPath& outline, bool building);
    void setTaboo(bool taboo); // closed to everybody
    QPainterPath shape() const override { return outline_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    // Draws one of the looks that a decision gives to many regions at once, before it is needed, because all of them in
    // one event would be felt. False: they are all there.
    bool drawAhead(const QTransform& view, qreal ratio);

  private:
    std::uint32_t shownAs(const Look& look) const;
    void draw(QPainter& painter, const Look& look) const;
    QPainterPath outline_;
    QPainterPath seam_; // the outline for thick pens
    CachedPictures pictures_;
    bool building_;
    bool taboo_ = false;
};

class NameItem final : public BoardItem {
  public:
    NameItem(const Theme& theme, Area area);
    void setName(const QString& name);
    void setPlate(const std::array<int, 3>& values, int ranks, bool shown); // `ranks`: so many of them count
    void setHolders(const RankHolders& holders);
    const RankHolders& holders() const { return holders_; }
    // Where the drawing has a place for the name away from the plate, and for a note ("closed"); empty: nothing.
    void setNamePoint(QPointF point);
    // The same with a plate drawn for it: it fills that as far as one line goes.
    void setNameRoom(const QRectF& room);
    void setNote(const QString& note, QPointF point);
    // How the name is set: its size against the usual one, how far on the right of the scoreboard, in how many lines.
    struct Setting {
        qreal times = 1;
        qreal aside = 0;
        int lines = 0; // 0: two where it is long

        friend bool operator==(const Setting&, const Setting&) = default;
    };
    void setSetting(const Setting& setting);
    const Setting& setting() const { return setting_; }
    QRectF nameBox(const Setting& setting) const; // what the letters would take, around the item's position
    QRectF nameBox() const { return letters_.boundingRect(); }
    bool hasNamePoint() const { return namePoint_.has_value(); }
    bool canTakeTwoLines() const { return name_.contains(u' '); }
    // Of the numbers on the scoreboard and of the note, against the usual ones.
    void setTextScale(qreal times);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    static constexpr qreal kPlateWidth = 108;
    static constexpr qreal kPlateHeight = 30;

  private:
    void writeName();
    void takeRoom();
    QPainterPath nameIn(const Setting& setting) const;
    QRectF noteBox() const;
    QString name_;
    Setting setting_;
    qreal times_ = 1;
    QString note_;
    QPointF notePoint_;
    std::optional<QPointF> namePoint_;
    QSizeF nameRoom_; // around that point; empty: a ribbon as long as the letters may be
    QPainterPath letters_;
    QPainterPath halo_; // around the letters, so that they can be read on any ground
    std::array<int, 3> values_{};
    int ranks_ = 3;
    RankHolders holders_;
    bool plate_ = false;
};

// A pile of one owner's Caballeros with their number; below 0: a single piece without a number, and it stays one.
class TokenItem final : public BoardItem {
  public:
    TokenItem(const Theme& theme, const BoardSpot& spot, std::string colour, int number);
    void setNumber(int number);
    int number() const { return number_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    void setSize(qreal size) { setScale(size_ = size); } // against the usual one, which it has where there is room
    qreal size() const { return size_; }

    static constexpr qreal kWidth = 58;
    static constexpr qreal kHeight = 36;

  private:
    std::string colour_;
    int number_;
    qreal size_ = 1;
};

// What stands or lies in a place and is neither Caballero nor scoreboard: a Grande, or a token by its picture.
class FigureItem final : public BoardItem {
  public:
    FigureItem(const Theme& theme, const Art& art, std::string colour); // a Grande
    FigureItem(const Theme& theme, const Art& art, Token token, QString picture);
    void setCount(int count); // of equal ones that lie in one stack; its number is shown from 2 on
    int count() const { return count_; }
    QRectF halo() const; // what glow and marks go around: the King is slimmer than his box
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    const Art& art_;
    std::string colour_;
    QString picture_; // of a token
    int count_ = 1;
};

// The Castillo with its gate open, over the closed one of the map; `outline` is where that one may be clicked.
class TowerItem final : public BoardItem {
  public:
    TowerItem(const Theme& theme, const Art& art, const QRectF& outline);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    const Art& art_;
};

class PlateItem final : public BoardItem {
  public:
    PlateItem(const Theme& theme, Token token, const std::array<int, 3>& values, int ranks);
    void setHolders(const RankHolders& holders);
    void setTextScale(qreal times);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    std::array<int, 3> values_;
    int ranks_; // of them count
    RankHolders holders_;
    qreal times_ = 1;
};

class ScoreItem final : public BoardItem {
  public:
    ScoreItem(const Theme& theme, std::string colour);
    // `shift`: where on the field the sign of the full laps is, which several markers may share; none: another has it.
    void setLap(int lap, int length, std::optional<QPointF> shift);
    QRectF flagBox() const; // of that sign; null: there is none
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    std::string colour_;
    int bonus_ = 0; // points of the full laps
    std::optional<QPointF> flag_;
};

class RoundItem final : public BoardItem {
  public:
    explicit RoundItem(const Theme& theme);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
};

// A round of the track that a short game leaves out.
class SkippedRoundItem final : public BoardItem {
  public:
    explicit SkippedRoundItem(const Theme& theme);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
};

// Points that have just been given, shown for a moment.
class PointsItem final : public BoardItem {
  public:
    PointsItem(const Theme& theme, std::string colour, int points);
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    std::string colour_;
    int points_;
};

} // namespace elgrande
