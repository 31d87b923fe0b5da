// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/spake2.h"

#include "app/lan/openssl_handle.h"

#include <array>
#include <vector>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/obj_mac.h>
#include <openssl/params.h>

namespace elgrande::lan {
namespace {

using SecretNumber = OpenSslHandle<BIGNUM, BN_clear_free>;
using CurvePoint = OpenSslHandle<EC_POINT, EC_POINT_clear_free>;

// The points M and N of the RFC, compressed: nobody knows their logarithms. M masks the guest's share, N the host's.
using Compressed = std::array<std::uint8_t, 33>;
constexpr Compressed kMaskOfGuest{0x02, 0x88, 0x6e, 0x2f, 0x97, 0xac, 0xe4, 0x6e, 0x55, 0xba, 0x9d,
                                  0xd7, 0x24, 0x25, 0x79, 0xf2, 0x99, 0x3b, 0x64, 0xe1, 0x6e, 0xf3,
                                  0xdc, 0xab, 0x95, 0xaf, 0xd4, 0x97, 0x33, 0x3d, 0x8f, 0xa1, 0x2f};
constexpr Compressed kMaskOfHost{0x03, 0xd8, 0xbb, 0xd6, 0xc6, 0x39, 0xc6, 0x29, 0x37, 0xb0, 0x4d,
                                 0x99, 0x7f, 0x38, 0xc3, 0x77, 0x07, 0x19, 0xc6, 0x29, 0xd7, 0x01,
                                 0x4d, 0x49, 0xa2, 0x4b, 0x4f, 0x98, 0xba, 0xa1, 0x29, 0x2b, 0x49};

const Compressed& maskOf(Side side) { return side == Side::Guest ? kMaskOfGuest : kMaskOfHost; }
Side otherSide(Side side) { return side == Side::Guest ? Side::Host : Side::Guest; }

const std::uint8_t* dataOf(QByteArrayView bytes) { return reinterpret_cast<const std::uint8_t*>(bytes.data()); }
std::size_t sizeOf(QByteArrayView bytes) { return static_cast<std::size_t>(bytes.size()); }
template <std::size_t Size>
QByteArrayView viewOf(const std::array<std::uint8_t, Size>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(Size)};
}

// Bytes that are wiped in the end.
template <std::size_t Size>
struct Wiped {
    Wiped() = default;
    Wiped(const Wiped&) = delete;
    Wiped& operator=(const Wiped&) = delete;
    ~Wiped() { wipe(bytes.data(), Size); }

    std::array<std::uint8_t, Size> bytes{};
};

// P-256. Each operation returns null if it fails or gets a null, so only the last result needs a check. Secret numbers
// go through EC_POINT_mul with one point at a time, which takes the same time for all of them.
class P256 {
  public:
    P256()
        : group_(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1))
        , context_(BN_CTX_secure_new()) {}

    bool works() const { return group_ && context_; }
    SecretNumber newNumber() const {
        SecretNumber number(works() ? BN_secure_new() : nullptr);
        if (number) BN_set_flags(number.get(), BN_FLG_CONSTTIME);
        return number;
    }
    SecretNumber numberOf(QByteArrayView bytes) const {
        SecretNumber number = newNumber();
        const bool read = number && BN_bin2bn(dataOf(bytes), static_cast<int>(bytes.size()), number.get()) != nullptr;
        return read ? std::move(number) : nullptr;
    }
    SecretNumber numberOf(const Spake2Scalar& scalar) const {
        SecretNumber number = numberOf(scalar.view());
        return isBelowOrder(number) ? std::move(number) : nullptr;
    }
    std::optional<Spake2Scalar> scalarOf(const SecretNumber& number) const {
        Wiped<Spake2Scalar::kSize> buffer;
        const int size = static_cast<int>(Spake2Scalar::kSize);
        if (!isBelowOrder(number) || BN_bn2binpad(number.get(), buffer.bytes.data(), size) != size) return {};
        return Spake2Scalar::of(viewOf(buffer.bytes));
    }
    std::optional<Spake2Scalar> reduced(QByteArrayView bytes) const {
        const SecretNumber number = numberOf(bytes);
        const SecretNumber rest = newNumber();
        const bool done = number && rest &&
                          BN_nnmod(rest.get(), number.get(), EC_GROUP_get0_order(group_.get()), context_.get()) == 1;
        return done ? scalarOf(rest) : std::nullopt;
    }
    std::optional<Spake2Scalar> randomScalar() const {
        const SecretNumber number = newNumber();
        if (!number) return {};
        do {
            if (BN_priv_rand_range(number.get(), EC_GROUP_get0_order(group_.get())) != 1) return {};
        } while (BN_is_zero(number.get()));
        return scalarOf(number);
    }

