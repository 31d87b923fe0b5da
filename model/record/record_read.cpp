// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading records. Nothing here is trusted: the header's form, the checksum, the setup, then every move's form.
#include "model/record/check.h"
#include "model/record/record.h"
#include "model/rules/notation.h"
#include "model/rules/rules_builder.h"

#include <algorithm>
#include <charconv>

namespace elgrande {

namespace {

constexpr std::size_t kLongest = 16U << 20U; // no game is a hundredth as long
constexpr std::size_t kMostMoves = 1000000;
constexpr std::size_t kMostTags = 500; // a dozen are usual; each is looked for among all others

// At most 60 characters of a foreign text.
std::string shown(std::string_view text) {
    std::string out;
    for (char c : text.substr(0, 60)) out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    return out + (text.size() > 60 ? "…" : "");
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> list;
    while (!text.empty()) {
        const std::size_t blank = text.find(' ');
        if (blank != 0) list.emplace_back(text.substr(0, blank));
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    }
    return list;
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return value;
}

// The header: `[Name "value"]`, any number on a line.
class HeaderReader {
  public:
    explicit HeaderReader(std::string_view text)
        : text_(text) {}

    // rest() is then the body.
    Result<void> read() {
        for (skipBreaks(); at_ < text_.size() && text_[at_] == '['; skipBreaks())
            if (auto tag = readTag(); !tag) return tag;
        if (!tags.empty()) return {};
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors", "This is not an El Grande record: it does not begin with a header.")};
    }
    std::string_view rest() const { return text_.substr(at_); }
    const std::string* find(std::string_view name) const {
        for (const auto& each : tags)
            if (each.first == name) return &each.second;
        return nullptr;
    }

    std::vector<std::pair<std::string, std::string>> tags;

  private:
    Result<void> readTag() {
        if (tags.size() == kMostTags)
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors", "The record has more header lines than a game can have.")};
        const std::string line = std::to_string(tags.size() + 1);
        ++at_;
        const std::size_t nameAt = at_;
        while (at_ < text_.size() && !isBreak(text_[at_]) && text_[at_] != '"') ++at_;
        const std::string name(text_.substr(nameAt, at_ - nameAt));
        if (!isTagName(name))
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors", "Header line %1 of the record has the invalid name '%2'."),
                {line, shown(name)}};
        if (find(name) != nullptr)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record gives '%1' twice."), {name}};
        skipBreaks();
        std::string value;
        if (!readValue(value))
            return Error{
                QT_TRANSLATE_NOOP("elgrande::errors",
                                  "Header line %1 of the record ('%2') has no value in quotes, or is truncated."),
                {line, name}};
        skipBreaks();
        if (at_ >= text_.size() || text_[at_] != ']')
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Header line %1 of the record ('%2') is not closed."),
                         {line, name}};
        ++at_;
        tags.emplace_back(name, value);
        return {};
    }

