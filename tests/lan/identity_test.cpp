// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Keys of tables and tokens of seats: whom they let in, where they are kept, and that they cannot be told by accident.
#include "app/lan/host_key.h"
#include "app/lan/seat_token.h"
#include "app/storage/files.h"
#include "tests/lan/attempts.h"
#include "tests/lan/printing.h"
#include "tests/named_test.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSet>
#include <QSslKey>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>
#include <sys/stat.h>

using namespace elgrande;
using namespace elgrande::lan;
using namespace Qt::StringLiterals;
using elgrande::lan_tests::attempts;
using elgrande::lan_tests::CanBeLogged;
using elgrande::lan_tests::CanBePrinted;

namespace {

static_assert(!CanBeLogged<SeatToken> && !CanBePrinted<SeatToken>);
static_assert(!CanBeLogged<JoinCode> && !CanBePrinted<JoinCode>);

mode_t modeOf(const QString& path) {
    struct stat facts {};
    return stat(QFile::encodeName(path).constData(), &facts) == 0 ? facts.st_mode & 0777 : 0;
}

QByteArray contents(const QString& path) {
    const Result<QByteArray> bytes = readWhole(path, 100'000);
    return bytes ? *bytes : QByteArray();
}

} // namespace

class IdentityTest : public QObject {
    Q_OBJECT

  private slots:
    void everyTableHasItsOwnKey();
    void keyOutlivesTheProgram();
    void hostChangesTheCode();
    void damagedKeyIsToldOf();
    void certificateIsWideInTime();
    void onlyWhatWeMeanIsPinned();
    void tokenLetsInItsOwner();
    void wrongTokensAreRefused();
    void tokenIsKeptForItsTableOnly();
    void secretsCompareAndWipe();
};

void IdentityTest::everyTableHasItsOwnKey() {
    QSet<QByteArray> pins;
    for (int i = 0; i < 20; ++i) {
        const Result<HostKey> key = HostKey::make();
        QVERIFY2(key, key ? "" : key.error().c_str());
        pins.insert(QByteArray(reinterpret_cast<const char*>(key->pin().data()), qsizetype(key->pin().size())));
        const QSslConfiguration configuration = key->configuration();
        QCOMPARE(configuration.protocol(), QSsl::TlsV1_3OrLater);
        QCOMPARE(configuration.privateKey().length(), 256);
        QVERIFY(pinOf(configuration.localCertificate()) == key->pin());
    }
    QCOMPARE(pins.size(), 20);
}

void IdentityTest::keyOutlivesTheProgram() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("tables/one.key");
    const Result<HostKey> made = HostKey::keptIn(path);
    QVERIFY2(made, made ? "" : made.error().c_str());
    QCOMPARE(modeOf(path), mode_t(0600));
    const QByteArray bytes = contents(path);
    const Result<HostKey> again = HostKey::keptIn(path);
    QVERIFY(again);
    QVERIFY(again->pin() == made->pin());
    QCOMPARE(again->code().text(), made->code().text());
    QCOMPARE(again->configuration().localCertificate(), made->configuration().localCertificate());
    QCOMPARE(contents(path), bytes);
    QVERIFY(HostKey::keptIn(folder.filePath("tables/two.key"))->pin() != made->pin());
    QVERIFY(!HostKey::keptIn(u"/proc/no/such/folder/x.key"_s));
}

void IdentityTest::hostChangesTheCode() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("table.key");
    HostKey key = *HostKey::keptIn(path);
    const JoinCode before = key.code();
    const HostPin pin = key.pin();
    QVERIFY(key.changeCode(path));
    QVERIFY(key.pin() == pin);
    QVERIFY(!(key.code() == before));
    QCOMPARE(HostKey::keptIn(path)->code().text(), key.code().text());
    QCOMPARE(modeOf(path), mode_t(0600));
    // A code for a seat, until the next one.
    QVERIFY(key.changeCode(path, seatAt(2)));
    QCOMPARE(key.gives(), seatAt(2));
    QCOMPARE(HostKey::keptIn(path)->gives(), seatAt(2));
    QCOMPARE(HostKey::keptIn(path)->code().text(), key.code().text());
    QVERIFY(key.changeCode(path));
    QCOMPARE(HostKey::keptIn(path)->gives(), Seat::None);
    const JoinCode unwritten = key.code();
    QVERIFY(!key.changeCode(u"/proc/no/such/folder/x.key"_s));
    QVERIFY(!(key.code() == unwritten)); // a code that has been guessed at must not stay
}

