// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/start_page.h"

#include "app/program/language.h"
#include "app/shell/desk.h"
#include "app/start/start_entry.h"
#include "views/theme/theme.h"
#include "views/toolkit/paper_panel.h"
#include "views/toolkit/translated.h"

#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kSheetWidth = 510;
constexpr qreal kWidthInEms = 36;
constexpr qreal kSmallestShare = 0.6; // of the usual text size
constexpr qreal kShareStep = 0.05;

} // namespace

StartPage::StartPage(Theme& theme, const Language& language, QWidget* parent)
    : BoardBackdrop(theme, parent)
    , theme_(theme)
    , language_(language)
    , list_(new QVBoxLayout)
    , subtitle_(new QLabel(sheet()))
    , languageLabel_(new QLabel(sheet()))
    , languages_(new QComboBox(sheet()))
    , notice_(new QLabel(sheet())) {
    auto* rows = new QVBoxLayout(sheet());
    rows->setContentsMargins(26, 26, 26, 18);
    rows->setSpacing(6);
    for (QLabel* label : {subtitle_, notice_}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    rows->addWidget(subtitle_);
    rows->addSpacing(4);
    list_->setSpacing(2);
    rows->addLayout(list_);
    rows->addSpacing(6);
    auto* languageRow = new QHBoxLayout;
    languageRow->addWidget(languageLabel_);
    languageRow->addWidget(languages_, 1);
    languageLabel_->setBuddy(languages_);
    rows->addLayout(languageRow);
    rows->addWidget(notice_);
    for (const QString& code : Language::known()) languages_->addItem(Language::nameOf(code), code);
    connect(languages_, &QComboBox::activated, this,
            [this](int at) { emit languageWanted(languages_->itemData(at).toString()); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // it fits itself into the height that there is
    auto& words = Translated::of(this);
    words.text(subtitle_, QT_TR_NOOP("Nine regions of Spain, one Castillo, and a King among Grandes"));
    words.text(languageLabel_, QT_TR_NOOP("&Language:"));
    words.also([this] { languages_->setCurrentIndex(languages_->findData(language_.current())); });
    words.text(notice_,
               QT_TR_NOOP("Board game by Wolfgang Kramer and Richard Ulrich. This is an independent fan project."));
}

StartEntry* StartPage::addEntry(const Desk& desk, QAction* action, const QString& picture) {
    auto* entry = new StartEntry(theme_, action, picture, sheet());
    list_->addWidget(entry);
    entries_.insert(action, entry);
    desks_.insert(action, &desk);
    setTabOrder(entry, languages_);
    return entry;
}

void StartPage::describe() {
    for (auto each = entries_.begin(); each != entries_.end(); ++each)
        each.value()->setLine(desks_.value(each.key())->line(each.key()));
    fit();
}

void StartPage::begin() {
    describe();
    if (!isHidden()) focusFirst(); // else something lies over it that has the keyboard
}

// Every entry whole: in a low window first what only adorns goes, then the text becomes smaller.
void StartPage::fit() {
    for (QLabel* label : {subtitle_, notice_}) label->show();
    setTextScale(1);
    for (QLabel* label : {subtitle_, notice_})
        if (isTooHigh()) label->hide();
    for (qreal share = 1 - kShareStep; isTooHigh() && share >= kSmallestShare; share -= kShareStep) setTextScale(share);
}

bool StartPage::isTooHigh() const {
    const QMargins around = layout()->contentsMargins();
    const QLayout& rows = *sheet()->layout();
    const int high =
        rows.hasHeightForWidth() ? rows.totalHeightForWidth(sheet()->minimumWidth()) : rows.totalMinimumSize().height();
    return high > height() - around.top() - around.bottom();
}

void StartPage::setTextScale(qreal share) {
    QFont scaled = font();
    scaled.setPixelSize(static_cast<int>(QFontInfo(font()).pixelSize() * share));
    sheet()->setFont(scaled);
    subtitle_->setFont(Theme::serif(scaled.pixelSize() * 1.08));
    scaled.setPixelSize(scaled.pixelSize() - 2);
    notice_->setFont(scaled);
    sheet()->setFixedWidth(
        std::max(kSheetWidth, static_cast<int>(kWidthInEms * QFontInfo(sheet()->font()).pixelSize())));
    sheet()->layout()->invalidate();
    sheet()->layout()->activate(); // what lies in it is measured anew
}

void StartPage::focusFirst() {
    for (int i = 0; i < list_->count(); ++i)
        if (QWidget* first = list_->itemAt(i)->widget(); !first->isHidden()) {
            first->setFocus();
            return;
        }
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) fit();
}

void StartPage::resizeEvent(QResizeEvent* event) {
    BoardBackdrop::resizeEvent(event);
    fit();
}

} // namespace elgrande
