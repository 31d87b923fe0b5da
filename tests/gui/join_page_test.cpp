// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Going to a table in the network: the list of what is found, what differs there, the code as it is typed and pasted,
// the address, and what to do where nothing is found.
#include "app/lan/address.h"
#include "app/network/code_field.h"
#include "app/network/join_page.h"
#include "app/network/table_list.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "expansions/installed.h"
#include "model/game_model/plain_text.h"
#include "tests/named_test.h"
#include "views/texts/error_text.h"
#include "views/theme/theme.h"
#include "views/toolkit/voice.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUdpSocket>

using namespace elgrande;
using namespace Qt::StringLiterals;

namespace {

lan::Hello hello(const QString& version = QStringLiteral("0.2.0"), const QStringList& expansions = {}) {
    return {lan::kProtocolMajor, lan::kProtocolMinor, version, lan::rulesMark(42), expansions, QStringLiteral("en")};
}

// Has the base game only, and plays by its rules.
lan::Hello answerTo(const lan::Hello& host) {
    lan::Hello ours = hello();
    if (host.expansions.isEmpty()) ours.rules = lan::rulesMark(42);
    return ours;
}

lan::TableNotice notice(const QString& name, const lan::Hello& its = hello(), int freeSeats = 2) {
    return {lan::randomBytes(lan::kTableId), name, its, 4711, 4, freeSeats, freeSeats == 0};
}

lan::FoundTable found(const lan::TableNotice& its) { return {its, QHostAddress("192.168.0.7"), lan::now()}; }

lan::JoinCode someCode() { return *lan::JoinCode::read("K7H-3XA"); }

quint16 freePort() {
    QUdpSocket socket;
    return socket.bind(QHostAddress::AnyIPv4, 0) ? socket.localPort() : 0;
}

} // namespace

class JoinPageTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init();
    void cleanup();
    void tablesAreFoundListedAndForgotten();
    void realTablesAreFound();
    void differencesAreTold();
    void codeIsTypedInGroups();
    void codeIsTakenOutOfAMessage();
    void links_data();
    void links();
    void invitationIsPastedAnywhere();
    void wrongCodeIsToldAtOnce();
    void addresses_data();
    void addresses();
    void whatIsMissingIsSaid();
    void hostIsAskedWithoutACode();
    void emptyListSaysWhatToDo();
    void whatChangesIsAnnounced();
    void tabFollowsTheEye();

  private:
    CodeField& code() { return *page_->findChild<CodeField*>(); }
    QPushButton* join();
    QLineEdit& nameField();
    bool says(const QString& words) const;

    QTemporaryDir folder_;
    Language language_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<JoinPage> page_;
};

void JoinPageTest::init() {
    settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
    settings_->playerName.set("Ana");
    language_.use("en");
    theme_ = std::make_unique<Theme>();
    page_ = std::make_unique<JoinPage>(&answerTo, *settings_, *theme_);
    page_->setSearch(lan::Way::Loopback, freePort());
    page_->resize(1024, 640);
    page_->show();
    QVERIFY(QTest::qWaitForWindowExposed(page_.get()));
}

void JoinPageTest::cleanup() {
    page_.reset();
    theme_.reset();
    settings_.reset();
    QApplication::setFont(Theme::sans(14));
}

QPushButton* JoinPageTest::join() {
    for (auto* each : page_->findChildren<QPushButton*>())
        if (each->text() == "&Join") return each;
    return nullptr;
}

QLineEdit& JoinPageTest::nameField() {
    const auto fields = page_->findChildren<QLineEdit*>();
    return **std::find_if(fields.begin(), fields.end(),
                          [](QLineEdit* each) { return each->maxLength() == kNameLength; });
}

bool JoinPageTest::says(const QString& words) const {
    const auto labels = page_->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* each) { return each->isVisible() && each->text().contains(words); });
}

// A real host's beacon over loopback.
void JoinPageTest::tablesAreFoundListedAndForgotten() {
    const quint16 port = freePort();
    page_->hide();
    page_->setSearch(lan::Way::Loopback, port);
    auto beacon = std::make_unique<lan::Beacon>(lan::Limits{});
    QVERIFY(beacon->start(notice("Inés' table"), port));
    page_->show();
    QTRY_COMPARE(page_->list().count(), 1);
    QCOMPARE(page_->list().topLevelItem(0)->text(0), QStringLiteral("Inés' table"));
    QCOMPARE(page_->list().topLevelItem(0)->text(1), QStringLiteral("Base game"));
    QCOMPARE(page_->list().topLevelItem(0)->text(2), QStringLiteral("2 of 4"));
    QCOMPARE(page_->list().topLevelItem(0)->text(3), QStringLiteral("0.2.0"));
    QVERIFY2(Voice::of(*page_).lastSaid().contains("Inés' table"), qPrintable(Voice::of(*page_).lastSaid()));
    QVERIFY(page_->list().chosen() != nullptr); // the first one is chosen, so that only the code is missing
    // Who does not answer any more goes from the list.
    beacon.reset();
    QTRY_COMPARE_WITH_TIMEOUT(page_->list().count(), 0, 10000);
    QVERIFY(says("No games found yet"));
}

