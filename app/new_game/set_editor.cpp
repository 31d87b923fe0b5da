// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/new_game/set_editor.h"

#include "app/names/option_values.h"
#include "views/texts/texts.h"
#include "views/theme/light.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>

#include <algorithm>

namespace elgrande {
namespace {

constexpr int kColumns = 2;
constexpr std::size_t kFew = 6; // members that are quickly ticked one by one

} // namespace

SetEditor::SetEditor(OptionFacts option, const std::string& value, QWidget* parent)
    : QWidget(parent)
    , option_(std::move(option))
    , count_(new QLabel(this)) {
    setObjectName(QString::fromStdString(option_.id));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(24, 0, 0, 0); // under the words of the switches
    grid->setVerticalSpacing(0);
    auto* line = new QHBoxLayout;
    line->addWidget(count_, 1);
    if (option_.values.size() > kFew) addButtons(line);
    grid->addLayout(line, 0, 0, 1, kColumns);
    count_->setWordWrap(true);
    const std::vector<std::string> members = membersOf(value);
    const int rows = (static_cast<int>(option_.values.size()) + kColumns - 1) / kColumns;
    for (int i = 0; i < static_cast<int>(option_.values.size()); ++i) {
        const std::string& each = option_.values[static_cast<std::size_t>(i)];
        auto* box = new QCheckBox(texts::optionValue(option_, QString::fromStdString(each)), this);
        box->setChecked(std::ranges::count(members, each) > 0);
        grid->addWidget(box, 1 + i % rows, i / rows);
        boxes_.push_back(box);
        connect(box, &QCheckBox::toggled, this, &SetEditor::tell);
    }
    count();
}

void SetEditor::addButtons(QHBoxLayout* line) {
    all_ = new QPushButton(tr("All"), this);
    all_->setAccessibleName(tr("Select all: %1").arg(texts::optionTitle(option_)));
    auto* lot = new QPushButton(tr("Draw %1 at random").arg(option_.least), this);
    lot->setToolTip(tr("Chooses %1 of them at random.").arg(option_.least));
    lot->setAccessibleDescription(lot->toolTip());
    for (QPushButton* each : {all_, lot}) {
        each->setAutoDefault(false); // Enter begins the game
        line->addSpacing(6);
        line->addWidget(each);
    }
    all_->setVisible(option_.most == static_cast<int>(option_.values.size()));
    lot->setVisible(option_.least > 0);
    connect(all_, &QPushButton::clicked, this, [this] { choose(option_.values); });
    connect(lot, &QPushButton::clicked, this, &SetEditor::draw);
}

// Told once, and not once for each box.
void SetEditor::choose(const std::vector<std::string>& members) {
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        const QSignalBlocker silent(boxes_[i]);
        boxes_[i]->setChecked(std::ranges::count(members, option_.values[i]) > 0);
    }
    tell();
}

void SetEditor::draw() {
    std::vector<std::string> members = option_.values;
    std::shuffle(members.begin(), members.end(), *QRandomGenerator::global());
    members.resize(static_cast<std::size_t>(option_.least));
    choose(members);
}

void SetEditor::explain(const std::string& member, const QString& text) {
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        if (option_.values[i] != member) continue;
        boxes_[i]->setToolTip(text);
        boxes_[i]->setAccessibleDescription(text);
    }
}

void SetEditor::tell() {
    count();
    emit chosen(value());
}

std::string SetEditor::value() const {
    std::vector<std::string> members;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i]->isChecked()) members.push_back(option_.values[i]);
    return setOf(option_, members);
}

void SetEditor::count() {
    const auto chosen = static_cast<int>(std::ranges::count_if(boxes_, &QCheckBox::isChecked));
    const QString text = option_.least == option_.most
                             ? tr("%n chosen, %1 needed", nullptr, chosen).arg(option_.most)
                             : tr("%n chosen, %1 to %2 needed", nullptr, chosen).arg(option_.least).arg(option_.most);
    count_->setText(text);
    QPalette ink = palette();
    const Theme theme(lightOf(ink)); // red is not seen on the dark table
    if (!isValueOf(option_, value()))
        ink.setColor(QPalette::WindowText, theme.colour(theme.isDark() ? Role::Gold : Role::Accent));
    count_->setPalette(ink);
    if (all_ != nullptr) all_->setEnabled(chosen < static_cast<int>(boxes_.size()));
}

} // namespace elgrande

#include "moc_set_editor.cpp"
