// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lab/ladder/ladder_file.h"

#include "app/lab/match_options.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <set>

namespace elgrande::cli {

namespace {

constexpr qint64 kLargest = 256 * 1024 * 1024;
const QString kMark = QStringLiteral("elgrande-ladder");

std::string shown(const QJsonValue& value) {
    if (value.isString()) return value.toString().toStdString();
    if (value.isUndefined()) return "-";
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2).toStdString();
}

// The first thing that is otherwise.
std::optional<Error> difference(const QJsonObject& begun, const QJsonObject& now) {
    QStringList keys{"entrants", "players", "edition", "expansions", "rounds", "options", "rules"}; // what tells most
    keys += begun.keys() + now.keys();
    keys.removeDuplicates();
    for (const QString& key : keys) {
        if (begun.value(key) == now.value(key)) continue;
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors",
                              "it was started with a different '%1': %2 then, %3 now. A different ladder needs a "
                              "different file."),
            {key.toStdString(), shown(begun.value(key)), shown(now.value(key))}};
    }
    return {};
}

Error isNoLadder(int line) {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "line %1 does not belong to a ladder."), {std::to_string(line)}};
}

} // namespace

Result<std::unique_ptr<LadderFile>> LadderFile::open(const QString& path, const QJsonObject& header,
                                                     std::size_t entrants, int players) {
    auto opened = LineFile::open(path, kLargest);
    if (!opened) return opened.fault();
    auto ladder = std::make_unique<LadderFile>();
    ladder->file_ = std::move(*opened);
    LineFile& file = *ladder->file_;
    const QByteArray first = QJsonDocument(header).toJson(QJsonDocument::Compact);
    if (file.lines().isEmpty()) {
        if (!first.startsWith(file.unfinished())) return isNoLadder(1);
        const auto written = file.append(first);
        if (!written) return written.fault();
        return ladder;
    }
    const QJsonObject begun = QJsonDocument::fromJson(file.lines().first()).object();
    if (begun.value(kMark) != header.value(kMark)) return isNoLadder(1);
    if (const auto otherwise = difference(begun, header)) return *otherwise;
    std::set<int> known;
    for (qsizetype i = 1; i < file.lines().size(); ++i) {
        auto deal = dealFrom(file.lines()[i], entrants, players);
        if (!deal || !known.insert(deal->deal).second) return isNoLadder(static_cast<int>(i + 1));
        ladder->deals_.push_back(std::move(*deal));
    }
    return ladder;
}

Result<void> LadderFile::add(LadderDeal deal) {
    auto written = file_->append(lineOf(deal));
    if (written) deals_.push_back(std::move(deal));
    return written;
}

QJsonObject ladderHeader(const ArenaPlan& plan, const std::vector<std::string>& entrants, const BotLimits& limits) {
    QJsonObject header = matchToJson(plan);
    QJsonArray names;
    bool hasProgram = false;
    for (const std::string& each : entrants) {
        names.append(QString::fromStdString(each));
        hasProgram = hasProgram || isProgram(names.last().toString());
    }
    header[kMark] = 1;
    header["entrants"] = names;
    header["rules"] = QString::number(plan.rules->fingerprint, 16);
    if (!hasProgram) return header;
    header["answer_ms"] = limits.answer;
    header["start_ms"] = limits.start;
    return header;
}

} // namespace elgrande::cli
