// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/journal_entry.h"

#include "app/lan/messages_fields.h"

namespace elgrande::lan {
using namespace Qt::StringLiterals;

namespace {

constexpr auto kEntryKind = "k"_L1;
constexpr int kJournalFormat = 1;
constexpr int kMostMoves = 4096;              // of one step
constexpr qsizetype kMostHeader = 128 * 1024; // bytes
constexpr qsizetype kShare = 32;

} // namespace

// Each entry: its name and its fields, in the order in which they are written (messages_fields.h) ---------------------

void fields(auto& io, Of<JournalHeader> auto& header) {
    int format = kJournalFormat;
    io.constant(kEntryKind, "table"_L1);
    io.number("format"_L1, format, kJournalFormat, kJournalFormat);
    io.bytes("game"_L1, header.seeds.game, kGameId, kGameId);
    io.bytes("host"_L1, header.seeds.host, kShare, kShare);
    io.list("shares"_L1, header.seeds.shares, 0, kMaxSeats,
            [](auto& one, auto key, auto& share) { one.bytes(key, share, 0, kShare); });
    io.bytes("record"_L1, header.record, 1, kMostHeader);
}

void fields(auto& io, Of<Openings::Opening> auto& opening) {
    io.packedAction("action"_L1, opening.action);
    io.bytes("nonce"_L1, opening.nonce, kHashSize, kHashSize);
}

constexpr auto nameOf(const JournalEntry::Play&) { return "play"_L1; }
void fields(auto& io, Of<JournalEntry::Play> auto& play) {
    if (io.has("nonce"_L1, play.opening.has_value())) {
        Openings::Opening opening = play.opening.value_or(Openings::Opening());
        fields(io, opening);
        io.set(play.opening, opening);
    }
    io.constant(kEntryKind, nameOf(play));
    io.moves("moves"_L1, play.moves, kMostMoves);
}

constexpr auto nameOf(const JournalEntry::Back&) { return "back"_L1; }
void fields(auto& io, Of<JournalEntry::Back> auto& back) {
    io.constant(kEntryKind, nameOf(back));
    io.number("moves"_L1, back.moves, 0, kMostSteps);
}

constexpr auto nameOf(const JournalEntry::Commit&) { return "seal"_L1; }
void fields(auto& io, Of<JournalEntry::Commit> auto& commit) {
    io.constant(kEntryKind, nameOf(commit));
    io.bytes("seal"_L1, commit.commitment, kHashSize, kHashSize);
}

constexpr auto nameOf(const JournalEntry::Reveal&) { return "open"_L1; }
void fields(auto& io, Of<JournalEntry::Reveal> auto& reveal) {
    fields(io, reveal.opening);
    io.constant(kEntryKind, nameOf(reveal));
}

constexpr auto nameOf(const JournalEntry::StandIn&) { return "seat"_L1; }
void fields(auto& io, Of<JournalEntry::StandIn> auto& standIn) {
    io.constant(kEntryKind, nameOf(standIn));
    io.flag("standIn"_L1, standIn.plays);
}

constexpr auto nameOf(const JournalEntry::On&) { return "on"_L1; }
void fields(auto& io, Of<JournalEntry::On> auto& on) { io.constant(kEntryKind, nameOf(on)); }

namespace {

// Of any of the kinds.
void stepFields(FieldWriter& io, const JournalEntry::Step& step) {
    std::visit([&io](const auto& each) { fields(io, each); }, step);
}
template <std::size_t N = 0>
void stepFields(FieldReader& io, JournalEntry::Step& step) {
    if constexpr (N < std::variant_size_v<JournalEntry::Step>) {
        std::variant_alternative_t<N, JournalEntry::Step> each;
        if (!io.is(kEntryKind, nameOf(each))) return stepFields<N + 1>(io, step);
        fields(io, each);
        step = std::move(each);
    } else {
        io.require(kEntryKind, false);
    }
}

} // namespace

void fields(auto& io, Of<JournalEntry> auto& entry) {
    stepFields(io, entry.step);
    io.seatOrNone("seat"_L1, entry.seat);
    if (io.has("n"_L1, entry.counter > 0)) io.number("n"_L1, entry.counter, 1, kMostSteps);
}

Error damagedJournal() {
    return QT_TRANSLATE_NOOP("elgrande::errors", "The game cannot be resumed: its record is damaged.");
}

QCborMap toMap(const JournalHeader& header) { return fieldsOf(header); }
QCborMap toMap(const JournalEntry& entry) { return fieldsOf(entry); }

Result<JournalHeader> journalHeaderIn(const QCborMap& map) {
    auto header = fromFields<JournalHeader>(map);
    if (!header) return damagedJournal();
    return header;
}

Result<JournalEntry> journalEntryIn(const QCborMap& map) {
    auto entry = fromFields<JournalEntry>(map);
    if (!entry) return damagedJournal();
    return entry;
}

} // namespace elgrande::lan
