// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The key exchange with a short code: the test vectors of RFC 9382, and everything that must not lead to a key.
#include "app/lan/spake2.h"
#include "tests/lan/attempts.h"
#include "tests/lan/printing.h"
#include "tests/named_test.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace elgrande;
using namespace elgrande::lan;
using namespace Qt::StringLiterals;
using elgrande::lan_tests::attempts;
using elgrande::lan_tests::CanBeLogged;
using elgrande::lan_tests::CanBePrinted;

namespace {

static_assert(!CanBeLogged<Spake2Scalar> && !CanBePrinted<Spake2Scalar>);
static_assert(!CanBeLogged<Spake2Key> && !CanBePrinted<Spake2Key>);

// RFC 9382, appendix B.
struct Vector {
    const char* guest; // A
    const char* host;  // B
    const char* w;
    const char* x;
    const char* shareOfGuest;
    const char* y;
    const char* shareOfHost;
    const char* key;
    const char* proofOfGuest;
    const char* proofOfHost;
    const char* further = "";
};
const Vector kVectors[] = {
    {"server", "client", "2ee57912099d31560b3a44b1184b9b4866e904c49d12ac5042c97dca461b1a5f",
     "43dd0fd7215bdcb482879fca3220c6a968e66d70b1356cac18bb26c84a78d729",
     "04a56fa807caaa53a4d28dbb9853b9815c61a411118a6fe516a8798434751470f9010153ac33d0d5f2047ffdb1a3e42c9b4e6be662766e1e"
     "eb4116988ede5f912c",
     "dcb60106f276b02606d8ef0a328c02e4b629f84f89786af5befb0bc75b6e66be",
     "0406557e482bd03097ad0cbaa5df82115460d951e3451962f1eaf4367a420676d09857ccbc522686c83d1852abfa8ed6e4a1155cf8f1543c"
     "eca528afb591a1e0b7",
     "0e0672dc86f8e45565d338b0540abe69", "58ad4aa88e0b60d5061eb6b5dd93e80d9c4f00d127c65b3b35b1b5281fee38f0",
     "d3e2e547f1ae04f2dbdbf0fc4b79f8ecff2dff314b5d32fe9fcef2fb26dc459b"},
    {"", "client", "0548d8729f730589e579b0475a582c1608138ddf7054b73b5381c7e883e2efae",
     "403abbe3b1b4b9ba17e3032849759d723939a27a27b9d921c500edde18ed654b",
     "04a897b769e681c62ac1c2357319a3d363f610839c4477720d24cbe32f5fd85f44fb92ba966578c1b712be6962498834078262caa5b441ec"
     "fa9d4a9485720e918a",
     "903023b6598908936ea7c929bd761af6039577a9c3f9581064187c3049d87065",
     "04e0f816fd1c35e22065d5556215c097e799390d16661c386e0ecc84593974a61b881a8c82327687d0501862970c64565560cb5671f69604"
     "8050ca66ca5f8cc7fc",
     "642f05c473c2cd79909f9a841e2f30a7", "47d29e6666af1b7dd450d571233085d7a9866e4d49d2645e2df975489521232b",
     "3313c5cefc361d27fb16847a91c2a73b766ffa90a4839122a9b70a2f6bd1d6df"},
    {"server", "", "626e0cdc7b14c9db3e52a0b1b3a768c98e37852d5db30febe0497b14eae8c254",
     "07adb3db6bc623d3399726bfdbfd3d15a58ea776ab8a308b00392621291f9633",
     "04f88fb71c99bfffaea370966b7eb99cd4be0ff1a7d335caac4211c4afd855e2e15a873b298503ad8ba1d9cbb9a392d2ba309b48bfd7879a"
     "efd0f2cea6009763b0",
     "b6a4fc8dbb629d4ba51d6f91ed1532cf87adec98f25dd153a75accafafedec16",
     "040c269d6be017dccb15182ac6bfcd9e2a14de019dd587eaf4bdfd353f031101e7cca177f8eb362a6e83e7d5e729c0732e1b528879c086f3"
     "9ba0f31a9661bd34db",
     "005184ff460da2ce59062c87733c299c", "bc9f9bbe99f26d0b2260e6456e05a86196a3307ec6663a18bf6ac825736533b2",
     "c2370e1bf813b086dff0d834e74425a06e6390f48f5411900276dcccc5a297ec"},
    {"", "", "7bf46c454b4c1b25799527d896508afd5fc62ef4ec59db1efb49113063d70cca",
     "8cef65df64bb2d0f83540c53632de911b5b24b3eab6cc74a97609fd659e95473",
     "04a65b367a3f613cf9f0654b1b28a1e3a8a40387956c8ba6063e8658563890f46ca1ef6a676598889fc28de2950ab8120b79a5ef1ea4c9f4"
     "4bc98f585634b46d66",
     "d7a66f64074a84652d8d623a92e20c9675c61cb5b4f6a0063e4648a2fdc02d53",
     "04589f13218822710d98d8b2123a079041052d9941b9cf88c6617ddb2fcc0494662eea8ba6b64692dc318250030c6af045cb738bc81ba35b"
     "043c3dcb46adf6f58d",
     "fc6374762ba5cf11f4b2caa08b2cd1b9", "dfb4db8d48ae5a675963ea5e6c19d98d4ea028d8e898dad96ea19a80ade95dca",
     "d0f0609d1613138d354f7e95f19fb556bf52d751947241e8c7118df5ef0ae175"},
    // The RFC has no vector with additional data. The proofs of this one are not from the RFC: a program in Python,
    // with big integers and hashlib, has worked them out, which also gives the four above.
    {"server", "client", "2ee57912099d31560b3a44b1184b9b4866e904c49d12ac5042c97dca461b1a5f",
     "43dd0fd7215bdcb482879fca3220c6a968e66d70b1356cac18bb26c84a78d729",
     "04a56fa807caaa53a4d28dbb9853b9815c61a411118a6fe516a8798434751470f9010153ac33d0d5f2047ffdb1a3e42c9b4e6be662766e1e"
     "eb4116988ede5f912c",
     "dcb60106f276b02606d8ef0a328c02e4b629f84f89786af5befb0bc75b6e66be",
     "0406557e482bd03097ad0cbaa5df82115460d951e3451962f1eaf4367a420676d09857ccbc522686c83d1852abfa8ed6e4a1155cf8f1543c"
     "eca528afb591a1e0b7",
     "0e0672dc86f8e45565d338b0540abe69", "0a19e83673797e0e3d580d67833341bf35fea429f4136065378cedc4c2f9bba3",
     "6c5bdb16c287660d7e7e34477ee4553ee3ef8b4d4bcee3cebbe10d2f5eedd43b", "more"},
};

QByteArray bytes(const char* hex) { return QByteArray::fromHex(hex); }
Spake2Scalar scalar(const char* hex) { return *Spake2Scalar::of(bytes(hex)); }

const QByteArray kHostHash(32, 'h');
const Spake2Names kNames{"elgrande guest", kHostHash, {}};
const Spake2Scalar kSecret = scalar("00000000000000000000000000000000000000000000000000000000001b1a5f");
const Spake2Scalar kOtherSecret = scalar("00000000000000000000000000000000000000000000000000000000001b1a5e");
const Spake2Scalar kZero = scalar("0000000000000000000000000000000000000000000000000000000000000000");

Spake2 guestSide(const Spake2Scalar& secret = kSecret, const Spake2Names& names = kNames) {
    return *Spake2::begin(Side::Guest, secret, names);
}
Spake2 hostSide(const Spake2Scalar& secret = kSecret, const Spake2Names& names = kNames) {
    return *Spake2::begin(Side::Host, secret, names);
}

// Whether either side gets a key, with the shares and proofs as they are.
bool anyKey(Spake2 one, Spake2 other) {
    const QByteArray oneShare = one.share();
    const QByteArray otherShare = other.share();
    const auto a = std::move(one).agree(otherShare);
    const auto b = std::move(other).agree(oneShare);
    return a && b && (a->key(b->proof()) || b->key(a->proof()));
}

QString refusalOf(const QByteArray& share) {
    const auto agreed = guestSide().agree(share);
    return agreed ? QString() : QString::fromStdString(agreed.error());
}

} // namespace

