// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The file of a ladder: one line with the entrants and settings, then one line for each finished deal in the order of
// completion. Each line is a JSON object (app/lab/README.md).
#pragma once

#include "app/bots/bot_question.h"
#include "app/lab/ladder/ladder.h"
#include "app/storage/line_file.h"

#include <QString>

namespace elgrande::cli {

class LadderFile {
  public:
    // `header` as lineOf() the plan makes it: the file is gone on with only when it was begun with the same one. The
    // error says what is otherwise, without naming the file.
    static Result<std::unique_ptr<LadderFile>> open(const QString& path, const QJsonObject& header,
                                                    std::size_t entrants, int players);

    const std::vector<LadderDeal>& deals() const { return deals_; }
    Result<void> mayAdd() const { return file_->mayAppend(); }
    Result<void> add(LadderDeal deal);

  private:
    std::unique_ptr<LineFile> file_;
    std::vector<LadderDeal> deals_;
};

// What must be the same for results to be of one ladder: who plays, by which rules, and for how long they think.
QJsonObject ladderHeader(const ArenaPlan& plan, const std::vector<std::string>& entrants, const BotLimits& limits);

} // namespace elgrande::cli
