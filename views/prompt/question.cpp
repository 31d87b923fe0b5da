// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/prompt/question.h"

#include "views/theme/light.h"
#include "views/theme/paint.h"
#include "views/toolkit/accessible.h"
#include "views/toolkit/paper_panel.h"

#include <QAccessibleWidget>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRadialGradient>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace elgrande {
namespace {

constexpr int kMargin = 24;
constexpr int kSeal = 58;
constexpr qreal kTextWidth = 30; // times the text size
constexpr int kLobes = 11;       // of the wax

QAccessibleInterface* readQuestion(const QString&, QObject* object) {
    auto* question = qobject_cast<Question*>(object);
    return question != nullptr ? new QAccessibleWidget(question, QAccessible::AlertMessage) : nullptr;
}

// Wax that has run a little over the rim of the stamp.
void paintSeal(QPainter& painter, const Theme& theme, const QRectF& box, const QString& letter) {
    const QPointF middle = box.center();
    const qreal radius = box.width() / 2;
    QPainterPath wax;
    for (int i = 0; i <= 120; ++i) {
        const qreal turn = 2 * std::numbers::pi * i / 120;
        const qreal reach = radius * (0.94 + 0.045 * std::sin(kLobes * turn) + 0.02 * std::sin(5 * turn + 1));
        const QPointF at = middle + QPointF(std::cos(turn), std::sin(turn)) * reach;
        i == 0 ? wax.moveTo(at) : wax.lineTo(at);
    }
    const QColor red = theme.pieces("red").base;
    QRadialGradient light(middle - QPointF(radius, radius) * 0.4, radius * 1.6);
    light.setColorAt(0, red.lighter(125));
    light.setColorAt(1, red.darker(165));
    painter.setPen(QPen(red.darker(190), 1));
    painter.setBrush(light);
    painter.drawPath(wax);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(red.darker(180), 2));
    painter.drawEllipse(middle, radius * 0.7, radius * 0.7);
    painter.setPen(QColor(0xff, 0xf0, 0xd8));
    painter.setFont(Theme::serif(radius, true));
    painter.drawText(box, Qt::AlignCenter, letter);
}

} // namespace

Question::Question(Kind kind, const QString& title, const QString& text, QWidget* parent)
    : QDialog(parent)
    , theme_(lightOf(parent != nullptr ? parent->palette() : QPalette()))
    , kind_(kind)
    , text_(new QLabel(text, this))
    , more_(new QLabel(this))
    , buttons_(new QHBoxLayout) {
    installOnce<readQuestion>();
    setWindowTitle(title);
    setPalette(theme_.paperPalette());
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    rows->setSpacing(10);
    rows->setSizeConstraint(QLayout::SetFixedSize);
    auto* across = new QHBoxLayout;
    across->addSpacing(kSeal + 10); // a layout adds nothing of its own beside a spacer
    auto* words = new QVBoxLayout;
    words->addWidget(text_);
    words->addWidget(more_);
    words->addStretch();
    across->addLayout(words, 1);
    rows->addLayout(across);
    rows->addSpacing(8);
    buttons_->addStretch();
    rows->addLayout(buttons_);
    const int textSize = QFontInfo(font()).pixelSize();
    QFont strong = text_->font();
    strong.setBold(true);
    text_->setFont(strong);
    for (QLabel* label : {text_, more_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setFixedWidth(static_cast<int>(kTextWidth * textSize));
    }
    text_->setMinimumHeight(kSeal);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    more_->hide();
    setAccessibleName(text);
}

void Question::setText(const QString& text) {
    text_->setText(text);
    setAccessibleName(text);
}

void Question::setMore(const QString& text) {
    more_->setText(text);
    more_->setVisible(!text.isEmpty()); // readers tell the labels of an alert, so it needs no description
}

void Question::setSelectable() {
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void Question::setLarge() { text_->setFont(headingFont(*this, 1.5)); }

QPushButton* Question::add(const QString& text, Answer answer) {
    auto* button = new QPushButton(text, this);
    buttons_->addWidget(button);
    button->setAutoDefault(true);
    if (answer == Answer::Reject) escape_ = button;
    connect(button, &QPushButton::clicked, this, [this, button, answer] {
        clicked_ = button;
        done(answer == Answer::Reject ? Rejected : Accepted);
    });
    const QList<QPushButton*> all = findChildren<QPushButton*>();
    const bool chosen = std::any_of(all.begin(), all.end(), [](const QPushButton* each) { return each->isDefault(); });
    if (!chosen && answer == Answer::Accept) setDefault(button);
    return button;
}

QPushButton* Question::addCancel() { return add(tr("Cancel"), Answer::Reject); }

QPushButton* Question::addClose() { return add(tr("Close"), Answer::Reject); }

void Question::setDefault(QPushButton* button) { button->setDefault(true); }

const QPushButton* Question::ask() {
    clicked_ = escape_;
    exec();
    return clicked_;
}

QString Question::text() const { return text_->text(); }

QString Question::more() const { return more_->text(); }

void Question::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    for (QPushButton* button : findChildren<QPushButton*>())
        if (button->isDefault() || findChildren<QPushButton*>().size() == 1) button->setFocus();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Question::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme_.colour(Role::Table));
    paintPaper(painter, theme_, QRectF(rect()).adjusted(6, 6, -6, -6), 6);
    const QString letter = kind_ == Kind::Ask    ? QStringLiteral("?")
                           : kind_ == Kind::Warn ? QStringLiteral("!")
                                                 : QStringLiteral("i");
    paintSeal(painter, theme_, QRectF(kMargin - 4, kMargin - 2, kSeal, kSeal), letter);
}

} // namespace elgrande

#include "moc_question.cpp"
