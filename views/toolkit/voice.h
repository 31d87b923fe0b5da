// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Announcements through the screen reader, independent of the focus; before Qt 6.8 as the name of a small notification
// label that reappears. Several labels alternate, because a reader queries the name later, when another announcement
// could have replaced it.
#pragma once

#include <QWidget>

#include <array>

class QLabel;

namespace elgrande {

class Voice : public QWidget {
    Q_OBJECT

  public:
    explicit Voice(QWidget* parent);

    static Voice& of(const QWidget& widget); // of its window; made when it is first wanted

    void say(const QString& words);
    void forget(); // what was said: nobody reads it any more, and it is not told again when the page comes back
    const QString& lastSaid() const { return said_; }

  protected:
    void hideEvent(QHideEvent* event) override;

  private:
    std::array<QLabel*, 8> labels_{};
    std::size_t next_ = 0;
    QString said_;
};

} // namespace elgrande
