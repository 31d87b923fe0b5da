// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/gui/rules_page_stage.h"

#include "app/names/option_values.h"
#include "app/new_game/game_box.h"
#include "app/new_game/game_shelf.h"
#include "app/new_game/new_game_defaults.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/rules_page.h"
#include "app/new_game/rulings_editor.h"
#include "app/new_game/set_editor.h"
#include "app/table/local_table.h"
#include "views/contributions/setup_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace elgrande::gui {

void choose(QWidget& page, const QString& name, const QVariant& value) {
    if (name == u"edition") return tick(page, QStringLiteral("edition-") + value.toString());
    auto* box = page.findChild<QComboBox*>(name);
    QVERIFY2(box != nullptr && box->isEnabled() && box->isVisibleTo(&page), qPrintable(name));
    const int at = value.typeId() == QMetaType::Int ? value.toInt() : box->findData(value);
    QVERIFY2(at >= 0, qPrintable(name + u' ' + value.toString()));
    box->setCurrentIndex(at);
    emit box->activated(at);
}

void tick(QWidget& page, const QString& name) {
    auto* box = page.findChild<QAbstractButton*>(name);
    QVERIFY2(box != nullptr && box->isEnabled() && box->isVisibleTo(&page), qPrintable(name));
    box->click();
    QCoreApplication::processEvents(); // the list is made anew after the click
}

QString expansionBox(const std::string& id) { return "expansion-" + QString::fromStdString(id); }

std::vector<Set> offeredSets() {
    std::vector<Set> sets{{}};
    for (const ExpansionFacts& each : knownExpansions())
        if (each.playable && each.edition.empty()) sets.push_back(smallestSetOf(each));
    return sets;
}

void setGame(QWidget& page, const std::string& edition, const Set& set) {
    choose(page, "edition", QString::fromStdString(edition));
    const auto* rulings = page.findChild<RulingsEditor*>();
    for (const ExpansionFacts& each : knownExpansions()) {
        auto* box = page.findChild<GameBox*>(expansionBox(each.id));
        if (box != nullptr && box->isChecked()) tick(page, expansionBox(each.id));
    }
    const std::vector<std::string>& chosen = page.findChild<GameShelf*>()->expansions();
    for (const std::string& each : set)
        if (std::find(chosen.begin(), chosen.end(), each) == chosen.end()) tick(page, expansionBox(each));
    auto* house = page.findChild<QCheckBox*>("house-rules");
    if (!rulings->fault().isEmpty() && house != nullptr) tick(page, "house-rules");
    QVERIFY2(rulings->fault().isEmpty(), qPrintable(rulings->fault()));
}

std::string setOtherwise(QWidget& page, const OptionFacts& option) {
    const QString id = QString::fromStdString(option.id);
    if (auto* set = page.findChild<SetEditor*>(id)) {
        const auto boxes = set->findChildren<QCheckBox*>();
        const auto at = [&](bool on) {
            return *std::find_if(boxes.begin(), boxes.end(),
                                 [on](const QCheckBox* box) { return box->isChecked() == on; });
        };
        const int chosen = static_cast<int>(membersOf(option.editionDefault).size());
        if (chosen - 1 >= option.least)
            at(true)->click();
        else if (chosen + 1 <= option.most)
            at(false)->click();
        else {
            QCheckBox* in = at(false);
            at(true)->click();
            in->click();
        }
        return set->isVisibleTo(&page) ? set->value() : std::string();
    }
    const auto other = std::find_if(option.values.begin(), option.values.end(),
                                    [&](const std::string& each) { return each != option.editionDefault; });
    if (auto* box = page.findChild<QCheckBox*>(id)) {
        if (!box->isEnabled() || !box->isVisibleTo(&page)) return {};
        box->click();
        return *other;
    }
    if (auto* box = page.findChild<QComboBox*>(id)) {
        const int index = box->findData(QString::fromStdString(*other));
        if (index < 0 || !box->isVisibleTo(&page)) return {};
        box->setCurrentIndex(index);
        emit box->activated(index);
        return *other;
    }
    for (auto* own : page.findChildren<SetupPage*>()) { // an expansion's
        const Set edited = own->options();
        if (std::find(edited.begin(), edited.end(), option.id) == edited.end()) continue;
        emit own->chosen(option.id, *other);
        return *other;
    }
    return {};
}

OptionFacts firstAsked(const std::string& edition, const Set& set) {
    const std::vector<OptionFacts> options = knownOptions(edition, set);
    return *std::find_if(options.begin(), options.end(), [](const OptionFacts& each) { return !each.idle; });
}

QWidget& RulesPageStage::rulesPage() {
    dialog_ = std::make_unique<SettingsDialog>(*settings_, language_);
    dialog_->offerRules([this](QWidget* parent) { return new RulesPage(*settings_, parent); });
    auto* list = dialog_->findChild<QListWidget*>();
    for (int page = 0; page < dialog_->pages(); ++page)
        if (list->item(page)->text() == "Rules") dialog_->showPage(page);
    dialog_->show();
    return *dialog_->findChild<RulesPage*>();
}

Setup RulesPageStage::offered() {
    NewGameDialog dialog;
    dialog.recall(newGameTable(*settings_));
    return dialog.setup();
}

Record RulesPageStage::begun() {
    QTimer::singleShot(0, window_.get(), [] {
        if (auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget())) dialog->accept();
    });
    window_->newGames().ask();
    const auto record = recordFromText(window_->table().recordText().toStdString());
    return record ? *record : Record();
}

QVariantMap RulesPageStage::onDisk() { return Settings(folder_.filePath("settings.ini")).newGames(); }

} // namespace elgrande::gui
