// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/prompt/answer_buttons.h"

#include "views/theme/glyphs.h"
#include "views/theme/theme.h"
#include "views/toolkit/flow_layout.h"
#include "views/toolkit/plain_tip.h"
#include "views/toolkit/told.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kSpacing = 6;
constexpr QSize kRoom(14, 4); // around the words, beside what the style gives
constexpr int kTakeBackWidth = 36;
constexpr QSize kSign(20, 20);
constexpr int kUpperHeight = 42; // of two lines or a button
constexpr int kMostKept = 3;     // rows of buttons

template <class Key>
std::size_t at(Key key) {
    return static_cast<std::size_t>(key);
}

} // namespace

AnswerButtons::AnswerButtons(Theme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , upper_(new QWidget(this))
    , instead_(new QLabel(upper_)) {
    flow_[at(Row::GoingOn)] = new FlowLayout(kSpacing, upper_);
    instead_->setWordWrap(true);
    instead_->setTextFormat(Qt::PlainText);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(kSpacing);
    rows->addWidget(upper_);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(kSpacing);
    auto* ending = new QWidget(this);
    flow_[at(Row::Ending)] = new FlowLayout(kSpacing, ending);
    lower->addWidget(ending, 1);
    for (QPushButton*& button : takeBacks_) lower->addWidget(button = makeTakeBack(), 0, Qt::AlignBottom);
    rows->addLayout(lower);
    upper_->setMinimumHeight(kUpperHeight);
    drawSigns();
    connect(&theme_, &Theme::changed, this, [this] {
        for (QPushButton* button : made_[at(Look::Golden)]) gild(button);
        drawSigns();
    });
}

void AnswerButtons::clear() {
    for (FlowLayout* flow : flow_)
        while (QLayoutItem* item = flow->takeAt(0)) {
            item->widget()->hide();
            delete item;
        }
    deeds_.clear();
    used_ = {};
    last_ = nullptr;
}

QPushButton* AnswerButtons::add(Row row, Look look, const QString& text, std::function<void()> deed) {
    std::vector<QPushButton*>& made = made_[at(look)];
    std::size_t& used = used_[at(look)];
    if (used == made.size()) made.push_back(make(look));
    QPushButton* button = made[used++];
    button->setText(QString(text).replace(u'&', QLatin1String("&&"))); // a name's, no keyboard letter
    button->setEnabled(true);
    button->setToolTip({});
    tellName(*button, {});
    tellDescription(*button, {});
    button->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    button->setMinimumSize(button->sizeHint() + kRoom);
    deeds_.insert(button, std::move(deed));
    offered_.insert(button, ++offers_);
    flow_[at(row)]->addWidget(button);
    setTabOrder(last_ != nullptr ? last_ : this, button); // otherwise what is made late comes last in the window
    last_ = button;
    button->show();
    return button;
}

void AnswerButtons::setTakeBack(TakeBack which, bool possible, const QString& words, std::function<void()> deed) {
    QPushButton* button = takeBacks_[at(which)];
    button->setEnabled(possible);
    button->setToolTip(plainTip(words));
    tellName(*button, words);
    deeds_.insert(button, std::move(deed));
}

bool AnswerButtons::setInstead(const QString& instead) {
    instead_->setText(instead);
    const bool fits =
        flow_[at(Row::GoingOn)]->count() == 0 && instead_->heightForWidth(upper_->width()) <= upper_->minimumHeight();
    instead_->setVisible(fits && !instead.isEmpty());
    instead_->setGeometry(upper_->rect());
    return fits;
}

void AnswerButtons::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    keepHeight();
    layout()->activate();
    instead_->setGeometry(upper_->rect());
}

bool AnswerButtons::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) pressedAfter_ = offers_;
    return event->type() == QEvent::MouseButtonDblClick && offered_.value(watched) > pressedAfter_;
}

void AnswerButtons::finish(bool seen, const QString& instead, int turn) {
    if (turn_ != turn) upper_->setMinimumHeight(kUpperHeight);
    turn_ = turn;
    keepHeight();
    for (QPushButton* button : takeBacks_) {
        setTabOrder(last_ != nullptr ? last_ : this, button);
        last_ = button;
    }
    setInstead(instead);
    setVisible(seen);
    updateGeometry();
}

void AnswerButtons::keepHeight() {
    const FlowLayout& flow = *flow_[at(Row::GoingOn)];
    if (flow.count() == 0 || !isVisible()) return;
    const int row = flow.itemAt(0)->sizeHint().height() + kSpacing;
    const int wanted = std::min(flow.heightForWidth(upper_->width()), kMostKept * row - kSpacing);
    upper_->setMinimumHeight(std::max(upper_->minimumHeight(), wanted));
}

QPushButton* AnswerButtons::make(Look look) {
    auto* button = new QPushButton(this);
    button->setAutoDefault(true); // Enter presses the button that has the focus
    button->installEventFilter(this);
    button->setDefault(look == Look::Golden);
    if (look == Look::Golden) gild(button);
    connect(button, &QPushButton::pressed, this, [this, button] { pressed_ = button->text(); });
    connect(button, &QPushButton::clicked, this, [this, button] { press(button); });
    return button;
}

// Signs rather than words, because there are three of them beside the answers.
QPushButton* AnswerButtons::makeTakeBack() {
    QPushButton* button = make(Look::Plain);
    button->setIconSize(kSign);
    button->setMinimumSize(button->sizeHint() + kRoom);
    button->setFixedWidth(kTakeBackWidth);
    return button;
}

void AnswerButtons::drawSigns() {
    constexpr std::array kSigns{Glyph::Undo, Glyph::Redo, Glyph::Reset};
    for (std::size_t i = 0; i < kSigns.size(); ++i)
        takeBacks_[i]->setIcon(glyphIcon(kSigns[i], takeBacks_[i]->palette().color(QPalette::ButtonText)));
}

void AnswerButtons::gild(QPushButton* button) {
    QPalette gold;
    gold.setColor(QPalette::Button, theme_.colour(Role::Gold));
    button->setPalette(gold);
}

void AnswerButtons::press(const QPushButton* button) {
    if (pressed_ != button->text()) return;
    if (const auto deed = deeds_.value(button)) QMetaObject::invokeMethod(this, deed, Qt::QueuedConnection);
}

} // namespace elgrande
