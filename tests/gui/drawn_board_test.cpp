// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// All that the board draws is what the model says as soon as no film of a scoring stands between them: however the film
// ended, after a jump and after each step of a replay, in every set. A board that has just been built is what it is
// compared with.
#include "app/table/local_table.h"
#include "app/table/replay.h"
#include "expansions/installed.h"
#include "tests/sets.h"
#include "views/board/board_view.h"
#include "views/court/seat_panel.h"
#include "views/game/shown.h"
#include "views/panels/status_strip.h"
#include "views/scoring/scoring_film.h"
#include "views/theme/theme.h"

#include <QCryptographicHash>
#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <typeinfo>
#include <utility>

using namespace elgrande;

namespace {

constexpr qreal kScale = 0.5; // of the pictures of single items

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
    const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex().left(8));
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

    // Empty: all is as in views that have just been made.
    QString difference() {
        board.setTempo(Tempo::Off); // what is under way arrives
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

  private:
    static QString without(const QStringList& all, const QStringList& others) {
        QStringList rest;
        std::set_difference(all.begin(), all.end(), others.begin(), others.end(), std::back_inserter(rest));
        return QStringLiteral("[%1]").arg(rest.join(QStringLiteral("; ")));
    }
};

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
    for (Setup set : tests::offeredSets()) {
        set.players = 4;
        set.seed = "drawn";
        QTest::newRow(tests::nameOf(set).c_str()) << set;
    }
}

void DrawnBoardTest::isWhatTheModelSays() {
    QFETCH(Setup, setup);
    Watched at;
    LocalTable table(at.model);
    int films = 0;
    QStringList wrong;
    const auto look = [&wrong](Watched& views, const QString& when) {
        const QString difference = views.difference();
        if (!difference.isEmpty()) wrong << when + u' ' + difference;
    };
    bool filming = false; // while which the table waits
    const auto lookAfterFilm = [&] {
        endFilm(at, films);
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
    for (int i = 0; i < setup.players; ++i) seats.push_back({QStringLiteral("P%1").arg(i + 1), "random"});
    QVERIFY(table.start(setup, seats));
    QTRY_VERIFY_WITH_TIMEOUT(at.model.observation().over && !filming, 60000);
    look(at, QStringLiteral("at the end"));
    QVERIFY(films >= 3);

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
            look(again, when + QStringLiteral("step %1").arg(i));
        }
        replay.step(-4); // with a film or without
        look(again, when + "back");
        replay.step(2);
        replay.goTo(replay.length());
        look(again, when + "jump to the end");
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 4).join(u'\n')));
}

QTEST_MAIN(DrawnBoardTest)
#include "drawn_board_test.moc"
