// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole games of every set that is offered, in the window: a person answers by chance and by clicks alone, against
// computers that play by chance. No question leads nowhere, whatever an expansion asks and however many sit there. And
// whatever is asked, at three sizes and in every language, the main answer lies at the same place, nothing in the
// action bar is cut, and the tabs beside the board do not move while a turn lasts.
#include "expansions/installed.h"
#include "model/game_model/game_model.h"
#include "tests/gui/window_player.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/prompt/answer_button.h"
#include "views/prompt/bar_label.h"
#include "views/prompt/prompt_panel.h"
#include "views/toolkit/tip_accessible.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

constexpr std::array kSizes{QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)};
constexpr int kTooManyClicks = 6000;

} // namespace

class WholeGamesTest : public QObject, public WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void cleanup() { forget(); }
    void everyQuestionCanBeAnswered_data();
    void everyQuestionCanBeAnswered();

  private:
    QRect place(const QWidget& widget) { return {widget.mapTo(&page(), QPoint(0, 0)), widget.size()}; }
    QString fault();
    QString moved(std::size_t size);
    void look();

    std::map<std::size_t, QRect> bar_;                         // by size
    std::map<std::size_t, QRect> main_;                        //
    std::map<std::tuple<std::size_t, int, int>, QPoint> tabs_; // by size, round and turn
    std::size_t size_ = 0;
    int mains_ = 0;
};

// Languages take turns, and so do numbers of players.
void WholeGamesTest::everyQuestionCanBeAnswered_data() {
    QTest::addColumn<Setup>("setup");
    QTest::addColumn<QString>("language");
    const QStringList languages = Language::known();
    const bool full = isEverythingWanted();
    qsizetype next = 0;
    std::size_t turn = 0;
    for (Setup set : tests::offeredSets()) {
        constexpr std::array kPlayers{2, 3, 5};
        const int usual = kPlayers[turn++ % kPlayers.size()];
        for (int players : kPlayers) {
            if (!full && players != usual) continue;
            set.players = players;
            set.seed = "clicks";
            const QString& language = languages[next++ % languages.size()];
            QTest::newRow((tests::nameOf(set) + ", " + language.toStdString()).c_str()) << set << language;
        }
    }
}

// What is cut or lies over something else in the bar.
QString WholeGamesTest::fault() {
    const PromptPanel& bar = page().prompt();
    std::vector<QRect> boxes;
    for (const auto* button : bar.findChildren<AnswerButton*>()) {
        if (!button->isVisible()) continue;
        if (!button->isWhole()) return "cut: " + button->text();
        boxes.push_back(place(*button));
    }
    for (const auto* label : bar.findChildren<BarLabel*>()) {
        if (!label->isVisible() || label->words().isEmpty()) continue;
        // A doubt names all that is left to be done, and may be longer.
        const bool question = label == bar.findChild<BarLabel*>() && !model().wasteful();
        if (question && size_ > 0 && !label->isWhole()) return "ends in an ellipsis: " + label->text();
        if (!label->isWhole() && !tipOf(*label).contains(label->words().left(20))) return "lost: " + label->words();
        boxes.push_back(place(*label));
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!place(bar).contains(boxes[i])) return "outside: " + bar.promptText();
        for (std::size_t j = 0; j < i; ++j)
            if (boxes[i].intersects(boxes[j])) return "on one another: " + bar.promptText();
    }
    return {};
}

QString WholeGamesTest::moved(std::size_t size) {
    const PromptPanel& bar = page().prompt();
    const Observation& seen = model().observation();
    if (bar_.emplace(size, place(bar)).first->second != place(bar)) return "the bar";
    const QPoint tabs = place(page().talk()).topLeft();
    if (tabs_.emplace(std::tuple(size, seen.round, seen.turn), tabs).first->second != tabs) return "the tabs";
    const auto* main = bar.findChild<AnswerButton*>(QStringLiteral("main-answer"));
    if (main == nullptr || !main->isVisible()) return {};
    ++mains_;
    return main_.emplace(size, place(*main)).first->second == place(*main) ? QString() : "the main answer";
}

// The window grows in the course of a game.
void WholeGamesTest::look() {
    const auto third = static_cast<std::size_t>(std::clamp((model().observation().roundsBegun - 1) / 3, 0, 2));
    if (std::exchange(size_, third) != third) window_->resize(kSizes[third]);
    QTest::qWait(0);
    const auto says = [this](const QString& what) {
        return QStringLiteral("%1, %2, at %3: “%4”")
            .arg(what, QString::fromStdString(model().decision()->kind))
            .arg(kSizes[size_].width())
            .arg(page().prompt().promptText());
    };
    for (const QString& found : {moved(size_), fault()}) QVERIFY2(found.isEmpty(), qPrintable(says(found)));
}

void WholeGamesTest::everyQuestionCanBeAnswered() {
    QFETCH(Setup, setup);
    QFETCH(QString, language);
    bar_.clear();
    main_.clear();
    tabs_.clear();
    mains_ = 0;
    size_ = 0;
    prepare();
    language_.use(language);
    open(kSizes.front());
    std::vector<SeatChoice> seats{{"Ada", {}}};
    for (const char* name : {"Maximiliana", "Cy", "Di", "Eva"})
        if (static_cast<int>(seats.size()) < setup.players) seats.push_back({QString::fromLatin1(name), "random"});
    QVERIFY(begin(setup, seats));
    WindowPlayer player(*window_, 7);
    while (!model().observation().over) {
        if (model().decision()) look();
        if (QTest::currentTestFailed()) return;
        QVERIFY2(player.step(), qPrintable("stuck at: " + page().prompt().promptText()));
        QVERIFY(player.clicks() < kTooManyClicks);
    }
    QVERIFY2(mains_ >= 10, qPrintable(QString::number(mains_)));
}

ELGRANDE_TEST(WholeGamesTest)
#include "whole_games_test.moc"
