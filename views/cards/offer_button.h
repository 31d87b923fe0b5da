// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A card as a button. It is never disabled, because a disabled widget can neither be focused nor explain itself: when
// the card is not offered, pressing it shows the reason. Click, Space and Enter are the same.
#pragma once

#include "views/theme/paint.h"

#include <QAbstractButton>

#include <vector>

namespace elgrande {

class OfferButton : public QAbstractButton {
    Q_OBJECT

  public:
    explicit OfferButton(const Theme& theme, QWidget* parent = nullptr);

    // `reachable`: the keyboard should find the card, to take it or to have it enlarged.
    void setOffer(bool offered, bool reachable, const QString& reason);
    bool isOffered() const { return offered_; }
    // Room for the glow around the card; small cards have a smaller one.
    void setMargin(qreal margin);
    qreal margin() const { return margin_; }
    // Where all of many may be chosen, only the one that is pointed at glows.
    void setQuiet(bool quiet);
    const QString& reason() const { return reason_; }
    void setAdvised(bool advised); // framed, offered or not
    // A click needs no ring, and neither does a page that gives its first widget the focus.
    static bool cameByKeys(Qt::FocusReason reason);

  signals:
    void taken();
    void refused(const QString& reason);
    void pointed(bool at); // by the pointer or the keyboard

  protected:
    QRectF face() const { return QRectF(rect()).adjusted(margin_, margin_, -margin_, -margin_); }
    Glow glow() const;
    void paintMarks(QPainter& painter, qreal radius) const; // glow and keyboard focus, drawn before the face

    // The cards of one row or hand are one stop for Tab; arrows lead from one to the next, Home and End to the first
    // and the last, Page Up and Page Down as far as is seen of a high grid.
    bool focusNextPrevChild(bool next) override;
    void nextCheckState() override {} // whoever offers it knows whether it is chosen
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    const Theme& theme_;

  private:
    OfferButton* neighbour(QPoint direction) const; // null: none that way
    OfferButton* inNextRow(bool on) const;          // or the one before; null: it is the last one
    static bool isEarlier(const OfferButton* one, const OfferButton* other); // as they are read
    OfferButton* endOf(bool last) const;                                     // of the row or hand, as it is read
    OfferButton* onePage(int down) const;        // down: 1, or -1 for up; null: none that way
    bool goBy(int key);                          // false: no key that leads to another card
    std::vector<OfferButton*> reachable() const; // by the keyboard, of the row or hand

    qreal margin_ = 7;
    bool offered_ = false;
    bool quiet_ = false;
    bool advised_ = false;
    bool hover_ = false;
    bool byKeys_ = false; // the focus came from the keyboard
    QString reason_;
};

} // namespace elgrande
