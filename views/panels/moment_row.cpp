// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/panels/moment_row.h"

#include "views/texts/sentences.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/told.h"

#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace elgrande {
namespace {

constexpr qreal kNumberScale = 1.7; // times the usual text size
constexpr qreal kNumberWidth = 5.5; // of them

} // namespace

MomentRow::MomentRow(const Words& words, const QColor& ink, QWidget* parent)
    : QWidget(parent)
    , again_(new QPushButton(tr("Replay from here"), this)) {
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 4, 0, 4);
    across->setSpacing(14);
    auto* number = new QLabel(words.number, this);
    tellName(*number, words.number);
    number->setFont(headingFont(*this, kNumberScale));
    QPalette inks = number->palette();
    inks.setColor(QPalette::WindowText, ink);
    number->setPalette(inks);
    number->setMinimumWidth(static_cast<int>(QFontInfo(font()).pixelSize() * kNumberWidth));
    across->addWidget(number);
    auto* column = new QVBoxLayout;
    column->setSpacing(1);
    auto* title = new QLabel(words.title, this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* sentence = new QLabel(words.sentence, this);
    for (QLabel* label : {title, sentence}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    across->addLayout(column, 1);
    again_->setAutoDefault(true); // Enter presses it
    again_->setAccessibleName(tr("Replay from here: %1").arg(words.title));
    tellDescription(*again_, texts::sentences({words.number, words.sentence}));
    across->addWidget(again_);
}

} // namespace elgrande

#include "moc_moment_row.cpp"
