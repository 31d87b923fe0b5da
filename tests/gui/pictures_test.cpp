// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Fixed moments of a recorded game, compared tile by tile with small pictures that were looked at: a missing layer, a
// wrong palette, a layout that has fallen apart or a single card that is not painted is found, a letter that lies half
// a pixel further is not. When the look changes on purpose: ELGRANDE_NEW_PICTURES=1 writes them anew; look at them
// before they are committed. The test then proves itself: whatever is seen in a moment is blanked in a copy, and each
// time the comparison has to fail.
#include "app/page/game_page.h"
#include "app/program/language.h"
#include "app/replay/replay_page.h"
#include "app/table/local_table.h"
#include "model/record/record.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/tiles.h"
#include "tests/named_test.h"
#include "views/board/board_view.h"
#include "views/panels/log_panel.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QGraphicsOpacityEffect>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QStyleFactory>
#include <QTest>

#include <memory>
#include <vector>

using namespace elgrande;

namespace {

constexpr QSize kWindow(1280, 800);
constexpr QPointF kOpenSea(1150, 480); // on the board, in its units
constexpr int kAsked = -1;             // instead of a percentage: somebody at this screen chooses a power card

QString recordText() {
    QFile file(QStringLiteral(ELGRANDE_RECORD));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The game up to a power card late in it, which a person is about to choose; the others are computer players.
QString recordOfAsking() {
    auto record = recordFromText(recordText().toStdString());
    if (!record) return {};
    const auto rules = RulesBuilder::build(record->setup);
    std::size_t at = record->moves.size() * 6 / 10;
    while (at < record->moves.size() && record->moves[at].action.kind != ActionKind::Power) ++at;
    if (!rules || at == record->moves.size()) return {};
    record->agents.assign(static_cast<std::size_t>((*rules)->players), "random");
    record->agents[index(record->moves[at].seat)].clear();
    record->moves.resize(at);
    return QString::fromStdString(toText(**rules, *record));
}

// How wide a button is depends on Qt's version. What it takes up stays, so that the page around it does not move.
void hideButtons(QWidget& page) {
    for (QPushButton* button : page.findChildren<QPushButton*>()) {
        auto* unseen = new QGraphicsOpacityEffect(button);
        unseen->setOpacity(0);
        button->setGraphicsEffect(unseen);
    }
}

// The window at one moment of the record.
class Moment {
  public:
    Moment(bool dark, const QString& language, int percent);
    bool isThere() const { return !picture_.isNull(); }
    const QImage& picture() const { return picture_; }
    // Every panel and card that is seen, and every place of the board over which nothing lies.
    std::vector<SeenPart> parts() const;

  private:
    bool look(int percent);
    bool play();
    void addWidgets(std::vector<SeenPart>& parts) const;
    void addPlaces(std::vector<SeenPart>& parts) const;

    Language words_;
    Theme theme_;
    GameModel model_;
    LocalTable table_{model_};
    std::unique_ptr<QWidget> window_; // looks at everything above
    GamePage* page_ = nullptr;
    QImage picture_;
};

Moment::Moment(bool dark, const QString& language, int percent)
    : theme_(dark ? Theme::Mode::Dark : Theme::Mode::Light) {
    words_.use(language);
    QApplication::setPalette(theme_.palette());
    QApplication::setFont(Theme::sans(14));
    if (percent == kAsked ? !play() : !look(percent)) return;
    page_->board().finishPicture();
    // The log tells when there is nothing else to do.
    if (!QTest::qWaitFor([this] { return !page_->log().plainText().isEmpty(); })) return;
    picture_ = window_->grab().toImage();
}

bool Moment::look(int percent) {
    auto replay = std::make_unique<ReplayPage>(theme_);
    page_ = &replay->page();
    page_->setTempo(Tempo::Off);
    replay->resize(kWindow);
    replay->show();
    if (!replay->open(recordText())) return false;
    replay->replay().goTo(replay->replay().length() * percent / 100);
    hideButtons(*replay);
    window_ = std::move(replay);
    return true;
}

bool Moment::play() {
    auto page = std::make_unique<GamePage>(model_, theme_);
    page_ = page.get();
    page_->setTempo(Tempo::Off);
    page_->resize(kWindow);
    page_->show();
    window_ = std::move(page);
    return table_.resume(recordOfAsking()) && QTest::qWaitFor([this] { return model_.decision().has_value(); });
}

std::vector<SeenPart> Moment::parts() const {
    std::vector<SeenPart> parts;
    addWidgets(parts);
    addPlaces(parts);
    return parts;
}

// Ours only: what Qt's widgets consist of is not this test's business.
void Moment::addWidgets(std::vector<SeenPart>& parts) const {
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
        const QString name = QString::fromLatin1(widget->metaObject()->className());
        if (!name.startsWith(QLatin1String("elgrande::")) || !widget->isVisible()) continue;
        if (name == QLatin1String("elgrande::AnswerButtons")) continue; // room, in which each button is a part
        QPainterPath outline;
        outline.addRegion(widget->visibleRegion().translated(widget->mapTo(window_.get(), QPoint(0, 0))));
        parts.push_back({name + u' ' + widget->accessibleName(), outline, {}});
    }
}

void Moment::addPlaces(std::vector<SeenPart>& parts) const {
    const BoardView& board = page_->board();
    const QPoint corner = board.viewport()->mapTo(window_.get(), QPoint(0, 0));
    const QTransform toPicture = board.viewportTransform() * QTransform::fromTranslate(corner.x(), corner.y());
    const QColor sea = picture_.pixelColor(toPicture.map(kOpenSea).toPoint());
    for (const auto& [area, region] : board.table().ground().regions()) {
        const QPainterPath shown = toPicture.map(board.table().outlineOf(area));
        const bool covered = window_->childAt(shown.boundingRect().center().toPoint()) != board.viewport();
        if (!covered) parts.push_back({QString::number(static_cast<int>(index(area))), shown, sea});
    }
}

QString fileOfRow() { return QStringLiteral(ELGRANDE_PICTURES "/%1.png").arg(QLatin1String(QTest::currentDataTag())); }

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QApplication::setStyle(QStyleFactory::create("Fusion")); }
    void momentsLookAsTheyDid_data() { moments(); }
    void momentsLookAsTheyDid();
    void whateverIsBlankedIsFound_data() { moments(); }
    void whateverIsBlankedIsFound();
    void halfAPixelAsideIsNotFound_data() { moments(); }
    void halfAPixelAsideIsNotFound();
    void otherMomentsAreFound();

  private:
    static void moments();
    static std::unique_ptr<Moment> momentOfRow();
};

