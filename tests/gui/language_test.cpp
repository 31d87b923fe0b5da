// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A language is a folder: what there is is found, called in itself, chosen as the desktop wants, read in its direction;
// and what a folder does not have is said in English. Languages that no build knows are made here by lrelease alone.
#include "app/lessons/lesson_plan.h"
#include "app/preferences/settings_desk.h"
#include "app/tutorial/learn_desk.h"
#include "app/tutorial/lesson_guide.h"
#include "app/tutorial/lesson_panel.h"
#include "tests/gui/parts.h"
#include "tests/gui/window_stage.h"
#include "tests/named_test.h"
#include "views/rulebook/rule_book.h"
#include "views/texts/language_folders.h"

#include <QCoreApplication>
#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QTest>

using namespace elgrande;
using gui::partOf;

namespace {

const QString kEnglish = QString::fromLatin1(texts::kSourceLanguage);
constexpr auto kOneText = R"(<context><name>elgrande::MainMenu</name>
    <message><source>&amp;Game</source><translation>&amp;Partida</translation></message>
</context>)";

QString counted(int count) { return QCoreApplication::translate("texts", "%n red Caballero(s)", nullptr, count); }
QString inMenu(const char* text) { return QCoreApplication::translate("elgrande::MainMenu", text); }

} // namespace

class LanguageTest : public QObject, gui::WindowStage {
    Q_OBJECT

  private slots:
    void initTestCase() { QVERIFY(home_.isValid()); }
    void init();
    void cleanup();
    void foldersAreTheLanguages();
    void eachIsCalledInItself();
    void translatorSaysHowItIsCalled();
    void desktopChooses_data();
    void desktopChooses();
    void wordsOutsideComeFirst();
    void gapsAreEnglish();
    void lessonWithGapsIsEnglishThere();
    void expansionsWordsMayLieInTheFolder();
    void windowIsWholeInABareLanguage();
    void windowFollowsTheDirection();

  private:
    void write(const QString& name, const QByteArray& content) const;
    void addWords(const QString& code, const QString& name, const QByteArray& contexts) const;

    QTemporaryDir home_;
};

void LanguageTest::init() {
    qputenv("ELGRANDE_TRANSLATIONS", QFile::encodeName(home_.path()));
    language_.use(kEnglish);
}

