// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/prompt/bar_label.h"

#include "views/toolkit/told.h"

#include <QFontMetrics>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>
#include <array>

namespace elgrande {
namespace {

constexpr std::array kSizes{1.0, 0.93, 0.86, 0.8}; // of the largest font

int pixelsOf(const QFont& largest, double size) { return std::max(9, qRound(largest.pixelSize() * size)); }

// The words line by line; elided in the last line that the box has room for.
QStringList linesIn(const QString& words, const QFont& font, QSize box, bool& whole) {
    const QFontMetrics metrics(font);
    // What a label gives to a line: lineSpacing() is rounded down.
    const int spacing =
        metrics.size(0, QStringLiteral("X\nX")).height() - metrics.size(0, QStringLiteral("X")).height();
    const int most = std::max(1, box.height() / std::max(1, spacing));
    QStringList lines;
    whole = true;
    QString rest = QString(words).replace(u'\n', QChar::LineSeparator);
    QTextLayout layout(rest, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(box.width());
        if (lines.size() + 1 == most) {
            const QString last = rest.mid(line.textStart()).replace(QChar::LineSeparator, u' ').trimmed();
            lines << metrics.elidedText(last, Qt::ElideRight, box.width());
            whole = lines.back() == last;
            break;
        }
        lines << rest.mid(line.textStart(), line.textLength()).remove(QChar::LineSeparator).trimmed();
    }
    layout.endLayout();
    return lines;
}

// The same number of lines, as equal as can be: no word stands alone in the last one.
QStringList equalLinesIn(const QString& words, const QFont& font, QSize box) {
    bool whole = true;
    QStringList usual = linesIn(words, font, box, whole);
    if (!whole || usual.size() < 2) return usual;
    QStringList equal = usual;
    int narrow = box.width() / 2; // too narrow, or wide enough by chance
    int wide = box.width();
    while (wide - narrow > 1) {
        const int middle = (narrow + wide) / 2;
        const QStringList lines = linesIn(words, font, {middle, box.height()}, whole);
        const bool same = whole && lines.size() == usual.size();
        if (same) equal = lines;
        (same ? wide : narrow) = middle;
    }
    return equal;
}

// As many of the sentences as fit with `ending` behind them; all of them need none. Nothing: not even the first fits.
QString firstSentencesIn(const QString& words, const QFont& font, QSize box, const QString& ending) {
    static const QRegularExpression between(QStringLiteral("(?<=[.!?]) "));
    if (BarLabel::fitsIn(words, font, box)) return words;
    QStringList sentences = words.split(between);
    while (sentences.size() > 1) {
        sentences.removeLast();
        QString fewer = sentences.join(u' ') + ending;
        if (BarLabel::fitsIn(fewer, font, box)) return fewer;
    }
    return {};
}

} // namespace

BarLabel::BarLabel(QWidget* parent)
    : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignVCenter | Qt::AlignLeading);
}

void BarLabel::setWords(const QString& words, const QFont& font, bool shortens) {
    if (words == words_ && font == largest_ && shortens == shortens_ && size() == fitted_) return;
    shortens_ = shortens;
    words_ = words;
    largest_ = font;
    fit();
}

bool BarLabel::fitsIn(const QString& words, const QFont& font, QSize box) {
    bool whole = true;
    linesIn(words, font, box, whole);
    return whole;
}

bool BarLabel::canShow(const QString& words, const QFont& largest, QSize box) {
    return sentencesIn(words, largest, box) == words;
}

QString BarLabel::sentencesIn(const QString& words, QFont largest, QSize box) {
    if (largest.pixelSize() > 0) largest.setPixelSize(pixelsOf(largest, kSizes.back()));
    return firstSentencesIn(words, largest, box, QStringLiteral(" …"));
}

// A name with a full stop is no sentence.
QString BarLabel::mainPart(const QFont& font) const {
    if (!shortens_) return {};
    const QString first = firstSentencesIn(words_, font, size(), {});
    return first.contains(u':') ? first : QString();
}

void BarLabel::fit() {
    fitted_ = size();
    QFont font = largest_;
    QStringList lines;
    for (const double size : kSizes) {
        font = largest_;
        if (largest_.pixelSize() > 0) font.setPixelSize(pixelsOf(largest_, size));
        lines = linesIn(words_, font, this->size(), whole_);
        if (whole_) break;
    }
    const QString first = whole_ ? words_ : mainPart(font);
    if (!first.isEmpty()) lines = equalLinesIn(first, font, this->size());
    if (font != this->font()) setFont(font);
    if (const QString shown = lines.join(u'\n'); shown != text()) setText(shown); // each change is told (told.h)
    tellName(*this, words_);
}

void BarLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

} // namespace elgrande

#include "moc_bar_label.cpp"
