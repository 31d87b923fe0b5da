// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Every message comes through the wire as it was; every field that is missing, of another type or out of its range is
// refused, whatever else the message has; and what a number says is said in both languages.
#include "app/lan/frame.h"
#include "app/lan/messages.h"
#include "app/lan/seat_events.h"
#include "model/core/rng.h"
#include "model/rules/rules_builder.h"
#include "tests/lan/attempts.h"
#include "tests/named_test.h"

#include <QCborArray>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;

namespace {

const QByteArray kHash(32, 'h');

std::vector<GuestMessage> guestMessages() {
    std::vector<GuestMessage> all;
    const Action action = act(ActionKind::Caballero, 3);
    for (int what = 0; what < static_cast<int>(Intent::What::Count); ++what) {
        Intent intent{static_cast<Intent::What>(what), seatAt(2), 7, 1, 90, {}, {}, {}, Seat::None, false};
        if (intent.what == Intent::What::Play) intent.actions = {action, act(ActionKind::Relocate, 1, 2, 255)};
        if (intent.what == Intent::What::Reveal) intent.actions = {action};
        if (intent.what == Intent::What::Commit) intent.commitment = kHash;
        if (intent.what == Intent::What::Reveal) intent.nonce = kHash;
        if (intent.what == Intent::What::StandIn) intent.about = seatAt(4);
        if (intent.what == Intent::What::Vote) intent.yes = true;
        all.emplace_back(intent);
    }
    all.emplace_back(Chat{seatAt(0), -1, QStringLiteral("Grüße")});
    all.emplace_back(Chat{seatAt(0), 3, {}});
    all.emplace_back(Pointer{seatAt(1), Pointer::At::Card, 12});
    all.emplace_back(Have{3, 120});
    all.emplace_back(Have{});
    all.emplace_back(Ask{seatAt(1), 0});
    return all;
}

std::vector<HostMessage> hostMessages() {
    std::vector<HostMessage> all;
    all.emplace_back(Welcome{QByteArray(kGameId, 'g'), "[Game]", QByteArray(8, 'r'), SeatSet::of(seatAt(1)), {1, 2}});
    const Past past{2, 300, QByteArray(2 * kEventSize, 'e')};
    all.emplace_back(past);
    Update update{
        past,      302,  QByteArray(680, 'k'), seatAt(1), {}, SeatSet::of(seatAt(1)), SecretPhase::None, 0, {},
        seatAt(0), kHash};
    all.emplace_back(update);
    update.own = update.known;
    update.secretPhase = SecretPhase::Reveal;
    update.question = 77;
    update.committed = kHash;
    all.emplace_back(update);
    all.emplace_back(Answer{seatAt(3), 9, Rejection::Stale});
    all.emplace_back(Chat{Seat::None, -1, QStringLiteral("from beside the table")});
    all.emplace_back(Chat{Seat::None, -1, QStringLiteral("from beside the table"), QStringLiteral("Sven")});
    all.emplace_back(Chat{Seat::None, 3, {}, QStringLiteral("Sven"), 12});
    all.emplace_back(Pointer{seatAt(1), Pointer::At::Area, 0});
    using Holder = SeatState::Holder;
    Seats seats{{{Holder::Person, true, true}, {Holder::Computer, false, false}}, {}, true};
    all.emplace_back(seats);
    seats.proposal = Proposal{Proposal::What::StandIn, seatAt(1), seatAt(0), SeatSet{6}, SeatSet{2}};
    all.emplace_back(seats);
    all.emplace_back(Commitments{1, 5, {kHash, {}, kHash}});
    Openings openings;
    openings.question = 5;
    openings.openings[1] = {act(ActionKind::Disk, 4), kHash};
    all.emplace_back(openings);
    Alternatives told{seatAt(1), 0, 90, "place", "", 2, 0, {"caballero aragon", "done"}, {}};
    told.actions = {act(ActionKind::Caballero, 2), act(ActionKind::Done)};
    all.emplace_back(told);
    all.emplace_back(Alternatives{seatAt(4), 3, 0, "", "", 0, 0, {}, {}});
    return all;
}

template <class Message>
Result<Message> in(const QCborMap& map) {
    if constexpr (std::is_same_v<Message, GuestMessage>)
        return guestMessageIn(map);
    else
        return hostMessageIn(map);
}

// Through bytes, as a frame does it.
QCborMap sent(const QCborMap& map) {
    const auto frame = encodeFrame(map, Limits{}.frameAfterwards);
    if (!frame) qFatal("too long");
    const auto read = decodeFrame(frame->mid(4), Limits{});
    if (!read) qFatal("%s", read.error().c_str());
    return *read;
}

// Values that no field has: other types, numbers and lengths beyond all limits.
std::vector<QCborValue> wrongValues() {
    return {QCborValue(),
            QCborValue(-2),
            QCborValue(qint64(1) << 40),
            QCborValue(true),
            QCborValue(1.5),
            QCborValue(QByteArray(70000, 'x')),
            QCborValue(QString(600, u'x')),
            QCborValue(QCborArray{1, 2, 3, 4, 5, 6}),
            QCborValue(QCborMap{}),
            QCborValue(nullptr)};
}

// A field may be missing or be another legal value; then the message that comes out is a proper one all the same.
template <class Message>
int refusals(const std::vector<Message>& messages) {
    int refused = 0;
    for (const Message& message : messages) {
        const QCborMap map = toMap(message);
        for (const QCborValue& key : map.keys()) {
            for (const QCborValue& wrong : wrongValues()) {
                QCborMap other = map;
                if (wrong.isUndefined())
                    other.remove(key);
                else
                    other[key] = wrong;
                const auto read = in<Message>(other);
                if (!read)
                    ++refused;
                else if (!(in<Message>(toMap(*read)) && *in<Message>(toMap(*read)) == *read))
                    qFatal("what was let in cannot be said");
                else if (!wrong.isUndefined() && wrong != QCborValue(true) && wrong != QCborValue(nullptr))
                    qFatal("let in: %s", qPrintable(key.toString()));
            }
        }
    }
    return refused;
}

} // namespace