void LanguageTest::cleanup() {
    forget();
    QDir home(home_.path());
    for (const QString& code : home.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QVERIFY(QDir(home.filePath(code)).removeRecursively());
    qunsetenv("ELGRANDE_TRANSLATIONS");
}

void LanguageTest::write(const QString& name, const QByteArray& content) const {
    const QString path = home_.filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

void LanguageTest::addWords(const QString& code, const QString& name, const QByteArray& contexts) const {
    const QString words = code + u'/' + name + QStringLiteral(".ts");
    write(words, R"(<!DOCTYPE TS><TS version="2.1" sourcelanguage="en" language=")" + code.toUtf8() + "\">" + contexts +
                     "</TS>");
    QCOMPARE(QProcess::execute(ELGRANDE_LRELEASE, {"-silent", home_.filePath(words)}), 0);
}

void LanguageTest::foldersAreTheLanguages() {
    QStringList folders;
    const QDir sources(ELGRANDE_ROOT "/translations");
    for (const QString& folder : sources.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (QFile::exists(sources.filePath(folder + "/elgrande.ts"))) folders << folder;
    QStringList known = Language::known();
    QCOMPARE(known.front(), kEnglish);
    known.sort();
    QCOMPARE(known, folders);
    addWords("sl", "elgrande", kOneText);
    addWords("pt_BR", "elgrande", kOneText);
    write("xx/rulebook.txt", "# no words of the program\n");
    folders << "sl"
            << "pt_BR";
    folders.sort();
    known = Language::known();
    known.sort();
    QCOMPARE(known, folders);
}

void LanguageTest::eachIsCalledInItself() {
    for (const char* code : {"pt", "pt_BR", "cs", "tlh"}) addWords(code, "elgrande", kOneText);
    QCOMPARE(Language::nameOf("en"), "English"); // and not "American English"
    QCOMPARE(Language::nameOf("de"), "Deutsch");
    QCOMPARE(Language::nameOf("pt").left(1), "P"); // "Português", in Qt a name without a capital
    QCOMPARE(Language::nameOf("pt_BR"), QString::fromUtf8("Português (Brasil)"));
    QCOMPARE(Language::nameOf("cs"), QString::fromUtf8("Čeština"));
    QCOMPARE(Language::nameOf("tlh"), "tlh"); // Qt does not know it
    QStringList names;
    for (const QString& code : Language::known()) names << Language::nameOf(code);
    QVERIFY(!names.contains(QString()));
    QVERIFY2(names.removeDuplicates() == 0, qPrintable(names.join(u'\n')));
}

void LanguageTest::translatorSaysHowItIsCalled() {
    addWords("tlh", "elgrande", R"(<context><name>elgrande::Language</name><message><source>English</source>
        <comment>the name of this language</comment><translation>tlhIngan Hol</translation></message></context>)");
    QCOMPARE(Language::nameOf("tlh"), "tlhIngan Hol");
}

void LanguageTest::desktopChooses_data() {
    QTest::addColumn<QStringList>("wanted");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("territory") << QStringList{"pt-BR", "pt"} << "pt_BR";
    QTest::newRow("language without its own territory") << QStringList{"pt-PT", "pt"} << "pt";
    QTest::newRow("language") << QStringList{"pt"} << "pt";
    QTest::newRow("script") << QStringList{"zh-Hans-CN"} << "zh_CN";
    QTest::newRow("usual territory") << QStringList{"zh"} << "zh_CN";
    QTest::newRow("another territory") << QStringList{"de-AT"} << "de";
    QTest::newRow("the first that there is") << QStringList{"gd-GB", "de", "pt"} << "de";
    QTest::newRow("English wanted first") << QStringList{"en-GB", "de"} << "en";
    QTest::newRow("none that there is") << QStringList{"gd"} << "en";
    QTest::newRow("no region") << QStringList{"C"} << "en";
    QTest::newRow("nothing wanted") << QStringList{} << "en";
}

void LanguageTest::desktopChooses() {
    QFETCH(QStringList, wanted);
    QFETCH(QString, chosen);
    for (const char* code : {"pt", "pt_BR", "zh_CN"}) addWords(code, "elgrande", kOneText);
    QCOMPARE(Language::bestFor(wanted), chosen);
}

void LanguageTest::wordsOutsideComeFirst() {
    language_.use("de");
    const QString built = inMenu("&Game");
    const QString kept = inMenu("&Help");
    addWords("de", "elgrande", kOneText);
    write("de/rulebook.txt", "# start | Das Spiel\n");
    language_.use("de");
    QVERIFY(inMenu("&Game") != built);
    QCOMPARE(inMenu("&Help"), kept);
    QCOMPARE(RuleBook::sourceFor("de"), "# start | Das Spiel\n");
}

void LanguageTest::gapsAreEnglish() {
    const QString one = counted(1);
    const QString two = counted(2);
    QVERIFY(one != two && !one.contains('('));
    addWords("sl", "elgrande", kOneText);
    language_.use("sl");
    QCOMPARE(language_.current(), "sl");
    QCOMPARE(inMenu("&Game"), "&Partida");
    QCOMPARE(inMenu("&Help"), "&Help");
    QCOMPARE(counted(1), one); // by the English rules for plurals
    QCOMPARE(counted(2), two);
    QVERIFY(!RuleBook::sourceFor("sl").isEmpty());
    QCOMPARE(RuleBook::sourceFor("sl"), RuleBook::sourceFor(kEnglish));
    for (const QString& lesson : lessonNames()) {
        QVERIFY(lessonWords(lesson, "sl").isEmpty());
        QVERIFY(!lessonTexts(lesson, "sl").isEmpty());
        QCOMPARE(lessonTexts(lesson, "sl"), lessonTexts(lesson, kEnglish));
    }
}

void LanguageTest::lessonWithGapsIsEnglishThere() {
    addWords("sl", "elgrande", kOneText);
    for (const QString& lesson : lessonNames()) {
        write("sl/lessons/" + lesson + ".txt", "= Vaja | korak za korakom\n");
        LessonTexts mixed = lessonTexts(lesson, kEnglish);
        mixed[QString()] = "Vaja";
        mixed["|"] = "korak za korakom";
        QCOMPARE(lessonTexts(lesson, "sl"), mixed);
    }
}

void LanguageTest::expansionsWordsMayLieInTheFolder() {
    const QStringList ids = QDir(":/elgrande/expansions").entryList(QDir::Dirs);
    addWords("sl", "elgrande", kOneText);
    for (const QString& id : ids + QStringList{"not-built"})
        addWords("sl", id,
                 "<context><name>" + id.toUtf8() +
                     "</name><message><source>Word</source><translation>Beseda</translation></message></context>");
    language_.use("sl");
    for (const QString& id : ids) QCOMPARE(QCoreApplication::translate(id.toUtf8(), "Word"), "Beseda");
    // What an expansion brings itself counts more than what the folder has.
    const QStringList german = texts::compiledWords("de");
    for (qsizetype i = 0; i < german.size(); ++i)
        QCOMPARE(german[i].startsWith(":/elgrande/expansions/"),
                 i >= german.size() - german.filter("/expansions/").size());
}

void LanguageTest::windowIsWholeInABareLanguage() {
    addWords("sl", "elgrande", kOneText);
    prepare();
    language_.use("sl");
    open();
    window_->learning().begin();
    QVERIFY(partOf<LessonGuide>(*window_).running());
    bool said = false;
    for (const QLabel* label : partOf<LessonGuide>(*window_).panel().findChildren<QLabel*>())
        said = said || label->text().contains("Spain");
    QVERIFY(said);
    window_->findChild<QAction*>("help.rules")->trigger();
}

void LanguageTest::windowFollowsTheDirection() {
    for (const char* code : {"he", "sl"}) addWords(code, "elgrande", kOneText);
    prepare();
    language_.use("he");
    open();
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    QVERIFY(window_->isRightToLeft());
    for (const char* code : {"sl", "he", "en", "he", "de"}) {
        window_->preferences().useLanguage(code);
        QCoreApplication::sendPostedEvents();
        const auto wanted = code == QLatin1String("he") ? Qt::RightToLeft : Qt::LeftToRight;
        QCOMPARE(QGuiApplication::layoutDirection(), wanted);
        QCOMPARE(window_->layoutDirection(), wanted);
    }
}

ELGRANDE_TEST(LanguageTest)
#include "language_test.moc"
