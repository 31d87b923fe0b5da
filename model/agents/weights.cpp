// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Weights as text: `elgrande-weights 2`, remarks after '#', the sizes, then all weights in 4096ths, in the order of
// Weights::parts(). A text of version 1 has no layer of places: its weights are 0.
#include "model/agents/network.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace elgrande {

namespace {

constexpr std::string_view kMagic = "elgrande-weights 2";
constexpr std::string_view kWithoutPlaces = "elgrande-weights 1";
constexpr float kUnit = 4096; // the precision of Network
constexpr int kLimit = 32767;

std::string seatSizesText() {
    return "seat " + std::to_string(kSeatFeatures) + " shared " + std::to_string(kSharedFeatures) + " hidden " +
           std::to_string(kHidden) + " phases " + std::to_string(kPhases) + " outputs " + std::to_string(kOutputs);
}

std::string sizesText() {
    return "place " + std::to_string(kPlaceInputs) + " units " + std::to_string(kPlaceUnits) + ' ' + seatSizesText();
}

void write(const std::vector<float>& numbers, std::size_t perLine, std::string& text) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const float limited = std::clamp(numbers[i], -kWeightLimit, kWeightLimit);
        text += std::to_string(std::lround(limited * kUnit)) + ((i + 1) % perLine == 0 ? '\n' : ' ');
    }
}

// Line after line, without remarks and empty ones.
class Lines {
  public:
    explicit Lines(std::string_view text)
        : rest_(text) {}

    int number() const { return number_; }
    std::string remark; // of all lines passed so far

    bool next(std::string_view& line) {
        while (!rest_.empty()) {
            const std::size_t end = rest_.find('\n');
            line = rest_.substr(0, end);
            rest_ = end == std::string_view::npos ? std::string_view{} : rest_.substr(end + 1);
            ++number_;
            if (line.starts_with("# ")) remark += std::string(line.substr(2)) + "\n";
            if (!line.empty() && line[0] != '#') return true;
        }
        return false;
    }

  private:
    std::string_view rest_;
    int number_ = 0;
};

Result<std::vector<float>> read(Lines& lines, std::size_t count) {
    std::vector<float> numbers;
    std::string_view line;
    while (numbers.size() < count) {
        if (!lines.next(line))
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The weights file ends too early, after line %1."),
                         {std::to_string(lines.number())}};
        for (const char* at = line.data(); at < line.data() + line.size();) {
            if (*at == ' ') {
                ++at;
                continue;
            }
            int value = 0;
            const auto [end, error] = std::from_chars(at, line.data() + line.size(), value);
            if (error != std::errc() || value < -kLimit || value > kLimit || numbers.size() == count)
                return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Line %1 of the weights file is invalid."),
                             {std::to_string(lines.number())}};
            numbers.push_back(static_cast<float>(value) / kUnit);
            at = end;
        }
    }
    return numbers;
}

} // namespace

std::string toText(const Weights& weights) {
    std::string text = std::string(kMagic) + "\n";
    for (std::size_t from = 0; from < weights.remark.size();) {
        const std::size_t end = weights.remark.find('\n', from);
        text += "# " + weights.remark.substr(from, end - from) + "\n";
        if (end == std::string::npos) break;
        from = end + 1;
    }
    text += sizesText() + "\n";
    write(weights.place, kPlaceInputs, text);
    write(weights.fromPlaces, kPlaceUnits, text);
    write(weights.hidden, kInputs, text);
    write(weights.out, kHidden, text);
    write(weights.outPlaces, kPlaceUnits, text);
    write(weights.direct, kSeatFeatures, text);
    return text;
}

Result<Weights> weightsFrom(std::string_view text) {
    Lines lines(text);
    std::string_view line;
    if (!lines.next(line) || (line != kMagic && line != kWithoutPlaces))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "This is not a weights file: '%1' is missing."),
                     {std::string(kMagic)}};
    const bool hasPlaces = line == kMagic;
    if (!lines.next(line) || line != (hasPlaces ? sizesText() : seatSizesText()))
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors", "The weights are for a different network; this one needs '%1'."),
            {sizesText()}};
    Weights weights;
    const std::vector<std::vector<float>*> withoutPlaces{&weights.hidden, &weights.out, &weights.direct};
    const auto all = weights.parts();
    for (std::vector<float>* part : hasPlaces ? std::vector(all.begin(), all.end()) : withoutPlaces) {
        Result<std::vector<float>> numbers = read(lines, part->size());
        if (!numbers) return numbers.fault();
        *part = std::move(*numbers);
    }
    if (lines.next(line))
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Line %1 of the weights file is invalid."),
                     {std::to_string(lines.number())}};
    weights.remark = lines.remark;
    return weights;
}

} // namespace elgrande