class MessagesTest : public QObject {
    Q_OBJECT

  private slots:
    void comeThroughAsTheyWere();
    void wrongFieldsAreRefused();
    void unknownTypesAreRefusedUnknownKeysIgnored();
    void longestMessagesFitIntoAFrame();
    void areTheBytesOfTheDocument();
    void eventsComeThroughAsTheReaderMayKnowThem();
    void eventsThatCannotBeAreRefused();
    void everyNumberHasWords();
};

void MessagesTest::comeThroughAsTheyWere() {
    for (const GuestMessage& each : guestMessages()) {
        const auto back = guestMessageIn(sent(toMap(each)));
        QVERIFY2(back, back ? "" : back.error().c_str());
        QVERIFY(*back == each);
    }
    for (const HostMessage& each : hostMessages()) {
        const auto back = hostMessageIn(sent(toMap(each)));
        QVERIFY2(back, back ? "" : back.error().c_str());
        QVERIFY(*back == each);
    }
}

void MessagesTest::wrongFieldsAreRefused() {
    const int guests = refusals(guestMessages());
    const int hosts = refusals(hostMessages());
    qInfo("%d refused of guests, %d of hosts", guests, hosts);
    QVERIFY(guests > 500 && hosts > 400);
}

void MessagesTest::unknownTypesAreRefusedUnknownKeysIgnored() {
    QCborMap map = toMap(GuestMessage(Have{1, 2}));
    map[QStringLiteral("later")] = 1;
    QVERIFY(guestMessageIn(map));
    map[QStringLiteral("t")] = QStringLiteral("update"); // a host says that
    QVERIFY(!guestMessageIn(map));
    map.remove(QStringLiteral("t"));
    QVERIFY(!guestMessageIn(map) && !hostMessageIn(map));
    QVERIFY(!guestMessageIn({}) && !hostMessageIn({}));
}

