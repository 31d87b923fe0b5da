// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The preferences: they take effect at once; sounds, which they turn on.
#include "app/new_game/rules_page.h"
#include "app/preferences/desktop_wishes.h"
#include "app/preferences/settings_dialog.h"
#include "app/program/language.h"
#include "app/settings/settings.h"
#include "app/sound/sounds.h"
#include "app/storage/files.h"
#include "app/window/main_window.h"
#include "model/game_model/game_model.h"
#include "model/observe/catalogue.h"
#include "model/rules/rules_builder.h"
#include "tests/gui/settle.h"
#include "tests/named_test.h"
#include "tests/storage/small_disk.h"
#include "views/prompt/question.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QtEndian>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

using namespace elgrande;

namespace {

// A game that can be heard.
struct SoundStage {
    SoundStage() { model.startGame(catalogueOf(**RulesBuilder::build({})), {}, {}); }
    GameModel model;
    Sounds sounds{model};
    QSignalSpy played{&sounds, &Sounds::played};
};

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup() { QApplication::setFont(Theme::sans(14)); }
    void notesAreReadWithWhatTheyAreAbout();
    void settingsTakeEffect();
    void pagesAreReadInOrderAndByName();
    void valuesWrittenByHandAreBounded();
    void reportTellsEverySetting();
    void themeOfTheCommandLineIsNotKept();
    void lightOfTheCommandLineCounts();
    void dataLieInOneFolder();
    void dataMayBeCarriedAbout();
    void whatIsNoFileIsLeftAlone_data();
    void whatIsNoFileIsLeftAlone();
    void fullDiskLeavesTheOldSettings();
    void whatCannotBeKeptIsToldOnce();
    void lockOfAKilledProgramIsNotWaitedFor();
    void pagesNeedNoScrollBar();
    void soundsAreWaves();
    void soundsAreHeardOnlyWhenWanted();
    void everyFamilyHasItsSound();
    void stagedSoundsWaitForTheirPictures();

  private:
    QTemporaryDir folder_;
    Language language_;
    Theme theme_;
    std::unique_ptr<Settings> settings_;
};

void SettingsTest::init() {
    QFile::remove(folder_.filePath("settings.ini"));
    settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
    language_.use("en");
}

void SettingsTest::pagesAreReadInOrderAndByName() {
    SettingsDialog dialog(*settings_, language_);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    for (const QSlider* slider : dialog.findChildren<QSlider*>()) QVERIFY(!slider->accessibleName().isEmpty());
    QCOMPARE(dialog.findChild<QSlider*>("textSize")->accessibleName(), QString("Text size"));
    for (int page = 0; page < dialog.pages(); ++page) {
        dialog.showPage(page);
        auto* list = dialog.findChild<QListWidget*>();
        list->setFocus(Qt::TabFocusReason);
        QWidget* before = list;
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QWidget* now = QApplication::focusWidget();
            QVERIFY2(qobject_cast<QScrollArea*>(now) == nullptr, "an unnamed stop");
            if (now == list) break;
            before = now;
        }
        auto* close = qobject_cast<QPushButton*>(before);
        QVERIFY2(close != nullptr && close->text().contains("Close"), before->metaObject()->className());
    }
}

void SettingsTest::notesAreReadWithWhatTheyAreAbout() {
    SettingsDialog dialog(*settings_, language_);
    QStringList told;
    for (const QWidget* each : dialog.findChildren<QWidget*>())
        if (each->focusPolicy() != Qt::NoFocus) told << each->accessibleDescription();
    int notes = 0;
    for (const QLabel* each : dialog.findChildren<QLabel*>()) {
        if (!each->wordWrap() || each->buddy() != nullptr || each->text().isEmpty()) continue;
        ++notes;
        QVERIFY2(told.join(u'\n').contains(each->text()), qPrintable(each->text()));
    }
    QVERIFY(notes > 8);
}

