// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/knock_panel.h"

#include "views/toolkit/flow_layout.h"
#include "views/toolkit/translated.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace elgrande {
namespace {

constexpr int kKnockSpacing = 6;
constexpr qreal kKnockDigits = 2; // times the usual ones
constexpr std::chrono::milliseconds kSeenFirst{700};

} // namespace

KnockPanel::KnockPanel(Theme& theme, QWidget* parent)
    : PaperPanel(theme, parent)
    , who_(new QLabel(this))
    , number_(new QLabel(this))
    , letIn_(new QPushButton(this))
    , refuse_(new QPushButton(this))
    , never_(new QPushButton(this)) {
    layOut();
    seen_.setSingleShot(true);
    connect(&seen_, &QTimer::timeout, this, [this] { letIn_->setEnabled(true); });
    const std::pair<QPushButton*, lan::KnockAnswer> answers[]{{letIn_, lan::KnockAnswer::LetIn},
                                                              {refuse_, lan::KnockAnswer::Refuse},
                                                              {never_, lan::KnockAnswer::RefuseAlways}};
    for (const auto& each : answers)
        connect(each.first, &QPushButton::clicked, this, [this, answer = each.second] {
            if (!knocks_.isEmpty()) emit answered(knocks_.front().id, answer);
        });
    auto& words = Translated::of(this);
    words.text(letIn_, QT_TR_NOOP("L&et in"));
    words.text(refuse_, QT_TR_NOOP("Re&fuse"));
    words.text(never_, QT_TR_NOOP("&Block this computer"));
    words.tip(never_, QT_TR_NOOP("Requests from this computer are no longer shown while this game is hosted."));
    words.also([this] { showAll(); });
}

void KnockPanel::layOut() {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(kMargin, kMargin - 2, kMargin, kMargin - 2);
    rows->setSpacing(kKnockSpacing);
    who_->setWordWrap(true);
    who_->setTextFormat(Qt::PlainText); // the name is a stranger's
    who_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    rows->addWidget(who_);
    rows->addWidget(number_);
    auto* line = new FlowLayout(kKnockSpacing);
    for (QPushButton* button : {letIn_, refuse_, never_}) {
        button->setAutoDefault(false); // Enter elsewhere lets nobody in
        line->addWidget(button);
    }
    rows->addLayout(line);
    number_->setFont(headingFont(*this, kKnockDigits));
}

QString KnockPanel::spoken(const QString& number) {
    QStringList digits;
    for (const QChar digit : number) digits << digit;
    return digits.join(u' ');
}

QString KnockPanel::words() const {
    if (knocks_.isEmpty()) return {};
    return tr("%1 %2", "two sentences").arg(who_->text(), tr("Number: %1").arg(spoken(knocks_.front().number)));
}

// A click that was meant for what was there before lets nobody in.
void KnockPanel::setKnocks(const QList<lan::Knock>& knocks) {
    const QList<lan::Knock> before = std::exchange(knocks_, knocks);
    if (before == knocks_) return;
    showAll();
    const bool other = !knocks_.isEmpty() && (before.isEmpty() || before.front() != knocks_.front());
    if (other) {
        letIn_->setEnabled(false);
        seen_.start(kSeenFirst);
    }
    if (before.isEmpty() != knocks_.isEmpty() || other) emit changed();
    if (other) emit told(words());
}

void KnockPanel::showAll() {
    if (knocks_.isEmpty()) return;
    const lan::Knock& first = knocks_.front();
    who_->setText(tr("%1 asks to join. Let them in if their screen shows the same number:", "name").arg(first.name));
    number_->setText(first.number);
    number_->setAccessibleName(spoken(first.number));
}

void KnockPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) number_->setFont(headingFont(*this, kKnockDigits));
    PaperPanel::changeEvent(event);
}

} // namespace elgrande

#include "moc_knock_panel.cpp"
