// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The people whom computer players are: told apart without colours, chosen at the table of a new game at any level,
// seen at their places in a game.
#include "app/new_game/person_picker.h"
#include "app/new_game/place_card.h"
#include "app/new_game/presets.h"
#include "app/new_game/seats_editor.h"
#include "app/program/language.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/levels.h"
#include "model/game_model/game_model.h"
#include "model/observe/catalogue.h"
#include "model/rules/rules_builder.h"
#include "tests/named_test.h"
#include "views/court/seat_panel.h"
#include "views/game/shown.h"
#include "views/persons/persons.h"
#include "views/theme/art.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace elgrande;

namespace {

QString text(std::string_view id) { return QString::fromStdString(std::string(id)); }

QImage grey(const Person* person, int side) {
    const Theme theme;
    return portraitPixmap(theme, person, "blue", side, 1).toImage().convertToFormat(QImage::Format_Grayscale8);
}

// The mean over all pixels, of 255.
double difference(const QImage& one, const QImage& other) {
    double sum = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) sum += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y)));
    return sum / (one.width() * one.height());
}

QComboBox& whoOf(const PlaceCard& place) {
    for (QComboBox* each : place.findChildren<QComboBox*>())
        if (each->findData(QStringLiteral("easy")) >= 0) return *each;
    qFatal("no choice of players");
}

// As a player does it.
void choose(const PlaceCard& place, const QString& data) {
    QComboBox& who = whoOf(place);
    who.setCurrentIndex(who.findData(data));
    emit who.activated(who.currentIndex());
}

// Where two pictures of one size are not the same.
QRect differenceOf(const QImage& one, const QImage& other) {
    QRect all;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y)) all |= QRect(x, y, 1, 1);
    return all;
}

} // namespace

class PersonsTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { language_.use(QStringLiteral("en")); }
    void everybodyIsSomebody();
    void portraitsAreToldApartWithoutColours();
    void opponentsOfANewTableAreNamed();
    void levelOfAPersonIsShifted();
    void personAndComputerChangePlaces();
    void namesAreUnique();
    void somebodyIsPicked();
    void whoIsAtTheTableIsNotPicked();
    void surpriseIsOfTheLevel();
    void olderAgentsStay();
    void portraitStandsAtThePlace();

  private:
    Language language_;
};

void PersonsTest::everybodyIsSomebody() {
    QSet<QString> names;
    QSet<QString> levelsSeen;
    QSet<QString> temperamentsSeen;
    const std::vector<std::string> known = agentIds();
    for (const Person& each : persons()) {
        names << each.name;
        QVERIFY2(std::find(known.begin(), known.end(), each.agent) != known.end(), qPrintable(text(each.agent)));
        levelsSeen << levelPart(text(each.agent));
        temperamentsSeen << temperamentPart(text(each.agent));
        QVERIFY(personNamed(each.name) == &each);
        QVERIFY(Art().has(portraitOf(&each)));
        QSet<QString> words;
        for (const QString& language : Language::known()) {
            language_.use(language);
            words << each.title() << each.character();
        }
        // Others may have gaps, which are English.
        QVERIFY2(words.size() >= 4 && !words.contains(QString()), qPrintable(each.name));
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(persons().size()));
    QCOMPARE(levelsSeen.size(), static_cast<qsizetype>(levels().size()));
    QCOMPARE(temperamentsSeen.size(), static_cast<qsizetype>(temperaments().size() + 1)); // and none
    QVERIFY(personNamed(QStringLiteral("Ada")) == nullptr);
    QVERIFY(Art().has(portraitOf(nullptr)));
}

void PersonsTest::portraitsAreToldApartWithoutColours() {
    constexpr int kSide = 40;
    constexpr double kLeast = 12;
    for (const Person& one : persons())
        for (const Person& other : persons()) {
            if (&one >= &other) continue;
            const double apart = difference(grey(&one, kSide), grey(&other, kSide));
            QVERIFY2(apart > kLeast, qPrintable(QStringLiteral("%1, %2: %3").arg(one.name, other.name).arg(apart)));
        }
}

void PersonsTest::opponentsOfANewTableAreNamed() {
    SeatsEditor table;
    table.setCount(5);
    const std::vector<SeatChoice> seats = table.seats();
    QVERIFY(seats[0].agent.isEmpty() && personNamed(seats[0].name) == nullptr);
    for (std::size_t i = 1; i < seats.size(); ++i) {
        const Person* person = personNamed(seats[i].name);
        QVERIFY(person != nullptr);
        QCOMPARE(seats[i].agent, text(person->agent));
    }
    for (const QVariant& seat : quickTable(QStringLiteral("Ada")).value(QStringLiteral("seats")).toList())
        QCOMPARE(personNamed(seat.toStringList()[0]) != nullptr, !seat.toStringList()[1].isEmpty());
}

void PersonsTest::levelOfAPersonIsShifted() {
    SeatsEditor table;
    table.setSeat(1, QStringLiteral("Gaspar"), QStringLiteral("hard-attacker"));
    choose(*table.places()[1], QStringLiteral("easy"));
    QCOMPARE(table.seats()[1].name, QStringLiteral("Gaspar"));
    QCOMPARE(table.seats()[1].agent, QStringLiteral("easy-attacker"));
}

void PersonsTest::personAndComputerChangePlaces() {
    SeatsEditor table;
    table.setSeat(1, QStringLiteral("Ada"), QString());
    choose(*table.places()[1], QStringLiteral("hard"));
    const Person* person = personNamed(table.seats()[1].name);
    QVERIFY(person != nullptr);
    QCOMPARE(table.seats()[1].agent, text(person->agent));
    QVERIFY(table.seats()[1].agent.startsWith(QLatin1String("hard")));
    choose(*table.places()[1], QString());
    QCOMPARE(table.seats()[1].name, QStringLiteral("Ada"));
    QCOMPARE(table.seats()[1].agent, QString());
}