    // Only points of the curve, and never the infinite one.
    CurvePoint read(QByteArrayView bytes) const {
        CurvePoint point = newPoint();
        const bool isOne =
            point && EC_POINT_oct2point(group_.get(), point.get(), dataOf(bytes), sizeOf(bytes), context_.get()) == 1 &&
            EC_POINT_is_at_infinity(group_.get(), point.get()) == 0 &&
            EC_POINT_is_on_curve(group_.get(), point.get(), context_.get()) == 1;
        return isOne ? std::move(point) : nullptr;
    }
    // Uncompressed; false for the infinite point too.
    bool write(const CurvePoint& point, std::array<std::uint8_t, kSpake2Share>& bytes) const {
        return point && EC_POINT_is_at_infinity(group_.get(), point.get()) == 0 &&
               EC_POINT_point2oct(group_.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, bytes.data(), bytes.size(),
                                  context_.get()) == bytes.size();
    }
    CurvePoint generatorTimes(const SecretNumber& number) const {
        CurvePoint point = newPoint();
        const bool done = point && number &&
                          EC_POINT_mul(group_.get(), point.get(), number.get(), nullptr, nullptr, context_.get()) == 1;
        return done ? std::move(point) : nullptr;
    }
    CurvePoint product(const SecretNumber& number, const CurvePoint& of) const {
        CurvePoint point = newPoint();
        const bool done = point && number && of &&
                          EC_POINT_mul(group_.get(), point.get(), nullptr, of.get(), number.get(), context_.get()) == 1;
        return done ? std::move(point) : nullptr;
    }
    CurvePoint sum(const CurvePoint& a, const CurvePoint& b) const {
        CurvePoint point = newPoint();
        const bool done =
            point && a && b && EC_POINT_add(group_.get(), point.get(), a.get(), b.get(), context_.get()) == 1;
        return done ? std::move(point) : nullptr;
    }
    CurvePoint negative(CurvePoint point) const {
        const bool done = point && EC_POINT_invert(group_.get(), point.get(), context_.get()) == 1;
        return done ? std::move(point) : nullptr;
    }

  private:
    bool isBelowOrder(const SecretNumber& number) const {
        return number && BN_cmp(number.get(), EC_GROUP_get0_order(group_.get())) < 0;
    }
    CurvePoint newPoint() const { return CurvePoint(works() ? EC_POINT_new(group_.get()) : nullptr); }

    OpenSslHandle<EC_GROUP, EC_GROUP_free> group_;
    OpenSslHandle<BN_CTX, BN_CTX_free> context_;
};

// The transcript TT: each part with its length in front, in eight bytes, the lowest first. Wiped in the end, because it
// holds the secret; the room is reserved, so that growing leaves no copy behind.
class Transcript {
  public:
    explicit Transcript(std::initializer_list<QByteArrayView> parts) {
        std::size_t size = 0;
        for (const QByteArrayView part : parts) size += kLength + sizeOf(part);
        bytes_.reserve(size);
        for (const QByteArrayView part : parts) {
            for (std::size_t i = 0; i < kLength; ++i)
                bytes_.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(part.size()) >> (8 * i)));
            bytes_.insert(bytes_.end(), dataOf(part), dataOf(part) + part.size());
        }
    }
    Transcript(const Transcript&) = delete;
    Transcript& operator=(const Transcript&) = delete;
    ~Transcript() { wipe(bytes_.data(), bytes_.size()); }

    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  private:
    static constexpr std::size_t kLength = 8;
    std::vector<std::uint8_t> bytes_;
};

// Of SHA-256: one half is the shared key or the proof key of the guest, the other one the key of the proof keys or the
// proof key of the host.
constexpr std::size_t kDigest = 32;
constexpr std::size_t kHalfDigest = kDigest / 2;
using Halves = Wiped<kDigest>;
static_assert(kHalfDigest == Spake2Key::kSize && kDigest == kSpake2Proof);

bool hash(const Transcript& transcript, Halves& result) {
    return EVP_Digest(transcript.bytes().data(), transcript.bytes().size(), result.bytes.data(), nullptr, EVP_sha256(),
                      nullptr) == 1;
}

// KcA and KcB from Ka.
bool deriveProofKeys(std::uint8_t* key, const QByteArray& further, Halves& result) {
    const OpenSslHandle<EVP_KDF, EVP_KDF_free> method(EVP_KDF_fetch(nullptr, OSSL_KDF_NAME_HKDF, nullptr));
    const OpenSslHandle<EVP_KDF_CTX, EVP_KDF_CTX_free> context(method ? EVP_KDF_CTX_new(method.get()) : nullptr);
    QByteArray info = "ConfirmationKeys" + further;
    QByteArray digest = "SHA256";
    const std::array<OSSL_PARAM, 4> parameters{
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, key, kHalfDigest),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, info.data(), sizeOf(info)), OSSL_PARAM_construct_end()};
    return context && EVP_KDF_derive(context.get(), result.bytes.data(), kDigest, parameters.data()) == 1;
}

