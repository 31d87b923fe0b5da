// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Owners of what OpenSSL allocates: `OpenSslHandle<BIGNUM, BN_clear_free>`. For sources only; no header of this folder
// includes OpenSSL.
#pragma once

#include <memory>

namespace elgrande::lan {

template <auto Free>
struct OpenSslFreer {
    template <class T>
    void operator()(T* each) const {
        Free(each);
    }
};

template <class T, auto Free>
using OpenSslHandle = std::unique_ptr<T, OpenSslFreer<Free>>;

} // namespace elgrande::lan