void MessagesTest::longestMessagesFitIntoAFrame() {
    Intent intent = std::get<Intent>(guestMessages().front());
    intent.actions.assign(kMostActions, act(ActionKind::Caballero, 3));
    QVERIFY(guestMessageIn(sent(toMap(GuestMessage(intent)))));
    intent.actions.push_back(intent.actions.front());
    QVERIFY(!guestMessageIn(sent(toMap(GuestMessage(intent)))));
    Update update = std::get<Update>(hostMessages()[3]);
    update.past.events = QByteArray(kEventSize * kEventsAtOnce, 'e');
    QVERIFY(hostMessageIn(sent(toMap(HostMessage(update)))));
    Alternatives told{seatAt(1), 0, 90, std::string(40, 'k'), std::string(40, 't'), ActionList::kCapacity, 0, {}, {}};
    told.moves.assign(kMovesAtOnce, std::string(kMoveText, 'm'));
    told.actions.assign(kMovesAtOnce, act(ActionKind::Done));
    QVERIFY(hostMessageIn(sent(toMap(HostMessage(told)))));
    told.actions.pop_back();
    QVERIFY(!hostMessageIn(sent(toMap(HostMessage(told)))));
}

// The blocks of bytes below the sentence of PROTOCOL.md that names this file.
void MessagesTest::areTheBytesOfTheDocument() {
    QFile document(QStringLiteral(ELGRANDE_SOURCE "/app/lan/PROTOCOL.md"));
    QVERIFY(document.open(QIODevice::ReadOnly));
    const QString all = QString::fromUtf8(document.readAll());
    const QStringList blocks = all.mid(all.indexOf(QStringLiteral("messages_test.cpp"))).split(QStringLiteral("\n\n"));
    static const QRegularExpression bytesOfLine(QStringLiteral("^ {4,}((?:[0-9a-f]{2} {1,2})+)"));
    const auto bytesIn = [](const QString& block) {
        QByteArray bytes;
        for (const QString& line : block.split(u'\n'))
            bytes += QByteArray::fromHex(bytesOfLine.match(line).captured(1).toLatin1());
        return bytes;
    };
    const auto frameOf = [](const auto& message) { return *encodeFrame(toMap(message), Limits{}.frameAfterwards); };
    QCOMPARE(bytesIn(blocks[1]).toHex(' '), frameOf(guestMessages().back()).toHex(' '));
    const auto messages = hostMessages();
    QCOMPARE(bytesIn(blocks[2]).toHex(' '), frameOf(messages[messages.size() - 2]).toHex(' '));
}

void MessagesTest::eventsComeThroughAsTheReaderMayKnowThem() {
    const auto rules = *RulesBuilder::build({});
    Event event;
    event.kind = EventKind::PowerTakenBack;
    event.seat = seatAt(1);
    event.power = static_cast<Power>(4);
    event.number = -3;
    event.secret = true;
    event.forced = true;
    for (Seat reader : {seatAt(0), seatAt(1), Seat::None}) {
        const auto back = eventsFromBytes(*rules, eventsToBytes(std::vector{event, event}, reader));
        QVERIFY(back);
        QCOMPARE(back->size(), std::size_t(2));
        QVERIFY(back->front() == asSeenBy(event, reader));
        QCOMPARE(back->back().power != Power::None, reader == seatAt(1));
    }
}

void MessagesTest::eventsThatCannotBeAreRefused() {
    const auto rules = *RulesBuilder::build({});
    Event event;
    event.kind = EventKind::CaballeroMoved;
    event.seat = seatAt(0);
    event.owner = static_cast<Owner>(0);
    event.from = Area::Aragon;
    event.to = Area::Sevilla;
    const QByteArray bytes = eventToBytes(event, Seat::None);
    QVERIFY(eventsFromBytes(*rules, bytes));
    QVERIFY(!eventsFromBytes(*rules, bytes + 'x'));
    for (int at = 0; at < kEventSize; ++at) {
        if (at == 11 || at == 12) continue; // any number
        QByteArray wrong = bytes;
        wrong[at] = static_cast<char>(200);
        QVERIFY2(!eventsFromBytes(*rules, wrong), qPrintable(QString::number(at)));
    }
    event.seat = Seat::None;
    event.owner = Owner::None; // nobody's piece
    QVERIFY(!eventsFromBytes(*rules, eventToBytes(event, Seat::None)));
}

void MessagesTest::everyNumberHasWords() {
    QVERIFY(errorOf(Rejection::None).message.empty());
    for (int why = 1; why < static_cast<int>(Rejection::Count); ++why)
        QVERIFY(!errorOf(static_cast<Rejection>(why)).message.empty());
    for (int phrase = 0; phrase < kPhrases; ++phrase) QVERIFY(!phraseText(phrase).isEmpty());
}

ELGRANDE_TEST(MessagesTest)
#include "messages_test.moc"
