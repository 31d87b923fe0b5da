// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A host's table, and guests who come, go, are handed seats, and send anything at any moment: intents that make sense
// and others, questions for their alternatives, any message. The game stays one that can be, what the host sends can be
// read, nobody is told the alternatives of somebody else, and the journal gives the same game again.
#include "app/lan/frame.h"
#include "app/lan/host_table.h"
#include "app/lan/messages.h"
#include "app/lan/seat_commitment.h"
#include "model/rules/queries.h"
#include "model/rules/rules_builder.h"
#include "tests/fuzz/fuzz.h"
#include "tests/property/random_game.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

#include <fcntl.h>
#include <unistd.h>

// Nothing here outlives the program.
extern "C" int fdatasync(int) { return 0; }
extern "C" int fsync(int) { return 0; }
extern "C" int fallocate(int, int, off_t, off_t) { return 0; }

using namespace elgrande;
using namespace elgrande::lan;
using fuzz::require;

namespace {

constexpr int kPlayers = 3;
constexpr int kGuests = 4;
constexpr int kMostDeeds = 400;

class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size)
        : data_(data)
        , size_(size) {}
    bool isOver() const { return at_ >= size_; }
    int next() { return isOver() ? 0 : data_[at_++]; }
    int two() { return next() * 256 + next(); }
    QByteArray some(int count) {
        QByteArray bytes;
        for (int i = 0; i < count && !isOver(); ++i) bytes.append(static_cast<char>(next()));
        return bytes;
    }

  private:
    const std::uint8_t* data_;
    std::size_t size_;
    std::size_t at_ = 0;
};

QString journalPath() {
    static const QTemporaryDir folder;
    return folder.filePath(QStringLiteral("table.journal"));
}

class Evening {
  public:
    explicit Evening(int set) {
        static const auto sets = property::expansionSets();
        Setup setup;
        setup.players = kPlayers;
        setup.rounds = 6;
        setup.houseRules = true;
        setup.expansions = sets[static_cast<std::size_t>(set) % sets.size()];
        QFile::remove(journalPath());
        QObject::connect(&host_, &HostTable::send, &host_,
                         [this](int guest, const QCborMap& map) { hear(guest, map); });
        QObject::connect(&host_, &HostTable::part, &host_, [this](int guest, lan::Reason) { seats_.erase(guest); });
        const QByteArray number(kHashSize, 'n');
        std::vector<SeatChoice> people;
        for (int i = 0; i < kPlayers; ++i) people.push_back({QStringLiteral("P%1").arg(i), {}});
        host_.setVoteAfter(0);
        begun_ = static_cast<bool>(host_.begin(
            setup, people, true, {game_, number, std::vector<QByteArray>(kPlayers, number)}, journalPath()));
    }

    bool isBegun() const { return begun_; } // sets of three players, and sound ones

    void step(Bytes& bytes) {
        const int what = bytes.next();
        const int guest = bytes.next() % kGuests;
        switch (what % 10) {
        case 0:
            come(guest, {static_cast<std::uint32_t>(bytes.next() % (1 << kPlayers))});
            break;
        case 1:
            host_.drop(guest);
            seats_.erase(guest);
            break;
        case 2:
            host_.passOn({static_cast<std::uint32_t>(bytes.next() % (1 << kPlayers))});
            break;
        case 3:
            send(guest, Ask{seatAt(bytes.next() % kMaxSeats), bytes.two() % (ActionList::kCapacity + 1)});
            break;
        case 4:
            send(guest, Have{bytes.next() % 8 - 1, bytes.two()});
            break;
        case 5:
            send(guest, wild(bytes));
            break;
        case 6:
            if (const auto map = decodeFrame(bytes.some(bytes.next()), Limits{}))
                if (const auto message = guestMessageIn(*map)) send(guest, *message);
            break;
        default:
            for (int i = 0; i <= what / 10; ++i) playOn(bytes);
        }
        look();
    }

    void end() {
        host_.finishWriting();
        const State before = host_.game().state();
        HostTable again;
        const QString copy = journalPath() + QStringLiteral(".copy"); // the table has its own locked
        QFile::remove(copy);
        require(QFile::copy(journalPath(), copy), "there is room for a copy");
        const auto resumed = again.resume(copy);
        require(static_cast<bool>(resumed), resumed ? "" : resumed.error().c_str());
        require(again.game().state() == before, "a journal gives the same game again");
    }

  private:
    void come(int guest, SeatSet seats) {
        for (auto& [id, others] : seats_)
            if (id != guest) others = others - seats;
        seats_[guest] = seats;
        host_.admit(guest, seats);
        send(guest, Have{});
    }

    void send(int guest, const GuestMessage& message) {
        if (!seats_.contains(guest)) return;
        asks_ = std::get_if<Ask>(&message);
        if (const auto* intent = std::get_if<Intent>(&message); intent != nullptr && index(intent->seat) < kMaxSeats)
            counters_[index(intent->seat)] = std::max(counters_[index(intent->seat)], intent->counter);
        host_.receive(guest, message);
        asks_ = nullptr;
    }

