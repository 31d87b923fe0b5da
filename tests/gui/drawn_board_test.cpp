// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All that the board draws is what the model says as soon as no film of a scoring stands between them: however the film
// ended, beside its result, after a jump and after each step of a replay, in every set. It is compared with the model's
// own numbers and with a board that has just been built. While a film begins, all lies as it lay before the scoring.
#include "app/table/local_table.h"
#include "app/table/replay.h"
#include "app/table/screen.h"
#include "expansions/installed.h"
#include "model/position/record_start.h"
#include "model/rules/engine.h"
#include "tests/named_test.h"
#include "tests/sets.h"
#include "views/board/board_view.h"
#include "views/court/seat_panel.h"
#include "views/game/shown.h"
#include "views/game/take_back.h"
#include "views/panels/status_strip.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdlib>
#include <typeinfo>
#include <utility>

using namespace elgrande;

namespace {

constexpr qreal kScale = 0.3; // of the pictures of single items

QString pictureOf(QGraphicsItem& item) {
    const QRectF box = item.boundingRect();
    QImage image((box.size() * kScale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(kScale, kScale);
    painter.translate(-box.topLeft());
    QStyleOptionGraphicsItem option;
    option.exposedRect = box;
    item.paint(&painter, &option, nullptr);
    painter.end();
    return QString::number(qHashBits(image.constBits(), static_cast<std::size_t>(image.sizeInBytes())), 16);
}

// Each item that is seen: what it is, where it lies and how it looks. Piles and figures may stand in their row in the
// order in which they came, so that only the places of a row are compared. Marks of what has moved are the board's own.
QStringList drawnOn(const BoardView& board) {
    QStringList drawn;
    for (QGraphicsItem* item : board.scene()->items()) {
        if (!item->isVisible() || dynamic_cast<TowerItem*>(item) != nullptr) continue; // which opens and closes in time
        const auto rounded = [](qreal at) { return qRound(at + 0.2); }; // many a place lies at half a point
        const QString at = QStringLiteral("%1,%2").arg(rounded(item->x())).arg(rounded(item->y()));
        QString words = QString::fromLatin1(typeid(*item).name());
        auto* piece = dynamic_cast<BoardItem*>(item);
        if (piece == nullptr) {
            drawn << words + u' ' + at + u' ' + pictureOf(*item);
            continue;
        }
        const BoardSpot& spot = piece->spot();
        words += QStringLiteral(" %1 %2 %3").arg(index(spot.area)).arg(index(spot.owner)).arg(index(spot.token));
        const bool inRow = spot.token != Token::King &&
                           (dynamic_cast<TokenItem*>(item) != nullptr || dynamic_cast<FigureItem*>(item) != nullptr);
        if (inRow) drawn << QStringLiteral("in %1: %2").arg(index(spot.area)).arg(at);
        const Look look = piece->look();
        Look lying = look;
        lying.moved = false;
        piece->setLook(lying);
        drawn << words + u' ' + (inRow ? QString() : at) + u' ' + pictureOf(*item);
        piece->setLook(look);
    }
    drawn.sort();
    return drawn;
}

QString pieceIn(int owner, Area area, int number) {
    return QStringLiteral("%1 of %2 in %3").arg(number).arg(owner).arg(index(area));
}

// Where each piece lies, by the items and the seats' rows.
QStringList lyingOn(const BoardView& board, const SeatPanel& seats, const GameModel& model) {
    QStringList all;
    for (const QGraphicsItem* item : board.scene()->items()) {
        const auto* piece = dynamic_cast<const BoardItem*>(item);
        if (piece == nullptr || !piece->isVisible() || piece->spot().area == Area::None) continue;
        const BoardSpot& spot = piece->spot();
        if (const auto* pile = dynamic_cast<const TokenItem*>(piece))
            all << pieceIn(static_cast<int>(index(spot.owner)), spot.area,
                           std::abs(pile->number())); // a single one: −1
        else if (spot.token == Token::King || dynamic_cast<const PlateItem*>(piece) != nullptr)
            all << QStringLiteral("token %1 in %2").arg(index(spot.token)).arg(index(spot.area));
        else if (dynamic_cast<const FigureItem*>(piece) != nullptr && spot.token == Token::None)
            all << QStringLiteral("Grande in %1").arg(index(spot.area));
    }
    for (int seat = 0; seat < model.catalogue().players; ++seat) {
        const SeatContent& row = seats.row(seatAt(seat))->content();
        all << QStringLiteral("seat %1: %2 court, %3 provinces").arg(seat).arg(row.court).arg(row.provinces);
    }
    all.sort();
    return all;
}

// The same by the model alone.
QStringList lyingIn(const GameModel& model, const BoardGround& ground) {
    QStringList all;
    const Observation& seen = model.observation();
    const Catalogue& catalogue = model.catalogue();
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i)
        for (int owner = 0; owner < kMaxOwners; ++owner) {
            const Area area = areaAt(static_cast<int>(i));
            const int number = seen.at(area, static_cast<Owner>(owner));
            if (ground.isDrawn(area) && number > 0) all << pieceIn(owner, area, number);
        }
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i) {
        const Token token = static_cast<Token>(i);
        const Area area = token == Token::King ? seen.king : seen.spotOf(token).area();
        if ((token == Token::King || catalogue.tokens[i].isScoreboard()) && ground.isDrawn(area))
            all << QStringLiteral("token %1 in %2").arg(i).arg(index(area));
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(catalogue.players); ++i) {
        const SeatSeen& seat = seen.seats[i];
        if (ground.isDrawn(seat.grande)) all << QStringLiteral("Grande in %1").arg(index(seat.grande));
        all << QStringLiteral("seat %1: %2 court, %3 provinces").arg(i).arg(seat.court).arg(seat.provinces);
    }
    all.sort();
    return all;
}

// A place whose ranks are not those of the model; None: there is none.
Area wrongRanks(const BoardView& board, const GameModel& model) {
    for (const QGraphicsItem* item : board.scene()->items()) {
        const auto* name = dynamic_cast<const NameItem*>(item);
        if (name == nullptr) continue;
        RankHolders wanted;
        for (const AwardLine& award : model.aids().ifScoredNow(name->spot().area))
            if (award.reason == Reason::Rank && award.rank >= 1 && award.rank <= 3)
                wanted[static_cast<std::size_t>(award.rank - 1)].push_back(
                    model.catalogue().colourOf(ownerOf(award.seat)));
        for (const Standing& each : model.aids().standings(name->spot().area)) // who has a rank and sits nowhere
            if (each.points > 0 && each.seats.empty())
                wanted[static_cast<std::size_t>(each.rank - 1)].push_back(model.catalogue().colourOf(each.owner));
        RankHolders drawn = name->holders();
        for (RankHolders* holders : {&wanted, &drawn})
            for (auto& field : *holders) std::sort(field.begin(), field.end());
        if (drawn != wanted) return name->spot().area;
    }
    return Area::None;
}

// A table of computer players with the views of which each has a board's state of its own.
class Watched {
  public:
    Watched()
        : shown(model)
        , film(model, shown, theme)
        , board(shown, theme)
        , seats(shown, theme) {
        QObject::connect(&film, &ScoringFilm::placeShown, &board, &BoardView::showScored);
        board.resize(900, 600);
        line.follow(shown);
        setTempo(Tempo::Fast);
    }
    void setTempo(Tempo tempo) {
        film.setTempo(tempo);
        board.setTempo(tempo);
    }

