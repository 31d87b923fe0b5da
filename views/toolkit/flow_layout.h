// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A layout that sets its widgets side by side and begins a new row where the width is used up, as words in a text; so
// that buttons keep their full words in every language. Rows can be made nearly equal, so that none stands alone.
#pragma once

#include <QLayout>
#include <QList>

namespace elgrande {

class FlowLayout : public QLayout {
    Q_OBJECT

  public:
    enum class Rows { Full, Even };
    explicit FlowLayout(int spacing, QWidget* parent = nullptr, Rows rows = Rows::Full);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.append(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int at) const override { return items_.value(at); }
    QLayoutItem* takeAt(int at) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, narrowed(width), 0}, false); }
    Qt::Orientations expandingDirections() const override { return {}; }
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect& box) override;

  private:
    int arrange(const QRect& box, bool move) const; // the height that it takes
    int narrowed(int width) const;                  // the least width at which it takes no more rows

    Rows rows_;
    QList<QLayoutItem*> items_;
};

} // namespace elgrande