void SettingsTest::settingsTakeEffect() {
    SettingsDialog dialog(*settings_, language_);
    QSignalSpy changed(&dialog, &SettingsDialog::changed);
    dialog.findChild<QSlider*>("textSize")->setValue(200);
    QCOMPARE(settings_->textSize(), 200);
    QCOMPARE(changed.back().front().value<const SettingRow*>(), &settings_->textSize);
    auto* scale = dialog.findChild<QComboBox*>("scale");
    QCOMPARE(settings_->scale(), 0);
    scale->setCurrentIndex(3);
    emit scale->activated(3);
    QCOMPARE(settings_->scale(), 150);
    dialog.findChild<QSpinBox*>("networkPort")->setValue(4711);
    QCOMPARE(settings_->networkPort(), 4711);
    dialog.findChild<QCheckBox*>("knocks")->click();
    QVERIFY(!settings_->knocks());
    dialog.findChild<QCheckBox*>("keepGames")->click();
    QVERIFY(!settings_->keepGames());
    QCOMPARE(dialog.findChild<QComboBox*>("thinkingTime")->currentIndex(), 1);
    emit dialog.findChild<QComboBox*>("thinkingTime")->activated(2);
    QCOMPARE(settings_->thinkingTime(), Settings::kThinkPatient);
    emit dialog.findChild<QComboBox*>("dark")->activated(2);
    QVERIFY(settings_->dark.isSet() && settings_->dark());
    emit dialog.findChild<QComboBox*>("dark")->activated(1);
    QVERIFY(settings_->dark.isSet() && !settings_->dark());
    emit dialog.findChild<QComboBox*>("dark")->activated(0);
    QVERIFY(!settings_->dark.isSet());
    dialog.findChild<QCheckBox*>("warnings/idleCard")->click();
    QCOMPARE(settings_->warnings().count(Waste::IdleCard), std::size_t(0));
    emit dialog.findChild<QComboBox*>("touch")->activated(2);
    QVERIFY(settings_->touch.isSet() && !settings_->touch());
    emit dialog.findChild<QComboBox*>("touch")->activated(0);
    QVERIFY(!settings_->touch.isSet());
    emit dialog.findChild<QComboBox*>("contrast")->activated(1);
    QVERIFY(settings_->contrast.isSet() && settings_->contrast());
    emit dialog.findChild<QComboBox*>("contrast")->activated(0);
    QVERIFY(!settings_->contrast.isSet());
    // The language changes under the hand that chooses it.
    connect(&dialog, &SettingsDialog::changed, this, [this] { language_.use(settings_->language()); });
    emit dialog.findChild<QComboBox*>("language")->activated(static_cast<int>(Language::known().indexOf("de")));
    QTRY_COMPARE(dialog.windowTitle(), QString("Einstellungen"));
    QVERIFY(dialog.findChild<QCheckBox*>("keepGames") != nullptr);
    QCOMPARE(dialog.findChild<QCheckBox*>("sound")->isEnabled(), Sounds::isPossible());
}

void SettingsTest::valuesWrittenByHandAreBounded() {
    const QString file = folder_.filePath("by_hand.ini");
    {
        QSettings hand(file, QSettings::IniFormat);
        hand.setValue("thinkingTime", 1'000'000'000);
        hand.setValue("textSize", "large");
        hand.setValue("tempo", "hasty");
        hand.setValue("pace", 1000);
        hand.setValue("doubtsFrom", 4);
    }
    Settings settings(file);
    QCOMPARE(settings.thinkingTime(), Settings::kThinkPatient);
    QCOMPARE(settings.textSize(), Settings::kSmallestText);
    QCOMPARE(settings.tempo(), Tempo::Normal);
    QVERIFY(settings.tempo.isSet());
    const SettingsDialog dialog(settings, language_);
    QCOMPARE(dialog.findChild<QComboBox*>("pace")->currentIndex(), 0); // the nearest
    QCOMPARE(dialog.findChild<QComboBox*>("doubtsFrom")->currentIndex(), 2);
}

// Each of them once, and what says who plays, and where files are, not at all.
void SettingsTest::reportTellsEverySetting() {
    settings_->playerName.set("Ada");
    settings_->volume.set(55);
    const QStringList lines = settings_->forReport();
    QVERIFY(lines.contains("volume = 55") && lines.contains("doubtsFrom = usual"));
    QVERIFY(lines.contains("schema = 2") && lines.contains("language = usual"));
    QCOMPARE(QSet<QString>(lines.begin(), lines.end()).size(), lines.size());
    QVERIFY(!lines.join(' ').contains("Ada") && lines.filter("folder").isEmpty());
}

void SettingsTest::themeOfTheCommandLineIsNotKept() {
    settings_->dark.setForNow(true);
    QVERIFY(settings_->dark());
    QVERIFY(!Settings(folder_.filePath("settings.ini")).dark());
    settings_->welcomed.set(true);
    const MainWindow window(*settings_, language_, theme_);
    QVERIFY(settings_->dark());
    QVERIFY(!Settings(folder_.filePath("settings.ini")).dark());
    settings_->dark.set(true);
    QVERIFY(settings_->dark());
    settings_->dark.setForNow(true);
    settings_->dark.set(false);
    QVERIFY(!settings_->dark());
}

// Also where the desktop is dark.
void SettingsTest::lightOfTheCommandLineCounts() {
    settings_->dark.forget();
    settings_->desktopDark.set(true);
    QVERIFY(settings_->isDark());
    settings_->dark.setForNow(false);
    QVERIFY(!settings_->isDark());
    settings_->dark.forget();
    QVERIFY(settings_->isDark());
}

void SettingsTest::dataLieInOneFolder() {
    const QString data = Settings::dataFolder();
    QVERIFY(data.endsWith("/elgrande") && !data.endsWith("elgrande/elgrande"));
    for (const QString& each : {Settings::gamesFolder(), Settings::unfinishedFolder(), Settings::listsFile()})
        QVERIFY(each.startsWith(data + u'/'));
}

void SettingsTest::dataMayBeCarriedAbout() {
    const QTemporaryDir stick;
    qputenv("ELGRANDE_DATA", stick.path().toLocal8Bit());
    Settings().playerName.set("Ada");
    QCOMPARE(Settings::gamesFolder(), stick.filePath("games"));
    qunsetenv("ELGRANDE_DATA");
    QCOMPARE(Settings(stick.filePath("elgrande.ini")).playerName(), QString("Ada"));
    QSettings(stick.filePath("elgrande.ini"), QSettings::IniFormat)
        .setValue("playerName", QStringLiteral("A\u202eda\u200b"));
    QCOMPARE(Settings(stick.filePath("elgrande.ini")).playerName(), QString("Ada")); // whoever has written it there
}

void SettingsTest::whatIsNoFileIsLeftAlone_data() {
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"pipe", "link to a pipe", "folder", "endless"}) QTest::newRow(kind) << kind;
}

