// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A test program without a framework: expect() counts and prints failures with their place, the exit status tells
// CTest.
#pragma once

#include "model/rules/rules_builder.h" // before Qt's own headers, whose macro `slots` would hide State::slots

#include <string>
#include <vector>

namespace elgrande::test {

// The compilers' own words for the caller's place: clang 14 has no std::source_location.
void expect(bool condition, const std::string& what, const char* file = __builtin_FILE(), int line = __builtin_LINE());

// Setups that every property is tried on: editions, 2 to 5 players, 9 and 6 rounds, rulings, and every expansion.
std::vector<std::shared_ptr<const Rules>> manyRules();

void testPositions();
void testUnplayable();
void testPositionFaults();
void fuzzPositions();
void testViews();
void testCards();
void testDocument();
void testRecords();
void testRecordDamage();
void testProtocol();
void testProtocolGarbage();
void testInput();
void testBotQuestions();
void testBotAnswers();
void testBotAgent();
void testRatings();
void testLadder();
void testFindings();

} // namespace elgrande::test
