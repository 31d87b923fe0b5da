// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Frames: whatever comes, however it is cut, is read as what it is or refused, and nothing is believed that is
// promised.
#include "app/lan/frame.h"
#include "tests/lan/attempts.h"
#include "tests/named_test.h"

#include <QCborArray>
#include <QRandomGenerator>
#include <QTest>
#include <QtEndian>

#include <functional>
#include <malloc.h>

using namespace elgrande;
using namespace elgrande::lan;
using elgrande::lan_tests::attempts;

namespace {

const Limits kLimits;

QCborMap nested(int depth) {
    QCborMap map;
    if (depth > 1) map.insert(QStringLiteral("in"), nested(depth - 1));
    return map;
}

QCborMap mapOf(int entries) {
    QCborMap map;
    for (int i = 0; i < entries; ++i) map.insert(QString::number(i), i);
    return map;
}

QCborMap with(const QCborValue& value, const QString& key = QStringLiteral("value")) {
    QCborMap map;
    map.insert(key, value);
    return map;
}

bool isRead(const QCborMap& message) {
    const Result<QCborMap> read = decodeFrame(message.toCborValue().toCbor(), kLimits);
    return read && *read == message;
}

bool isRefused(const QByteArray& hex) { return !decodeFrame(QByteArray::fromHex(hex), kLimits); }

QByteArray withLength(quint32 length, const QByteArray& body) {
    QByteArray frame(4, Qt::Uninitialized);
    qToBigEndian(length, frame.data());
    return frame + body;
}

struct Cut {
    QList<QByteArray> frames;
    FrameReader::Fault fault = FrameReader::Fault::None;
    bool operator==(const Cut&) const = default;
};

// The stream in pieces of the sizes that `size` says.
Cut cut(const QByteArray& stream, quint32 longest, const std::function<qsizetype()>& size) {
    FrameReader reader(longest);
    Cut all;
    for (qsizetype at = 0; at < stream.size() && reader.fault() == FrameReader::Fault::None;) {
        at += reader.feed(QByteArrayView(stream).sliced(at, std::min(size(), stream.size() - at)));
        if (reader.isWhole()) all.frames.append(reader.take());
    }
    all.fault = reader.fault();
    return all;
}

// The limits of limits.h, counted a second time.
bool keepsTheLimits(const QCborValue& value, int depth, bool chat) {
    if (value.isString()) return value.toString().size() <= (chat ? kLimits.chat : kLimits.text);
    if (value.isMap()) {
        const QCborMap map = value.toMap();
        return depth <= kLimits.depth && map.size() <= kLimits.entries &&
               std::all_of(map.begin(), map.end(), [depth](const auto& each) {
                   return keepsTheLimits(each.second, depth + 1, depth == 1 && each.first.toString() == kChatKey);
               });
    }
    if (value.isArray()) {
        const QCborArray list = value.toArray();
        return depth <= kLimits.depth && list.size() <= kLimits.items &&
               std::all_of(list.begin(), list.end(),
                           [depth](const auto& each) { return keepsTheLimits(each, depth + 1, false); });
    }
    return value.isInteger() || value.isByteArray() || value.isBool() || value.isNull();
}

QCborMap sample() {
    QCborMap map = with(QCborArray{1, -5, QStringLiteral("Ñandú"), QByteArray("\0\1\2", 3), true, nullptr});
    map.insert(kChatKey, QString(400, u'ß'));
    map.insert(7, nested(5));
    map.insert(QStringLiteral("far"), std::numeric_limits<qint64>::max());
    map.insert(QStringLiteral("low"), std::numeric_limits<qint64>::min());
    return map;
}

QByteArray mutated(QByteArray stream, QRandomGenerator& chance) {
    for (int times = chance.bounded(1, 6); times > 0 && !stream.isEmpty(); --times) {
        const qsizetype at = chance.bounded(static_cast<int>(stream.size()));
        switch (chance.bounded(5)) {
        case 0:
            stream[at] = static_cast<char>(stream[at] ^ (1 << chance.bounded(8)));
            break;
        case 1:
            stream[at] = static_cast<char>(chance.bounded(256));
            break;
        case 2:
            stream.remove(at, chance.bounded(1, 9));
            break;
        case 3:
            stream.insert(at, QByteArray(chance.bounded(1, 9), static_cast<char>(chance.bounded(256))));
            break;
        default:
            stream.insert(at, stream.mid(at, chance.bounded(1, 40)));
            break;
        }
    }
    return stream;
}

} // namespace

class FrameTest : public QObject {
    Q_OBJECT

