// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/solving/puzzle_dialog.h"

#include "app/solving/puzzle_words.h"
#include "model/observe/catalogue.h"
#include "views/toolkit/told.h"
#include "views/toolkit/translated.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <map>

namespace elgrande {
namespace {

enum Column { Number, Name, Set, Kind, Moves, Difficulty, Solved, Columns };
constexpr int kWidth = 60; // times the text size
constexpr int kHeight = 34;

} // namespace

PuzzleDialog::PuzzleDialog(const std::vector<Puzzle>& puzzles, const Puzzle* ofToday, const QStringList& solved,
                           QWidget* parent)
    : QDialog(parent)
    , puzzles_(puzzles)
    , ofToday_(ofToday)
    , solved_(solved)
    , count_(new QLabel(this))
    , set_(new QComboBox(this))
    , kind_(new QComboBox(this))
    , open_(new QCheckBox(this))
    , list_(new QTreeWidget(this))
    , today_(new QPushButton(this))
    , solve_(new QPushButton(this))
    , close_(new QPushButton(this)) {
    auto* filters = new QHBoxLayout;
    filters->addWidget(set_);
    filters->addWidget(kind_);
    filters->addWidget(open_);
    filters->addStretch();
    filters->addWidget(count_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(today_);
    buttons->addStretch();
    buttons->addWidget(close_);
    buttons->addWidget(solve_);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(filters);
    rows->addWidget(list_, 1);
    rows->addLayout(buttons);
    list_->setColumnCount(Columns);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    // All columns are seen; what room there is goes to the sets, which have the longest names.
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(Set, QHeaderView::Stretch);
    solve_->setDefault(true);
    close_->setAutoDefault(false);
    today_->setAutoDefault(false);
    today_->setVisible(ofToday_ != nullptr);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    connect(solve_, &QPushButton::clicked, this, [this] { choose(current()); });
    connect(today_, &QPushButton::clicked, this, [this] { choose(ofToday_); });
    connect(list_, &QTreeWidget::itemActivated, this, [this] { choose(current()); });
    connect(list_, &QTreeWidget::currentItemChanged, this, [this] { solve_->setEnabled(current() != nullptr); });
    for (QComboBox* box : {set_, kind_}) connect(box, &QComboBox::currentIndexChanged, this, &PuzzleDialog::filter);
    connect(open_, &QCheckBox::toggled, this, &PuzzleDialog::filter);
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("Puzzles"));
    words.name(list_, QT_TR_NOOP("Puzzles"));
    words.name(set_, QT_TR_NOOP("Set"));
    words.name(kind_, QT_TR_NOOP("Kind"));
    words.text(open_, QT_TR_NOOP("&Unsolved only"));
    words.text(today_, QT_TR_NOOP("Puzzle of the &day"));
    words.text(solve_, QT_TR_NOOP("&Solve it"));
    words.text(close_, QT_TR_NOOP("Close"));
    words.also([this] { fill(); });
    const int letter = QFontInfo(font()).pixelSize();
    resize(kWidth * letter, kHeight * letter);
    list_->setFocus();
}

void PuzzleDialog::fill() {
    list_->setHeaderLabels(
        {tr("No."), tr("Puzzle"), tr("Set"), tr("Kind"), tr("Moves"), tr("Difficulty"), tr("Solved")});
    list_->clear();
    QStringList sets;
    std::map<const Rules*, Catalogue> catalogues; // of the games, which several puzzles share
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
        const Puzzle& puzzle = puzzles_[i];
        const auto [known, isNew] = catalogues.try_emplace(&puzzle.rules());
        if (isNew) known->second = catalogueOf(puzzle.rules());
        const bool solved = solved_.contains(QString::fromStdString(puzzle.id()));
        auto* item = new QTreeWidgetItem(list_);
        const QString set = puzzles::setText(puzzle);
        if (!sets.contains(set)) sets << set;
        item->setText(Number, QString::number(i + 1));
        item->setText(Name, puzzles::nameOf(puzzle, known->second));
        item->setText(Set, set);
        item->setText(Kind, puzzles::kindText(puzzle.kind));
        item->setText(Moves, QString::number(puzzle.size()));
        item->setText(Difficulty, puzzles::difficultyText(puzzles::difficultyOf(puzzle)));
        item->setText(Solved, solved ? tr("yes", "solved") : QString());
        item->setData(Number, Qt::UserRole, static_cast<int>(i));
        item->setData(Kind, Qt::UserRole, static_cast<int>(puzzle.kind));
        item->setData(Solved, Qt::UserRole, solved);
        for (const int column : {Number, Moves}) item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    const int set = std::max(set_->currentIndex(), 0);
    const int kind = std::max(kind_->currentIndex(), 0);
    const QSignalBlocker quiet(set_);
    const QSignalBlocker quietToo(kind_);
    set_->clear();
    set_->addItem(tr("All sets"));
    set_->addItems(sets);
    set_->setCurrentIndex(set);
    kind_->clear();
    kind_->addItem(tr("All kinds"));
    for (int i = 0; i < kPuzzleKinds; ++i) kind_->addItem(puzzles::kindText(static_cast<PuzzleKind>(i)), i);
    kind_->setCurrentIndex(kind);
    filter();
}

void PuzzleDialog::filter() {
    int shown = 0;
    QTreeWidgetItem* first = nullptr; // that is not solved
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = list_->topLevelItem(i);
        const bool solved = item->data(Solved, Qt::UserRole).toBool();
        const bool fits = (set_->currentIndex() <= 0 || item->text(Set) == set_->currentText()) &&
                          (kind_->currentIndex() <= 0 || item->data(Kind, Qt::UserRole) == kind_->currentData()) &&
                          !(open_->isChecked() && solved);
        item->setHidden(!fits);
        shown += fits ? 1 : 0;
        if (fits && first == nullptr && !solved) first = item;
    }
    list_->setCurrentItem(first);
    count_->setText(tr("%n puzzle(s), %1 solved", nullptr, shown).arg(solved_.size()));
}

const Puzzle* PuzzleDialog::current() const {
    const QTreeWidgetItem* item = list_->currentItem();
    if (item == nullptr || item->isHidden()) return nullptr;
    return &puzzles_[static_cast<std::size_t>(item->data(Number, Qt::UserRole).toInt())];
}

void PuzzleDialog::choose(const Puzzle* puzzle) {
    if (puzzle == nullptr) return;
    choice_ = puzzle;
    accept();
}

} // namespace elgrande

#include "moc_puzzle_dialog.cpp"