void IdentityTest::damagedKeyIsToldOf() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("table.key");
    QVERIFY(HostKey::keptIn(path));
    const QByteArray good = contents(path);
    const QString other = folder.filePath("other.key");
    QVERIFY(HostKey::keptIn(other));
    const QByteArray foreign = contents(other);
    const qsizetype middle = good.indexOf("-----BEGIN CERTIFICATE");
    QVERIFY(middle > 0);
    const qsizetype line = good.indexOf('\n') + 1;
    const auto forSeat = [&](const char* seat) {
        return good.left(line - 1) + " for seat " + seat + good.mid(line - 1);
    };
    // Cut off, empty, no key, no certificate, no or half a code, for no seat, a key with the certificate of another
    // one.
    for (const QByteArray& bad :
         {good.chopped(200), QByteArray(), good.left(line) + good.mid(middle), good.left(middle), good.mid(line),
          good.left(line - 3) + good.mid(line - 1), forSeat("0"), forSeat("6"), forSeat("x"), forSeat(""),
          good.left(middle) + foreign.mid(foreign.indexOf("-----BEGIN CERTIFICATE"))}) {
        QVERIFY(writeWhole(path, bad));
        const Result<HostKey> key = HostKey::keptIn(path);
        QVERIFY(!key);
        QVERIFY(!key.error().empty());
        QCOMPARE(contents(path), bad); // nobody writes a new key over it
    }
}

void IdentityTest::certificateIsWideInTime() {
    const QSslCertificate certificate = HostKey::make()->configuration().localCertificate();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QVERIFY(certificate.effectiveDate() < now.addDays(-364) && certificate.effectiveDate() > now.addDays(-366));
    QVERIFY(certificate.expiryDate() > now.addDays(3649) && certificate.expiryDate() < now.addDays(3651));
    const Validity past{std::chrono::days(-4000), std::chrono::days(-3000)};
    QVERIFY(HostKey::make(past)->configuration().localCertificate().expiryDate() < now.addDays(-2999));
}

void IdentityTest::onlyWhatWeMeanIsPinned() {
    const HostKey key = *HostKey::make();
    const QSslCertificate certificate = key.configuration().localCertificate();
    const QList<QSslError> usual{QSslError(QSslError::SelfSignedCertificate, certificate),
                                 QSslError(QSslError::HostNameMismatch, certificate),
                                 QSslError(QSslError::CertificateExpired, certificate),
                                 QSslError(QSslError::CertificateNotYetValid, certificate)};
    QVERIFY(isPinned(certificate, usual, key.pin()));
    QVERIFY(isPinned(certificate, {}, key.pin()));
    for (const QSslError::SslError error :
         {QSslError::CertificateSignatureFailed, QSslError::CertificateRevoked, QSslError::NoPeerCertificate,
          QSslError::UnspecifiedError, QSslError::CertificateBlacklisted})
        QVERIFY(!isPinned(certificate, usual + QList{QSslError(error, certificate)}, key.pin()));
    for (int bit = 0; bit < 256; ++bit) {
        HostPin wrong = key.pin();
        wrong[std::size_t(bit / 8)] = static_cast<std::uint8_t>(wrong[std::size_t(bit / 8)] ^ (1 << bit % 8));
        QVERIFY(!isPinned(certificate, usual, wrong));
    }
    QVERIFY(!isPinned(QSslCertificate(), {}, key.pin()));
    QVERIFY(!isPinned(QSslCertificate(), {}, HostPin()));
    // Without a pin every host that shows such a certificate.
    QVERIFY(isPinned(certificate, usual, {}));
    QVERIFY(!isPinned(certificate, {QSslError(QSslError::CertificateSignatureFailed, certificate)}, {}));
    QVERIFY(!isPinned(QSslCertificate(), {}, {}));
    QVERIFY(!isPinned(HostKey::make()->configuration().localCertificate(), usual, key.pin()));
}

