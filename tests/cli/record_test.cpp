// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/cli_test.h"

#include "app/cli/game.h"
#include "model/record/record.h"
#include "model/rules/notation.h"
#include "model/rules/queries.h"

#include <algorithm>

namespace elgrande::test {

namespace {

// A game with random moves, `decisions` of them (all when negative). Disks are answered in any order.
cli::Game played(const Setup& setup, std::uint64_t seed, int decisions = -1) {
    cli::Game game = *cli::newGame(setup);
    game.record.names.assign(static_cast<std::size_t>(game.rules->players), "");
    game.record.names[0] = R"(Ramón "El \ Grande" Ñ)";
    game.record.agents.assign(static_cast<std::size_t>(game.rules->players), "greedy");
    game.record.agents[0] = "";
    game.record.setTag("Date", "2026-11-21");
    Rng rng(seed);
    ActionList legal;
    game.settle();
    while (!game.over() && decisions-- != 0) {
        const SeatSet who = actors(*game.rules, game.state);
        Seat seat = who.first();
        for (Seat each : who)
            if (rng.below(2) == 0) seat = each;
        legalActions(*game.rules, game.state, seat, legal);
        game.play({seat, legal[rng.below(legal.size())]});
    }
    return game;
}

void roundTrip(const cli::Game& game, bool keepSeed) {
    Record record = game.record;
    record.keepSeed = keepSeed;
    const std::string text = toText(*game.rules, record);
    const auto read = recordFromText(text);
    expect(static_cast<bool>(read), read ? "" : read.error());
    if (!read) return;
    expect(read->moves == record.moves, "other moves after reading");
    expect(read->names == record.names && read->agents == record.agents && read->tags == record.tags,
           "other people after reading");
    Setup expected = game.rules->setup;
    if (!keepSeed) expected.seed.clear();
    expect(read->setup == expected, "another setup after reading");
    expect(toText(*game.rules, *read) == text, "written differently again");
    const auto rules = RulesBuilder::build(read->setup);
    const auto again = replay(**rules, initialState(**rules), *read);
    expect(static_cast<bool>(again), again ? "" : again.error());
    if (again) expect(again->state == game.state, "another state after replaying");
}

std::string reflowed(const std::string& text) {
    std::string out = "\xef\xbb\xbf  ";
    int n = 0;
    for (char c : text) {
        if (c == '\n')
            out += (++n % 3 == 0) ? " " : "   \r\n\r\n ";
        else if (c == ' ' && ++n % 5 == 0)
            out += "\r\n";
        else
            out += c;
    }
    return out + "  \r\n\r\n";
}

void mustFail(const std::string& text, const std::string& part, const std::string& what) {
    const auto read = recordFromText(text);
    if (!read) {
        expect(read.error().find(part) != std::string::npos, what + " says: " + read.error());
        return;
    }
    expect(false, what + " was accepted");
}

} // namespace

void testRecords() {
    for (const auto& shared : manyRules()) {
        for (int game = 0; game < 6; ++game) {
            Setup setup = shared->setup;
            setup.seed = "se\"ed \\ " + std::to_string(game);
            roundTrip(played(setup, static_cast<std::uint64_t>(game)), true);
            roundTrip(played(setup, static_cast<std::uint64_t>(game), game * 31), false);
        }
    }
    const cli::Game game = played({}, 5);
    const std::string text = toText(*game.rules, game.record);
    const auto moved = recordFromText(reflowed(text));
    expect(moved && moved->moves == game.record.moves, moved ? "other moves after reflowing" : moved.error());
    const std::size_t body = text.find("\n\n");
    const auto commented =
        recordFromText(text.substr(0, body) + "\n{ nice; game }\n\n" + text.substr(body + 2) + " {end [x \"y\"]}");
    expect(commented && commented->moves == game.record.moves,
           commented ? "other moves with comments" : commented.error());

    State until = game.start;
    ActionList legal;
    advance(*game.rules, until, legal);
    for (int n = 0; n <= 60; ++n) {
        const auto replayed = replay(*game.rules, game.start, game.record, n);
        expect(replayed && replayed->state == until, "replaying " + std::to_string(n) + " moves leads elsewhere");
        play(*game.rules, until, game.record.moves[static_cast<std::size_t>(n)], legal);
    }
    const auto part = cli::gameFromRecord(text, 40);
    expect(part && part->record.moves.size() >= 40 && part->record.moves.size() < 60, "wrong number of moves up to 40");
    const auto whole = cli::gameFromRecord(game.recordText());
    expect(whole && whole->state == game.state && whole->record.tag("Result") != nullptr,
           "the finished game has no result");
}

void testRecordDamage() {
    const cli::Game game = played({}, 11, 60);
    const std::string text = toText(*game.rules, game.record);
    for (std::size_t size = 0; size < text.size(); ++size)
        mustFail(text.substr(0, size), "", "cut off after " + std::to_string(size) + " bytes");
    for (std::size_t i = 0; i < text.size(); ++i)
        for (int bit = 0; bit < 8; ++bit) {
            std::string flipped = text;
            flipped[i] = static_cast<char>(flipped[i] ^ (1 << bit));
            mustFail(flipped, "", "bit " + std::to_string(bit) + " of byte " + std::to_string(i) + " flipped");
        }
    std::string wrong = text;
    wrong[text.find("[Check \"") + 8] = text[text.find("[Check \"") + 8] == '0' ? '1' : '0';
    mustFail(wrong, "Check", "a wrong Check");
    const std::string right = text.substr(text.find("[Check \"") + 8, 16);
    const auto refused = recordFromText(wrong);
    expect(!refused && refused.error().find(right) == std::string::npos, "the error gives the right Check away");
    mustFail("", "not an El Grande record", "nothing");
    mustFail("hello", "not an El Grande record", "no record");
    mustFail("[Game \"Chess\"]", "not an El Grande record", "chess");
    mustFail("[Game \"El Grande\"][Format \"2\"]", "format '2'", "a later format");

    std::string twice = text;
    twice.insert(twice.find("[Rounds"), "[Rounds \"9\"]\n");
    mustFail(twice, "'Rounds' twice", "a header line that comes twice");

    std::string many = text;
    std::string further;
    for (int i = 0; i < 80000; ++i) further += "[T" + std::to_string(i) + " \"x\"]\n";
    mustFail(many.insert(many.find("[Rounds"), further), "more header lines", "80,000 header lines");

    // Well-formed, but against the rules.
    Record illegal = game.record;
    std::swap(illegal.moves[illegal.moves.size() - 1], illegal.moves[0]);
    const auto read = recordFromText(toText(*game.rules, illegal));
    expect(static_cast<bool>(read), read ? "" : read.error());
    const auto replayed = replay(*game.rules, initialState(*game.rules), illegal);
    expect(!replayed && replayed.error().find("not legal") != std::string::npos, "an illegal record replays");
    Record longer = played({}, 11).record;
    longer.moves.push_back({seatAt(0), act(ActionKind::Done)});
    const auto after = replay(*game.rules, initialState(*game.rules), longer);
    expect(!after && after.error().find("after the end") != std::string::npos, "a record goes on after the end");
    // What is whole and yet not possible is most likely of a version with other rules.
    for (Record* each : {&illegal, &longer}) {
        each->setTag("Program", "elgrande 0.3 " + std::string(100, 'x'));
        const auto old = replay(*game.rules, initialState(*game.rules), *each);
        expect(!old && old.error().find("written by elgrande 0.3 xxx") != std::string::npos &&
                   old.error().find(std::string(60, 'x')) == std::string::npos,
               "the version is told: " + (old ? "" : old.error()));
        std::erase_if(each->tags, [](const auto& tag) { return tag.first == "Program"; });
        const auto unknown = replay(*game.rules, initialState(*game.rules), *each);
        expect(!unknown && unknown.error().find("does not name the version") != std::string::npos,
               "that no version is named is told");
    }
    Record foreign = played({}, 11).record;
    foreign.setup.edition = "edition-of-tomorrow";
    Rules rules = *game.rules;
    rules.setup.edition = foreign.setup.edition;
    const auto unread = recordFromText(toText(rules, foreign, nullptr));
    expect(!unread && unread.error().find("written by elgrande") != std::string::npos,
           "the version is told: " + (unread ? "" : unread.error()));
}

} // namespace elgrande::test