    bool readValue(std::string& value) {
        if (at_ >= text_.size() || text_[at_] != '"') return false;
        for (++at_; at_ < text_.size(); ++at_) {
            char c = text_[at_];
            if (c == '"') {
                ++at_;
                return true;
            }
            if (c == '\\') {
                if (++at_ >= text_.size() || (text_[at_] != '"' && text_[at_] != '\\')) return false;
                c = text_[at_];
            } else if (isBreak(c) && c != ' ') { // a line was broken here on the way: it was a blank
                while (at_ + 1 < text_.size() && isBreak(text_[at_ + 1])) ++at_;
                c = ' ';
                if (!value.empty() && value.back() == ' ') continue;
            } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
                return false;
            }
            value += c;
        }
        return false;
    }

    void skipBreaks() {
        while (at_ < text_.size() && isBreak(text_[at_])) ++at_;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

Result<void> checkFailure(const HeaderReader& header, const std::string& body) {
    const std::string* written = header.find("Check");
    if (written == nullptr)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record has no Check; its end is missing.")};
    RecordCheck check;
    for (const auto& [name, value] : header.tags)
        if (name != "Check") check.addTag(name, value);
    check.addBody(body);
    if (check.text() == *written) return {};
    return Error{QT_TRANSLATE_NOOP(
        "elgrande::errors", "The record's Check does not match its contents: the record was truncated or changed.")};
}

Result<void> readSetup(const HeaderReader& header, Record& record) {
    const std::string* game = header.find("Game");
    if (game == nullptr || *game != "El Grande")
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "This is not an El Grande record.")};
    const std::string* format = header.find("Format");
    if (format == nullptr)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record does not state its %1."), {"Format"}};
    if (number(*format) != kRecordFormat)
        return Error{
            QT_TRANSLATE_NOOP("elgrande::errors", "The record has the format '%1'; this program reads format %2."),
            {shown(*format), std::to_string(kRecordFormat)}};
    for (const char* name : {"Edition", "Players", "Rounds"})
        if (header.find(name) == nullptr)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record does not state its %1."),
                         {std::string(name)}};
    Setup& setup = record.setup;
    setup.edition = *header.find("Edition");
    if (const std::string* list = header.find("Expansions")) setup.expansions = words(*list);
    setup.colours = words(*header.find("Players"));
    setup.players = static_cast<int>(std::min<std::size_t>(setup.colours.size(), 99));
    const auto rounds = number(*header.find("Rounds"));
    if (!rounds)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record's number of rounds, '%1', is not a number."),
                     {shown(*header.find("Rounds"))}};
    setup.rounds = *rounds;
    const std::string* options = header.find("Options");
    for (const std::string& each : words(options != nullptr ? *options : "")) {
        const std::size_t equals = each.find('=');
        if (equals == std::string::npos)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record's option '%1' has no value."),
                         {shown(each)}};
        setup.options[each.substr(0, equals)] = each.substr(equals + 1);
    }
    if (const std::string* allowed = header.find("HouseRules")) setup.houseRules = *allowed == "yes";
    if (const std::string* list = header.find("Corrections")) {
        const Result<Corrections> corrections = correctionsFromText(*list);
        if (!corrections)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record's card corrections are invalid. %1"),
                         {corrections.fault()}};
        setup.corrections = *corrections;
    }
    const std::string* seed = header.find("Seed");
    record.keepSeed = seed != nullptr;
    setup.seed = seed != nullptr ? *seed : "";
    return {};
}

void readPeople(const HeaderReader& header, Record& record) {
    std::vector<std::string> known;
    for (const std::string& colour : record.setup.colours) {
        const std::string name = seatTag(colour);
        const std::string* person = header.find(name);
        const std::string* agent = header.find(name + "Agent");
        record.names.push_back(person != nullptr ? *person : "");
        record.agents.push_back(agent != nullptr ? *agent : "");
        known.push_back(name);
        known.push_back(name + "Agent");
    }
    for (const auto& tag : header.tags)
        if (!isReservedTag(tag.first) && std::find(known.begin(), known.end(), tag.first) == known.end())
            record.tags.push_back(tag);
    if (const std::string* position = header.find("Position")) record.position = *position;
}

// The moves: `3. red court 2; place` and so on, words divided by one blank.
class MovesReader {
  public:
    MovesReader(const Rules& rules, Record& record)
        : rules_(rules)
        , record_(record) {}

    Result<void> read(const std::string& body) {
        for (const std::string& word : words(body)) {
            if (isLineNumber(word)) {
                endMove();
                seat_ = Seat::Table;
                begun_ = fresh_ = true;
            } else if (!begun_) {
                return Error{QT_TRANSLATE_NOOP("elgrande::errors",
                                               "The record's moves begin with '%1' instead of a round number."),
                             {shown(word)}};
            } else if (const auto seat = fresh_ ? seatFromText(rules_, word) : std::nullopt) {
                seat_ = *seat;
                fresh_ = false;
            } else {
                add(word);
            }
            if (!done_) return done_;
            if (record_.moves.size() > kMostMoves)
                return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record has more moves than a game can have.")};
        }
        endMove();
        return done_;
    }

