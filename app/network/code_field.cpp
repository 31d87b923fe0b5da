// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/code_field.h"

#include "app/storage/plain_letters.h"
#include "views/texts/error_text.h"
#include "views/toolkit/translated.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kGroup = 4;
constexpr int kLongest = 400; // with the words around it
constexpr int kShown = lan::kJoinLetters + lan::kJoinLetters / kGroup - 1;
constexpr qreal kMargin = 1.6; // letters

bool isBetween(QChar letter) { return letter == u'-' || letter.isSpace(); }

} // namespace

CodeField::CodeField(QWidget* parent)
    : QLineEdit(parent) {
    setMaxLength(kLongest);
    setObjectName(QStringLiteral("code"));
    setInputMethodHints(Qt::ImhUppercaseOnly | Qt::ImhNoPredictiveText);
    QFont letters = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    letters.setPixelSize(QFontInfo(font()).pixelSize());
    setFont(letters);
    connect(this, &QLineEdit::textEdited, this, &CodeField::tidy);
    setPlaceholderText(QStringLiteral("XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"));
    Translated::of(this).name(this, QT_TR_NOOP("Join code"));
}

QString CodeField::foundIn(const QString& message) {
    static const QRegularExpression whole(QStringLiteral("\\b(?:[0-9A-Za-z]{4}[-–\\s]+){5}[0-9A-Za-z]{4}\\b"));
    const auto found = whole.match(message);
    return found.hasMatch() ? found.captured() : message;
}

QString CodeField::grouped(const QString& typed) {
    QString text;
    int letters = 0;
    for (const QChar letter : typed) {
        if (isBetween(letter) || letter == u'–') continue;
        if (letters > 0 && letters % kGroup == 0) text += u'-';
        text += letter.toUpper();
        ++letters;
    }
    return text;
}

// The cursor stays behind the letter that it was behind.
void CodeField::tidy() {
    const QString before = text().left(cursorPosition());
    const bool pasted = text().size() - std::exchange(before_, text().size()) > kGroup;
    const QString now = grouped(pasted ? foundIn(text()) : text());
    before_ = now.size();
    if (now == text()) return;
    const auto letters = std::count_if(before.begin(), before.end(), [](QChar each) { return !isBetween(each); });
    const bool atEnd = cursorPosition() == text().size();
    setText(now);
    qsizetype at = 0;
    for (qsizetype seen = 0; at < now.size() && seen < letters; ++at)
        if (now[at] != u'-') ++seen;
    setCursorPosition(static_cast<int>(atEnd ? now.size() : at));
}

std::optional<lan::JoinCode> CodeField::code() const {
    auto read = lan::JoinCode::read(text());
    if (!read) return {};
    return std::move(*read);
}

bool CodeField::isWrong() const {
    const QString letters = tidiedLetters(text());
    return letters.size() > lan::kJoinLetters ||
           std::any_of(letters.begin(), letters.end(), [](QChar each) { return plainLetterValue(each) < 0; });
}

QString CodeField::note() const {
    if (tidiedLetters(text()).isEmpty()) return tr("Six groups of four letters or digits, shown in the host's lobby.");
    const auto read = lan::JoinCode::read(text());
    return read ? tr("The code is complete.") : texts::errorText(read.fault());
}

QSize CodeField::sizeHint() const {
    const int letter = fontMetrics().horizontalAdvance(u'0');
    return {static_cast<int>((kShown + kMargin) * letter) + 8, QLineEdit::sizeHint().height()};
}

} // namespace elgrande
