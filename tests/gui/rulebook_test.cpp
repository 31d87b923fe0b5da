// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The rulebook and the large cards: complete in both languages, at the right paragraph, found and linked.
#include "app/program/language.h"
#include "expansions/installed.h"
#include "model/game_model/game_model.h"
#include "model/rules/rules.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/board_fixture.h"
#include "tests/gui/settle.h"
#include "tests/named_test.h"
#include "views/cards/action_cards.h"
#include "views/cards/card_lens.h"
#include "views/cards/card_view.h"
#include "views/rulebook/findings_page.h"
#include "views/rulebook/rule_browser.h"
#include "views/rulebook/rulebook_window.h"
#include "views/texts/texts.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
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
    void expansionsHaveTheirPages();
    void rulingsFollowTheCards();
    void situationFindsItsParagraph();
    void searchMarksAndFilters();
    void backAndForward();
    void picturesAreThere();
    void findingsHaveTheirBars();
    void cardIsShownLarge();

  private:
    static void checkNewThings(const Catalogue& catalogue, const RuleBook& book);
    static RuleBook bookIn(const QString& language, const Catalogue& catalogue);
    static QStringList namesOf(const RuleBook& book);
    static QString allHtml(const RuleBook& book);

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
    for (const StepRules& step : (*rules)->flow.verbs) {
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

// Each place and figure that the base game does not have.
void RulebookTest::checkNewThings(const Catalogue& catalogue, const RuleBook& book) {
    const Fixture table;
    const Catalogue& base = table.model.catalogue();
    const auto isIn = [](const auto& list, const std::string& id) {
        return std::any_of(list.begin(), list.end(), [&](const auto& each) { return each.id == id; });
    };
    for (std::size_t i = 0; i < catalogue.areas.size(); ++i)
        if (catalogue.areas[i].shown && !isIn(base.areas, catalogue.areas[i].id))
            QVERIFY2(book.pageOf(texts::areaParagraph(catalogue, areaAt(static_cast<int>(i)))) >= 0,
                     catalogue.areas[i].id.c_str());
    for (std::size_t i = 0; i < catalogue.tokens.size(); ++i)
        if (!catalogue.tokens[i].isScoreboard() && !isIn(base.tokens, catalogue.tokens[i].id))
            QVERIFY2(book.pageOf(texts::tokenParagraph(catalogue, static_cast<Token>(i))) >= 0,
                     catalogue.tokens[i].id.c_str());
}

void RulebookTest::expansionsHaveTheirPages() {
    installExpansionViews();
    for (const ExpansionFacts& expansion : knownExpansions()) {
        Setup setup;
        if (!expansion.edition.empty()) {
            setup.edition = expansion.edition;
        } else {
            setup.expansions = smallestSetOf(expansion);
        }
        const auto rules = RulesBuilder::build(setup);
        QVERIFY2(rules, expansion.id.c_str());
        const Catalogue catalogue = catalogueOf(**rules);
        for (const QString& language : Language::known()) {
            language_.use(language);
            const RuleBook book = bookIn(language, catalogue);
            const int page = book.pageOf("expansion-" + QString::fromStdString(expansion.id));
            QVERIFY2(page >= 0, expansion.id.c_str());
            for (const RuleParagraph& paragraph : book.pages()[static_cast<std::size_t>(page)].paragraphs)
                QVERIFY2(!paragraph.title.isEmpty() && !paragraph.plain.isEmpty(), qPrintable(paragraph.name));
            for (std::size_t i = 0; i < catalogue.cards.size(); ++i)
                QVERIFY(book.pageOf(texts::cardParagraph(catalogue, static_cast<Card>(i))) >= 0);
            checkNewThings(catalogue, book);
            for (std::size_t i = 0; i < catalogue.refusals.size(); ++i) // where one is named it exists
                if (const QString name = texts::refusalParagraph(catalogue, static_cast<Refusal>(i)); !name.isEmpty())
                    QVERIFY2(book.pageOf(name) >= 0, qPrintable(name));
        }
    }
}

// The rulings of a game are those that something in it depends on.
void RulebookTest::rulingsFollowTheCards() {
    for (const ExpansionFacts& each : knownExpansions()) {
        if (!each.edition.empty()) continue;
        Setup setup;
        setup.expansions = smallestSetOf(each);
        setup.houseRules = true;
        const auto rules = RulesBuilder::build(setup);
        QVERIFY2(rules, each.id.c_str());
        const QStringList names = namesOf(bookIn("en", catalogueOf(**rules)));
        for (const OptionFacts& option : (*rules)->options)
            QCOMPARE(names.contains("option-" + QString::fromStdString(option.id)), !option.idle);
    }
}

void RulebookTest::situationFindsItsParagraph() {
    const Fixture table;
    const Catalogue& catalogue = table.model.catalogue();
    Decision decision;
    decision.kind = "disk";
    decision.topic = "castillo";
    QCOMPARE(texts::ruleParagraph(catalogue, &decision), QString("castillo-disk"));
    decision.card = table.card("lose-two"); // another use of the disk
    decision.topic = "lose-two";
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
    const RuleBook book = bookIn("de", table.model.catalogue());
    const RuleBrowser& page = *window.findChild<RuleBrowser*>();
    auto* const field = window.findChild<QLineEdit*>();
    QCOMPARE(page.extraSelections().size(), 0);
    QTest::keyClicks(field, "Geheimscheibe");
    const QStringList hits = book.search("Geheimscheibe");
    QVERIFY(hits.size() > 2);
    QVERIFY(hits.contains(window.current())); // goes there
    QVERIFY(!page.extraSelections().empty());
    int visible = 0;
    for (QTreeWidgetItemIterator item(window.findChild<QTreeWidget*>(), QTreeWidgetItemIterator::NotHidden); *item;
         ++item)
        if ((*item)->parent() != nullptr) ++visible;
    QVERIFY(visible >= hits.size());
    QVERIFY(visible < namesOf(book).size() / 2);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(window.current(), hits[(hits.indexOf(hits.front()) + 1) % hits.size()]);
    window.open("veto-take"); // a wanted paragraph ends the search
    QVERIFY(field->text().isEmpty());
    QCOMPARE(page.extraSelections().size(), 0);
}

void RulebookTest::backAndForward() {
    const Fixture table;
    Theme theme;
    RuleBookWindow window(theme);
    window.setCatalogue(table.model.catalogue());
    window.setLanguage("en");
    window.open("court");
    window.open("veto-take");
    QVERIFY(window.findChild<RuleBrowser*>()->toPlainText().contains("Veto"));
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

// Every card and every number of players has its row, each bar says what the number behind it says and has its picture,
// and below stands the command with the numbers of games.
void RulebookTest::findingsHaveTheirBars() {
    const Fixture table;
    Theme theme;
    RuleBrowser browser(theme);
    static const QRegularExpression bar("<img src=\"(bar:([-0-9.e]+)/[^\"]+)\">"
                                        "</td><td[^>]*>([−+]?)([0-9]+[.,][0-9])");
    for (const QString& language : Language::known()) {
        language_.use(language);
        const RuleBook book = bookIn(language, table.model.catalogue());
        const int page = book.pageOf("findings-cards");
        QVERIFY(page >= 0);
        const QString html = book.html(page);
        int bars = 0;
        for (auto found = bar.globalMatch(html); found.hasNext(); ++bars) {
            const QRegularExpressionMatch each = found.next();
            const double value = each.captured(2).toDouble();
            const double said = each.captured(4).replace(',', '.').toDouble();
            QVERIFY2(std::abs(std::abs(value) - said) < 0.0501, qPrintable(each.captured(0)));
            if (said != 0) QCOMPARE(each.captured(3) == u"−", value < 0);
            const QImage picture =
                browser.loadResource(QTextDocument::ImageResource, QUrl(each.captured(1))).value<QPixmap>().toImage();
            QVERIFY2(!picture.isNull(), qPrintable(each.captured(1)));
        }
        std::set<std::string> cards;
        for (const CardFacts& card : table.model.catalogue().cards) {
            cards.insert(card.id);
            QVERIFY2(html.contains("rule:card-" + QString::fromStdString(card.id) + '"'), card.id.c_str());
        }
        const int others = bars - static_cast<int>(cards.size()) - 3 * 4 * 2; // those of the turn order
        QVERIFY2(others > 4 && others <= 8, qPrintable(QString::number(bars)));
        QCOMPARE(html.count("elgrande-lab findings --agent search --players "), 1 + 4 + 4);
    }
    QVERIFY(!FindingsPage::spanOf("1/2/3"));
    QVERIFY(!FindingsPage::spanOf("1/2/x/4"));
    QVERIFY(!FindingsPage::spanOf("1/2/4/4"));
}

void RulebookTest::cardIsShownLarge() {
    Fixture table;
    table.seen.offer[1] = table.card("lose-two");
    table.show();
    Theme theme;
    QWidget window;
    window.resize(1000, 700);
    ActionCards cards(table.shown, theme, &window);
    cards.setGeometry(0, 540, 700, 160);
    CardLens lens(table.model, theme, &window);
    lens.watchCards(cards);
    window.show();
    CardFace* face = cards.faces()[1];
    QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), face->mapToGlobal(QPointF(5, 5)));
    QCoreApplication::sendEvent(face, &enter); // as where the card comes to lie under a pointer at rest
    QVERIFY(gui::isIdle(lens));
    QMouseEvent move(QEvent::MouseMove, QPointF(6, 5), face->mapToGlobal(QPointF(6, 5)), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(face, &move);
    QCOMPARE(lens.shown(), Card::None); // not at once
    QTRY_COMPARE(lens.shown(), table.card("lose-two"));
    const Catalogue& catalogue = table.model.catalogue();
    QVERIFY(lens.view().text().replace(QChar::Nbsp, u' ').contains(texts::cardText(catalogue, lens.shown())));
    QVERIFY(lens.view().text().contains(texts::cardRuling(catalogue, lens.shown())));
    const QRect subject(face->mapTo(&window, QPoint(0, 0)), face->size());
    QVERIFY(!lens.view().geometry().intersects(subject));
    QVERIFY(window.rect().contains(lens.view().geometry()));
    QVERIFY(lens.view().testAttribute(Qt::WA_TransparentForMouseEvents));
    QTest::keyClick(&window, Qt::Key_Escape);
    QCOMPARE(lens.shown(), Card::None);
    QFocusEvent given(QEvent::FocusIn, Qt::ActiveWindowFocusReason); // to the first widget of a page
    QCoreApplication::sendEvent(face, &given);
    QVERIFY(gui::isIdle(lens));
    QCOMPARE(lens.shown(), Card::None);
    QFocusEvent focus(QEvent::FocusIn, Qt::TabFocusReason);
    QCoreApplication::sendEvent(face, &focus);
    QTRY_COMPARE(lens.shown(), table.card("lose-two"));
    QTest::mouseClick(face, Qt::LeftButton);
    QCOMPARE(lens.shown(), Card::None);
}

ELGRANDE_TEST(RulebookTest)
#include "rulebook_test.moc"
