// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The gallery's pictures of dialogs and of windows beside the main one.
#include "app/files/game_files.h"
#include "app/new_game/new_game_desk.h"
#include "app/new_game/new_game_dialog.h"
#include "app/new_game/person_picker.h"
#include "app/new_game/program_picker.h"
#include "app/new_game/rules_page.h"
#include "app/new_game/seats_editor.h"
#include "app/page/rules_desk.h"
#include "app/preferences/settings_dialog.h"
#include "app/preferences/shortcuts.h"
#include "app/window/main_menu.h"
#include "tests/gui/gallery_parts.h"
#include "views/rulebook/rulebook_window.h"

#include <QAction>
#include <QListWidget>
#include <QTest>

namespace elgrande::gui {

namespace {

QImage newGame(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    NewGameDialog dialog(&stage.window());
    dialog.offerPresets(stage.settings());
    dialog.seatsEditor().setCount(4);
    dialog.setSeed(QString::fromLatin1(kSeed));
    dialog.show();
    return stage.pictureWith(dialog);
}

QImage opponents(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    PersonPicker picker(stage.theme(), "blue", QStringLiteral("Nuno"),
                        {QStringLiteral("Inés"), QStringLiteral("Leonor")}, &stage.window());
    picker.show();
    return stage.pictureWith(picker);
}

QImage program(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    stage.settings().programs.set({{QStringLiteral("Alcazar"), QStringLiteral("python3 alcazar.py --bold")},
                                   {QStringLiteral("Quijote"), QStringLiteral("./quijote")}});
    ProgramPicker picker(stage.settings(), &stage.window());
    picker.show();
    picker.findChild<QListWidget*>()->setCurrentRow(0);
    return stage.pictureWith(picker);
}

QImage question(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    stage.window().files().keepUnfinishedIn(stage.folder() + QStringLiteral("/unfinished"));
    if (!stage.openAsked(beforePower(5))) return {};
    return stage.pictureOfAsked([&stage] { stage.window().newGames().quick->trigger(); });
}

QImage ruleBookAt(const GalleryLook& look, const QString& paragraph) {
    GalleryStage stage(look, kWindow);
    stage.window().rules().show(paragraph);
    auto* book = stage.window().findChild<RuleBookWindow*>();
    if (book == nullptr) return {};
    if (!look.inspect) QTest::qWait(200);
    return stage.pictureNow(*book);
}

QImage ruleBook(const GalleryLook& look) { return ruleBookAt(look, QStringLiteral("castillo-disk")); }
QImage findings(const GalleryLook& look) { return ruleBookAt(look, QStringLiteral("findings-cards")); }

QImage preferences(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    if (!stage.openAsked(beforePower(5))) return {};
    stage.settings().pace.set(Settings::kNormal);
    stage.settings().tempo.set(Tempo::Normal);
    SettingsDialog dialog(stage.settings(), stage.language(), &stage.window());
    dialog.offerRules([&stage](QWidget* parent) { return new RulesPage(stage.settings(), parent); });
    dialog.showPage(1);
    dialog.show();
    return stage.pictureWith(dialog);
}

QImage shortcuts(const GalleryLook& look) {
    GalleryStage stage(look, kWindow);
    ShortcutsDialog dialog(stage.settings(), stage.window().menu().all(), &stage.window());
    dialog.show();
    return stage.pictureWith(dialog);
}

} // namespace

GalleryPictures dialogPictures() {
    return {{"newgame", newGame},   {"opponents", opponents}, {"program", program},      {"question", question},
            {"rulebook", ruleBook}, {"findings", findings},   {"settings", preferences}, {"shortcuts", shortcuts}};
}

} // namespace elgrande::gui
