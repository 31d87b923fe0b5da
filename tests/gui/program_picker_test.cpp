// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A program of somebody else is put at a place of a new table: what cannot be run is not accepted, and what was once
// accepted is offered again.
#include "app/new_game/place_card.h"
#include "app/new_game/program_picker.h"
#include "app/new_game/seats_editor.h"
#include "app/settings/settings.h"
#include "tests/named_test.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace elgrande;

class ProgramPickerTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini")); }
    void placeIsTakenByAProgram();
    void whoChangesTheirMindKeepsThePlace();
    void whatCannotBeRunIsRefused();
    void knownOnesAreOfferedAndForgotten();

  private:
    // What is done in the dialog that opens when "A program…" is chosen at place 1.
    template <class Do>
    void choose(SeatsEditor& table, Do doIt) {
        auto* who = whoOf(table);
        QTimer::singleShot(0, who, [doIt] {
            auto* picker = qobject_cast<ProgramPicker*>(QApplication::activeModalWidget());
            if (picker != nullptr) doIt(*picker);
        });
        const int at = who->findData(QStringLiteral("@program"));
        QVERIFY(at > 0);
        who->setCurrentIndex(at);
        emit who->activated(at);
    }
    static QComboBox* whoOf(SeatsEditor& table) {
        for (QComboBox* each : table.places()[1]->findChildren<QComboBox*>())
            if (each->accessibleName().contains(QLatin1String("human or computer"))) return each;
        return nullptr;
    }
    static void fill(ProgramPicker& picker, const QString& command, const QString& name) {
        const auto fields = picker.findChildren<QLineEdit*>();
        for (QLineEdit* each : fields) each->setText(each->placeholderText().isEmpty() ? name : command);
    }

    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
};

void ProgramPickerTest::placeIsTakenByAProgram() {
    SeatsEditor table;
    table.offerPrograms(*settings_);
    choose(table, [](ProgramPicker& picker) {
        fill(picker, QStringLiteral("sh -c true"), QStringLiteral("  Shelly "));
        picker.accept();
    });
    QCOMPARE(table.seats()[1].agent, QStringLiteral("program:Shelly"));
    QCOMPARE(table.seats()[1].name, QStringLiteral("Shelly"));
    QCOMPARE(settings_->programs().value(QStringLiteral("Shelly")).toString(), QStringLiteral("sh -c true"));

    SeatsEditor again; // the same table the next time
    again.recall(table.remembered());
    QCOMPARE(again.seats()[1].agent, QStringLiteral("program:Shelly"));
    QCOMPARE(whoOf(again)->currentText(), QStringLiteral("Program Shelly"));
}

void ProgramPickerTest::whoChangesTheirMindKeepsThePlace() {
    SeatsEditor table;
    table.offerPrograms(*settings_);
    const SeatChoice before = table.seats()[1];
    choose(table, [](ProgramPicker& picker) { picker.reject(); });
    QCOMPARE(table.seats()[1].agent, before.agent);
    QCOMPARE(table.seats()[1].name, before.name);
    QVERIFY(!before.agent.isEmpty());
}

void ProgramPickerTest::whatCannotBeRunIsRefused() {
    ProgramPicker picker(*settings_);
    picker.show();
    const auto wrong = [&picker] {
        for (const QLabel* each : picker.findChildren<QLabel*>())
            if (each->isVisible() && (each->text().contains(QLatin1String("is not a program that can be run")) ||
                                      each->text().contains(QLatin1String("Enter a name"))))
                return true;
        return false;
    };
    const int before = static_cast<int>(settings_->programs().size());
    fill(picker, QStringLiteral("no/such/program"), QStringLiteral("None"));
    picker.accept();
    QVERIFY(picker.isVisible() && wrong());
    fill(picker, QStringLiteral("sh"), QString());
    picker.accept();
    QVERIFY(picker.isVisible() && wrong());
    QCOMPARE(static_cast<int>(settings_->programs().size()), before);
}

void ProgramPickerTest::knownOnesAreOfferedAndForgotten() {
    settings_->programs.set(
        {{QStringLiteral("One"), QStringLiteral("sh 1")}, {QStringLiteral("Two"), QStringLiteral("sh 2")}});
    ProgramPicker picker(*settings_);
    picker.show();
    auto* known = picker.findChild<QListWidget*>();
    QCOMPARE(known->count(), 2);
    known->setCurrentRow(1);
    QCOMPARE(picker.name(), QStringLiteral("Two"));
    for (QPushButton* each : picker.findChildren<QPushButton*>())
        if (each->text().contains(QLatin1String("Remove"))) each->click();
    QCOMPARE(settings_->programs().keys(), QStringList{QStringLiteral("One")});
    QCOMPARE(known->count(), 1);
}

ELGRANDE_TEST(ProgramPickerTest)
#include "program_picker_test.moc"
