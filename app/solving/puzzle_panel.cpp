// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/solving/puzzle_panel.h"

#include "views/texts/sentences.h"
#include "views/theme/theme.h"
#include "views/toolkit/flow_layout.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace elgrande {
namespace {

constexpr int kSpacing = 6;

} // namespace

PuzzlePanel::PuzzlePanel(Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , name_(new QLabel(this))
    , about_(new QLabel(this))
    , goal_(new QLabel(this))
    , words_(new QLabel(this))
    , hint_(new QPushButton(this))
    , again_(new QPushButton(this))
    , reply_(new QPushButton(this))
    , solution_(new QPushButton(this))
    , next_(new QPushButton(this))
    , leave_(new QPushButton(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    rows->setSpacing(kSpacing);
    for (QLabel* label : {name_, about_, goal_, words_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    for (QLabel* label : {name_, about_, goal_}) rows->addWidget(label);
    auto* ways = new FlowLayout(kSpacing);
    for (QPushButton* button : {hint_, again_, reply_, solution_, next_, leave_}) {
        button->setAutoDefault(true);
        ways->addWidget(button);
    }
    rows->addLayout(ways);
    rows->addWidget(words_); // below the buttons, which stay where they are when it grows
    connect(hint_, &QPushButton::clicked, this, &PuzzlePanel::hintWanted);
    connect(again_, &QPushButton::clicked, this, &PuzzlePanel::againWanted);
    connect(reply_, &QPushButton::clicked, this, &PuzzlePanel::replyWanted);
    connect(solution_, &QPushButton::clicked, this, &PuzzlePanel::solutionWanted);
    connect(next_, &QPushButton::clicked, this, &PuzzlePanel::nextWanted);
    connect(leave_, &QPushButton::clicked, this, &PuzzlePanel::leaveWanted);
    auto& words = Translated::of(this);
    words.text(hint_, QT_TR_NOOP("H&int"));
    words.text(again_, QT_TR_NOOP("Start &over"));
    words.text(reply_, QT_TR_NOOP("Sho&w it"));
    words.text(solution_, QT_TR_NOOP("&Replay the solution"));
    words.text(next_, QT_TR_NOOP("&Next puzzle"));
    words.text(leave_, QT_TR_NOOP("&Leave"));
    setObjectName(QStringLiteral("puzzle"));
    restyle();
    say({});
}

void PuzzlePanel::setPuzzle(const QString& name, const QString& about, const QString& goal) {
    name_->setText(name);
    about_->setText(about);
    goal_->setText(goal);
    tellName(*this, name);
    tellDescription(*this, texts::sentences({about, goal}));
    takeHeight();
}

QString PuzzlePanel::goal() const { return goal_->text(); }

void PuzzlePanel::say(const QStringList& lines) {
    said_ = lines;
    words_->setText(lines.join(u'\n'));
    words_->setVisible(!lines.isEmpty());
    if (!lines.isEmpty()) emit told(lines.join(u' '));
    takeHeight();
}

void PuzzlePanel::setWays(const Ways& ways) {
    hint_->setVisible(ways.hint);
    again_->setEnabled(ways.again);
    reply_->setVisible(ways.reply);
    solution_->setVisible(ways.solution);
    takeHeight();
}

void PuzzlePanel::restyle() {
    name_->setFont(headingFont(*this, 1.2));
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, theme().colour(Role::Accent));
    for (QLabel* label : {name_, words_}) label->setPalette(accent);
}

// The column beside the board asks for heights, whatever its width.
void PuzzlePanel::takeHeight() {
    layout()->invalidate();
    setMinimumHeight(layout()->heightForWidth(width()));
}

void PuzzlePanel::resizeEvent(QResizeEvent* event) {
    PaperPanel::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) takeHeight();
}

void PuzzlePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
        takeHeight();
    }
    PaperPanel::changeEvent(event);
}

} // namespace elgrande

#include "moc_puzzle_panel.cpp"