void IdentityTest::tokenLetsInItsOwner() {
    const SeatToken token = SeatToken::random();
    const SeatTokenHash hash(token);
    QVERIFY(hash.fits(token));
    const std::optional<SeatTokenHash> kept = SeatTokenHash::of(hash.bytes()); // out of the journal
    QVERIFY(kept && kept->fits(token));
    QVERIFY(!hash.bytes().contains(token.reveal().left(4)));
    QVERIFY(!SeatTokenHash::of({}) && !SeatTokenHash::of(QByteArray(31, 'x')) &&
            !SeatTokenHash::of(QByteArray(33, 'x')));
}

// Wrong tokens: by a bit, of another seat, old, cut off.
void IdentityTest::wrongTokensAreRefused() {
    const SeatToken token = SeatToken::random();
    const SeatTokenHash hash(token);
    QRandomGenerator chance(3);
    for (int i = 0; i < attempts(10'000, 10'000); ++i) {
        QByteArray bytes = token.reveal();
        switch (i % 4) {
        case 0:
            bytes[i / 4 % 16] = static_cast<char>(bytes[i / 4 % 16] ^ (1 << i % 8));
            break;
        case 1:
            bytes = SeatToken::random().reveal();
            break;
        case 2:
            bytes.truncate(i / 4 % 16);
            break;
        default:
            bytes.append(chance.bounded(1, 5), 'x');
            break;
        }
        const std::optional<SeatToken> wrong = SeatToken::of(bytes);
        QCOMPARE(wrong.has_value(), bytes.size() == 16);
        QVERIFY(!wrong || !hash.fits(*wrong));
    }
}

void IdentityTest::tokenIsKeptForItsTableOnly() {
    const QTemporaryDir folder;
    HostPin table{};
    table.fill(1);
    HostPin other = table;
    other[9] = 2;
    const SeatFile mine(folder.filePath("seats"), table);
    QVERIFY(!mine.token());
    const SeatToken token = SeatToken::random();
    const Result<void> kept = mine.keep(token);
    QVERIFY2(kept, kept ? "" : kept.error().c_str());
    QCOMPARE(modeOf(mine.path()), mode_t(0600));
    QVERIFY(mine.token() && *mine.token() == token);
    // The same file under another table's name is no token for that table.
    const SeatFile theirs(folder.filePath("seats"), other);
    QVERIFY(QFile::copy(mine.path(), theirs.path()));
    QVERIFY(!theirs.token());
    QVERIFY(writeWhole(mine.path(), contents(mine.path()).chopped(1)));
    QVERIFY(!mine.token());
    QVERIFY(mine.keep(token) && mine.token());
    mine.forget();
    QVERIFY(!mine.token() && !QFile::exists(mine.path()));
    QVERIFY(!SeatFile(u"/proc/no/such"_s, table).keep(token));
}

void IdentityTest::secretsCompareAndWipe() {
    const SeatToken token = SeatToken::random();
    for (std::size_t bit = 0; bit < 128; ++bit) {
        QByteArray bytes = token.reveal();
        const auto at = static_cast<qsizetype>(bit / 8);
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit % 8));
        QVERIFY(!(*SeatToken::of(bytes) == token));
    }
    QVERIFY(*SeatToken::of(token.reveal()) == token);
    std::array<std::uint8_t, 16> bytes{};
    fillRandomly(bytes.data(), bytes.size());
    QVERIFY(bytes != (std::array<std::uint8_t, 16>{}));
    wipe(bytes.data(), bytes.size());
    QVERIFY(bytes == (std::array<std::uint8_t, 16>{}));
}

ELGRANDE_TEST(IdentityTest)
#include "identity_test.moc"
