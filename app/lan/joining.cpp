// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/joining.h"

#include "model/game_model/plain_text.h"
#include "model/record/record.h"

#include <QCoreApplication>

#include <algorithm>

namespace elgrande::lan {

Hello answerTo(const Hello& host, const QString& language) {
    Hello ours;
    ours.version = QCoreApplication::applicationVersion().left(kHelloText);
    for (const ExpansionFacts& each : knownExpansions())
        if (ours.expansions.size() < kHelloExpansions) ours.expansions.append(QString::fromStdString(each.id));
    ours.rules = rulesMarkOf(host.expansions);
    ours.language = language.left(kHelloText);
    return ours;
}

struct Joining::Private {
    Private(Joining* joining, GameModel& gameModel)
        : q(joining)
        , model(gameModel) {}

    void use(std::unique_ptr<GuestConnection> way);
    void pinTo(const HostPin& host);
    void setStage(Stage next);
    void receive(const QCborMap& frame);
    void refuse(); // an invalid message
    void take(const Lobby& told);
    void take(const Pass& pass);
    void take(const Refused& refused);
    void take(const DeckReveal& deck);
    SeatSet hasSat() const;
    void beginTable();
    void lookFor();
    void end(const Ending& why, bool mayGoOn);
    void wish(const Wish& wish) { connection->send(toMap(wish)); }

    Joining* q;
    GameModel& model;
    std::unique_ptr<GuestConnection> connection;
    ReturningLink* returning = nullptr; // the same, over the network
    Limits limits;
    Search where;
    std::unique_ptr<TableSearch> search; // while the table does not answer
    QString folder;                      // over the network: of the player's seats
    std::optional<SeatFile> file;        // over the network, once the host is known
    GuestSecret secret;
    bool askedWithoutToken = false;
    SeatSet sat; // down by itself, in this run
    Stage stage = Stage::Connecting;
    Lobby lobby;
    bool isTold = false; // the lobby
    std::unique_ptr<GuestTable> table;
};

Joining::Joining(GameModel& model, const ReturningLink::Table& table, const QString& folder, const QString& language,
                 const Limits& limits, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, model)) {
    d->folder = folder;
    d->limits = limits;
    auto returning = std::make_unique<ReturningLink>(
        table, [language](const Hello& host) { return answerTo(host, language); },
        [folder](const HostPin& host) { return SeatFile(folder, host).token(); }, limits, this);
    d->returning = returning.get();
    connect(d->returning, &ReturningLink::pinned, this, [this](const HostPin& host) { d->pinTo(host); });
    connect(d->returning, &ReturningLink::knocked, this, &Joining::knocked);
    d->use(std::move(returning));
}

Joining::Joining(GameModel& model, std::unique_ptr<GuestConnection> connection, GuestSecret secret, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, model)) {
    d->secret = std::move(secret);
    d->use(std::move(connection));
}

Joining::~Joining() = default;

void Joining::Private::use(std::unique_ptr<GuestConnection> way) {
    connection = std::move(way);
    connect(connection.get(), &GuestConnection::received, q, [this](const QCborMap& frame) { receive(frame); });
    connect(connection.get(), &GuestConnection::broken, q, [this](const Ending& why, int wait) {
        setStage(Stage::Broken);
        lookFor();
        Q_EMIT q->broken(why, wait);
    });
    connect(connection.get(), &GuestConnection::ended, q,
            [this](const Ending& why, bool mayGoOn) { end(why, mayGoOn); });
}

void Joining::Private::pinTo(const HostPin& host) {
    if (file) return;
    file.emplace(folder, host);
    const auto kept = file->secret();
    secret = kept ? *kept : newSecret(); // without a file: for as long as the program runs
}

void Joining::Private::setStage(Stage next) {
    if (std::exchange(stage, next) != next) Q_EMIT q->stageChanged();
}

// A token that the host does not know any more is of no use; without it one comes in as somebody new.
void Joining::Private::end(const Ending& why, bool mayGoOn) {
    if (why.is(Reason::WrongSeat) && file && !std::exchange(askedWithoutToken, true)) {
        file->forget();
        return connection->start();
    }
    search.reset();
    setStage(Stage::Ended);
    Q_EMIT q->ended(why, mayGoOn);
}

// The host may have another address meanwhile. Whoever says that the table is there is not believed, only tried.
void Joining::Private::lookFor() {
    if (returning == nullptr || search || where.table.isEmpty()) return;
    search = std::make_unique<TableSearch>(limits);
    connect(search.get(), &TableSearch::answered, q, [this](const FoundTable& found) {
        if (found.notice.table == where.table) returning->alsoAt(found.address.toString(), found.notice.port);
    });
    search->start(where.ways, where.port);
}

void Joining::setSearch(Search search) { d->where = std::move(search); }

std::optional<ReturningLink::Table> Joining::place() const {
    return d->returning == nullptr ? std::nullopt : std::optional(d->returning->table());
}

void Joining::start() {
    d->setStage(Stage::Connecting);
    if (d->returning != nullptr && !d->where.table.isEmpty()) d->returning->seek();
    d->connection->start();
    d->lookFor();
}
void Joining::leave() {
    d->search.reset();
    d->connection->leave();
    d->setStage(Stage::Ended);
}

