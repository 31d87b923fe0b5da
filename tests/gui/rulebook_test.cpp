// The rule book, the large cards and the log: complete in both languages, at the right paragraph, found and linked.
#include "app/language.h"
#include "model/game_model/game_model.h"
#include "model/rules/rules.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/board_fixture.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_lens.h"
#include "views/cards/card_view.h"
#include "views/panels/log_panel.h"
#include "views/rulebook/rulebook_window.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QTreeWidget>

#include <set>

using namespace elgrande;
using gui::Fixture;

Q_DECLARE_METATYPE(elgrande::Area)
Q_DECLARE_METATYPE(elgrande::Card)

class RulebookTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init() { language_.use("en"); }
    void languagesHaveTheSameParagraphs();
    void everyLinkLeadsSomewhere();
    void everyDecisionAndRefusalHasAParagraph();
    void everyCardHasAParagraph();
    void situationFindsItsParagraph();
    void searchMarksAndFilters();
    void backAndForward();
    void picturesAreThere();
    void cardIsShownLarge();
    void logIsFilteredByWhatIsAsked();
    void logFoldsFindsAndMarks();
    void logIsLinkedWithTheBoard();

  private:
    static RuleBook bookIn(const QString& language, const Catalogue& catalogue);
    static QStringList namesOf(const RuleBook& book);
    static QString allHtml(const RuleBook& book);
    static void tellARound(Fixture& fixture);

    Language language_;
};

void RulebookTest::initTestCase() {
    qRegisterMetaType<elgrande::Area>("elgrande::Area");
    qRegisterMetaType<elgrande::Card>("elgrande::Card");
}

RuleBook RulebookTest::bookIn(const QString& language, const Catalogue& catalogue) {
    return RuleBook(RuleBook::sourceFor(language), catalogue);
}

QStringList RulebookTest::namesOf(const RuleBook& book) {
    QStringList names;
    for (const RulePage& page : book.pages()) {
        names << page.name;
        for (const RuleParagraph& paragraph : page.paragraphs) names << paragraph.name;
    }
    return names;
}

QString RulebookTest::allHtml(const RuleBook& book) {
    QString html;
    for (std::size_t page = 0; page < book.pages().size(); ++page) html += book.html(static_cast<int>(page));
    return html;
}

void RulebookTest::languagesHaveTheSameParagraphs() {
    const Fixture table;
    const QStringList english = namesOf(bookIn("en", table.model.catalogue()));
    QVERIFY(english.size() > 80);
    QCOMPARE(std::set<QString>(english.begin(), english.end()).size(), static_cast<std::size_t>(english.size()));
    for (const QString& language : Language::known()) {
        language_.use(language);
        const RuleBook book = bookIn(language, table.model.catalogue());
        QCOMPARE(namesOf(book), english);
        for (const RulePage& page : book.pages())
            for (const RuleParagraph& paragraph : page.paragraphs) {
                QVERIFY2(!paragraph.title.isEmpty(), qPrintable(paragraph.name));
                // A paragraph that only heads others may be short, but none is empty.
                QVERIFY2(paragraph.plain.size() > paragraph.title.size() + 5,
                         qPrintable(language + ' ' + paragraph.name));
                QVERIFY2(!paragraph.html.contains("<p>@"), qPrintable(paragraph.name));
            }
    }
}

void RulebookTest::everyLinkLeadsSomewhere() {
    const Fixture table;
    for (const QString& language : Language::known()) {
        const RuleBook book = bookIn(language, table.model.catalogue());
        static const QRegularExpression link("href=\"rule:([^\"]+)\"");
        int links = 0;
        for (auto found = link.globalMatch(allHtml(book)); found.hasNext(); ++links) {
            const QString name = found.next().captured(1);
            QVERIFY2(book.pageOf(name) >= 0, qPrintable(language + ": no paragraph " + name));
        }
        QVERIFY(links > 15);
    }
}

void RulebookTest::everyDecisionAndRefusalHasAParagraph() {
    Setup setup;
    const auto rules = RulesBuilder::build(setup);
    QVERIFY(rules);
    const Catalogue catalogue = catalogueOf(**rules);
    const RuleBook book = bookIn("en", catalogue);
    int decisions = 0;
    for (const StepRules& step : (*rules)->steps) {
        if (step.decision == nullptr || QString(step.decision).startsWith("reveal")) continue;
        Decision decision;
        decision.kind = step.decision;
        const QString name = texts::ruleParagraph(catalogue, &decision);
        QVERIFY2(book.pageOf(name) >= 0, step.decision);
        ++decisions;
    }
    QVERIFY(decisions >= 18);
    for (std::size_t i = 0; i < catalogue.refusals.size(); ++i) {
        const QString name = texts::refusalParagraph(catalogue, static_cast<Refusal>(i));
        QVERIFY2(book.pageOf(name) >= 0, catalogue.refusals[i].c_str());
    }
}