  private slots:
    void whatIsAllowedIsRead();
    void whatIsTooMuchIsRefused();
    void otherCborIsRefused_data();
    void otherCborIsRefused();
    void lengthIsJudgedAtOnce_data();
    void lengthIsJudgedAtOnce();
    void memoryGrowsWithWhatHasCome();
    void messagesTooLongAreNotSent();
    void anyCutGivesTheSameFrames();
    void mutatedFramesDoNoHarm();
};

void FrameTest::whatIsAllowedIsRead() {
    QVERIFY(isRead({}));
    QVERIFY(isRead(sample()));
    QVERIFY(isRead(nested(kLimits.depth)));
    QVERIFY(isRead(mapOf(kLimits.entries)));
    QVERIFY(isRead(with(QString(kLimits.text, u'x'))));
    QVERIFY(isRead(with(QString(kLimits.chat, u'x'), kChatKey)));
    QVERIFY(isRead(with(QByteArray(60000, 'x'))));
}

void FrameTest::whatIsTooMuchIsRefused() {
    QVERIFY(!isRead(nested(kLimits.depth + 1)));
    QVERIFY(!isRead(mapOf(kLimits.entries + 1)));
    QVERIFY(!isRead(with(mapOf(kLimits.entries + 1))));
    QVERIFY(!isRead(with(QString(kLimits.text + 1, u'x'))));
    QVERIFY(!isRead(with(QString(kLimits.chat + 1, u'x'), kChatKey)));
    QVERIFY(!isRead(with(with(QString(kLimits.chat, u'x'), kChatKey)))); // only of the frame itself
    QVERIFY(!isRead(with(QStringLiteral("x"), QString(kLimits.text + 1, u'k'))));
    QCborArray list;
    for (int i = 0; i <= kLimits.items; ++i) list.append(i);
    QVERIFY(!isRead(with(list)));
    list.removeLast();
    QVERIFY(isRead(with(list)));
}

void FrameTest::otherCborIsRefused_data() {
    QTest::addColumn<QByteArray>("hex");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a number") << QByteArray("01");
    QTest::newRow("a list") << QByteArray("80");
    QTest::newRow("a tagged map") << QByteArray("d9d9f7a0");
    QTest::newRow("bytes behind") << QByteArray("a000");
    QTest::newRow("cut off") << QByteArray("a16161");
    QTest::newRow("map without end") << QByteArray("bf616101ff");
    QTest::newRow("list without end") << QByteArray("a161619f01ff");
    QTest::newRow("text in parts") << QByteArray("a161617f6162ff");
    QTest::newRow("bytes in parts") << QByteArray("a161615f4162ff");
    QTest::newRow("huge map") << QByteArray("bb7fffffffffffffff");
    QTest::newRow("huge list") << QByteArray("a161619b7fffffffffffffff");
    QTest::newRow("huge text") << QByteArray("a161617b7fffffffffffffff61");
    QTest::newRow("huge bytes") << QByteArray("a161615b7fffffffffffffff61");
    QTest::newRow("bytes cut off") << QByteArray("a1616143aabb");
    QTest::newRow("tag") << QByteArray("a16161c101");
    QTest::newRow("half float") << QByteArray("a16161f93c00");
    QTest::newRow("double") << QByteArray("a16161fb3ff0000000000000");
    QTest::newRow("undefined") << QByteArray("a16161f7");
    QTest::newRow("simple value") << QByteArray("a16161e0");
    QTest::newRow("number beyond 63 bits") << QByteArray("a161611b8000000000000000");
    QTest::newRow("negative beyond 63 bits") << QByteArray("a161613b8000000000000000");
    QTest::newRow("no UTF-8") << QByteArray("a1616161ff");
    QTest::newRow("key twice") << QByteArray("a2616101616102");
    QTest::newRow("key true") << QByteArray("a1f501");
    QTest::newRow("key of bytes") << QByteArray("a1416101");
    QTest::newRow("negative key") << QByteArray("a12001");
    QTest::newRow("map as key") << QByteArray("a1a001");
}

void FrameTest::otherCborIsRefused() {
    QFETCH(QByteArray, hex);
    QVERIFY(isRefused(hex));
}

// A wrong length is refused as soon as its four bytes are there.
void FrameTest::lengthIsJudgedAtOnce_data() {
    QTest::addColumn<quint32>("length");
    QTest::addColumn<quint32>("longest");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, quint32 length, quint32 longest, FrameReader::Fault fault) {
        QTest::newRow(name) << length << longest << static_cast<int>(fault);
    };
    row("all ones", 0xffffffffU, kLimits.frameAfterwards, FrameReader::Fault::TooLong);
    row("nothing", 0, kLimits.frameAfterwards, FrameReader::Fault::Empty);
    row("64 KiB and one", kLimits.frameAfterwards + 1, kLimits.frameAfterwards, FrameReader::Fault::TooLong);
    row("64 KiB", kLimits.frameAfterwards, kLimits.frameAfterwards, FrameReader::Fault::None);
    row("513 before the hello", 513, kLimits.frameBeforeHello, FrameReader::Fault::TooLong);
    row("512 before the hello", 512, kLimits.frameBeforeHello, FrameReader::Fault::None);
}

