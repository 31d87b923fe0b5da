// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// At the host: who asks to be let in (app/lan/knock.h), with the number that the other screen shows, and the host's
// answer. One after the other; hidden while nobody asks. It never takes the focus.
#pragma once

#include "app/lan/knock.h"
#include "views/toolkit/paper_panel.h"

#include <QList>
#include <QTimer>

class QLabel;
class QPushButton;

namespace elgrande {

class KnockPanel : public PaperPanel {
    Q_OBJECT

  public:
    explicit KnockPanel(Theme& theme, QWidget* parent = nullptr);

    void setKnocks(const QList<lan::Knock>& knocks);
    bool hasSomething() const { return !knocks_.isEmpty(); }
    QString words() const; // everything that is shown
    // A number is heard digit by digit.
    static QString spoken(const QString& number);

  signals:
    void changed();                  // hasSomething()
    void told(const QString& words); // for screen readers: somebody asks
    void answered(int knock, elgrande::lan::KnockAnswer answer);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void layOut();
    void showAll();

    QList<lan::Knock> knocks_;
    QLabel* who_;
    QLabel* number_;
    QPushButton* letIn_;
    QPushButton* refuse_;
    QPushButton* never_;
    QTimer seen_; // before somebody can be let in
};

} // namespace elgrande