    // What the host sends can be sent, is read as it was, and is for its reader.
    void hear(int guest, const QCborMap& map) {
        const auto frame = encodeFrame(map, Limits{}.frameAfterwards);
        require(static_cast<bool>(frame), "what the host sends fits into a frame");
        const auto read = decodeFrame(frame->mid(4), Limits{});
        require(read && *read == map, "what the host sends is read as it was");
        const auto message = hostMessageIn(*read);
        require(static_cast<bool>(message), message ? "" : message.error().c_str());
        const SeatSet own = seats_.contains(guest) ? seats_[guest] : SeatSet{};
        if (const auto* update = std::get_if<Update>(&*message)) {
            require(update->asked == Seat::None || own.contains(update->asked), "a guest is asked for its own seats");
            if (update->asked != Seat::None) asked_[index(update->asked)] = *update;
            now_ = *update;
        }
        if (const auto* told = std::get_if<Alternatives>(&*message)) compare(*told, own);
    }

    void compare(const Alternatives& told, SeatSet own) const {
        require(asks_ != nullptr && told.seat == asks_->seat, "alternatives are told to who asks");
        const bool isAsked = own.contains(told.seat) && told.count > 0;
        if (!isAsked) return require(told.moves.empty() && told.kind.empty(), "nobody is told those of somebody else");
        const auto legal = decisionFor(host_.game().rules(), host_.game().state(), told.seat).legal;
        require(told.count == static_cast<int>(legal.size()), "all alternatives are counted");
        require(told.first + static_cast<int>(told.moves.size()) <= told.count, "not more are told than there are");
        require(told.first == told.count || !told.moves.empty(), "the next ones are told");
        for (std::size_t i = 0; i < told.actions.size(); ++i)
            require(told.actions[i] == legal[static_cast<std::size_t>(told.first) + i], "they are told in their order");
    }

    // Some seat that is asked does what makes sense.
    void playOn(Bytes& bytes) {
        const int choice = bytes.next();
        for (const auto& [guest, seats] : std::map(seats_)) {
            for (Seat seat : seats& host_.game().asked()) {
                const Update& asked = asked_[index(seat)];
                const auto legal = decisionFor(host_.game().rules(), host_.game().state(), seat).legal;
                if (legal.empty()) continue;
                Intent intent;
                intent.seat = seat;
                intent.counter = counters_[index(seat)] + 1;
                intent.branch = now_.past.branch;
                intent.seen = now_.total;
                const Action action = legal[static_cast<std::size_t>(choice) % legal.size()];
                const DiskQuestion question{game_, seat, asked.question, asked.past.branch};
                const QByteArray nonce(kHashSize, static_cast<char>('a' + index(seat)));
                if (asked.secretPhase == SecretPhase::Commit) {
                    intent.what = Intent::What::Commit;
                    sealed_[index(seat)] = action;
                    intent.commitment = commitmentOf(question, action, nonce);
                } else {
                    intent.actions = {action};
                }
                if (asked.secretPhase == SecretPhase::Reveal) {
                    intent.what = Intent::What::Reveal;
                    intent.actions = {sealed_[index(seat)]};
                    intent.nonce = nonce;
                }
                return send(guest, intent);
            }
        }
    }

    Intent wild(Bytes& bytes) const {
        Intent intent;
        intent.what = static_cast<Intent::What>(bytes.next() % static_cast<int>(Intent::What::Count));
        intent.seat = seatAt(bytes.next() % kMaxSeats);
        intent.counter = counters_[index(intent.seat)] + bytes.next() % 3;
        if (intent.counter == 0) intent.counter = 1;
        intent.branch = now_.past.branch + (bytes.next() % 8 == 0 ? 1 : 0);
        intent.seen = std::max(0, now_.total - bytes.next() % 4 + bytes.next() % 2);
        for (int i = bytes.next() % 4; i >= 0; --i)
            intent.actions.push_back(act(static_cast<ActionKind>(bytes.next()), static_cast<std::uint8_t>(bytes.next()),
                                         static_cast<std::uint8_t>(bytes.next()),
                                         static_cast<std::uint8_t>(bytes.next())));
        if (intent.what == Intent::What::Reveal) intent.actions.resize(1);
        intent.commitment = intent.nonce = QByteArray(kHashSize, static_cast<char>(bytes.next()));
        intent.about = seatAt(bytes.next() % kMaxSeats);
        intent.yes = bytes.next() % 2 == 0;
        return intent;
    }

    void look() const {
        const char* wrong = stateIsOk(host_.game().rules(), host_.game().state());
        require(wrong == nullptr, wrong != nullptr ? wrong : "");
        require(!host_.isPaused(), "nothing that a guest sends stops the table");
    }

    HostTable host_;
    QByteArray game_ = QByteArray(kGameId, 'g');
    bool begun_ = false;
    std::map<int, SeatSet> seats_; // of guests that are there
    std::array<int, kMaxSeats> counters_{};
    std::array<Update, kMaxSeats> asked_;
    std::array<Action, kMaxSeats> sealed_{};
    Update now_;
    const Ask* asks_ = nullptr;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static int count = 1;
    static char name[] = "fuzz_table";
    static char* words[] = {name, nullptr};
    static const QCoreApplication application(count, words);
    if (size < 2) return 0;
    Evening evening(data[0]);
    if (!evening.isBegun()) return 0;
    Bytes bytes(data + 1, size - 1);
    for (int steps = 0; !bytes.isOver() && steps < kMostDeeds; ++steps) evening.step(bytes);
    evening.end();
    return 0;
}