class Spake2Test : public QObject {
    Q_OBJECT

  private slots:
    void vectorsOfTheRfc();
    void sameCodeSameKey();
    void sharesNeverRepeat();
    void wrongCode();
    void changedShare();
    void changedProof();
    void sharesThatAreNoPoints();
    void shareThatMakesThePointInfinite();
    void ownWordsComeBack();
    void everyNameCounts();
    void middlemanWithAnotherKey();
    void secretsComeFromCodeAndSalt();
    void numbersBeyondTheOrder();
};

void Spake2Test::vectorsOfTheRfc() {
    for (const Vector& each : kVectors) {
        const Spake2Names names{each.guest, each.host, each.further};
        auto ours = Spake2::begin(Side::Guest, scalar(each.w), names, scalar(each.x));
        auto theirs = Spake2::begin(Side::Host, scalar(each.w), names, scalar(each.y));
        QVERIFY(ours && theirs);
        QCOMPARE(ours->share(), bytes(each.shareOfGuest));
        QCOMPARE(theirs->share(), bytes(each.shareOfHost));
        const auto guests = std::move(*ours).agree(bytes(each.shareOfHost));
        const auto hosts = std::move(*theirs).agree(bytes(each.shareOfGuest));
        QVERIFY(guests && hosts);
        QCOMPARE(guests->proof(), bytes(each.proofOfGuest));
        QCOMPARE(hosts->proof(), bytes(each.proofOfHost));
        const auto guestsKey = guests->key(bytes(each.proofOfHost));
        const auto hostsKey = hosts->key(bytes(each.proofOfGuest));
        QVERIFY(guestsKey && hostsKey);
        QCOMPARE(guestsKey->reveal(), bytes(each.key));
        QCOMPARE(hostsKey->reveal(), bytes(each.key));
    }
}