void RulebookTest::everyCardHasAParagraph() {
    const Fixture table;
    const Catalogue& catalogue = table.model.catalogue();
    const RuleBook book = bookIn("en", catalogue);
    for (std::size_t i = 0; i < catalogue.cards.size(); ++i) {
        const Card card = static_cast<Card>(i);
        QVERIFY2(book.pageOf(texts::cardParagraph(catalogue, card)) >= 0, catalogue.cards[i].id.c_str());
        QVERIFY(allHtml(book).contains(texts::cardText(catalogue, card).toHtmlEscaped()));
    }
}

void RulebookTest::situationFindsItsParagraph() {
    const Fixture table;
    const Catalogue& catalogue = table.model.catalogue();
    Decision decision;
    decision.kind = "disk";
    QCOMPARE(texts::ruleParagraph(catalogue, &decision), QString("castillo-disk"));
    decision.card = table.card("lose-two"); // another use of the disk
    QCOMPARE(texts::ruleParagraph(catalogue, &decision), QString("card-lose-two"));
    const QString told = texts::refusalText(catalogue, Refusal::ValueBlocked);
    QCOMPARE(texts::ruleParagraph(catalogue, &decision, told), QString("power-same")); // the reason goes first
    QCOMPARE(texts::ruleParagraph(catalogue, nullptr), QString());
}

void RulebookTest::searchMarksAndFilters() {
    const Fixture table;
    Theme theme;
    RuleBookWindow window(theme);
    window.setCatalogue(table.model.catalogue());
    window.setLanguage("de");
    window.open("goal");
    QCOMPARE(window.shownHits(), 0);
    QTest::keyClicks(window.searchField(), "Geheimscheibe");
    const QStringList hits = window.book().search("Geheimscheibe");
    QVERIFY(hits.size() > 2);
    QVERIFY(hits.contains(window.current())); // goes there
    QVERIFY(window.shownHits() > 0);
    int visible = 0;
    for (QTreeWidgetItemIterator item(window.contents(), QTreeWidgetItemIterator::NotHidden); *item; ++item)
        if ((*item)->parent() != nullptr) ++visible;
    QVERIFY(visible >= hits.size());
    QVERIFY(visible < namesOf(window.book()).size() / 2);
    QTest::keyClick(window.searchField(), Qt::Key_Return);
    QCOMPARE(window.current(), hits[(hits.indexOf(hits.front()) + 1) % hits.size()]);
    window.open("veto-take"); // a wanted paragraph ends the search
    QVERIFY(window.searchField()->text().isEmpty());
    QCOMPARE(window.shownHits(), 0);
}

void RulebookTest::backAndForward() {
    const Fixture table;
    Theme theme;
    RuleBookWindow window(theme);
    window.setCatalogue(table.model.catalogue());
    window.setLanguage("en");
    window.open("court");
    window.open("veto-take");
    QVERIFY(window.pageText().contains("Veto"));
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keySequence(&window, QKeySequence::Back);
    QCOMPARE(window.current(), QString("court"));
    QTest::keySequence(&window, QKeySequence::Forward);
    QCOMPARE(window.current(), QString("veto-take"));
    window.setLanguage("de"); // the same paragraph in the other language
    QCOMPARE(window.current(), QString("veto-take"));
    QTest::keyClick(&window, Qt::Key_Escape);
    QVERIFY(!window.isVisible());
}

void RulebookTest::picturesAreThere() {
    const Fixture table;
    const RuleBook book = bookIn("de", table.model.catalogue());
    static const QRegularExpression picture("src=\"art:([^?\"]+)");
    const Art art;
    int pictures = 0;
    for (auto found = picture.globalMatch(allHtml(book)); found.hasNext(); ++pictures) {
        const QString name = found.next().captured(1);
        QVERIFY2(art.has(name), qPrintable(name));
    }
    QVERIFY(pictures > 40);
}

void RulebookTest::cardIsShownLarge() {
    Fixture table;
    table.seen.offer[1] = table.card("lose-two");
    table.show();
    Theme theme;
    QWidget window;
    window.resize(1000, 700);
    ActionCards cards(table.model, theme, &window);
    cards.setGeometry(0, 540, 700, 160);
    CardLens lens(table.model, theme, &window);
    lens.watchCards(cards);
    window.show();
    CardFace* face = cards.faces()[1];
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), face->mapToGlobal(QPointF(5, 5)));
    QCoreApplication::sendEvent(face, &enter);
    QCOMPARE(lens.shown(), Card::None); // not at once
    QTRY_COMPARE(lens.shown(), table.card("lose-two"));
    const Catalogue& catalogue = table.model.catalogue();
    QVERIFY(lens.view().text().contains(texts::cardText(catalogue, lens.shown())));
    QVERIFY(lens.view().text().contains(texts::cardRuling(catalogue, lens.shown())));
    const QRect subject(face->mapTo(&window, QPoint(0, 0)), face->size());
    QVERIFY(!lens.view().geometry().intersects(subject));
    QVERIFY(window.rect().contains(lens.view().geometry()));
    QVERIFY(lens.view().testAttribute(Qt::WA_TransparentForMouseEvents));
    QTest::keyClick(&window, Qt::Key_Escape);
    QCOMPARE(lens.shown(), Card::None);
    QFocusEvent focus(QEvent::FocusIn, Qt::TabFocusReason);
    QCoreApplication::sendEvent(face, &focus);
    QTRY_COMPARE(lens.shown(), table.card("lose-two"));
    QTest::mouseClick(face, Qt::LeftButton);
    QCOMPARE(lens.shown(), Card::None);
}

