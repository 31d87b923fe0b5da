// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Light on what is spoken of at the table: the thing has a golden edge, and where a lesson speaks the rest lies in
// shade. It lets every click through.
// Names of things: board · area:<id> · castillo · king · hand · power:<value> · cards · card:<stack from 0> · seats ·
// seat:<number from 0> · prompt · disk · log.
#pragma once

#include "model/core/ids.h"
#include "views/theme/cached_pictures.h"

#include <QColor>
#include <QPainterPath>
#include <QStringList>
#include <QWidget>

namespace elgrande {

class GameModel;
class GamePage;
class Theme;

class TableLight : public QWidget {
    Q_OBJECT

  public:
    TableLight(GameModel& model, GamePage& page, Theme& theme);

    void setLit(const QStringList& names, bool shaded);
    void setArea(Area area); // only an edge; None: nothing any more
    // Where the thing is seen on the page; empty where there is no such thing now, or something lies over it.
    QPainterPath outlineOf(const QString& name) const;
    // Gives it the keyboard; of the bar the answer that stands in `words` in bold, if there is one.
    void focusThing(const QString& name, const QString& words) const;
    bool focusPlace(const QString& name) const; // exactly there on the board; false: it is not a place

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* widgetOf(const QString& name) const; // the board for places
    QPainterPath wholeOutlineOf(const QString& name) const;
    QPainterPath diskOutline() const;
    Area areaOf(const QString& name) const;                  // None: it is no place
    QPainterPath onBoard(const QPainterPath& outline) const; // of the board's scene, on the page
    QPainterPath framed(const QWidget* widget) const;
    void paintLight(QPainter& painter) const;

    GameModel& model_;
    GamePage& page_;
    Theme& theme_;
    QStringList lit_;
    bool shaded_ = false;
    QPainterPath light_; // these two as the pictures have them
    QColor gold_;
    CachedPictures pictures_;
};

} // namespace elgrande
