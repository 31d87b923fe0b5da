// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferences/shortcuts.h"

#include "app/settings/settings.h"
#include "app/shell/screen_room.h"
#include "views/toolkit/translated.h"

#include <QAction>
#include <QFontInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

namespace elgrande {
namespace {

constexpr const char* kOwn = "ownKeys"; // dynamic property: the keys that the program was made with

QString plainText(const QAction* action) {
    QString text = action->text();
    return text.remove(QLatin1Char('&'));
}

// "Game: Save", so that the list says where a command is found.
QString placedText(const QAction* action) {
    for (const QObject* each : action->associatedObjects())
        if (const auto* menu = qobject_cast<const QMenu*>(each)) {
            QString title = menu->title();
            return ShortcutsDialog::tr("%1: %2", "menu, command")
                .arg(title.remove(QLatin1Char('&')), plainText(action));
        }
    return plainText(action);
}

QKeySequence ownKeys(const QAction* action) { return action->property(kOwn).value<QKeySequence>(); }

} // namespace

void restoreShortcuts(const Settings& settings, const std::vector<QAction*>& actions) {
    for (QAction* action : actions) {
        action->setProperty(kOwn, QVariant::fromValue(action->shortcut()));
        if (const std::optional<QString> keys = settings.shortcut(action->objectName()))
            action->setShortcut(QKeySequence(*keys, QKeySequence::PortableText));
    }
}

ShortcutsDialog::ShortcutsDialog(Settings& settings, std::vector<QAction*> actions, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , actions_(std::move(actions))
    , table_(new QTableWidget(this))
    , label_(new QLabel(this))
    , keys_(new QKeySequenceEdit(this))
    , set_(new QPushButton(this))
    , reset_(new QPushButton(this))
    , resetAll_(new QPushButton(this))
    , close_(new QPushButton(this))
    , note_(new QLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->addWidget(table_, 0, 0, 1, 4);
    grid->addWidget(label_, 1, 0);
    grid->addWidget(keys_, 1, 1);
    grid->addWidget(set_, 1, 2);
    grid->addWidget(reset_, 1, 3);
    grid->addWidget(note_, 2, 0, 1, 4);
    grid->addWidget(resetAll_, 3, 0);
    grid->addWidget(close_, 3, 3);
    grid->setColumnStretch(1, 1);
    label_->setBuddy(keys_);
    note_->setWordWrap(true);
    table_->setColumnCount(2);
    table_->verticalHeader()->hide();
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &ShortcutsDialog::showCurrent);
    connect(set_, &QPushButton::clicked, this, [this] {
        if (current() == nullptr) return;
        const QAction* other = assign(current(), keys_->keySequence());
        note_->setText(other == nullptr ? QString()
                                        : tr("“%1” used this shortcut and now has none.").arg(placedText(other)));
    });
    connect(reset_, &QPushButton::clicked, this, [this] {
        if (current() != nullptr) assign(current(), ownKeys(current()));
    });
    connect(resetAll_, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(close_, &QPushButton::clicked, this, &QDialog::accept);
    close_->setAutoDefault(false);
    const int letters = QFontInfo(font()).pixelSize();
    resize(firstSize(*this, {44 * letters, 38 * letters}));
    auto& words = Translated::of(this);
    words.title(this, QT_TR_NOOP("Keyboard shortcuts"));
    words.also([this] { table_->setHorizontalHeaderLabels({tr("Command"), tr("Shortcut")}); });
    words.name(table_, QT_TR_NOOP("Keyboard shortcuts"));
    words.text(label_, QT_TR_NOOP("New &key combination:"));
    words.text(set_, QT_TR_NOOP("&Set"));
    words.text(reset_, QT_TR_NOOP("&Reset"));
    words.text(resetAll_, QT_TR_NOOP("Reset &all"));
    words.text(close_, QT_TR_NOOP("&Close"));
    words.also([this] { fill(); });
    table_->selectRow(0);
}

QAction* ShortcutsDialog::current() const {
    const int row = table_->currentRow();
    return row < 0 || row >= static_cast<int>(actions_.size()) ? nullptr : actions_[static_cast<std::size_t>(row)];
}

QAction* ShortcutsDialog::assign(QAction* action, const QKeySequence& keys) {
    QAction* loser = nullptr;
    for (QAction* other : actions_) {
        if (other == action || keys.isEmpty() || other->shortcut() != keys) continue;
        other->setShortcut({});
        settings_.setShortcut(other->objectName(), QString());
        loser = other;
    }
    action->setShortcut(keys);
    if (keys == ownKeys(action))
        settings_.forgetShortcut(action->objectName());
    else
        settings_.setShortcut(action->objectName(), keys.toString(QKeySequence::PortableText));
    fill();
    return loser;
}

void ShortcutsDialog::resetAll() {
    for (QAction* action : actions_) {
        action->setShortcut(ownKeys(action));
        settings_.forgetShortcut(action->objectName());
    }
    note_->clear();
    fill();
}

void ShortcutsDialog::fill() {
    const int row = std::max(0, table_->currentRow());
    table_->setRowCount(static_cast<int>(actions_.size()));
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        auto* keys = new QTableWidgetItem(actions_[i]->shortcut().toString(QKeySequence::NativeText));
        QFont font = table_->font();
        font.setBold(actions_[i]->shortcut() != ownKeys(actions_[i]));
        keys->setFont(font);
        table_->setItem(static_cast<int>(i), 0, new QTableWidgetItem(placedText(actions_[i])));
        table_->setItem(static_cast<int>(i), 1, keys);
    }
    table_->selectRow(row);
    showCurrent();
}

void ShortcutsDialog::showCurrent() {
    const bool some = current() != nullptr;
    for (QWidget* widget : std::initializer_list<QWidget*>{keys_, set_, reset_}) widget->setEnabled(some);
    if (some) keys_->setKeySequence(current()->shortcut());
}

} // namespace elgrande

#include "moc_shortcuts.cpp"