void FrameTest::lengthIsJudgedAtOnce() {
    QFETCH(quint32, length);
    QFETCH(quint32, longest);
    QFETCH(int, fault);
    const QByteArray header = withLength(length, {});
    FrameReader reader(longest);
    const std::size_t before = mallinfo2().uordblks;
    for (qsizetype i = 0; i < header.size(); ++i) {
        QCOMPARE(reader.fault(), FrameReader::Fault::None);
        QCOMPARE(reader.feed(QByteArrayView(header).sliced(i, 1)), 1);
    }
    QCOMPARE(static_cast<int>(reader.fault()), fault);
    QVERIFY(mallinfo2().uordblks < before + 1024);
    QVERIFY(reader.held() < 1024);
    if (reader.fault() != FrameReader::Fault::None) QCOMPARE(reader.feed("more"), 0);
}

void FrameTest::memoryGrowsWithWhatHasCome() {
    FrameReader reader(kLimits.frameAfterwards);
    reader.feed(withLength(kLimits.frameAfterwards, QByteArray(100, 'x')));
    QVERIFY(reader.held() < 1024);
    for (qsizetype come = 100; come < kLimits.frameAfterwards; come += 1000) {
        QVERIFY(reader.held() < 2 * come + 1024);
        reader.feed(QByteArray(1000, 'x'));
    }
    QVERIFY(reader.isWhole());
    QCOMPARE(reader.take().size(), kLimits.frameAfterwards);
    QVERIFY(reader.held() < 1024);
}

void FrameTest::messagesTooLongAreNotSent() {
    const QCborMap message = with(QByteArray(500, 'x'));
    const qsizetype size = message.toCborValue().toCbor().size();
    QVERIFY(encodeFrame(message, static_cast<quint32>(size)));
    QVERIFY(!encodeFrame(message, static_cast<quint32>(size - 1)));
}

void FrameTest::anyCutGivesTheSameFrames() {
    QByteArray stream;
    QList<QByteArray> sent;
    for (const QCborMap& each : {sample(), QCborMap(), with(QByteArray(3000, 'y')), sample()}) {
        const Result<QByteArray> frame = encodeFrame(each, kLimits.frameAfterwards);
        QVERIFY(frame);
        stream += *frame;
        sent.append(each.toCborValue().toCbor());
    }
    for (qsizetype size = 1; size <= stream.size(); ++size)
        QCOMPARE(cut(stream, kLimits.frameAfterwards, [size] { return size; }).frames, sent);
}

// Mutated bytes, for the decoder alone: the same is read however it is cut, and what is read keeps the limits.
void FrameTest::mutatedFramesDoNoHarm() {
    QRandomGenerator chance(20);
    const QByteArray whole = *encodeFrame(sample(), kLimits.frameAfterwards);
    const QByteArray pair = whole + *encodeFrame(with(QStringLiteral("second")), kLimits.frameAfterwards);
    int read = 0;
    int refused = 0;
    const int tries = attempts(100'000, 1'000'000);
    for (int i = 0; i < tries; ++i) {
        // As it is, or with a true length, so that the decoder sees it.
        QByteArray stream = mutated(i % 3 == 0 ? pair : whole.mid(4), chance);
        if (i % 3 != 0) stream = withLength(static_cast<quint32>(stream.size()), stream);
        const Cut all = cut(stream, kLimits.frameAfterwards, [&stream] { return stream.size(); });
        const Cut pieces = cut(stream, kLimits.frameAfterwards, [&chance] { return chance.bounded(1, 30); });
        QVERIFY(all == pieces);
        for (const QByteArray& frame : all.frames) {
            const Result<QCborMap> message = decodeFrame(frame, kLimits);
            ++(message ? read : refused);
            if (!message) continue;
            QVERIFY(keepsTheLimits(*message, 1, false));
            const Result<QCborMap> again = decodeFrame(message->toCborValue().toCbor(), kLimits);
            QVERIFY(again && *again == *message);
        }
    }
    qInfo("%d mutated streams: %d frames read, %d refused", tries, read, refused);
    QVERIFY(read > tries / 100 && refused > tries / 10);
}

ELGRANDE_TEST(FrameTest)
#include "frame_test.moc"
