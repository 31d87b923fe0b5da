// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The verbs of the game: one function table each, defined in the file of the same name. The base game registers them
// (model/base); cards and expansions combine them as data. Step fields are described in each file.
#pragma once

#include "model/rules/rules.h"
#include "model/steps/disk.h"

namespace elgrande::steps {

extern const StepRules kFlow;
extern const StepRules kRevealCard;
extern const StepRules kRevealKing;
extern const StepRules kRevealHome;
extern const StepRules kRevealStarter;
extern const StepRules kPower;
extern const StepRules kBeginTurns;
extern const StepRules kCourt;
extern const StepRules kRecall;
extern const StepRules kTakeCard;
extern const StepRules kTurn;
extern const StepRules kPlace;
extern const StepRules kSpecialEnd;
extern const StepRules kVetoWindow;
extern const StepRules kTakeVeto;
extern const StepRules kRelocate;
extern const StepRules kSource;
extern const StepRules kChoice;
extern const StepRules kSend;
extern const StepRules kSendEach;
extern const StepRules kEmptyCourts;
extern const StepRules kDisk;
extern const StepRules kDiskLoss;
extern const StepRules kDiskEviction;
extern const StepRules kDiskScoring;
extern const StepRules kScoreSet;
extern const StepRules kScoreChoice;
extern const StepRules kScoreChosen;
extern const StepRules kOpenDisks;
extern const StepRules kKing;
extern const StepRules kGrande;
extern const StepRules kScoreboard;
extern const StepRules kPowerBack;
extern const StepRules kEvict;
extern const StepRules kEndRound;
extern const StepRules kCastilloScoring;
extern const StepRules kCastilloEmptying;
extern const StepRules kRegionScoring;

// The parts of the base game's turn (turn.cpp) and its uses of the secret disks (disk.cpp, by DiskUse).
extern const TurnPart kPlacingPart;
extern const TurnPart kSpecialPart;
extern const std::array<DiskUseRules, static_cast<std::size_t>(DiskUse::FirstFree)> kDiskUses;

} // namespace elgrande::steps
