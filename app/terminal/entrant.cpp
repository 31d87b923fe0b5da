// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/terminal/entrant.h"

#include "app/bots/bot_agent.h"
#include "app/storage/files.h"
#include "model/agents/agent_catalogue.h"
#include "model/agents/one_ply_agent.h"
#include "model/agents/search_agent.h"

#include <QStringList>

#include <algorithm>

namespace elgrande::cli {

namespace {

const QString kProgram = QStringLiteral("cmd:");
constexpr qint64 kLargestWeights = 2 * 1024 * 1024;

Result<std::shared_ptr<const Network>> networkFrom(const QString& file) {
    const auto bytes = readWhole(file, kLargestWeights);
    if (!bytes) return bytes.fault();
    const Result<Weights> weights = weightsFrom(bytes->toStdString());
    if (!weights) return weights.fault();
    return std::make_shared<const Network>(*weights);
}

// Whether there is such a setting and the value fits.
bool set(SearchSettings& settings, const QString& name, const QString& value) {
    static const QStringList kEnds{QStringLiteral("here"), QStringLiteral("turn"), QStringLiteral("round"),
                                   QStringLiteral("scoring")};
    if (name == QLatin1String("until")) {
        const qsizetype end = kEnds.indexOf(value);
        settings.rolloutEnd = static_cast<SearchSettings::RolloutEnd>(std::max<qsizetype>(0, end));
        return end >= 0;
    }
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (!isNumber || number < 0 || number > 1e9) return false;
    if (name == QLatin1String("simulations")) return (settings.simulations = static_cast<int>(number)) > 0;
    if (name == QLatin1String("looks")) return settings.rolloutCandidates = static_cast<int>(number), true;
    if (name == QLatin1String("trees")) return settings.trees = static_cast<int>(number), true;
    if (name == QLatin1String("joined")) return settings.transpositions = number != 0, true;
    const std::pair<const char*, double*> numbers[] = {{"exploration", &settings.exploration},
                                                       {"temperature", &settings.priorTemperature},
                                                       {"lead", &settings.leadWeight},
                                                       {"first", &settings.valueVisits},
                                                       {"playout", &settings.rolloutWeight}};
    for (const auto& [each, where] : numbers)
        if (name == QLatin1String(each)) return *where = number, true;
    return false;
}

} // namespace

bool isProgram(const QString& text) { return text.startsWith(kProgram); }

Result<AgentMaker> entrantFrom(const QString& text, const BotLimits& limits) {
    if (isProgram(text)) {
        const QString command = text.mid(kProgram.size());
        if (const auto fault = BotAgent::faultOf(command)) return *fault;
        return AgentMaker([command, limits] { return std::make_unique<BotAgent>(command, limits); });
    }
    const QStringList parts = text.split(':');
    const std::string id = parts[0].toStdString();
    std::vector<std::string> known = agentIds();
    for (const std::string& each : yardstickIds()) known.push_back(each);
    if (makeAgent(id) == nullptr) {
        std::string all;
        for (const std::string& each : known) all += (all.empty() ? "" : ", ") + each;
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Unknown agent '%1'; available: %2."), {id, all}};
    }
    if (parts.size() == 1) return AgentMaker([id] { return makeAgent(id); });
    const auto wrong = [&](const QString& part) {
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The agent '%1' has no setting '%2'."),
                     {id, part.toStdString()}};
    };
    std::shared_ptr<const Network> network = id == "search-plain" ? nullptr : builtInNetwork();
    for (const QString& part : parts.mid(1)) {
        if (!part.startsWith(QLatin1String("weights="))) continue;
        auto read = networkFrom(part.mid(8));
        if (!read) return read.fault();
        network = *read;
    }
    SearchSettings settings = puctSettings(network);
    for (const QString& part : parts.mid(1)) {
        const qsizetype equals = part.indexOf('=');
        const bool isWeights = part.startsWith(QLatin1String("weights=")) && id != "search-plain";
        const bool searches = id == "search" || id == "search-plain";
        if (isWeights && (searches || id == "instinct")) continue;
        if (!searches || equals < 1 || !set(settings, part.left(equals), part.mid(equals + 1))) return wrong(part);
    }
    if (id == "instinct") return AgentMaker([network] { return std::make_unique<OnePlyAgent>(OnePlyPolicy{network}); });
    return AgentMaker([settings] { return std::make_unique<SearchAgent>(settings); });
}

} // namespace elgrande::cli