void PicturesTest::moments() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    QTest::newRow("beginning-en") << false << "en" << 2;
    QTest::newRow("middle-de-dark") << true << "de" << 50;
    QTest::newRow("late-en") << false << "en" << 90;
    QTest::newRow("end-de") << false << "de" << 100;
    QTest::newRow("asked-en") << false << "en" << kAsked;
    QTest::newRow("asked-de-dark") << true << "de" << kAsked;
}

std::unique_ptr<Moment> PicturesTest::momentOfRow() {
    QFETCH(bool, dark);
    QFETCH(QString, language);
    QFETCH(int, percent);
    return std::make_unique<Moment>(dark, language, percent);
}

void PicturesTest::momentsLookAsTheyDid() {
    const auto moment = momentOfRow();
    QVERIFY(moment->isThere());
    const Reduced now = Reduced::of(moment->picture());
    if (qEnvironmentVariableIsSet("ELGRANDE_NEW_PICTURES")) QVERIFY(now.image().save(fileOfRow()));
    const QImage known(fileOfRow());
    QVERIFY2(!known.isNull(), qPrintable(fileOfRow()));
    QCOMPARE(known.size(), now.image().size());
    const TileDifference found = worstTile(now, Reduced(known));
    QVERIFY2(!found.isSeen(), qPrintable(found.text()));
}

void PicturesTest::whateverIsBlankedIsFound() {
    const auto moment = momentOfRow();
    QVERIFY(moment->isThere());
    const Reduced known = Reduced::of(moment->picture());
    int blanked = 0;
    for (const SeenPart& part : moment->parts()) {
        if (!part.saysSomething(moment->picture())) continue;
        ++blanked;
        std::vector<QColor> grounds{part.ground};
        if (!part.ground.isValid())
            grounds = {part.colourAround(moment->picture()), part.meanColour(moment->picture())};
        for (const QColor& ground : grounds) {
            QImage without = moment->picture();
            QPainter(&without).fillPath(part.outline, ground);
            const TileDifference found = worstTile(Reduced::of(without), known);
            QVERIFY2(found.isSeen(), qPrintable(part.name + QStringLiteral(": ") + found.text()));
        }
    }
    QVERIFY2(blanked > 20, qPrintable(QString::number(blanked)));
}

void PicturesTest::halfAPixelAsideIsNotFound() {
    const auto moment = momentOfRow();
    QVERIFY(moment->isThere());
    QImage aside = moment->picture();
    QPainter painter(&aside);
    painter.setOpacity(0.5);
    painter.drawImage(1, 0, moment->picture());
    painter.end();
    const TileDifference found = worstTile(Reduced::of(aside), Reduced::of(moment->picture()));
    QVERIFY2(!found.isSeen(), qPrintable(found.text()));
}

void PicturesTest::otherMomentsAreFound() {
    const Reduced early = Reduced::of(Moment(false, QStringLiteral("en"), 2).picture());
    QVERIFY(worstTile(early, Reduced::of(Moment(true, QStringLiteral("en"), 2).picture())).isSeen());
    QVERIFY(worstTile(early, Reduced::of(Moment(false, QStringLiteral("de"), 2).picture())).isSeen());
    QVERIFY(worstTile(early, Reduced::of(Moment(false, QStringLiteral("en"), 4).picture())).isSeen());
}

ELGRANDE_TEST(PicturesTest)
#include "pictures_test.moc"