// Among many false ones: the own one first, then what is at the address that is typed, then of each neighbour one after
// the other; those of the same name show where they are.
void JoinPageTest::realTablesAreFound() {
    TableList& list = page_->list();
    const auto rows = [&list] {
        QStringList names;
        for (int i = 0; i < list.count(); ++i) names << list.topLevelItem(i)->text(0);
        return names;
    };
    const auto at = [](const char* address, const lan::TableNotice& its) {
        return lan::FoundTable{its, QHostAddress(QLatin1String(address)), lan::now()};
    };
    const lan::TableNotice kept = notice("Kept");
    QList<lan::FoundTable> found;
    for (int i = 0; i < 5; ++i) found << at("192.168.0.66", notice(QString("False %1").arg(i)));
    found << at("192.168.0.7", notice("Real")) << at("192.168.0.8", kept) << at("192.168.0.9", notice("Typed"));
    list.setTables(found);
    QCOMPARE(rows().mid(0, 4), (QStringList{"False 0", "Real", "Kept", "Typed"}));
    list.setCurrentItem(list.topLevelItem(1));
    list.setFirst(kept.table, "192.168.0.9");
    QCOMPARE(rows(), (QStringList{"Kept", "Typed", "False 0", "Real", "False 1", "False 2", "False 3", "False 4"}));
    QCOMPARE(list.chosen()->notice.name, QStringLiteral("Real")); // stays chosen
    QCOMPARE(list.topLevelItem(0)->text(2), QStringLiteral("your seat?"));
    for (auto* each : page_->findChildren<QLineEdit*>())
        if (each->placeholderText().contains("192.168")) each->setText("192.168.0.7");
    QCOMPARE(rows().front(), QStringLiteral("Real"));
    // One that claims to be another.
    lan::TableNotice same = notice("Real");
    same.table = found[5].notice.table;
    found << at("192.168.0.10", same);
    list.setTables(found);
    QVERIFY2(rows().contains("Real – 192.168.0.7:4711"), qPrintable(rows().join('\n')));
    QVERIFY(rows().contains("Real – 192.168.0.10:4711"));
    QCOMPARE(list.chosen()->address, QHostAddress("192.168.0.7"));
    list.setCurrentItem(list.topLevelItem(static_cast<int>(rows().indexOf("Real – 192.168.0.10:4711"))));
    list.setTables(found);
    QCOMPARE(list.chosen()->address, QHostAddress("192.168.0.10"));
}

void JoinPageTest::differencesAreTold() {
    TableList& list = page_->list();
    list.setTables({found(notice("Same")), found(notice("Newer", hello("0.3.0"))),
                    found(notice("Richer", hello("0.2.0", {"unheard_of"}))), found(notice("Full", hello(), 0))});
    QCOMPARE(list.count(), 4);
    QVERIFY(list.differences().isEmpty());
    QVERIFY(list.canPlay());
    list.setCurrentItem(list.topLevelItem(1));
    QVERIFY2(list.differences().contains("0.3.0"), qPrintable(list.differences()));
    QVERIFY(list.canPlay()); // same rules: only told
    QCOMPARE(list.topLevelItem(1)->text(3), QStringLiteral("0.3.0 – different"));
    list.setCurrentItem(list.topLevelItem(2));
    QVERIFY(!list.canPlay());
    QVERIFY2(list.differences().contains("unheard_of"), qPrintable(list.differences()));
    QVERIFY2(page_->whyNot().contains("cannot join"), qPrintable(page_->whyNot()));
    QCOMPARE(list.topLevelItem(3)->text(2), QStringLiteral("in progress"));
    // Whoever is chosen stays it when others come and go.
    list.setCurrentItem(list.topLevelItem(1));
    const lan::TableNotice kept = list.chosen()->notice;
    list.setTables({found(notice("Another")), found(kept)});
    QCOMPARE(list.chosen()->notice.name, QStringLiteral("Newer"));
}

