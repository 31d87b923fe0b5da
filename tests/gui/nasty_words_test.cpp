// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Names and chat lines of strangers that try to be more than text: marks of HTML and of menus, placeholders, control
// characters, letters that turn the direction or pile up marks. The window shows what they are as text,
// all of it fits, and no line makes it slow.
#include "app/network/lobby_page.h"
#include "app/network/table_list.h"
#include "app/network/talk_panel.h"
#include "expansions/installed.h"
#include "model/game_model/plain_text.h"
#include "tests/gui/network_stage.h"
#include "tests/gui/window_clipping.h"
#include "tests/named_test.h"
#include "views/toolkit/tip_accessible.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>

#include <algorithm>
#include <ctime>
#include <functional>

using namespace elgrande;
using namespace Qt::StringLiterals;

namespace {

// What stands before it in a name has to stand before it wherever the name is shown.
const QString kNastyMark = u"Mark"_s;

QStringList dangers() {
    return {u"<u>"_s,         u"<img src=x>"_s,   u"<a href=x>"_s,    u"</p><h1>"_s, u"&lt;"_s,          u"a&"_s,
            u"&&"_s,          u"%1%2"_s,          u"%n%L1"_s,         u"x\u202e"_s,  u"x\u2066\u200f"_s, u"\\\""_s,
            u"../../"_s,      u"x\u200d\u0301"_s, u"{\u00ad}"_s,      u"日本"_s,     u"שלום"_s,          u"مرحبا "_s,
            u"x\U0001F468"_s, u"[Game "_s,        u"Ǆ\u0336\u0336"_s, u"\u2028x"_s,  u"x\ufeff"_s,       u"file:///"_s,
            u"\u0000x"_s};
}

// As long and as wide as a name may be.
QString nastyName(int number) {
    const QStringList all = dangers();
    return (all[number % all.size()] + kNastyMark + QString::number(number)).leftJustified(kNameLength, u'W');
}

QString nastyLine(int number) {
    const QStringList all = dangers();
    const QString& danger = all[number % all.size()];
    const int times = 1 + number % 12;
    return (danger + kNastyMark + u"\u0007\n\t"_s).repeated(times) + QString(number % 400, u'W');
}

// With the sign of a shortcut as a menu or a button shows it.
QString withoutMnemonic(QString text) {
    text.replace(u"&&"_s, QString(QChar(1)));
    return text.remove(u'&').replace(QChar(1), u'&');
}

QString shownBy(const QString& text) {
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

QStringList readOf(const QAbstractItemModel& cells) {
    QStringList all;
    const auto add = [&all](const std::function<QVariant(int)>& role) {
        all << role(Qt::DisplayRole).toString() << shownBy(role(Qt::ToolTipRole).toString());
    };
    for (int row = 0; row < cells.rowCount(); ++row)
        for (int column = 0; column < cells.columnCount(); ++column)
            add([&, at = cells.index(row, column)](int role) { return cells.data(at, role); });
    for (const Qt::Orientation way : {Qt::Horizontal, Qt::Vertical})
        for (int i = 0; i < (way == Qt::Horizontal ? cells.columnCount() : cells.rowCount()); ++i)
            add([&, i](int role) { return cells.headerData(i, way, role); });
    return all;
}

// Everything that people read of a window, as they read it.
QStringList readOf(const QWidget& window) {
    QStringList all{window.windowTitle()};
    for (const QWidget* each : window.findChildren<QWidget*>() + QList<QWidget*>{window.window()}) {
        all << shownBy(tipOf(*each)) << each->statusTip() << each->accessibleName() << each->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(each))
            all << (label->textFormat() == Qt::PlainText  ? label->text()
                    : label->textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                                                          : shownBy(label->text()));
        if (const auto* button = qobject_cast<const QAbstractButton*>(each)) all << withoutMnemonic(button->text());
        if (const auto* text = qobject_cast<const QTextEdit*>(each)) all << text->toPlainText();
        if (const auto* tabs = qobject_cast<const QTabBar*>(each))
            for (int i = 0; i < tabs->count(); ++i) all << withoutMnemonic(tabs->tabText(i));
        if (const auto* view = qobject_cast<const QAbstractItemView*>(each)) all << readOf(*view->model());
        for (const QAction* action : each->actions()) all << withoutMnemonic(action->text());
    }
    return all;
}

// The first text in which a mark stands behind something else than in its name; empty: there is none. `marks`: how many
// there were.
QString notPlain(const QWidget& window, const QStringList& names, int& marks) {
    QStringList before;
    for (const QString& name : names) before << name.left(name.indexOf(kNastyMark));
    for (const QString& text : readOf(window)) {
        for (qsizetype at = text.indexOf(kNastyMark); at >= 0; at = text.indexOf(kNastyMark, at + 1)) {
            ++marks;
            const QStringView front = QStringView(text).left(at);
            if (!std::any_of(before.begin(), before.end(), [&](const QString& each) { return front.endsWith(each); }))
                return text;
        }
    }
    return {};
}

double milliseconds(const std::function<void()>& work) {
    const std::clock_t before = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

} // namespace

class NastyWordsTest : public QObject, private gui::NetworkStage {
    Q_OBJECT

  private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        installExpansionViews();
    }
    void init() { open(); }
    void cleanup() {
        standUp();
        close();
        table_.reset();
    }
    void linesStayText();
    void namesOfPlayersStayText();
    void namesInTheLobbyStayText();
    void tablesOfStrangersStayText();
};