void Spake2Test::sameCodeSameKey() {
    QSet<QByteArray> keys;
    const int times = attempts(50, 2000);
    for (int i = 0; i < times; ++i) {
        Spake2 ours = guestSide();
        Spake2 theirs = hostSide();
        const QByteArray shareOfGuest = ours.share();
        const auto guests = std::move(ours).agree(theirs.share());
        const auto hosts = std::move(theirs).agree(shareOfGuest);
        QVERIFY(guests && hosts);
        QCOMPARE(guests->proof().size(), kSpake2Proof);
        QVERIFY(guests->proof() != hosts->proof());
        const auto guestsKey = guests->key(hosts->proof());
        const auto hostsKey = hosts->key(guests->proof());
        QVERIFY(guestsKey && hostsKey && *guestsKey == *hostsKey);
        keys.insert(guestsKey->reveal());
    }
    QCOMPARE(keys.size(), times);
}

void Spake2Test::sharesNeverRepeat() {
    QSet<QByteArray> shares;
    const int times = attempts(200, 10'000);
    for (int i = 0; i < times; ++i) shares << guestSide().share() << hostSide().share();
    QCOMPARE(shares.size(), 2 * times);
    for (const QByteArray& share : shares) QCOMPARE(share.size(), kSpake2Share);
}

void Spake2Test::wrongCode() {
    QVERIFY(anyKey(guestSide(), hostSide()));
    QVERIFY(!anyKey(guestSide(kOtherSecret), hostSide()));
    QVERIFY(!anyKey(guestSide(), hostSide(kOtherSecret)));
    QVERIFY(!anyKey(guestSide(kZero), hostSide()));
}

// Somebody who changes any bit of a share on its way.
void Spake2Test::changedShare() {
    int points = 0;
    for (int bit = 0; bit < kSpake2Share * 8; ++bit) {
        Spake2 ours = guestSide();
        QByteArray share = ours.share();
        share[bit / 8] = static_cast<char>(share[bit / 8] ^ (1 << (bit % 8)));
        QVERIFY(!hostSide().agree(share)); // it is next to impossible that it is a point
        ++points;
    }
    QCOMPARE(points, 520);
    for (int i = 0; i < 20; ++i) { // another point instead
        Spake2 ours = guestSide();
        Spake2 theirs = hostSide();
        const QByteArray share = ours.share();
        const auto guests = std::move(ours).agree(hostSide(kOtherSecret).share());
        const auto hosts = std::move(theirs).agree(share);
        QVERIFY(guests && hosts);
        QVERIFY(!guests->key(hosts->proof()));
        QVERIFY(!hosts->key(guests->proof()));
    }
}

void Spake2Test::changedProof() {
    Spake2 ours = guestSide();
    Spake2 theirs = hostSide();
    const QByteArray share = ours.share();
    const auto guests = std::move(ours).agree(theirs.share());
    const auto hosts = std::move(theirs).agree(share);
    QVERIFY(guests && hosts);
    for (int bit = 0; bit < kSpake2Proof * 8; ++bit) {
        QByteArray proof = guests->proof();
        proof[bit / 8] = static_cast<char>(proof[bit / 8] ^ (1 << (bit % 8)));
        QVERIFY(!hosts->key(proof));
    }
    for (const QByteArray& proof : {QByteArray(), guests->proof().chopped(1), guests->proof() + '\0', hosts->proof(),
                                    QByteArray(kSpake2Proof, '\0')})
        QVERIFY(!hosts->key(proof));
    QVERIFY(hosts->key(guests->proof()));
}

void Spake2Test::sharesThatAreNoPoints() {
    const QByteArray point = hostSide().share();
    const QString noPoint = u"a share that is not an uncompressed point"_s;
    QCOMPARE(refusalOf({}), noPoint);
    QCOMPARE(refusalOf(QByteArray(1, '\0')), noPoint); // the infinite point, as SEC 1 writes it
    QCOMPARE(refusalOf(QByteArray(kSpake2Share, '\0')), noPoint);
    QCOMPARE(refusalOf(point.chopped(1)), noPoint);
    QCOMPARE(refusalOf(point + '\0'), noPoint);
    QCOMPARE(refusalOf('\2' + point.mid(1, 32)), noPoint);                              // compressed
    QCOMPARE(refusalOf((point.back() % 2 != 0 ? '\7' : '\6') + point.mid(1)), noPoint); // with a hint of its half

    const QString offTheCurve = u"a share that is not on the curve"_s;
    QCOMPARE(refusalOf('\4' + QByteArray(64, '\0')), offTheCurve);
    QCOMPARE(refusalOf('\4' + QByteArray(64, '\xff')), offTheCurve); // beyond the prime
    QCOMPARE(refusalOf('\4' + point.mid(33) + point.mid(1, 32)), offTheCurve);
    // The same point with the prime added to a coordinate that is small enough: x = 5.
    const QByteArray y = bytes("459243b9aa581806fe913bce99817ade11ca503c64d9a3c533415c083248fbcc");
    QVERIFY(guestSide().agree('\4' + QByteArray(31, '\0') + '\5' + y));
    QCOMPARE(refusalOf('\4' + bytes("ffffffff00000001000000000000000000000001000000000000000000000004") + y),
             offTheCurve);

    QRandomGenerator chance(3);
    for (int i = 0; i < attempts(2000, 100'000); ++i) {
        QByteArray any(kSpake2Share, '\4');
        for (qsizetype at = 1; at < any.size(); ++at) any[at] = static_cast<char>(chance.bounded(256));
        QCOMPARE(refusalOf(any), offTheCurve);
    }
}

// w·N, which only somebody who knows the code can send: nothing is left when the mask is taken away.
void Spake2Test::shareThatMakesThePointInfinite() {
    const auto theirs = Spake2::begin(Side::Host, kSecret, kNames, kZero);
    QVERIFY(theirs);
    QCOMPARE(refusalOf(theirs->share()), u"a share that makes the shared point infinite"_s);
    QVERIFY(guestSide(kOtherSecret).agree(theirs->share()));
    QVERIFY(!Spake2::begin(Side::Host, kZero, kNames, kZero)); // 0·G + 0·N
}

// An attacker who knows nothing sends everything back.
void Spake2Test::ownWordsComeBack() {
    Spake2 ours = guestSide();
    const QByteArray share = ours.share();
    const auto guests = std::move(ours).agree(share);
    QVERIFY(!guests || !guests->key(guests->proof()));
    QVERIFY(!anyKey(guestSide(), guestSide()));
    QVERIFY(!anyKey(hostSide(), hostSide()));
}

void Spake2Test::everyNameCounts() {
    for (const Spake2Names& other :
         {Spake2Names{"elgrande guest!", kHostHash, {}}, Spake2Names{"elgrande guest", kHostHash + 'h', {}},
          Spake2Names{"elgrande guesth", kHostHash.chopped(1), {}}, Spake2Names{kHostHash, "elgrande guest", {}},
          Spake2Names{"elgrande guest", kHostHash, "1"}})
        QVERIFY(!anyKey(guestSide(), hostSide(kSecret, other)));
}

// Somebody between both, whose certificate the guest has seen, passes everything on as it is. Then somebody who takes
// the host's part with a guess of the code.
void Spake2Test::middlemanWithAnotherKey() {
    const QByteArray theirHash(32, 'm');
    const Spake2Names seen{kNames.guest, theirHash, {}};
    QVERIFY(!anyKey(guestSide(kSecret, seen), hostSide()));
    const auto secretForMiddleman = spake2Secret("K7H3XA", theirHash);
    const auto secretForHost = spake2Secret("K7H3XA", kHostHash);
    QVERIFY(secretForMiddleman && secretForHost);
    QVERIFY(!anyKey(guestSide(*secretForMiddleman, seen), hostSide(*secretForHost)));

    Spake2 ours = guestSide(*secretForMiddleman, seen);
    Spake2 middle = hostSide(*spake2Secret("K7H3XC", theirHash), seen);
    const QByteArray share = ours.share();
    const auto guests = std::move(ours).agree(middle.share());
    const auto guess = std::move(middle).agree(share);
    QVERIFY(guests && guess);
    QVERIFY(!guess->key(guests->proof())); // one guess, and nothing to try the next one with
    QVERIFY(!guests->key(guess->proof()));
}

void Spake2Test::secretsComeFromCodeAndSalt() {
    const auto secret = spake2Secret("K7H3XA", "salt of the host");
    QVERIFY(secret);
    // As hashlib.scrypt of Python with n=4096, r=8, p=1 and 48 bytes, modulo the order.
    QCOMPARE(secret->reveal().toHex(), "2d5d45a84cd702d0789ea7adf0812c7af779805817c746055dbc3a8413e72ba8"_ba);
    QVERIFY(*secret == *spake2Secret("K7H3XA", "salt of the host"));
    QVERIFY(!(*secret == *spake2Secret("K7H3XC", "salt of the host")));
    QVERIFY(!(*secret == *spake2Secret("K7H3XA", "salt of a host")));
    QVERIFY(spake2Secret({}, {}));
}

void Spake2Test::numbersBeyondTheOrder() {
    const Spake2Scalar order = scalar("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
    QVERIFY(!Spake2::begin(Side::Guest, order, kNames));
    QVERIFY(!Spake2::begin(Side::Guest, kSecret, kNames, order));
    const Spake2Scalar last = scalar("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550");
    QVERIFY(anyKey(guestSide(last), hostSide(last)));
}

ELGRANDE_TEST(Spake2Test)
#include "spake2_test.moc"
