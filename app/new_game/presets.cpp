// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/presets.h"

#include "app/settings/settings.h"
#include "model/rules/setup.h"
#include "views/persons/persons.h"
#include "views/texts/texts.h"
#include "views/toolkit/translated.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace elgrande {
namespace {

constexpr std::size_t kQuickOpponents = 3;

QVariantMap tableOf(const QString& edition, int rounds) {
    return {{"edition", edition}, {"rounds", rounds}, {"expansions", QStringList()}, {"options", QVariantMap()}};
}

} // namespace

QVariantMap quickTable(const QString& person) {
    QVariantMap table = tableOf(QString::fromStdString(offeredEditions().front()), kShortGame);
    QVariantList seats{QVariant(QStringList{person, QString()})};
    for (std::size_t i = 0; i < kQuickOpponents; ++i) // the weakest: a first game is not lost at once
        seats << QVariant(QStringList{persons()[i].name, QString::fromStdString(std::string(persons()[i].agent))});
    table.insert(QStringLiteral("seats"), seats);
    return table;
}

std::vector<Preset> presetsOf(const Settings& settings) {
    std::vector<Preset> presets;
    if (const QVariantMap last = settings.lastTable(); !last.isEmpty())
        presets.push_back({PresetBar::tr("Like the last game"), true, last});
    for (const std::string& edition : offeredEditions()) {
        const QString id = QString::fromStdString(edition);
        presets.push_back({texts::editionName(id), true, tableOf(id, kWholeGame)});
    }
    QVariantMap quick = quickTable({});
    quick.remove(QStringLiteral("seats"));
    presets.push_back({PresetBar::tr("Short game, about 20 minutes"), true, quick});
    const QVariantMap own = settings.presets();
    for (auto each = own.begin(); each != own.end(); ++each)
        presets.push_back({each.key(), false, each.value().toMap()});
    return presets;
}

PresetBar::PresetBar(QWidget* parent)
    : QWidget(parent)
    , label_(new QLabel(this))
    , box_(new QComboBox(this))
    , save_(new QPushButton(this))
    , delete_(new QPushButton(this)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(label_);
    line->addWidget(box_, 1);
    line->addWidget(save_);
    line->addWidget(delete_);
    label_->setBuddy(box_);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long names are seen in the list
    box_->setMinimumContentsLength(20);                                          // of what is no preset
    connect(box_, &QComboBox::currentTextChanged, box_, &QWidget::setToolTip);   // where there is no room for all of it
    for (QPushButton* button : {save_, delete_}) button->setAutoDefault(false);
    connect(box_, &QComboBox::activated, this, [this] {
        delete_->setEnabled(current() != nullptr && !current()->builtIn);
        if (current() != nullptr) emit chosen(current()->table);
    });
    connect(save_, &QPushButton::clicked, this, &PresetBar::saveWanted);
    connect(delete_, &QPushButton::clicked, this, [this] {
        if (current() != nullptr) remove(QString(current()->name));
    });
    setVisible(false);
    auto& words = Translated::of(this);
    words.text(label_, QT_TR_NOOP("Prese&t:"));
    words.text(save_, QT_TR_NOOP("Sa&ve as…"));
    words.tip(save_, QT_TR_NOOP("Save edition, rounds, expansions and rules as a preset"));
    words.text(delete_, QT_TR_NOOP("&Delete"));
    words.also([this] {
        const Preset* selected = current();
        fill(selected != nullptr && !selected->builtIn ? selected->name : QString());
    });
}

void PresetBar::setSettings(Settings* settings) {
    settings_ = settings;
    setVisible(settings != nullptr);
    fill({});
}

const Preset* PresetBar::current() const {
    const int at = box_->currentIndex() - 1; // the first entry is "as set below"
    return at < 0 || at >= static_cast<int>(presets_.size()) ? nullptr : &presets_[static_cast<std::size_t>(at)];
}

QStringList PresetBar::names() const {
    QStringList names;
    for (const Preset& each : presets_) names << each.name;
    return names;
}

bool PresetBar::save(const QString& name, const QVariantMap& table) {
    const QString tidy = name.simplified();
    const bool taken = std::any_of(presets_.begin(), presets_.end(),
                                   [&](const Preset& each) { return each.builtIn && each.name == tidy; });
    if (settings_ == nullptr || tidy.isEmpty() || taken) return false;
    QVariantMap own = settings_->presets();
    QVariantMap kept = table;
    kept.remove(QStringLiteral("seats")); // who plays is another matter
    own.insert(tidy, kept);
    settings_->presets.set(own);
    fill(tidy);
    return true;
}

void PresetBar::remove(const QString& name) {
    if (settings_ == nullptr) return;
    QVariantMap own = settings_->presets();
    own.remove(name);
    settings_->presets.set(own);
    fill({});
}

void PresetBar::choose(const QString& name) {
    const qsizetype at = names().indexOf(name);
    if (at < 0) return;
    box_->setCurrentIndex(static_cast<int>(at) + 1);
    emit box_->activated(static_cast<int>(at) + 1);
}

void PresetBar::forgetChoice() {
    box_->setCurrentIndex(0);
    delete_->setEnabled(false);
}

void PresetBar::fill(const QString& selected) {
    const QSignalBlocker quietly(box_);
    presets_.clear();
    if (settings_ != nullptr) presets_ = presetsOf(*settings_);
    box_->clear();
    //: The settings of a new game are those of no preset
    box_->addItem(tr("Custom"));
    for (const Preset& each : presets_) box_->addItem(each.name);
    box_->setCurrentIndex(static_cast<int>(names().indexOf(selected)) + 1);
    delete_->setEnabled(current() != nullptr && !current()->builtIn);
}

} // namespace elgrande

#include "moc_presets.cpp"