void NastyWordsTest::linesStayText() {
    sit(3);
    TalkPanel& talk = table_->talk();
    page().showPanel(talk);
    auto* browser = talk.findChild<QTextBrowser*>();
    QSignalSpy told(&talk, &TalkPanel::heard); // to screen readers
    std::vector<double> heard;
    std::vector<double> drawn;
    const int lines = 520; // more than are kept
    for (int i = 0; i < lines; ++i) {
        const lan::Chat chat{seatAt(i % 3), -1, nastyLine(i).left(lan::Limits{}.chat)};
        const QCborMap message = lan_tests::throughAFrame(lan::toMap(lan::HostMessage(chat)));
        heard.push_back(milliseconds([&] { here().table->receive(lan::hostMessageIn(message)); }));
        const QString expected = u"P%1: "_s.arg(i % 3 + 1) + plainText(chat.text, lan::Limits{}.chat);
        QCOMPARE(browser->document()->lastBlock().text(), expected);
        for (const QChar each : expected) QVERIFY(each.isPrint() || each.isSurrogate());
        drawn.push_back(milliseconds([&] { window_->repaint(); }));
        QCOMPARE(browser->horizontalScrollBar()->maximum(), 0);
    }
    QCOMPARE(browser->document()->blockCount(), 500);
    QCOMPARE(told.size(), lines);
    for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QVERIFY(!part.fragment().charFormat().isAnchor());
            QVERIFY(!part.fragment().charFormat().isImageFormat());
        }
    QVERIFY(!here().table->isParted());
    std::sort(heard.begin(), heard.end());
    std::sort(drawn.begin(), drawn.end());
    qInfo("a line: heard median %.2f ms, longest %.2f ms; whole window drawn median %.2f ms, longest %.2f ms",
          heard[heard.size() / 2], heard.back(), drawn[drawn.size() / 2], drawn.back());
}

// What a host says they are called, who may say anything.
void NastyWordsTest::namesOfPlayersStayText() {
    int marks = 0;
    for (int first = 0; first < dangers().size(); first += 5) {
        QStringList names;
        QStringList plain;
        for (int i = first; i < first + 5; ++i) {
            names << nastyName(i).remove(QChar(0)); // no record can hold that
            plain << plainText(names.back(), kNameLength);
        }
        sit(5, 0, "network", names);
        for (int i = 0; i < 5; ++i) QCOMPARE(model().playerName(seatAt(i)), plain[i]);
        wire_->disconnectPlayer(other(3));
        QVERIFY(playUntil([this] { return model().history().size() > 40 || wire_->onTheWay.empty(); }));
        here().table->receive(lan::HostMessage(lan::Chat{seatAt(first % 5), 1, {}}));
        QCoreApplication::processEvents();
        const QString wrong = notPlain(*window_, plain, marks);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY2(clippedTexts(*window_).isEmpty(), qPrintable(clippedTexts(*window_).join(u" | "_s)));
        standUp();
    }
    qInfo("names of players: %d times", marks);
    QVERIFY(marks > 50);
}

void NastyWordsTest::namesInTheLobbyStayText() {
    LobbyPage page(*theme_);
    page.resize(1024, 640);
    page.show();
    int marks = 0;
    int names = 0;
    for (int round = 0; round < 20; ++round) {
        QStringList plain;
        const auto next = [&] {
            plain << plainText(nastyName(names++), kNameLength); // as it comes out of a message
            return plain.back();
        };
        LobbyContent lobby;
        lobby.title = next();
        lobby.game = u"Big Box, 9 rounds"_s;
        for (const char* colour : {"red", "blue", "green", "yellow", "brown"})
            lobby.seats.push_back({.seat = {.holder = lan::LobbySeat::Holder::Person,
                                            .name = next(),
                                            .agent = {},
                                            .ready = true,
                                            .away = round % 2 == 0,
                                            .atHost = false},
                                   .colour = colour,
                                   .hosts = round % 2 == 1});
        for (int i = 0; i < lan::kMostWatching; ++i) lobby.spectators << next();
        lobby.hosts = round % 2 == 1;
        page.setContent(lobby);
        QCoreApplication::processEvents();
        const QString wrong = notPlain(page, plain, marks);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY2(clippedTexts(page).isEmpty(), qPrintable(clippedTexts(page).join(u" | "_s)));
    }
    qInfo("%d names in lobbies, %d times", names, marks);
    QVERIFY(names >= 500 && marks > names);
}

// What anybody in the network may call a table, and what it is played with.
void NastyWordsTest::tablesOfStrangersStayText() {
    TableList list([](const lan::Hello&) { return lan::Hello{}; });
    list.show();
    QStringList names;
    QList<lan::FoundTable> tables;
    for (int i = 0; i < dangers().size(); ++i) {
        lan::FoundTable& table = tables.emplace_back();
        table.address = QHostAddress::LocalHost;
        table.notice.table = QByteArray(lan::kTableId, static_cast<char>(i));
        table.notice.name = plainText(nastyName(i), kNameLength);
        table.notice.hello.expansions = {plainText(nastyName(i), lan::kHelloText)};
        table.notice.hello.version = plainText(nastyName(i), lan::kHelloText);
        names << table.notice.name;
    }
    list.setTables(tables);
    int marks = 0;
    const QString wrong = notPlain(list, names, marks);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    QVERIFY(marks >= 3 * names.size());
}

ELGRANDE_TEST(NastyWordsTest)
#include "nasty_words_test.moc"