void PersonsTest::namesAreUnique() {
    SeatsEditor table;
    table.setCount(4);
    table.setSeat(1, persons()[3].name, QStringLiteral("normal")); // who would come to the fifth place
    table.setCount(5);
    QVERIFY(table.seats()[4].name != persons()[3].name && personNamed(table.seats()[4].name) != nullptr);
    for (int at = 0; at < 3; ++at) table.setSeat(at, QStringLiteral("Ada"), QString());
    QSet<QString> names;
    for (const SeatChoice& seat : table.seats()) names << seat.name;
    QCOMPARE(names.size(), 5);
    QCOMPARE(table.seats()[1].name, QStringLiteral("Ada II"));
}

void PersonsTest::somebodyIsPicked() {
    SeatsEditor table;
    table.setSeat(1, QStringLiteral("Brianda"), QStringLiteral("easy-builder"));
    QTimer::singleShot(0, [] {
        auto* picker = qobject_cast<PersonPicker*>(QApplication::activeModalWidget());
        if (picker == nullptr) return;
        for (QToolButton* each : picker->findChildren<QToolButton*>())
            if (each->text().startsWith(QLatin1String("Nuno"))) return each->click();
        picker->reject();
    });
    for (QToolButton* each : table.places()[1]->findChildren<QToolButton*>())
        if (each->accessibleName().contains(QLatin1String("opponent"))) each->click();
    QCOMPARE(table.seats()[1].name, QStringLiteral("Nuno"));
    QCOMPARE(table.seats()[1].agent, QStringLiteral("normal-attacker"));
}

void PersonsTest::whoIsAtTheTableIsNotPicked() {
    const Theme theme;
    const PersonPicker picker(theme, "red", QStringLiteral("Nuno"), {QStringLiteral("Leonor")});
    int seen = 0;
    for (const QToolButton* each : picker.findChildren<QToolButton*>()) {
        QCOMPARE(each->isEnabled(), !each->text().startsWith(QLatin1String("Leonor")));
        QCOMPARE(each->isChecked(), each->text().startsWith(QLatin1String("Nuno")));
        QVERIFY(!each->accessibleName().isEmpty() && !each->accessibleDescription().isEmpty());
        ++seen;
    }
    QCOMPARE(seen, static_cast<int>(persons().size()));
}

void PersonsTest::surpriseIsOfTheLevel() {
    for (const Level& each : levels()) {
        const Theme theme;
        PersonPicker picker(theme, "red", {}, {});
        auto* button = picker.findChild<QPushButton*>(text(each.id));
        QVERIFY(button != nullptr);
        button->click();
        QVERIFY(picker.person() != nullptr);
        QCOMPARE(levelPart(text(picker.person()->agent)), text(each.id));
        QCOMPARE(levelPart(picker.agent()), text(each.id));
    }
    QStringList strong;
    for (const Person& each : persons())
        if (each.agent.starts_with("master")) strong << each.name;
    const Person* other = somebody(QStringLiteral("master"), strong, 7); // nobody of that level is free
    QVERIFY(other != nullptr && !strong.contains(other->name));
    QCOMPARE(levelPart(shifted(*other, QStringLiteral("master"))), QStringLiteral("master"));
}

void PersonsTest::olderAgentsStay() {
    SeatsEditor table;
    for (const char* agent : {"greedy", "search", "search-plain", "master-denier"}) {
        table.setSeat(1, QStringLiteral("Diego"), QLatin1String(agent));
        QCOMPARE(table.seats()[1].agent, QLatin1String(agent));
        QCOMPARE(table.seats()[1].name, QStringLiteral("Diego"));
    }
    table.setSeat(1, QStringLiteral("Diego"), QStringLiteral("nonsense"));
    QCOMPARE(table.seats()[1].agent, QStringLiteral("master-denier"));
}

void PersonsTest::portraitStandsAtThePlace() {
    GameModel model;
    const Shown shown(model);
    Theme theme;
    SeatPanel panel(shown, theme);
    Setup setup;
    setup.players = 3;
    model.startGame(catalogueOf(**RulesBuilder::build(setup)), {"Gaspar", "Gaspar", "Diego"}, {true, false, false});
    const auto portrait = [&panel](int seat) { return panel.row(seatAt(seat))->content().portrait; };
    QCOMPARE(portrait(0), portraitOf(nullptr)); // a person who is called the same
    QCOMPARE(portrait(1), portraitOf(personNamed(QStringLiteral("Gaspar"))));
    QCOMPARE(portrait(2), portraitOf(nullptr));
    const SeatContent whole = panel.row(seatAt(1))->content();
    for (const int height : {SeatRow::kTwoLines, SeatRow::kThreeLines + 10}) {
        SeatRow& row = *panel.row(seatAt(1));
        row.resize(360, height);
        SeatContent content = whole;
        content.name.clear(); // stands farther left without a portrait
        row.setContent(content);
        const QImage with = row.grab().toImage();
        content.portrait.clear();
        row.setContent(content);
        const QRect drawn = differenceOf(with, row.grab().toImage());
        QVERIFY(drawn.height() >= 20);
        QVERIFY(row.rect().adjusted(1, 1, -1, -1).contains(drawn));
    }
}

ELGRANDE_TEST(PersonsTest)
#include "persons_test.moc"