void JoinPageTest::codeIsTypedInGroups() {
    const QString whole = someCode().text();
    code().setFocus();
    QTest::keyClicks(&code(), QString(whole).remove(u'-').left(4).toLower());
    QCOMPARE(code().text(), whole.left(5));
    QVERIFY2(code().note().contains("4 of 6"), qPrintable(code().note()));
    QVERIFY(!code().isWrong());
    // A letter in the middle leaves the cursor behind it.
    code().setCursorPosition(2);
    QTest::keyClicks(&code(), "7");
    QCOMPARE(code().cursorPosition(), 3);
    QTest::keyClick(&code(), Qt::Key_Backspace);
    code().setCursorPosition(static_cast<int>(code().text().size()));
    QTest::keyClicks(&code(), QString(whole).remove(u'-').mid(4));
    QCOMPARE(code().text(), whole);
    QVERIFY(code().code());
    QVERIFY(*code().code() == someCode());
    QCOMPARE(code().code()->text(), whole);
}

void JoinPageTest::codeIsTakenOutOfAMessage() {
    const QString whole = someCode().text();
    QApplication::clipboard()->setText("Come and play! The code: " + whole + " (till 8)");
    code().setFocus();
    code().paste();
    QCOMPARE(code().text(), whole);
    QVERIFY(code().code());
}

void JoinPageTest::links_data() {
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("address"); // empty: it is none
    QTest::addColumn<bool>("hasCode");
    const auto row = [](const char* link, const char* address, bool hasCode) {
        QTest::newRow(link) << QString::fromLatin1(link) << QString::fromLatin1(address) << hasCode;
    };
    row("elgrande://join/192.168.0.7:23611/K7H-3XA", "192.168.0.7:23611", true);
    row("ELGRANDE://join/castle.local/k7h3xa/", "castle.local:23610", true);
    row("elgrande://join/192.168.0.7", "192.168.0.7:23610", false);
    row("elgrande://join/[fe80::1%25eth0]:4711/K7H-3XA", "[fe80::1%eth0]:4711", true);
    row("elgrande://join/", "", false);
    row("elgrande://join/192.168.0.7:99999/K7H-3XA", "", false);
    row("elgrande://join/192.168.0.7/K7H-3XA/more", "", false);
    row("elgrande://join/192.168.0.7/K7H-3X", "", false);
    row("elgrande://join/192.168.0.7/K7H-3XA?and=more", "", false);
    row("elgrande://join/192.168.0.7 --new/K7H-3XA", "", false);
    row("elgrande://join/user@192.168.0.7/K7H-3XA", "", false);
    row("elgrande://play/192.168.0.7/K7H-3XA", "", false);
    row("https://join/192.168.0.7/K7H-3XA", "", false);
    QTest::newRow("long") << u"elgrande://join/"_s + QString(400, u'a') << QString() << false;
}

void JoinPageTest::links() {
    QFETCH(QString, link);
    QFETCH(QString, address);
    QFETCH(bool, hasCode);
    const auto read = lan::readLink(link);
    QCOMPARE(read.has_value(), !address.isEmpty());
    if (!read) return;
    QCOMPARE(read->address->text(), address);
    QCOMPARE(read->code.has_value(), hasCode);
    if (hasCode) QVERIFY(*read->code == someCode());
    if (!hasCode) return;
    const auto again = lan::readLink(lan::linkTo(*read->address, *read->code)); // as this program writes it
    QVERIFY(again && again->address == read->address);
}