// Nobody waits for it, reads it to its end or puts a file in its place.
void SettingsTest::whatIsNoFileIsLeftAlone() {
    QFETCH(QString, kind);
    const QTemporaryDir folder;
    const QString file = folder.filePath("elgrande.ini");
    const QString pipe = kind == "pipe" ? file : folder.filePath("pipe");
    if (kind.contains("pipe")) QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    if (kind == "link to a pipe") QVERIFY(QFile::link(pipe, file));
    if (kind == "folder") QVERIFY(QDir().mkpath(file));
    if (kind == "endless") {
        QFile large(file);
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(qint64(30) << 30));
    }
    struct stat before {};
    QCOMPARE(lstat(QFile::encodeName(file).constData(), &before), 0);
    {
        Settings settings(file);
        QVERIFY(settings.whyForgotten());
        QVERIFY(!settings.dark());
        settings.dark.set(true);
        settings.touch.set(true);
        settings.touch.forget();
        QVERIFY(settings.dark()); // until the end
        QVERIFY(!settings.touch.isSet());
    }
    struct stat after {};
    QCOMPARE(lstat(QFile::encodeName(file).constData(), &after), 0);
    QCOMPARE(after.st_ino, before.st_ino);
    QCOMPARE(after.st_mode, before.st_mode);
    QVERIFY(!DesktopWishes::isReducedByKde(file));
}

void SettingsTest::fullDiskLeavesTheOldSettings() {
    const QString file = folder_.filePath("settings.ini");
    settings_->playerName.set("Ada");
    settings_.reset();
    {
        Settings settings(file);
        {
            const storage_tests::SmallDisk disk(20);
            settings.dark.set(true);
            settings.playerName.set("Bo");
            QCoreApplication::processEvents(); // when QSettings would write
            QVERIFY(settings.whyForgotten());
            QVERIFY(settings.dark());
        }
        const QString copy = folder_.filePath("copy.ini"); // whatever this program knows of the file
        QVERIFY(QFile::copy(file, copy));
        QCOMPARE(Settings(copy).playerName(), QString("Ada"));
        settings.pace.set(Settings::kSlow); // and now there is room
        QVERIFY(!settings.whyForgotten());
    }
    const Settings again(file);
    QCOMPARE(again.playerName(), QString("Bo"));
    QVERIFY(again.dark());
    QCOMPARE(again.pace(), Settings::kSlow);
}

void SettingsTest::whatCannotBeKeptIsToldOnce() {
    const QTemporaryDir folder;
    const bool root = geteuid() == 0; // whom nobody forbids anything
    Settings settings(folder.filePath("elgrande.ini"));
    settings.welcomed.set(true);
    settings_.reset();
    QCoreApplication::processEvents();
    MainWindow window(settings, language_, theme_);
    QStringList told;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&told] {
        auto* box = qobject_cast<Question*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        told << box->text() + box->more();
        box->accept();
    });
    watch.start(1);
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), root ? 0755 : 0555), 0);
    if (root) QCOMPARE(seteuid(65534), 0);
    for (const bool dark : {true, false, true}) {
        settings.dark.set(dark);
        gui::settle();
    }
    if (root) QCOMPARE(seteuid(0), 0);
    QCOMPARE(chmod(QFile::encodeName(folder.path()).constData(), 0700), 0);
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.front().contains("will be lost") && told.front().contains(std::strerror(EACCES)),
             qPrintable(told.front()));
    QVERIFY(settings.dark());
}

