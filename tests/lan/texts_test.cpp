// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Two programs may have two versions of Qt, and so of Unicode: what is a letter, a mark, nothing or one letter with
// another to the one is something else to the other. Names and chat lines of all of Unicode, as programs with any
// tables or none would write them, end no connection, and a game among such names ends with the same record for
// everybody. With ELGRANDE_OTHER_QT, a folder of libraries, the guest of twoPrograms has that Qt.
#include "app/lan/beacon_message.h"
#include "app/lan/frame.h"
#include "app/lan/lobby_messages.h"
#include "app/lan/messages.h"
#include "app/lan/parting.h"
#include "model/game_model/plain_text.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/tables.h"

#include <QProcess>

using namespace elgrande;
using namespace elgrande::lan_tests;
using namespace Qt::StringLiterals;

namespace {

constexpr int kTexts = 1000;

// At least one letter and at most `most` units of UTF-16, by chance: from anywhere, from one place, or with marks,
// joiners and what else changes its neighbours.
QString anyText(Rng& random, qsizetype most) {
    static const std::u32string kChangers =
        U"\u0301\u0323\u0345\u0f71\u1161\u11a8\u200d\u200c\u202e\ufe0f\u3164\U000e0061"
        U"\U0001f3fb\U00016d63\U00016d67\U000113b8\U000113c9 \u00a0\u2028\t";
    const auto any = [&random] {
        char32_t letter = 0;
        do letter = 1 + static_cast<char32_t>(random.below(0x10ffff));
        while (QChar::isSurrogate(letter));
        return letter;
    };
    const int kind = random.below(3);
    const qsizetype wanted = 1 + random.below(static_cast<int>(most));
    char32_t letter = any();
    QString text;
    while (true) {
        if (kind == 0) letter = any();
        if (kind == 1) letter = letter < 0x10ff00 && !QChar::isSurrogate(letter + 1) ? letter + 1 : any();
        if (kind == 2)
            letter = random.below(2) == 0
                         ? kChangers[static_cast<std::size_t>(random.below(static_cast<int>(kChangers.size())))]
                         : any();
        const QString next = QString::fromUcs4(&letter, 1);
        if (text.size() + next.size() > wanted) return text.isEmpty() ? u"x"_s : text;
        text += next;
    }
}

QCborMap throughAFrame(const QCborMap& map) {
    const auto frame = lan::encodeFrame(map, lan::Limits{}.frameAfterwards);
    if (!frame) qFatal("%s", frame.error().c_str());
    const auto read = lan::decodeFrame(frame->mid(4), lan::Limits{});
    if (!read) qFatal("%s", read.error().c_str());
    return *read;
}

// The guest of twoPrograms, who types as many names and lines, sits down as somebody, and plays.
int runGuest(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const auto code = lan::JoinCode::read(app.arguments().value(3));
    if (!code) return 2;
    const QTemporaryDir folder;
    Person person({u"127.0.0.1"_s, app.arguments().value(2).toUShort(), *code, {}}, folder.path());
    if (!wait([&] { return person.isIn(); })) return 3;
    Rng random(5);
    int lines = 0;
    for (int i = 0; i < kTexts; ++i) {
        person.joining->setName(anyText(random, kNameLength));
        const QString line = anyText(random, lan::Limits{}.chat);
        person.joining->chat(Seat::None, line);
        lines += lan::chatOf(Seat::None, line).saysNothing() ? 0 : 1;
        if (!wait([&] { return static_cast<int>(person.heard.size()) >= lines - 50; }, 20000))
            break; // host's table says less
    }
    for (int i = 0; person.seats().empty() && i < 100; ++i) {
        person.fault = lan::WishFault::None;
        person.joining->sit(seat(1), anyText(random, kNameLength));
        wait([&] { return !person.seats().empty() || person.fault != lan::WishFault::None; });
    }
    person.joining->setReady(seat(1), true);
    const auto isOver = [&] {
        person.answer(random);
        return person.ending || !person.audit.empty();
    };
    wait(isOver, 60000);
    std::printf("%d lines, %d heard, %d breaks, audit %s, Qt %s\n", lines, static_cast<int>(person.heard.size()),
                person.breaks, person.audit.c_str(), qVersion());
    if (person.ending) std::printf("ended: %s\n", qPrintable(person.ending->parting.text));
    return person.ending || person.breaks > 0 || person.audit != "fine" ? 1 : 0;
}

} // namespace

class TextsTest : public QObject {
    Q_OBJECT

  private slots:
    void messagesTakeAnyText();
    void recordsTakeAnyName();
    void twoPrograms();
};

