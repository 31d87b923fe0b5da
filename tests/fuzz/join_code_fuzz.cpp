// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What people type where a code belongs, as UTF-8: it is a code, which is written in one way and read as the same one,
// or there is a sentence about it.
#include "app/lan/join_code.h"
#include "tests/fuzz/fuzz.h"

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QString typed = QString::fromUtf8(fuzz::bytesOf(data, size));
    const auto code = JoinCode::read(typed);
    if (!code) {
        require(!code.error().empty() && code.error().size() < 300, "a wrong code has a sentence");
        return 0;
    }
    const auto again = JoinCode::read(code->text());
    require(again && *again == *code, "a code comes back");
    require(again->text() == code->text() && code->text().size() == 7, "a code is written in one way");
    return 0;
}