// Seat 0 and seat 1 have a turn each, then seat 1 begins another round.
void RulebookTest::tellARound(Fixture& fixture) {
    const auto tell = [&](EventKind kind, int seat, Area to = Area::None, int number = 0) {
        Event event;
        event.kind = kind;
        if (seat >= 0) event.seat = seatAt(seat);
        event.to = to;
        event.number = static_cast<std::int16_t>(number);
        fixture.model.report(event);
    };
    tell(EventKind::RoundBegan, -1, Area::None, 4);
    tell(EventKind::CaballeroPlaced, 0, Area::Granada);
    tell(EventKind::CaballeroPlaced, 0, Area::Galicia);
    tell(EventKind::TurnPassed, 0);
    tell(EventKind::CaballeroPlaced, 1, Area::Granada);
    tell(EventKind::PlaceScored, 1, Area::Granada);
    tell(EventKind::Points, 1, Area::Granada, 6);
    tell(EventKind::TurnPassed, 1);
    tell(EventKind::RoundBegan, -1, Area::None, 5);
    tell(EventKind::CaballeroPlaced, 1, Area::Valencia);
    fixture.show();
    QTest::qWait(5); // the log tells when there is nothing else to do
}

void RulebookTest::logIsFilteredByWhatIsAsked() {
    Fixture table;
    Theme theme;
    LogPanel log(table.model, theme);
    log.show();
    tellARound(table);
    const QStringList all = log.shownLines();
    QCOMPARE(all.size(), 8);
    const auto choose = [&log](int at) {
        log.filterBox()->setCurrentIndex(at);
        emit log.filterBox()->activated(at);
        return log.shownLines();
    };
    const QStringList own = choose(1); // my doings: the heading and two lines of seat 0
    QCOMPARE(own.size(), 3);
    QVERIFY(own[1].contains(table.model.playerName(seatAt(0))));
    const QStringList points = choose(2);
    QCOMPARE(points.size(), 3);
    const QStringList other = choose(4); // the second player, in both rounds
    QCOMPARE(other.size(), 6);
    log.showArea(Area::Granada);
    QCOMPARE(log.shownLines().size(), 5);
    log.areaClicked(Area::Valencia); // on the board, while the filter is for a place
    QCOMPARE(log.shownLines().size(), 2);
    QCOMPARE(choose(0), all);
}

void RulebookTest::logFoldsFindsAndMarks() {
    Fixture table;
    Theme theme;
    LogPanel log(table.model, theme);
    log.resize(360, 260);
    log.show();
    tellARound(table);
    const qsizetype lines = log.shownLines().size();
    emit log.browser()->anchorClicked(QUrl("fold:1"));
    QCOMPARE(log.shownLines().size(), lines - 5);
    emit log.browser()->anchorClicked(QUrl("fold:1"));
    QCOMPARE(log.shownLines().size(), lines);
    log.sinceButton()->click();
    QCOMPARE(log.linesSinceOwnTurn().size(), 5);
    QCOMPARE(log.browser()->extraSelections().size(), 5);
    log.sinceButton()->click();
    QVERIFY(log.browser()->extraSelections().isEmpty());
    log.find("Galicia");
    QCOMPARE(log.browser()->textCursor().selectedText(), QString("Galicia"));
}

void RulebookTest::logIsLinkedWithTheBoard() {
    Fixture table;
    Theme theme;
    LogPanel log(table.model, theme);
    log.resize(360, 400);
    log.show();
    tellARound(table);
    QSignalSpy hovered(&log, &LogPanel::areaHovered);
    const auto pointAt = [&log](int line) {
        const QTextCursor cursor(log.browser()->document()->findBlockByNumber(line));
        const QPoint at = log.browser()->cursorRect(cursor).center() + QPoint(4, 0);
        QMouseEvent move(QEvent::MouseMove, at, log.browser()->viewport()->mapToGlobal(at), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(log.browser()->viewport(), &move);
    };
    pointAt(1);
    QCOMPARE(hovered.size(), 1);
    QCOMPARE(hovered.last()[0].value<Area>(), Area::Granada);
    pointAt(2);
    QCOMPARE(hovered.last()[0].value<Area>(), Area::Galicia);
    pointAt(0); // a heading has no place
    QCOMPARE(hovered.last()[0].value<Area>(), Area::None);
    QSignalSpy clicked(&log, &LogPanel::cardLinkActivated);
    emit log.browser()->anchorClicked(QUrl("card:7"));
    QCOMPARE(clicked.last()[0].value<Card>(), static_cast<Card>(7));
}

QTEST_MAIN(RulebookTest)
#include "rulebook_test.moc"