  private:
    static bool isLineNumber(const std::string& word) {
        return word.size() > 1 && word.size() <= 4 && word.back() == '.' &&
               word.find_first_not_of("0123456789") == word.size() - 1;
    }
    void add(std::string_view word) {
        fresh_ = false;
        const bool last = word.back() == ';';
        if (last) word.remove_suffix(1);
        if (!word.empty()) move_ += (move_.empty() ? "" : " ") + std::string(word);
        if (last) endMove();
    }
    void endMove() {
        if (move_.empty()) return;
        if (const auto action = readAction()) record_.moves.push_back({seat_, *action});
        move_.clear();
    }
    // "reveal veto#2": read as "reveal veto", then the copy is put in.
    std::optional<Action> readAction() {
        const std::size_t mark = move_.find('#');
        const std::size_t end = std::min(move_.find(' ', std::min(mark, move_.size())), move_.size());
        const std::string common = mark == std::string::npos ? move_ : move_.substr(0, mark) + move_.substr(end);
        const Result<Action> action = actionFromText(rules_, common);
        if (action && mark == std::string::npos) return *action;
        if (action && rules_.words.actions[index(action->kind)].operands[0] == Operand::Card) {
            const std::size_t begin = move_.rfind(' ', mark) + 1;
            const auto card = copyFromText(rules_, std::string_view(move_).substr(begin, end - begin));
            if (card && rules_.card(*card).row == rules_.deck.cards[action->a].row)
                return act(action->kind, *card, action->b, action->c);
        }
        if (done_)
            done_ = Error{QT_TRANSLATE_NOOP("elgrande::errors", "Move %1 of the record, '%2': %3"),
                          {std::to_string(record_.moves.size() + 1), shown(move_),
                           action ? Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no such copy of the card.")}
                                  : action.fault()}};
        return {};
    }

    const Rules& rules_;
    Record& record_;
    Seat seat_ = Seat::Table;
    std::string move_;
    Result<void> done_;
    bool begun_ = false; // a round's number has come
    bool fresh_ = false; // the seat may come next
};

} // namespace

Result<Record> recordFromText(std::string_view text) {
    if (text.size() > kLongest)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record is longer than a game can be.")};
    if (text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3); // a byte order mark of some editors
    HeaderReader header(text);
    if (const auto tags = header.read(); !tags) return tags.fault();
    if (header.rest().rfind('{') != std::string_view::npos &&
        header.rest().find('}', header.rest().rfind('{')) == std::string_view::npos)
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "The last comment of the record is not closed.")};
    const std::string body = withoutCommentsAndBreaks(header.rest());
    Record record;
    if (const auto setup = readSetup(header, record); !setup) return setup.fault();
    if (const auto whole = checkFailure(header, body); !whole) return whole.fault();
    const auto rules = RulesBuilder::build(record.setup);
    if (!rules)
        return withAge(
            {QT_TRANSLATE_NOOP("elgrande::errors", "The record's game cannot be played here: %1"), {rules.fault()}},
            header.find("Program"));
    readPeople(header, record);
    if (const auto moves = MovesReader(**rules, record).read(body); !moves)
        return withAge(moves.fault(), header.find("Program"));
    const std::string* count = header.find("Moves");
    if (count == nullptr || number(*count) != static_cast<int>(record.moves.size()))
        return count == nullptr
                   ? Error{QT_TRANSLATE_NOOP("elgrande::errors",
                                             "The record does not state its number of moves; there are %1."),
                           {std::to_string(record.moves.size())}}
                   : Error{QT_TRANSLATE_NOOP("elgrande::errors", "The record states %1 moves, but there are %2."),
                           {*count, std::to_string(record.moves.size())}};
    return record;
}

} // namespace elgrande