Joining::Stage Joining::stage() const { return d->stage; }
const Lobby& Joining::lobby() const { return d->lobby; }
GuestTable* Joining::table() const { return d->table.get(); }

// From the host ------------------------------------------------------------------------------------------------------

void Joining::Private::receive(const QCborMap& frame) {
    if (const auto fromLobby = lobbyMessageIn(frame)) {
        if (!*fromLobby) return refuse();
        return std::visit([this](const auto& each) { take(each); }, **fromLobby);
    }
    const auto message = hostMessageIn(frame);
    if (!table) {
        if (!message) return refuse();
        const Chat* chat = std::get_if<Chat>(&*message);
        if (chat != nullptr && !chat->saysNothing()) Q_EMIT q->said(*chat);
        if (!std::holds_alternative<Welcome>(*message)) return;
        beginTable();
    }
    table->receive(message);
}

void Joining::Private::refuse() {
    connection->leave();
    end({partingFor(Reason::Unexpected)}, false);
}

// The table must stay the same, and the host committed to its number for the deck before any seat was taken.
void Joining::Private::take(const Lobby& told) {
    if (isTold && (told.game != lobby.game || told.commitment != lobby.commitment)) return refuse();
    const auto record = recordFromText(told.record.toStdString());
    if (!record || record->setup.players != static_cast<int>(told.seats.size())) return refuse();
    lobby = told;
    isTold = true;
    where.table = lobby.game.left(kTableId);
    connection->admit();
    search.reset();
    setStage(table ? Stage::Playing : Stage::Lobby);
    Q_EMIT q->lobbyChanged();
}

void Joining::Private::take(const Pass& pass) {
    if (file) file->keep(pass.token);
}

void Joining::Private::take(const Refused& refused) { Q_EMIT q->refused(refused.why); }

void Joining::Private::beginTable() {
    table = std::make_unique<GuestTable>(model, secret);
    connect(table.get(), &GuestTable::send, q, [this](const QCborMap& message) { connection->send(message); });
    connect(table.get(), &GuestTable::part, q, [this](Reason why) {
        connection->leave();
        end({partingFor(why)}, false);
    });
    connect(table.get(), &GuestTable::said, q, &Joining::said);
    setStage(Stage::Playing);
    Q_EMIT q->begun();
}

// In a seat that was handed over the share is that of another computer.
SeatSet Joining::Private::hasSat() const {
    SeatSet seats;
    for (Seat seat : lobby.yours)
        if (sat.contains(seat) || (file && file->hasSat(seat))) seats.insert(seat);
    return seats;
}

void Joining::Private::take(const DeckReveal& deck) {
    if (!table) return;
    const QString text = QString::fromUtf8(deck.record);
    const auto record = recordFromText(deck.record.toStdString());
    if (returning == nullptr) { // in the program of the host there is nobody to distrust
        if (record) table->offerReview(*record);
        return Q_EMIT q->recordShown(text);
    }
    Result<void> verdict = record ? Result<void>() : record.fault();
    if (verdict && !table->hasSeen(*record))
        verdict = Error{
            QT_TRANSLATE_NOOP("elgrande::errors", "The host shows a different game from the one that was played.")};
    const DeckSeeds seeds{lobby.game, deck.host, deck.shares};
    for (Seat seat : hasSat())
        if (verdict) verdict = auditDeck(seeds, lobby.commitment, seat, shareOf(secret, lobby.game), *record);
    if (hasSat().empty() && verdict) verdict = auditDeck(seeds, lobby.commitment, Seat::None, {}, *record);
    Q_EMIT q->deckAudited(verdict);
    if (!verdict) return;
    table->offerReview(*record);
    Q_EMIT q->recordShown(text);
}

// To the host --------------------------------------------------------------------------------------------------------

void Joining::sit(Seat seat, const QString& name) {
    Wish wish;
    wish.what = Wish::What::Sit;
    wish.seat = seat;
    wish.text = plainText(name, kNameLength);
    wish.share = shareOf(d->secret, d->lobby.game);
    if (d->file && !d->sat.contains(seat)) d->file->noteSat(seat);
    d->sat.insert(seat);
    d->wish(wish);
}

void Joining::stand(Seat seat) {
    Wish wish;
    wish.what = Wish::What::Stand;
    wish.seat = seat;
    d->wish(wish);
}

void Joining::setReady(Seat seat, bool ready) {
    Wish wish;
    wish.what = Wish::What::Ready;
    wish.seat = seat;
    wish.yes = ready;
    d->wish(wish);
}

void Joining::setColour(Seat seat, const std::string& colour) {
    Wish wish;
    wish.what = Wish::What::Colour;
    wish.seat = seat;
    wish.text = QString::fromStdString(colour);
    d->wish(wish);
}

void Joining::setName(const QString& name) {
    Wish wish;
    wish.what = Wish::What::Name;
    wish.text = plainText(name, kNameLength);
    d->wish(wish);
}

void Joining::chat(Seat by, const QString& text) {
    if (const Chat chat = chatOf(by, text); !chat.saysNothing()) d->connection->send(toMap(GuestMessage(chat)));
}
void Joining::chatPhrase(Seat by, int phrase) { d->connection->send(toMap(GuestMessage(Chat{by, phrase, {}}))); }

} // namespace elgrande::lan

#include "moc_joining.cpp"
