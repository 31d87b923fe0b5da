// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// SPAKE2 (RFC 9382) with P-256, SHA-256, HKDF and HMAC: guest and host prove to each other that they know the same
// short code. An eavesdropper learns nothing about it, and somebody who takes part with a wrong code learns only that
// it is wrong. One exchange tests one code, so a limit on attempts is what makes a short code safe.
//
//     guest (A)                          host (B)
//     begin, share()  -- share -->
//                     <-- share --       begin, share(), agree
//     agree           -- proof -->       key(proof)? or a wrong attempt
//     key(proof)?     <-- proof --
//
// The guest proves first: a host that proved first would let each guest check a code without showing that it was wrong.
#pragma once

#include "app/lan/hello.h"
#include "app/lan/secret_bytes.h"
#include "model/core/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace elgrande::lan {

struct Spake2ScalarTag;
struct Spake2KeyTag;
using Spake2Scalar = SecretBytes<32, Spake2ScalarTag>; // a number below the order of P-256, the highest byte first
using Spake2Key = SecretBytes<16, Spake2KeyTag>;

inline constexpr qsizetype kSpake2Share = 65; // bytes: a point of P-256, uncompressed
inline constexpr qsizetype kSpake2Proof = 32; // bytes

// The secret of both sides (w in the RFC), from the code. It is derived with scrypt in 4 MiB and about 16 ms, on the
// event loop, which may not stand still for longer than 50: the host needs it once per code and a guest once per
// attempt. All codes of six characters take some 70 days of one processor core, which only matters to somebody who has
// got hold of the secret itself, because an exchange does not reveal it. `salt` is the host's, so that no such list is
// of use against another host.
Result<Spake2Scalar> spake2Secret(QByteArrayView code, QByteArrayView salt);

// What both sides have to agree on besides the code; any difference makes both proofs wrong.
struct Spake2Names {
    QByteArray guest;   // identity A
    QByteArray host;    // identity B
    QByteArray further; // additional data (AAD)
};

// After both shares are known.
class Spake2Agreement {
  public:
    const QByteArray& proof() const { return proof_; } // to be sent
    // The shared key if the peer's proof is right, which takes the same code and names; otherwise nothing. The
    // comparison takes the same time for every proof.
    std::optional<Spake2Key> key(QByteArrayView theirProof) const;

  private:
    friend class Spake2;
    Spake2Agreement(QByteArray proof, QByteArray theirProof, const Spake2Key& key)
        : proof_(std::move(proof))
        , theirProof_(std::move(theirProof))
        , key_(key) {}

    QByteArray proof_;
    QByteArray theirProof_; // as it has to be
    Spake2Key key_;
};

// One side of one exchange.
class Spake2 {
  public:
    static Result<Spake2> begin(Side side, const Spake2Scalar& secret, const Spake2Names& names);
    // With a given number instead of a random one, which must never be used twice: for tests.
    static Result<Spake2> begin(Side side, const Spake2Scalar& secret, const Spake2Names& names,
                                const Spake2Scalar& number);

    const QByteArray& share() const { return share_; } // to be sent
    // Once: a second share would be a second attempt. An error if the share is not a point of the curve, or one that
    // makes the shared point infinite.
    Result<Spake2Agreement> agree(QByteArrayView theirShare) &&;

  private:
    Spake2(Side side, const Spake2Scalar& secret, const Spake2Scalar& number, Spake2Names names, QByteArray share)
        : side_(side)
        , secret_(secret)
        , number_(number)
        , names_(std::move(names))
        , share_(std::move(share)) {}

    Side side_;
    Spake2Scalar secret_; // w
    Spake2Scalar number_; // x or y
    Spake2Names names_;
    QByteArray share_; // pA or pB
};

} // namespace elgrande::lan
