// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Whoever may use either of two cards reads the names of both, whichever cards of a set they are; in a small window
// some answers are in the menu.
#include "expansions/installed.h"
#include "model/game_model/game_model.h"
#include "tests/gui/settle.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/prompt/answer_button.h"
#include "views/prompt/bar_label.h"
#include "views/prompt/prompt_panel.h"
#include "views/texts/texts.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace elgrande;
using namespace elgrande::gui;

namespace {

constexpr int kLeastWords = 40; // pixels of a button
constexpr std::array kWindows{QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)};

} // namespace

class TwoCardsTest : public QObject, public WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void cleanup() { forget(); }
    void bothAreNamed_data();
    void bothAreNamed();

  private:
    QStringList faults(const std::vector<Card>& cards, bool place);
};

void TwoCardsTest::bothAreNamed_data() {
    QTest::addColumn<Setup>("setup");
    QTest::addColumn<QString>("language");
    for (const Setup& set : tests::offeredSets())
        for (const QString& language : languagesInTurn())
            if (!set.expansions.empty())
                QTest::newRow((tests::nameOf(set) + ", " + language.toStdString()).c_str()) << set << language;
}

// Each card beside the one with the longest name.
QStringList TwoCardsTest::faults(const std::vector<Card>& cards, bool place) {
    const auto longer = [this](Card left, Card right) {
        return texts::cardTitle(model().catalogue(), left).size() < texts::cardTitle(model().catalogue(), right).size();
    };
    const Card longest = *std::max_element(cards.begin(), cards.end(), longer);
    QStringList found;
    for (const Card card : cards) {
        if (card == longest) continue;
        Decision decision;
        decision.seat = seatAt(0);
        decision.kind = "turn";
        if (place) decision.legal.push_back(act(ActionKind::Place));
        for (const Card each : {card, longest}) decision.legal.push_back(act(ActionKind::Use, each));
        decision.legal.push_back(act(ActionKind::End));
        model().show(model().observation(), decision, {seatAt(0)}, Seat::None);
        for (const auto* button : page().prompt().findChildren<AnswerButton*>())
            if (button->isVisible() && !button->isWhole()) found << "cut: " + button->text();
        Decision single = decision;
        std::erase_if(single.legal, [](Action action) { return action.kind == ActionKind::Use; });
        single.legal.push_back(act(ActionKind::Special));
        const auto asked = [this](const Decision& each) {
            return texts::promptText(model().catalogue(), each, [](Seat) { return QStringLiteral("Ada"); });
        };
        const bool twoCards = asked(decision) != asked(single);         // the set has words for that
        const auto& question = *page().prompt().findChild<BarLabel*>(); // the first of two lines
        if (twoCards && window_->width() >= kWindows[1].width() && !question.isWhole())
            found << QStringLiteral("“%1” ends as “%2” in %3x%4")
                         .arg(question.words(), question.text())
                         .arg(question.width())
                         .arg(question.height());
        const bool small = window_->width() < kWindows[1].width();
        int hidden = 0;
        for (const auto* button : page().prompt().actionButtons()) {
            if (button->isVisible()) continue;
            if (!small) found << "hidden: " + button->text();
            ++hidden;
        }
        if (hidden != 0 && hidden != 2) found << "one of two is hidden";
        for (const auto* button : page().prompt().findChildren<AnswerButton*>())
            if (button->isVisible() && button->icon().isNull() && button->width() < kLeastWords)
                found << "without words: " + button->text();
    }
    found.removeDuplicates();
    return found;
}

void TwoCardsTest::bothAreNamed() {
    QFETCH(Setup, setup);
    QFETCH(QString, language);
    prepare();
    language_.use(language);
    open(kWindows.front());
    setup.players = 2;
    setup.seed = "two cards";
    QVERIFY(begin(setup, {{"Ada", {}}, {"Maximiliana", {}}}));
    std::vector<Card> cards;
    for (std::size_t i = 0; i < model().catalogue().cards.size(); ++i) cards.push_back(static_cast<Card>(i));
    for (const QSize& size : kWindows) {
        window_->resize(size);
        settle();
        for (const bool place : {false, true}) {
            const QStringList found = faults(cards, place);
            QVERIFY2(found.isEmpty(), qPrintable(QString::number(size.width()) + ": " + found.join(", ")));
        }
    }
}

ELGRANDE_TEST(TwoCardsTest)
#include "two_cards_test.moc"
