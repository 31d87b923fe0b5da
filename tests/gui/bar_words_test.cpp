// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What the bar says of a turn, in every set: what is left to do, what each part of it does, and whole, whatever is
// refused.
#include "expansions/installed.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/disk/secret_disk.h"
#include "views/prompt/bar_label.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QPushButton>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace elgrande;
using gui::partOf;

namespace {

bool isAnExpansions(Action action) { return action.kind >= ActionKind::FirstFree; }

} // namespace

class BarWordsTest : public QObject, protected gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void cleanup() { close(); }
    void refusalsAreWhole_data() { listSets(); }
    void refusalsAreWhole();
    void questionIsWholeBesideAChosenPlace();
    void questionIsNotCutBesideManyAnswers_data() { listSets(); }
    void questionIsNotCutBesideManyAnswers();
    void partsOfATurnAreExplained_data() { listSets(); }
    void partsOfATurnAreExplained();

  private:
    static void listSets();
    bool beginAlone(const QString& first = "Anastasia");
};

void BarWordsTest::listSets() {
    QTest::addColumn<Setup>("setup");
    for (const Setup& set : tests::offeredSets()) QTest::newRow(tests::nameOf(set).c_str()) << set;
}

// A person at each seat, who answers by chance.
bool BarWordsTest::beginAlone(const QString& first) {
    QFETCH(Setup, setup);
    setup.players = 4;
    setup.seed = "words";
    return begin(setup, {{first, {}}, {"Bartolomeo", {}}, {"Clementina", {}}, {"Domingo", {}}});
}

// In the widest bar of answers that a turn has.
void BarWordsTest::refusalsAreWhole() {
    for (const QString& language : gui::languagesInTurn()) {
        prepare();
        language_.use(language);
        open({1280, 800});
        QVERIFY(beginAlone());
        PromptPanel& prompt = page().prompt();
        const BarLabel& below = partOf<BarLabel>(prompt, "second");
        QSet<QString> looked;
        for (int questions = 0; questions < 6; ++questions) {
            const auto asked = [this] { return model().decision() && model().decision()->kind == "turn"; };
            QVERIFY(until(asked));
            const Catalogue& catalogue = model().catalogue();
            for (std::size_t why = 0; why < catalogue.refusals.size(); ++why)
                for (std::size_t at = 0; at <= catalogue.areas.size(); ++at) {
                    const Area area = at < catalogue.areas.size() ? areaAt(static_cast<int>(at)) : Area::None;
                    const QString words =
                        texts::refusalText(catalogue, static_cast<Refusal>(why), model().decision()->topic, area);
                    if (words.isEmpty() || looked.contains(words)) continue;
                    looked << words;
                    prompt.showReason(words);
                    QVERIFY2(below.isVisible() && below.words() == words && below.isWhole(),
                             qPrintable(below.text() + QStringLiteral(" | ") + words));
                    for (const BarLabel* label : prompt.findChildren<BarLabel*>())
                        QVERIFY2(!label->isVisible() || label->isWhole(), qPrintable(label->text()));
                }
            looked.clear();
            prompt.showReason({});
            const std::size_t events = model().history().size();
            QVERIFY(until([this, events] { return model().history().size() > events; }));
        }
        close();
    }
}

// In a small window, whatever is chosen on the secret disk.
void BarWordsTest::questionIsWholeBesideAChosenPlace() {
    for (const char* language : {"en", "de"}) {
        prepare();
        language_.use(language);
        open({1024, 640});
        Setup setup;
        setup.seed = "disk";
        QVERIFY(begin(setup, {{"Anastasia", {}}, {"Bo", "random"}, {"Cy", "random"}}));
        const auto asked = [this] { return model().decision() && model().decision()->kind == "disk"; };
        QVERIFY(until(asked));
        auto* disk = page().findChild<SecretDisk*>();
        const std::vector<Action> places = model().decision()->legal;
        for (const Action place : places) {
            disk->setArea(static_cast<Area>(place.a));
            for (const BarLabel* label : page().prompt().findChildren<BarLabel*>())
                QVERIFY2(label->isVisible() && label->isWhole(), qPrintable(label->text()));
        }
        page().prompt().setConfirmation("Set the disk", QString("A place, and what it brings. ").repeated(4), {});
        const auto* question = page().prompt().findChild<BarLabel*>(); // the first of two lines
        QVERIFY2(question->isWhole(), qPrintable(question->text()));
        close();
    }
}

// What explains the question may be left out, what is to be done may not; and a menu has its name.
void BarWordsTest::questionIsNotCutBesideManyAnswers() {
    for (const QString& language : gui::languagesInTurn()) {
        prepare();
        language_.use(language);
        open({1280, 800});
        QVERIFY(beginAlone("Gustav"));
        QStringList cut;
        int looks = 0;
        const auto look = [&] {
            const auto& buttons = page().prompt().actionButtons();
            const auto seen = std::count_if(buttons.begin(), buttons.end(),
                                            [](const QPushButton* button) { return button->isVisible(); });
            if (!model().decision() || seen < 3) return model().observation().over;
            const auto* question = page().prompt().findChild<BarLabel*>();
            if (question->text().endsWith(u'…')) cut << question->text().simplified() + " | " + question->words();
            return ++looks >= 60 || model().observation().over;
        };
        (void)until(look);
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        close();
    }
}

// Each part that a set adds to a turn says in its tip what it does, and when nothing else is left the question names
// it.
void BarWordsTest::partsOfATurnAreExplained() {
    open({1280, 800});
    QVERIFY(beginAlone());
    const auto names = [this](Seat seat) { return model().playerName(seat); };
    QStringList wrong;
    const auto look = [&] {
        const auto& decision = model().decision();
        if (!decision || decision->kind != "turn" || model().wasteful()) return model().observation().over;
        bool base = false;
        QStringList parts;
        for (const Action action : decision->legal) {
            base = base || (!isAnExpansions(action) && action.kind != ActionKind::End);
            if (!isAnExpansions(action)) continue;
            parts << texts::actionText(model().catalogue(), *decision, action, names);
            const QString tip = texts::actionTip(model().catalogue(), *decision, action, names);
            const auto& buttons = page().prompt().actionButtons();
            const bool told = std::any_of(buttons.begin(), buttons.end(), [&](const QPushButton* button) {
                const bool inLines = tip.size() < 100 || Qt::mightBeRichText(button->toolTip());
                return button->accessibleDescription() == tip && inLines;
            });
            if (tip.isEmpty() || !told) wrong << QStringLiteral("no tip: ") + parts.back();
        }
        const QString plain = QStringLiteral("%1: it is your turn. Choose what to do.").arg(names(decision->seat));
        if (!base && !parts.isEmpty() && page().prompt().promptText() == plain)
            wrong << QStringLiteral("said nothing of: ") + parts.join(u',');
        return !wrong.isEmpty();
    };
    (void)until(look);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

ELGRANDE_TEST(BarWordsTest)
#include "bar_words_test.moc"