// As it is typed, whatever the sender's tables would have made of it: each program makes its own plain text of it.
void TextsTest::messagesTakeAnyText() {
    Rng random(1);
    for (int i = 0; i < kTexts; ++i) {
        const QString line = anyText(random, lan::Limits{}.chat);
        const QString name = anyText(random, kNameLength);
        const auto chat =
            lan::guestMessageIn(throughAFrame({{u"t"_s, u"chat"_s}, {u"by"_s, 0}, {lan::kChatKey, line}}));
        QVERIFY2(chat, qPrintable(line));
        QCOMPARE(std::get<lan::Chat>(*chat).text, plainText(line, lan::Limits{}.chat));
        for (const auto what : {lan::Wish::What::Sit, lan::Wish::What::Name}) {
            lan::Wish wish;
            wish.what = what;
            if (what == lan::Wish::What::Sit) wish.seat = seat(0);
            wish.text = name;
            wish.share = QByteArray(lan::kHashSize, 's');
            const auto read = lan::wishIn(throughAFrame(toMap(wish)));
            QVERIFY2(read && *read, qPrintable(name));
            QCOMPARE((**read).text, plainText(name, kNameLength));
        }
        lan::Lobby lobby;
        lobby.title = name;
        lobby.game = QByteArray(lan::kGameId, 'g');
        lobby.commitment = QByteArray(lan::kHashSize, 'c');
        lobby.record = "[Game \"El Grande\"]";
        lobby.rules = lan::rulesMark(1);
        lobby.seats.resize(2);
        lobby.seats[0].name = name;
        lobby.watching = {name};
        QCborMap map = toMap(lan::LobbyMessage(lobby));
        map[u"watching"_s] = QCborArray{name}; // not as this program writes it
        const auto read = lan::lobbyMessageIn(throughAFrame(map));
        QVERIFY2(read && *read, qPrintable(name));
        QCOMPARE(std::get<lan::Lobby>(**read).seats[0].name, plainText(name, kNameLength));
        const auto parting =
            lan::Parting::fromMap(throughAFrame({{u"t"_s, u"goodbye"_s}, {u"reason"_s, 77}, {u"text"_s, name}}));
        QVERIFY2(parting, qPrintable(name));
    }
}

// In a record only bytes of ASCII mean anything; whatever else the host's tables leave in a name is read by any others.
void TextsTest::recordsTakeAnyName() {
    Rng random(2);
    const auto rules = RulesBuilder::build({});
    QVERIFY(rules);
    for (int i = 0; i < kTexts; ++i) {
        Record record;
        record.setup = (*rules)->setup;
        record.names.resize(static_cast<std::size_t>(record.setup.players));
        for (std::string& name : record.names) {
            name = anyText(random, kNameLength).toStdString();
            std::erase_if(name, [](char byte) { return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7f; });
        }
        const auto read = recordFromText(toText(**rules, record));
        QVERIFY2(read, read ? "" : read.error().c_str());
        QCOMPARE(read->names, record.names);
    }
}

void TextsTest::twoPrograms() {
    Evening evening;
    evening.limits.chatLines = evening.limits.wishes = {100000, 100000};
    evening.limits.outputQueue *= 64; // a thousand lines at once, twice
    Setup setup;
    setup.rounds = 6;
    evening.host({here(u"Ana"_s), kLan}, setup, true);
    Person& ana = evening.joinHere();
    QProcess guest;
    guest.setProcessChannelMode(QProcess::MergedChannels);
    QStringList command = qEnvironmentVariable("ELGRANDE_ELSEWHERE").split(u' ', Qt::SkipEmptyParts);
    command << QCoreApplication::applicationFilePath() << u"--guest"_s << QString::number(evening.hosting->port())
            << evening.hosting->code().text();
    guest.start(command.front(), command.mid(1));
    const auto isOver = [&] {
        ana.answer(evening.random);
        return guest.state() == QProcess::NotRunning;
    };
    QVERIFY(wait(isOver, 120000));
    const QByteArray said = guest.readAll().trimmed();
    qInfo("%s; here %d heard, Qt %s", said.constData(), static_cast<int>(ana.heard.size()), qVersion());
    QVERIFY2(guest.exitStatus() == QProcess::NormalExit && guest.exitCode() == 0, said.constData());
    QVERIFY(!ana.ending);
    QVERIFY(evening.hosting->table() != nullptr && evening.hosting->table()->isOver());
    QVERIFY(static_cast<int>(ana.heard.size()) > kTexts / 2);
}

int main(int argc, char** argv) {
    if (argc > 1 && QByteArray(argv[1]) == "--guest") return runGuest(argc, argv);
    QCoreApplication app(argc, argv);
    TextsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "texts_test.moc"