    static QString without(const QStringList& all, QStringList others) {
        QStringList rest;
        for (const QString& each : all)
            if (!others.removeOne(each)) rest << each;
        return QStringLiteral("[%1]").arg(rest.join(QStringLiteral("; ")));
    }

    // Empty: all is as the model says.
    QString differenceFromModel() {
        board.setTempo(Tempo::Off); // what is under way arrives
        const QStringList lying = lyingOn(board, seats, model);
        const QStringList real = lyingIn(model, board.table().ground());
        if (lying != real) return QStringLiteral("%1, really %2").arg(without(lying, real), without(real, lying));
        if (const Area area = wrongRanks(board, model); area != Area::None)
            return QStringLiteral("ranks of %1").arg(index(area));
        for (int i = 0; i < model.catalogue().players; ++i)
            if (seats.row(seatAt(i))->content().score != model.observation().seats[static_cast<std::size_t>(i)].score)
                return QStringLiteral("score of seat %1").arg(i);
        board.setTempo(Tempo::Fast);
        return {};
    }
    // And as in views that have just been made.
    QString difference() {
        if (QString fromModel = differenceFromModel(); !fromModel.isEmpty()) return fromModel;
        board.setTempo(Tempo::Off);
        BoardView fresh(shown, theme);
        const QStringList here = drawnOn(board);
        const QStringList wanted = drawnOn(fresh);
        board.setTempo(Tempo::Fast);
        if (here != wanted) return QStringLiteral("%1 instead of %2").arg(without(here, wanted), without(wanted, here));
        const SeatPanel freshSeats(shown, theme);
        for (int i = 0; i < model.catalogue().players; ++i)
            if (!(seats.row(seatAt(i))->content() == freshSeats.row(seatAt(i))->content()))
                return QStringLiteral("row of seat %1").arg(i);
        StatusStrip freshLine;
        freshLine.follow(shown);
        return line.text() == freshLine.text() ? QString() : line.text();
    }

