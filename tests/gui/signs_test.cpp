// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Without any font on the computer every sign that the program writes is there all the same: it comes out of a bundled
// font, in both families that words are set in. The sources themselves are read, so that a sign in a new sentence, word
// table, translation, rulebook or lesson is found before a player sees an empty box.
#include "tests/named_test.h"
#include "views/theme/theme.h"

#include <QDirIterator>
#include <QFile>
#include <QGlyphRun>
#include <QMap>
#include <QRawFont>
#include <QRegularExpression>
#include <QTest>
#include <QTextLayout>

using namespace elgrande;

namespace {

const QStringList kFolders{"app", "views", "expansions", "resources/lessons", "translations"};
const QStringList kTexts{"*.cpp", "*.h", "*.txt", "*.ts", "*.steps"};
constexpr char32_t kFirstSign = 0x80;

// By character, the first file that has it; those that are written as numbers (QChar(0x25b2), \u25b2) as well.
QMap<char32_t, QString> signsWritten() {
    static const QRegularExpression kByNumber(QStringLiteral("(?:QChar\\(0x|\\\\u)([0-9a-fA-F]{4})"));
    QMap<char32_t, QString> found;
    // A language in another script is drawn with what its desktop has.
    const auto isOfAnotherScript = [](char32_t sign, const QString& file) {
        return QChar::script(sign) > QChar::Script_Latin &&
               (file.endsWith(QLatin1String(".ts")) || file.contains(QLatin1String("/translations/")));
    };
    const auto note = [&](char32_t sign, const QString& file) {
        if (sign >= kFirstSign && !isOfAnotherScript(sign, file) && !found.contains(sign)) found.insert(sign, file);
    };
    for (const QString& folder : kFolders) {
        QDirIterator files(QStringLiteral(ELGRANDE_ROOT "/") + folder, kTexts, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString name = files.next();
            if (name.contains(QLatin1String("/tests/"))) continue;
            QFile file(name);
            if (!file.open(QIODevice::ReadOnly)) continue;
            const QString text = QString::fromUtf8(file.readAll());
            for (const uint sign : text.toUcs4()) note(sign, name);
            for (auto each = kByNumber.globalMatch(text); each.hasNext();)
                note(each.next().captured(1).toUInt(nullptr, 16), name);
        }
    }
    found.remove(0xad); // a soft hyphen is not seen
    return found;
}

// Of the font that draws `sign` where `font` is asked for; empty: there is none that has it.
QString familyThatDraws(char32_t sign, const QFont& font) {
    QTextLayout layout(QString::fromUcs4(&sign, 1), font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    const bool drawn = runs.size() == 1 && runs.first().glyphIndexes().value(0) != 0;
    return drawn ? runs.first().rawFont().familyName() : QString();
}

} // namespace

class SignsTest : public QObject {
    Q_OBJECT

  private slots:
    void everySignIsInABundledFont_data();
    void everySignIsInABundledFont();
};

void SignsTest::everySignIsInABundledFont_data() {
    QTest::addColumn<QFont>("font");
    QTest::newRow("sans") << Theme::sans(14);
    QTest::newRow("sans, bold") << Theme::sans(14, true);
    QTest::newRow("serif") << Theme::serif(14);
    QTest::newRow("serif, bold") << Theme::serif(14, true);
}

void SignsTest::everySignIsInABundledFont() {
    QFETCH(QFont, font);
    Theme::loadFonts();
    static const QStringList kBundled{"Open Sans", "Elgrande Serif", "Elgrande Signs"};
    const QMap<char32_t, QString> signs = signsWritten();
    QVERIFY(signs.contains(0x2192)); // of the rulebook's tables: the sources were found
    QStringList missing;
    for (auto each = signs.begin(); each != signs.end(); ++each)
        if (const QString family = familyThatDraws(each.key(), font); !kBundled.contains(family))
            missing << QStringLiteral("U+%1 of %2: “%3”")
                           .arg(quint32{each.key()}, 4, 16, QLatin1Char('0'))
                           .arg(each.value(), family);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

ELGRANDE_TEST(SignsTest)
#include "signs_test.moc"
