// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Words in a box of a fixed size: smaller where there is little room, and where that is not enough those sentences that
// will do, or elided; the tooltip and the screen reader then have all of them.
#pragma once

#include <QFont>
#include <QLabel>

namespace elgrande {

class BarLabel : public QLabel {
    Q_OBJECT

  public:
    explicit BarLabel(QWidget* parent);

    // The largest font that it may have. `shortens`: the first sentences will do.
    void setWords(const QString& words, const QFont& font, bool shortens = false);
    const QString& words() const { return words_; }
    bool isWhole() const { return whole_; }
    static bool fitsIn(const QString& words, const QFont& font, QSize box);
    static bool canShow(const QString& words, const QFont& largest, QSize box); // whole, in a font as small as it gets
    // As many of its sentences as fit, with the font as small as it gets; nothing: not even the first.
    static QString sentencesIn(const QString& words, QFont largest, QSize box);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();
    QString mainPart(const QFont& font) const; // empty: there is none that fits

    QString words_;
    QFont largest_;
    bool shortens_ = false;
    QSize fitted_; // of the label, when its words were broken last
    bool whole_ = true;
};

} // namespace elgrande