    GameModel model;
    Theme theme;
    Shown shown;
    ScoringFilm film;
    BoardView board;
    SeatPanel seats;
    StatusStrip line;
};

QStringList badgesOf(const Watched& at) {
    QStringList all;
    for (int i = 0; i < at.model.catalogue().seats(); ++i)
        for (const SeatBadge& badge : at.seats.row(seatAt(i))->content().badges) all << badge.tip + badge.label;
    return all;
}

// The table's moves come with the answer before them, as in a lesson and from a host, and their pieces wait for the
// film's end.
QStringList wrongAtFilmsOf(const QString& recordText) {
    QStringList wrong;
    const auto record = recordFromText(recordText.toStdString());
    if (!record) return {QStringLiteral("no record")};
    const auto origin = startOf(*record);
    if (!origin) return {QStringLiteral("no start of the record")};
    Watched at;
    at.board.setTempo(Tempo::Off);
    Screen screen(at.model);
    State state = origin->state;
    EventLog log;
    ActionList legal;
    advance(*origin->rules, state, legal, &log);
    screen.begin(Screen::gameOf(origin->rules, *record), state, log.events);
    const auto show = [&] { screen.show(state, Seat::None, std::nullopt, {}, Seat::None); };
    show();
    for (std::size_t move = 0; move < record->moves.size();) {
        const QStringList before = lyingOn(at.board, at.seats, at.model) + badgesOf(at);
        const auto told = static_cast<std::ptrdiff_t>(at.model.history().size());
        do play(*origin->rules, state, record->moves[move++], legal, &screen);
        while (move < record->moves.size() && record->moves[move].seat == Seat::Table);
        show();
        if (!at.film.isShowing()) continue;
        const std::vector<Event>& all = at.model.history();
        const auto began = std::find_if(all.begin() + told, all.end(),
                                        [](const Event& event) { return event.kind == EventKind::ScoringBegan; });
        const bool first = began != all.end() && std::none_of(all.begin() + told, began, [&at](const Event& event) {
                               return movesSomething(at.model.catalogue(), event);
                           });
        const QStringList now = lyingOn(at.board, at.seats, at.model) + badgesOf(at);
        if (first && now != before)
            wrong << QStringLiteral("film at move %1: %2, before it %3")
                         .arg(move)
                         .arg(Watched::without(now, before), Watched::without(before, now));
        at.film.skip();
        const QStringList later = lyingOn(at.board, at.seats, at.model);
        if (later != lyingIn(at.model, at.board.table().ground()))
            wrong << QStringLiteral("after the film at move %1").arg(move);
    }
    return wrong;
}

// In turn, each way in which a film comes to its end.
void endFilm(Watched& at, int way) {
    switch (way % 4) {
    case 0:
        return at.film.skip();
    case 1:
        while (at.film.isShowing()) at.film.step(1);
        return;
    case 2:
        at.film.step(2);
        at.film.step(-1);
        at.setTempo(Tempo::Off);
        return at.setTempo(Tempo::Fast);
    default:
        at.film.step(1);
        emit at.model.choosing(seatAt(0)); // nothing is held back any longer
        at.film.showAgain();
        return at.film.skip();
    }
}

} // namespace

class DrawnBoardTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installExpansionViews(); }
    void isWhatTheModelSays_data();
    void isWhatTheModelSays();
};

void DrawnBoardTest::isWhatTheModelSays_data() {
    QTest::addColumn<Setup>("setup");
    for (Setup set : tests::offeredSets())
        for (const int players : {4, 2}) { // two may play with a neutral colour
            if (players == 2 && !set.expansions.empty()) continue;
            set.players = players;
            set.seed = "drawn";
            QTest::newRow(tests::nameOf(set).c_str()) << set;
        }
}

void DrawnBoardTest::isWhatTheModelSays() {
    QFETCH(Setup, setup);
    Watched at;
    LocalTable table(at.model);
    int films = 0;
    int results = 0;
    QStringList wrong;
    const auto look = [&wrong](Watched& views, const QString& when) {
        const QString difference = views.difference();
        if (!difference.isEmpty()) wrong << when + u' ' + difference;
    };
    bool filming = false; // while which the table waits
    const auto lookAtResult = [&] {
        if (at.film.reel().number == 0 || !at.film.reel().isWhole()) return;
        at.film.step(static_cast<int>(at.film.reel().pictures.size()) - 1 - at.film.position());
        ++results;
        if (const QString difference = at.differenceFromModel(); !difference.isEmpty())
            wrong << QStringLiteral("beside the result of film %1: ").arg(films) + difference;
    };
    const auto lookAfterFilm = [&] {
        lookAtResult();
        const bool result = at.film.reel().pictures.back().kind == ReelPicture::Kind::Result;
        const QStringList beside = badgesOf(at);
        endFilm(at, films);
        if (result && badgesOf(at) != beside)
            wrong << QStringLiteral("badges beside the result of film %1: ").arg(films) + beside.join(u',');
        QVERIFY(!at.film.isShowing() && at.shown.isComplete());
        look(at, QStringLiteral("after film %1").arg(films++));
        at.film.showAgain(); // as it was then, and back
        at.film.step(1);
        at.film.skip();
        look(at, QStringLiteral("after it was shown again"));
        filming = false;
        table.hold(false);
    };
    connect(&at.model, &GameModel::changed, this, [&] {
        if (!at.film.isShowing() || std::exchange(filming, true)) return;
        table.hold(true);
        QTimer::singleShot(0, this, lookAfterFilm);
    });
    std::vector<SeatChoice> seats;
    seats.reserve(static_cast<std::size_t>(setup.players));
    for (int i = 0; i < setup.players; ++i) seats.push_back({QStringLiteral("P%1").arg(i + 1), "random"});
    QVERIFY(table.start(setup, seats));
    QTRY_VERIFY_WITH_TIMEOUT(at.model.observation().over && !filming, 60000);
    look(at, QStringLiteral("at the end"));
    QVERIFY(films >= 3 && results >= 3);

    wrong << wrongAtFilmsOf(table.recordText());

    Watched again;
    Replay replay(again.model);
    QVERIFY(replay.open(table.recordText()));
    for (const ReplayMark& mark : replay.marks()) {
        if (mark.kind != ReplayMark::Kind::Scoring) continue;
        const QString when = QStringLiteral("replay of scoring %1, ").arg(mark.number);
        replay.goTo(std::max(0, mark.at - 3));
        look(again, when + "before");
        for (int i = 0; i < 5 && replay.position() < replay.length(); ++i) {
            replay.step(1);
            if (again.film.isShowing()) endFilm(again, i);
            const QString wrongThere = again.differenceFromModel();
            if (!wrongThere.isEmpty()) wrong << when + QStringLiteral("step %1 ").arg(i) + wrongThere;
        }
        replay.step(-4); // with a film or without
        look(again, when + "back");
        replay.step(2);
        replay.goTo(replay.length());
        look(again, when + "jump to the end");
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 4).join(u'\n')));
}

ELGRANDE_TEST(DrawnBoardTest)
#include "drawn_board_test.moc"