// Empty if it fails.
QByteArray proofBy(const std::uint8_t* key, const Transcript& transcript) {
    QByteArray proof(kSpake2Proof, '\0');
    const auto* const done = HMAC(EVP_sha256(), key, kHalfDigest, transcript.bytes().data(), transcript.bytes().size(),
                                  reinterpret_cast<std::uint8_t*>(proof.data()), nullptr);
    return done != nullptr ? proof : QByteArray();
}

} // namespace

Result<Spake2Scalar> spake2Secret(QByteArrayView code, QByteArrayView salt) {
    constexpr std::uint64_t kRounds = 1 << 12; // N of scrypt, with the block size 8: 4 MiB
    constexpr std::uint64_t kBlock = 8;
    constexpr std::uint64_t kParallel = 1;
    constexpr std::uint64_t kMemory = 16 * 1024 * 1024;
    Wiped<48> wide; // 128 bits more than the order, so that the remainder is as good as uniform
    if (EVP_PBE_scrypt(code.data(), sizeOf(code), dataOf(salt), sizeOf(salt), kRounds, kBlock, kParallel, kMemory,
                       wide.bytes.data(), wide.bytes.size()) != 1)
        return Error("no secret can be derived");
    const auto secret = P256().reduced(viewOf(wide.bytes));
    return secret ? Result<Spake2Scalar>(*secret) : Error("no secret can be derived");
}

std::optional<Spake2Key> Spake2Agreement::key(QByteArrayView theirProof) const {
    const bool isRight =
        theirProof.size() == kSpake2Proof && equalInConstantTime(dataOf(theirProof), dataOf(theirProof_), kDigest);
    return isRight ? std::optional(key_) : std::nullopt;
}

Result<Spake2> Spake2::begin(Side side, const Spake2Scalar& secret, const Spake2Names& names) {
    const auto number = P256().randomScalar();
    if (!number) return Error("no random number");
    return begin(side, secret, names, *number);
}

Result<Spake2> Spake2::begin(Side side, const Spake2Scalar& secret, const Spake2Names& names,
                             const Spake2Scalar& number) {
    const P256 curve;
    const CurvePoint mask = curve.product(curve.numberOf(secret), curve.read(viewOf(maskOf(side))));
    std::array<std::uint8_t, kSpake2Share> share{};
    if (!curve.write(curve.sum(curve.generatorTimes(curve.numberOf(number)), mask), share)) return Error("no share");
    return Spake2(side, secret, number, names, viewOf(share).toByteArray());
}

Result<Spake2Agreement> Spake2::agree(QByteArrayView theirShare) && {
    constexpr char kUncompressed = 4;
    if (theirShare.size() != kSpake2Share || theirShare.front() != kUncompressed)
        return Error("a share that is not an uncompressed point");
    const P256 curve;
    const CurvePoint theirs = curve.read(theirShare);
    if (!theirs) return Error("a share that is not on the curve");
    CurvePoint mask = curve.product(curve.numberOf(secret_), curve.read(viewOf(maskOf(otherSide(side_)))));
    const CurvePoint point = curve.product(curve.numberOf(number_), curve.sum(theirs, curve.negative(std::move(mask))));
    Wiped<kSpake2Share> shared; // K; the cofactor of P-256 is 1
    if (!curve.write(point, shared.bytes)) return Error("a share that makes the shared point infinite");

    const bool isGuest = side_ == Side::Guest;
    const Transcript transcript{names_.guest,
                                names_.host,
                                isGuest ? QByteArrayView(share_) : theirShare,
                                isGuest ? theirShare : QByteArrayView(share_),
                                viewOf(shared.bytes),
                                secret_.view()};
    Halves keys;   // Ke, Ka
    Halves proofs; // KcA, KcB
    if (!hash(transcript, keys) || !deriveProofKeys(keys.bytes.data() + kHalfDigest, names_.further, proofs))
        return Error("no keys");
    const QByteArray ofGuest = proofBy(proofs.bytes.data(), transcript);
    const QByteArray ofHost = proofBy(proofs.bytes.data() + kHalfDigest, transcript);
    if (ofGuest.isEmpty() || ofHost.isEmpty()) return Error("no proofs");
    const auto key = Spake2Key::of(viewOf(keys.bytes).first(kHalfDigest));
    return Spake2Agreement(isGuest ? ofGuest : ofHost, isGuest ? ofHost : ofGuest, *key);
}

} // namespace elgrande::lan
