// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A splitter of two parts whose dragged border is stored as a fraction of the whole, so that it fits windows of any
// size. A double click on the border restores its default.
#pragma once

#include <QSplitter>

namespace elgrande {

class ShareSplitter : public QSplitter {
    Q_OBJECT

  public:
    explicit ShareSplitter(Qt::Orientation orientation, QWidget* parent = nullptr);

    double share() const { return share_; } // of the second part; 0: the border has not been dragged
    void setShare(double share);
    // How large the second part usually is, in pixels; 0: as large as it wants, and it keeps its size in larger
    // windows.
    void setUsual(int pixels);
    void reset(); // the border goes to its usual place

  signals:
    void wasReset();

  protected:
    QSplitterHandle* createHandle() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    int whole() const; // pixels of both parts together
    void apply();
    void setSecond(int pixels);

    double share_ = 0;
    int usual_ = 0;
};

} // namespace elgrande
