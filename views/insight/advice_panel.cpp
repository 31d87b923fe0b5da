// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/insight/advice_panel.h"

#include "views/texts/advice_text.h"
#include "views/theme/theme.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace elgrande {

AdvicePanel::AdvicePanel(GameModel& model, Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , model_(model)
    , runner_([this](const Advice& advice) { take(advice); })
    , title_(new QLabel(this))
    , scroll_(new QScrollArea(this))
    , words_(new QLabel(this))
    , more_(new QPushButton(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 4, kMargin, kMargin);
    rows->setSpacing(6);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setMinimumHeight(1); // title and button are whole first
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->setWidget(words_);
    words_->setAutoFillBackground(false);
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    title_->setWordWrap(true);
    rows->addWidget(title_);
    rows->addWidget(scroll_, 1);
    rows->addWidget(more_, 0, Qt::AlignLeft);
    connect(more_, &QPushButton::clicked, this, [this] { why_ ? forgetWhy() : tellMore(); });
    connect(&model_, &GameModel::changed, this, &AdvicePanel::begin);
    connect(&model_, &GameModel::gameStarted, this, &AdvicePanel::begin);
    connect(&theme, &Theme::changed, this, &AdvicePanel::refresh);
    refresh();
}

void AdvicePanel::begin() {
    runner_.stop();
    if (why_ && model_.aids().thoughtOf(*why_) == nullptr) why_.reset(); // it has been taken back
    grade_ = Grade::None;
    advice_ = {};
    refresh();
    mark();
}

void AdvicePanel::explain(std::size_t event) {
    if (model_.aids().thoughtOf(event) == nullptr) return;
    why_ = event;
    refresh();
    mark();
    emit told(whyText());
}

void AdvicePanel::forgetWhy() {
    why_.reset();
    refresh();
    mark();
}

QString AdvicePanel::whyText() const {
    const MoveThought* thought = why_ ? model_.aids().thoughtOf(*why_) : nullptr;
    if (thought == nullptr) return {};
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    QStringList lines = texts::whyLines(model_.catalogue(), *thought, names);
    lines.prepend(texts::whyTitle(model_.catalogue(), *thought, names));
    return lines.join(u'\n');
}

void AdvicePanel::tellMore() {
    why_.reset();
    const auto search = model_.aids().adviceSearch();
    if (!search || grade_ == Grade::Reasons) return;
    grade_ = static_cast<Grade>(static_cast<int>(grade_) + 1);
    if (grade_ == Grade::Nudge) {
        runner_.start(search);
    } else if (!runner_.isRunning()) {
        emit told(said(grade_));
        mark();
    }
    refresh();
}

void AdvicePanel::take(const Advice& advice) {
    advice_ = advice;
    emit told(said(grade_));
    refresh();
    mark();
}

QString AdvicePanel::said(Grade grade) const {
    const auto& decision = model_.decision();
    if (!decision || advice_.moves.empty()) return {};
    const auto names = [this](Seat seat) { return model_.playerName(seat); };
    switch (grade) {
    case Grade::Nudge:
        return texts::nudgeText(model_.catalogue(), *decision, advice_, names);
    case Grade::Move:
        return texts::adviceText(model_.catalogue(), *decision, advice_, names);
    case Grade::Reasons:
        return texts::adviceReasons(model_.catalogue(), *decision, advice_, names).join(u'\n');
    case Grade::None:
        break;
    }
    return {};
}

QString AdvicePanel::words() const { return words_->text(); }

void AdvicePanel::refresh() {
    const bool possible = static_cast<bool>(model_.aids().adviceSearch());
    title_->setText(why_       ? tr("Why?")
                    : possible ? tr("Advice for %1").arg(model_.playerName(model_.decision()->seat))
                               : tr("Advice"));
    QPalette accent = palette();
    accent.setColor(QPalette::WindowText, theme().colour(Role::Accent));
    title_->setPalette(accent);
    title_->setFont(headingFont(*this, 1.1));
    QStringList lines;
    if (why_)
        lines << whyText();
    else if (!possible)
        lines << tr("When it is your turn to decide, the computer can tell you what it would do.");
    else if (grade_ == Grade::None)
        lines << tr("In three steps: which options are worth considering, what the computer would do, and why.");
    else if (runner_.isRunning())
        lines << tr("Thinking …");
    else
        lines << (grade_ == Grade::Reasons ? said(Grade::Move) + u'\n' : QString()) + said(grade_);
    words_->setText(lines.join(u'\n'));
    tellName(*scroll_, title_->text());
    tellDescription(*scroll_, words_->text());
    more_->setText(why_                     ? tr("Back to advice")
                   : grade_ == Grade::None  ? tr("Give me a hint")
                   : grade_ == Grade::Nudge ? tr("What would you do?")
                                            : tr("Why?"));
    more_->setEnabled(why_ || possible);
    more_->setVisible(why_ || grade_ != Grade::Reasons);
    tellName(*this, title_->text());
}

// Where the advised move would go.
void AdvicePanel::mark() {
    std::vector<MapMark> marks;
    if (isVisible() && !why_ && grade_ >= Grade::Move && !advice_.moves.empty() && model_.decision()) {
        const Action action = advice_.moves.front().action;
        const Catalogue& catalogue = model_.catalogue();
        if (index(action.kind) < catalogue.actions.size())
            for (const auto& [means, value] : saidBy(catalogue.actions[index(action.kind)], action))
                if (means == Operand::Area && value < catalogue.areas.size() && catalogue.areas[value].shown)
                    marks.push_back({.place = static_cast<Area>(value), .words = {}});
    }
    emit marksChanged(marks);
}

void AdvicePanel::hideEvent(QHideEvent* event) {
    PaperPanel::hideEvent(event);
    mark();
}

void AdvicePanel::showEvent(QShowEvent* event) {
    PaperPanel::showEvent(event);
    mark();
}

void AdvicePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) refresh();
    PaperPanel::changeEvent(event);
}

} // namespace elgrande