// What others have sent, with its link or dictated: with one key it is filled in, wherever the focus is.
void JoinPageTest::invitationIsPastedAnywhere() {
    QSignalSpy wanted(page_.get(), &JoinPage::joinWanted);
    const QString code = someCode().text();
    const QString link = "Let's play! elgrande://join/192.168.0.7:4711/" + code + " See you";
    const QString said = "Code " + code + " at 192.168.0.7:4711, at eight.";
    for (const QString& message : {link, said, u"K7H–3XA 192.168.0.7:4711"_s}) {
        for (QWidget* at : page_->findChildren<QWidget*>()) {
            if (!at->isVisible() || at->focusPolicy() == Qt::NoFocus || !at->isEnabled()) continue;
            for (auto* each : page_->findChildren<QLineEdit*>()) each->clear();
            nameField().setText("Bea");
            at->setFocus();
            QApplication::clipboard()->setText(message);
            QTest::keySequence(at, QKeySequence::Paste);
            QVERIFY2(page_->wish(), qPrintable(page_->whyNot() + at->metaObject()->className()));
            QCOMPARE(page_->wish()->host, u"192.168.0.7"_s);
            QCOMPARE(static_cast<int>(page_->wish()->port), 4711);
            QCOMPARE(page_->wish()->code->text(), code);
            QCOMPARE(page_->wish()->name, u"Bea"_s);
        }
    }
    QVERIFY(says("accept the invitation"));
    QTRY_VERIFY(join()->hasFocus());
    QCOMPARE(wanted.size(), 0); // it asks first
    QTest::keyClick(join(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    // Names look like codes; a code alone is taken only where no name is typed.
    page_->setJoining(false);
    QApplication::clipboard()->setText("Ana-Lea");
    nameField().clear();
    nameField().setFocus();
    QTest::keySequence(&nameField(), QKeySequence::Paste);
    QCOMPARE(nameField().text(), u"Ana-Lea"_s);
}

void JoinPageTest::wrongCodeIsToldAtOnce() {
    code().setFocus();
    QTest::keyClicks(&code(), "ABC?");
    QVERIFY(code().isWrong());
    QVERIFY2(says("“?” never occurs in a code"), qPrintable(code().note()));
    QVERIFY(!join()->isEnabled());
    code().clear();
    QTest::keyClicks(&code(), QString(someCode().text()) + "7");
    QVERIFY(code().isWrong());
    QVERIFY(says("too long"));
    QVERIFY(!code().code());
}

void JoinPageTest::addresses_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    constexpr int kNoPort = 0; // an error
    QTest::newRow("four") << "192.168.0.7"
                          << "192.168.0.7" << 23610;
    QTest::newRow("four and port") << " 192.168.0.7:4711 "
                                   << "192.168.0.7" << 4711;
    QTest::newRow("name") << "castillo.local"
                          << "castillo.local" << 23610;
    QTest::newRow("name and port") << "castillo:99"
                                   << "castillo" << 99;
    QTest::newRow("six") << "fe80::1"
                         << "fe80::1" << 23610;
    QTest::newRow("six and port") << "[fe80::1]:99"
                                  << "fe80::1" << 99;
    QTest::newRow("no number") << "castillo:x"
                               << "" << kNoPort;
    QTest::newRow("no port") << "castillo:"
                             << "" << kNoPort;
    QTest::newRow("too large") << "castillo:65536"
                               << "" << kNoPort;
    QTest::newRow("blank") << "my castle"
                           << "" << kNoPort;
    QTest::newRow("a path") << "http://castle/"
                            << "" << kNoPort;
}

void JoinPageTest::addresses() {
    QFETCH(QString, typed);
    QFETCH(QString, host);
    QFETCH(int, port);
    const auto read = lan::readAddress(typed, 23610);
    QCOMPARE(static_cast<bool>(read), port > 0);
    if (read) {
        QCOMPARE(read->host, host);
        QCOMPARE(static_cast<int>(read->port), port);
    } else {
        QVERIFY(!texts::errorText(read.fault()).isEmpty());
    }
}

// Step by step until everything is there; then Enter goes to the table.
void JoinPageTest::whatIsMissingIsSaid() {
    std::vector<JoinWish> wanted;
    connect(page_.get(), &JoinPage::joinWanted, this, [&wanted](const JoinWish& wish) { wanted.push_back(wish); });
    QVERIFY(says("Choose a game"));
    page_->list().setTables({found(notice("Inés' table"))});
    QVERIFY(says("Enter the join code"));
    QVERIFY(!join()->isEnabled());
    code().setText(someCode().text());
    QVERIFY(join()->isEnabled());
    auto fields = page_->findChildren<QLineEdit*>();
    QLineEdit* name =
        *std::find_if(fields.begin(), fields.end(), [](QLineEdit* each) { return each->text() == "Ana"; });
    name->clear();
    QVERIFY(says("Enter your name"));
    name->setText("Bea");
    QTest::keyClick(&code(), Qt::Key_Return);
    QCOMPARE(wanted.size(), std::size_t{1});
    const JoinWish& wish = wanted[0];
    QCOMPARE(wish.host, QStringLiteral("192.168.0.7"));
    QCOMPARE(static_cast<int>(wish.port), 4711);
    QCOMPARE(wish.code->text(), someCode().text());
    QCOMPARE(wish.name, QStringLiteral("Bea"));
    QCOMPARE(settings_->playerName(), QStringLiteral("Bea"));
    // What is typed as an address counts more than what is chosen.
    QLineEdit* address = *std::find_if(fields.begin(), fields.end(),
                                       [](QLineEdit* each) { return each->placeholderText().contains("192.168"); });
    address->setText("castle:x");
    QVERIFY(!join()->isEnabled());
    address->setText("castle:99");
    QVERIFY(page_->wish());
    QCOMPARE(page_->wish()->host, QStringLiteral("castle"));
    // While it is being tried nothing is tried a second time.
    page_->setJoining(true);
    QVERIFY(!join()->isEnabled());
    page_->say("Nobody answers there.");
    QVERIFY(says("Nobody answers there."));
    QVERIFY(join()->isEnabled());
}

// Where the host may be asked, and nowhere else; Esc goes back to the list.
void JoinPageTest::hostIsAskedWithoutACode() {
    lan::Hello asked = hello();
    asked.knock = true;
    page_->list().setTables({found(notice("Others")), found(notice("Inés' table", asked))});
    QVERIFY(says("Enter the join code"));
    page_->list().setCurrentItem(page_->list().topLevelItem(1));
    QVERIFY(join() == nullptr);
    QVERIFY(says("ask to join"));
    QVERIFY(page_->wish());
    QVERIFY(page_->wish()->knocks && !page_->wish()->code);
    QCOMPARE(page_->wish()->name, u"Ana"_s);
    nameField().clear();
    QVERIFY(says("Enter your name"));
    nameField().setText("Ana");
    code().setText(someCode().text());
    QVERIFY(join() != nullptr);
    QVERIFY(!page_->wish()->knocks && page_->wish()->code);
    code().clear();
    QSignalSpy wanted(page_.get(), &JoinPage::joinWanted);
    QSignalSpy cancelled(page_.get(), &JoinPage::cancelled);
    QSignalSpy left(page_.get(), &JoinPage::left);
    QTest::keyClick(&code(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    page_->setJoining(true);
    page_->showNumber("0471");
    QVERIFY(says("0471"));
    QVERIFY2(Voice::of(*page_).lastSaid().endsWith("0 4 7 1"), qPrintable(Voice::of(*page_).lastSaid()));
    page_->list().setTables({found(notice("Inés' table", asked))}); // tables come and go
    QVERIFY(says("0471"));
    QTest::keyClick(page_.get(), Qt::Key_Escape);
    QCOMPARE(cancelled.size(), 1);
    QCOMPARE(left.size(), 0);
    QVERIFY(!says("0471"));
    QVERIFY(page_->wish());
    QTest::keyClick(page_.get(), Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void JoinPageTest::emptyListSaysWhatToDo() {
    QVERIFY(says("No games found yet"));
    QVERIFY(says("firewall"));
    page_->list().setTables({found(notice("Inés' table"))});
    QSignalSpy left(page_.get(), &JoinPage::left);
    QTest::keyClick(page_.get(), Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
}

void JoinPageTest::whatChangesIsAnnounced() {
    const Voice& voice = Voice::of(*page_);
    QTRY_VERIFY(code().hasFocus());
    QTest::keyClick(&code(), Qt::Key_Return); // nothing has been entered
    QCOMPARE(voice.lastSaid(), page_->whyNot());
    QTest::keyClicks(&code(), someCode().text());
    QCOMPARE(voice.lastSaid(), QStringLiteral("The code is complete."));
    page_->setJoining(true);
    QCOMPARE(voice.lastSaid(), QStringLiteral("Joining …"));
    page_->say("Nobody answers.");
    QTRY_COMPARE(voice.lastSaid(), QStringLiteral("Nobody answers."));
    QVERIFY(code().hasFocus());
}

void JoinPageTest::tabFollowsTheEye() {
    QTRY_VERIFY(code().hasFocus());
    QStringList stops;
    for (int i = 0; i < 12; ++i) {
        const QWidget* stop = QApplication::focusWidget();
        const auto* button = qobject_cast<const QPushButton*>(stop);
        QString name = button != nullptr ? button->text().remove(u'&') : stop->accessibleName();
        if (const auto* field = qobject_cast<const QLineEdit*>(stop); field != nullptr && name.isEmpty())
            name = field->placeholderText().left(12);
        QVERIFY2(!name.isEmpty(), stop->metaObject()->className());
        if (stops.contains(name)) break;
        stops << name;
        QTest::keyClick(const_cast<QWidget*>(stop), Qt::Key_Tab);
    }
    const QStringList form{"Join code", "as other pla", "such as 192."};
    QCOMPARE(stops.mid(0, 3), form);
    QVERIFY2(stops.contains("No games found yet"), qPrintable(stops.join('\n')));
}

ELGRANDE_TEST(JoinPageTest)
#include "join_page_test.moc"
