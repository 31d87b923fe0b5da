// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/start/start_page.h"

#include "app/files/game_files.h"
#include "app/program/language.h"
#include "app/start/continue_door.h"
#include "app/start/large_door.h"
#include "app/start/table_sheet.h"
#include "views/theme/theme.h"
#include "views/toolkit/translated.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace elgrande {
namespace {

// Times the text size.
constexpr qreal kSheetInEms = 76;
constexpr qreal kDoorPictureHeight = 11;
constexpr qreal kContinueMap = 11;
constexpr int kAroundSheet = 16;
constexpr int kMostColumns = 4;
constexpr int kDoorGap = 4;
constexpr qreal kSmallestShare = 0.6; // of the usual text size
constexpr qreal kShareStep = 0.05;
// Of the largest pictures.
constexpr qreal kUsualPictures[] = {1, 0.85, 0.7, 0.55};
constexpr qreal kLowPictures[] = {0.7, 0.55, 0.42, 0.3};

} // namespace

StartPage::StartPage(Theme& theme, const Language& language, QWidget* parent)
    : BoardBackdrop(theme, parent)
    , theme_(theme)
    , language_(language)
    , bars_(new QVBoxLayout)
    , large_(new QHBoxLayout)
    , small_(new QGridLayout)
    , subtitle_(new QLabel(sheet()))
    , languageLabel_(new QLabel(sheet()))
    , languages_(new QComboBox(sheet()))
    , notice_(new QLabel(sheet())) {
    auto* rows = new QVBoxLayout(sheet());
    rows->setContentsMargins(20, 16, 20, 14);
    rows->setSpacing(4);
    subtitle_->setAlignment(Qt::AlignHCenter);
    notice_->setWordWrap(true);
    notice_->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    rows->addWidget(subtitle_);
    rows->addLayout(bars_);
    rows->addLayout(large_);
    rows->addLayout(small_);
    for (QLayout* each : {static_cast<QLayout*>(bars_), static_cast<QLayout*>(large_), static_cast<QLayout*>(small_)})
        each->setSpacing(kDoorGap);
    auto* foot = new QHBoxLayout;
    foot->addWidget(languageLabel_);
    foot->addWidget(languages_);
    foot->addSpacing(12);
    foot->addWidget(notice_, 1);
    foot->addStretch(0); // for the notice, where it is hidden
    languageLabel_->setBuddy(languages_);
    rows->addLayout(foot);
    for (const QString& code : Language::known()) languages_->addItem(Language::nameOf(code), code);
    connect(languages_, &QComboBox::activated, this,
            [this](int at) { emit languageWanted(languages_->itemData(at).toString()); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // it fits itself into the room that there is
    auto& words = Translated::of(this);
    words.text(subtitle_, QT_TR_NOOP("Nine regions of Spain, one Castillo, and a King among Grandes"));
    words.text(languageLabel_, QT_TR_NOOP("&Language:"));
    words.also([this] { languages_->setCurrentIndex(languages_->findData(language_.current())); });
    words.text(notice_,
               QT_TR_NOOP("Board game by Wolfgang Kramer and Richard Ulrich. This is an independent fan project."));
}

StartEntry* StartPage::add(const Desk& desk, QAction* action, StartEntry* entry) {
    entries_.insert(action, entry);
    desks_.insert(action, &desk);
    order_.push_back(entry);
    setTabOrder(entry, languages_);
    connect(entry, &StartEntry::appeared, this, &StartPage::fit);
    return entry;
}

StartEntry* StartPage::addEntry(const Desk& desk, QAction* action, const QString& picture, Door door) {
    if (door == Door::Large) {
        auto* made = new LargeDoor(theme_, action, picture, sheet());
        largeDoors_.push_back(made);
        large_->addWidget(made, 1);
        connect(made, &QPushButton::clicked, action, &QAction::trigger);
        return add(desk, action, made);
    }
    auto* made = new StartEntry(theme_, action, picture, sheet());
    connect(made, &QPushButton::clicked, action, &QAction::trigger);
    if (door == Door::Bar) {
        made->showLine();
        bars_->addWidget(made);
    } else {
        smallDoors_.push_back(made);
    }
    return add(desk, action, made);
}

ContinueDoor* StartPage::addContinue(GameFiles& files, QAction* action) {
    files_ = &files;
    continue_ = new ContinueDoor(theme_, action, sheet());
    bars_->addWidget(continue_);
    connect(continue_, &QPushButton::clicked, &files, &GameFiles::continueLast);
    add(files, action, continue_);
    return continue_;
}

void StartPage::describe() {
    for (auto each = entries_.begin(); each != entries_.end(); ++each)
        each.value()->setLine(desks_.value(each.key())->line(each.key()));
    if (continue_ != nullptr) continue_->setGame(files_->lastFile(), files_->lastGame());
    fit();
}

void StartPage::begin() {
    describe();
    if (!isHidden()) focusFirst(); // else something lies over it that has the keyboard
}

// Every door whole: in a large window all grows, in a low one the pictures become lower first, then what only adorns
// goes, then the text becomes smaller. A page that nobody sees is fitted when it is shown: a program that starts with a
// game never shows it.
void StartPage::fit() {
    if (fitting_ || !isVisible()) return;
    const QScopedValueRollback<bool> once(fitting_, true);
    for (qreal share = growth(); share >= kSmallestShare; share -= kShareStep) {
        for (const qreal picture : kUsualPictures)
            if (wear({share, picture, true})) return;
        for (const qreal picture : kLowPictures)
            if (wear({share, picture, false})) return;
    }
}

bool StartPage::wear(const Look& look) {
    QFont scaled = font();
    scaled.setPixelSize(static_cast<int>(QFontInfo(font()).pixelSize() * look.text));
    const int letter = scaled.pixelSize();
    sheet()->setFont(scaled);
    subtitle_->setFont(Theme::serif(letter * 1.08));
    scaled.setPixelSize(letter - 2);
    notice_->setFont(scaled);
    for (QLabel* label : {subtitle_, notice_}) label->setVisible(look.adorned);
    sheet()->setFixedWidth(sheetWidth(letter));
    layLargeDoors(letter, look.picture);
    laySmallDoors();
    sheet()->layout()->invalidate();
    sheet()->layout()->activate(); // what lies in it is measured anew
    return !isTooLarge();
}

int StartPage::sheetWidth(int letter) const {
    return std::min(static_cast<int>(kSheetInEms * letter), width() - 2 * kAroundSheet);
}

// All as wide, and as high as the longest explanation.
void StartPage::layLargeDoors(int letter, qreal picture) {
    const QMargins around = sheet()->layout()->contentsMargins();
    const int room = sheet()->minimumWidth() - around.left() - around.right();
    std::vector<LargeDoor*> seen;
    for (LargeDoor* door : largeDoors_)
        if (!door->isHidden()) seen.push_back(door);
    const int count = std::max(1, static_cast<int>(seen.size()));
    const int wide = (room - (count - 1) * kDoorGap) / count;
    int lines = 0;
    for (const LargeDoor* door : seen) lines = std::max(lines, door->linesIn(wide));
    for (LargeDoor* door : seen) door->setRoom(wide, static_cast<int>(kDoorPictureHeight * letter * picture), lines);
    if (continue_ != nullptr) continue_->setRoom(room, static_cast<int>(kContinueMap * letter * picture));
}

// In equal columns, and rows as full as can be.
void StartPage::laySmallDoors() {
    std::vector<StartEntry*> seen;
    int widest = 1;
    for (StartEntry* door : smallDoors_) {
        small_->removeWidget(door);
        if (door->isHidden()) continue;
        seen.push_back(door);
        widest = std::max(widest, door->sizeHint().width());
    }
    const QMargins around = sheet()->layout()->contentsMargins();
    const int room = sheet()->minimumWidth() - around.left() - around.right();
    const int most = std::clamp((room + kDoorGap) / (widest + kDoorGap), 1, kMostColumns);
    const int count = static_cast<int>(seen.size());
    const int inColumns = (count + most - 1) / most;
    const int columns = inColumns == 0 ? 1 : (count + inColumns - 1) / inColumns;
    for (int at = 0; at < count; ++at)
        small_->addWidget(seen[static_cast<std::size_t>(at)], at / columns, at % columns);
    for (int column = 0; column < kMostColumns; ++column) {
        small_->setColumnStretch(column, column < columns ? 1 : 0);
        small_->setColumnMinimumWidth(column, 0);
    }
}

bool StartPage::isTooLarge() const {
    const QMargins around = layout()->contentsMargins();
    const QLayout& rows = *sheet()->layout();
    const int high =
        rows.hasHeightForWidth() ? rows.totalHeightForWidth(sheet()->minimumWidth()) : rows.totalMinimumSize().height();
    return high > height() - around.top() - around.bottom() ||
           rows.totalMinimumSize().width() > sheet()->minimumWidth();
}

void StartPage::focusFirst() {
    for (StartEntry* each : order_)
        if (!each->isHidden()) return each->setFocus();
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) fit();
}

void StartPage::resizeEvent(QResizeEvent* event) {
    BoardBackdrop::resizeEvent(event);
    fit();
}

void StartPage::showEvent(QShowEvent* event) {
    BoardBackdrop::showEvent(event);
    fit();
}

} // namespace elgrande

#include "moc_start_page.cpp"
