// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The seeds of a target, one after the other, without libFuzzer: what has ever been found stays found. In the file ($1)
// each seed is a line: `hex` and its bytes, or `text` and what it says, in which \n and \\ stand for a break and a
// backslash; `#` begins a remark.
#include "tests/fuzz/fuzz.h"

#include <QFile>

namespace {

QByteArray written(const QByteArray& text) {
    QByteArray bytes;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isBreak = text.mid(at, 2) == "\\n";
        if (isBreak || text.mid(at, 2) == "\\\\") ++at;
        bytes += isBreak ? '\n' : text[at];
    }
    return bytes;
}

} // namespace

int main(int argc, char** argv) {
    QFile file(argc == 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!file.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "usage: fuzz_TARGET SEEDS\n");
        return 2;
    }
    int seeds = 0;
    for (int number = 1; !file.atEnd(); ++number) {
        const QByteArray line = file.readLine().chopped(1);
        if (line.isEmpty() || line.startsWith('#')) continue;
        const bool isHex = line.startsWith("hex ");
        if (!isHex && !line.startsWith("text ")) {
            std::fprintf(stderr, "line %d is no seed\n", number);
            return 2;
        }
        const QByteArray bytes = isHex ? QByteArray::fromHex(line.mid(4)) : written(line.mid(5));
        std::fprintf(stderr, "line %d\n", number); // the last one told is the one that does not end well
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                               static_cast<std::size_t>(bytes.size()));
        ++seeds;
    }
    std::printf("%d seeds\n", seeds);
    return seeds > 0 ? 0 : 1;
}
