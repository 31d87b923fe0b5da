// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What is lit on the board takes a click, in random games of every set: each place and piece that may be clicked is
// found where it is drawn, and a click there, or on the lit place around it, is not refused.
#include "app/table/screen.h"
#include "expansions/installed.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "tests/property/random_game.h"
#include "views/board/board_view.h"
#include "views/game/shown.h"
#include "views/theme/theme.h"

#include <QTest>

#include <algorithm>

using namespace elgrande;

namespace {

constexpr std::uint64_t kSeed = 11;
constexpr int kLitGames = 120; // each of another set, edition and number of players in turn
constexpr int kBetween = 3;    // decisions of the game; the next one is looked at

bool hasPattern(const std::vector<std::string>& set) {
    const std::vector<ExpansionFacts> known = knownExpansions();
    return std::any_of(known.begin(), known.end(), [&set](const ExpansionFacts& each) {
        return !each.playable && std::find(set.begin(), set.end(), each.id) != set.end();
    });
}

QString told(const BoardSpot& spot, const Catalogue& catalogue) {
    QString text = QString::fromStdString(spot.area == Area::None ? "-" : catalogue.areas[index(spot.area)].id);
    if (spot.owner != Owner::None) text += QStringLiteral(" owner %1").arg(index(spot.owner));
    if (spot.token != Token::None) text += QStringLiteral(" token %1").arg(index(spot.token));
    return text;
}

bool isDrawn(const BoardScene& table, const BoardSpot& spot) {
    const std::vector<BoardSpot> places = table.places();
    const std::vector<BoardSpot> pieces = table.pieces();
    return std::find(places.begin(), places.end(), spot) != places.end() ||
           std::find(pieces.begin(), pieces.end(), spot) != pieces.end();
}

} // namespace

class LitPlacesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void litPlacesTakeTheClick();

  private:
    struct Table {
        explicit Table(const property::Game& game)
            : screen(model)
            , shown(model)
            , view(shown, theme) {
            view.setTempo(Tempo::Off);
            view.resize(1200, 800);
            Record record;
            record.setup = game.rules->setup;
            screen.begin(Screen::gameOf(game.rules, record), game.state);
        }
        GameModel model;
        Screen screen;
        Shown shown;
        Theme theme;
        BoardView view;
    };
    void look(Table& table, const property::Game& game, Seat seat);
    // Empty: it does.
    static QString faultOf(const BoardView& view, const BoardSpot& spot);

    int looked_ = 0; // decisions
    int lit_ = 0;    // places
};

QString LitPlacesTest::faultOf(const BoardView& view, const BoardSpot& spot) {
    BoardChooser chooser = view.chooser();
    return chooser.click(spot).outcome == BoardChooser::Outcome::Refused ? chooser.whyNot(spot) : QString();
}

void LitPlacesTest::look(Table& table, const property::Game& game, Seat seat) {
    const BoardView& view = table.view;
    const GameModel& model = table.model;
    const Decision decision = decisionFor(*game.rules, game.state, seat);
    table.screen.show(game.state, seat, decision, {seat});
    const std::vector<BoardSpot> offered = view.chooser().offered();
    if (offered.empty()) return;
    ++looked_;
    const auto where = [&](const BoardSpot& spot) {
        return QStringLiteral("%1 in %2, asked for %3: ")
            .arg(told(spot, model.catalogue()), QString::fromStdString(property::toText(game.rules->setup)),
                 QString::fromStdString(decision.kind));
    };
    for (const BoardSpot& spot : offered) {
        const QString fault = faultOf(view, spot);
        QVERIFY2(fault.isEmpty(), qPrintable(where(spot) + "offered: " + fault));
        if (!isDrawn(view.table(), spot)) continue; // in the court or before a player
        const BoardSpot found = view.table().meantAt(view.table().pointOf(spot), view.chooser());
        const QString under = faultOf(view, found);
        QVERIFY2(under.isEmpty(),
                 qPrintable(where(spot) + "under the pointer: " + told(found, model.catalogue()) + ": " + under));
    }
    for (const auto& [area, region] : view.table().ground().regions()) {
        if (!region->look().offered) continue;
        ++lit_;
        const QString fault = faultOf(view, region->spot());
        QVERIFY2(fault.isEmpty(), qPrintable(where(region->spot()) + "lit: " + fault));
    }
}

void LitPlacesTest::litPlacesTakeTheClick() {
    auto sets = property::expansionSets();
    std::erase_if(sets, hasPattern); // which keeps a place that others have as well
    for (std::uint64_t number = 0; number < kLitGames; ++number) {
        const auto rules = RulesBuilder::build(property::setupOf(kSeed, number, sets, property::Expanded::Always));
        QVERIFY2(rules, rules ? "" : rules.fault().message.c_str());
        property::Game game(*rules, number);
        Table table(game);
        for (int decisions = 0; !game.over();) {
            const Move move = game.next(game.random);
            if (move.seat != Seat::Table && ++decisions % kBetween == 0) look(table, game, move.seat);
            if (QTest::currentTestFailed()) return;
            game.play(move);
        }
    }
    QVERIFY2(looked_ > 500 && lit_ > 1000,
             qPrintable(QStringLiteral("%1 decisions, %2 places").arg(looked_).arg(lit_)));
}

ELGRANDE_TEST(LitPlacesTest)
#include "lit_places_test.moc"