// Made by another computer, so that QSettings would wait until it is old.
void SettingsTest::lockOfAKilledProgramIsNotWaitedFor() {
    const QString lock = folder_.filePath("settings.ini.lock");
    QVERIFY(writeWhole(lock, "1\nelgrande\nother\nother\nother\n"));
    settings_->dark.set(true);
    QVERIFY(!QFile::exists(lock));
}

// As the dialog opens; but for the rules, which are as many as the editions and expansions have.
void SettingsTest::pagesNeedNoScrollBar() {
    for (const QString& language : Language::known()) {
        language_.use(language);
        SettingsDialog dialog(*settings_, language_);
        dialog.offerRules([this](QWidget* parent) { return new RulesPage(*settings_, parent); });
        dialog.show();
        for (int page = 0; page < dialog.pages(); ++page) {
            dialog.showPage(page);
            gui::settle();
            for (const QScrollArea* area : dialog.findChildren<QScrollArea*>())
                if (area->isVisible() && area->objectName() != "rules")
                    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        }
    }
}

void SettingsTest::soundsAreWaves() {
    QSet<QByteArray> all;
    for (int i = 0; i < kSounds; ++i) {
        const QByteArray wave = wavOf(static_cast<Sound>(i));
        QVERIFY(wave.startsWith("RIFF") && wave.mid(8, 4) == "WAVE");
        QCOMPARE(qFromLittleEndian<quint32>(wave.constData() + 4), quint32(wave.size() - 8));
        int peak = 0;
        for (qsizetype at = 44; at + 1 < wave.size(); at += 2)
            peak = std::max(peak, std::abs(int(qFromLittleEndian<qint16>(wave.constData() + at))));
        QVERIFY(peak > 20000 && peak < 26000);
        QVERIFY(wave.size() < 2 * 2 * kSampleRate + 44); // two seconds at most
        all.insert(wave);
    }
    QCOMPARE(all.size(), kSounds);
}

void SettingsTest::soundsAreHeardOnlyWhenWanted() {
    SoundStage stage;
    auto& [model, sounds, played] = stage;
    Event ended;
    ended.kind = EventKind::GameEnded;
    model.report(ended);
    QCOMPARE(played.size(), 0);
    QVERIFY(settings_->sound());
    sounds.setOn(true);
    model.report(ended);
    QCOMPARE(played.size(), 1);
    Event quiet;
    quiet.kind = EventKind::TurnPassed;
    model.report(quiet);
    QCOMPARE(played.size(), 1);
    sounds.call(); // whoever looks elsewhere hears that somebody is asked
    QCOMPARE(played.size(), 2);
    QCOMPARE(played[1][0].value<Sound>(), Sound::Bell);
    sounds.setOn(false);
    sounds.call();
    QCOMPARE(played.size(), 2);
}

void SettingsTest::everyFamilyHasItsSound() {
    QVERIFY(!Sounds::soundFor(EventFamily::Other));
    QVERIFY(!Sounds::soundFor(EventFamily::Contended)); // the points that follow are heard
    QSet<int> heard;
    for (int family = 1; family <= static_cast<int>(EventFamily::End); ++family) {
        if (static_cast<EventFamily>(family) == EventFamily::Contended) continue;
        const auto sound = Sounds::soundFor(static_cast<EventFamily>(family));
        QVERIFY2(sound, qPrintable(QString::number(family)));
        heard.insert(static_cast<int>(*sound));
    }
    QCOMPARE(heard.size(), kSounds); // none is made for nothing
}

// A whole scoring happens in a moment and is heard as it is shown.
void SettingsTest::stagedSoundsWaitForTheirPictures() {
    SoundStage stage;
    auto& [model, sounds, played] = stage;
    sounds.setOn(true);
    sounds.setStaged(true);
    Event points;
    points.kind = EventKind::Points;
    model.report(points);
    QCOMPARE(played.size(), 0);
    Event placed;
    placed.kind = EventKind::CaballeroPlaced;
    model.report(placed);
    QCOMPARE(played.size(), 1);
    sounds.play(EventFamily::Points);
    QCOMPARE(played.size(), 2);
    QCOMPARE(played.back().front().value<Sound>(), Sound::Coins);
}

ELGRANDE_TEST(SettingsTest)
#include "settings_test.moc"
