// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/network/code_field.h"

#include "views/texts/error_text.h"
#include "views/toolkit/translated.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace elgrande {
namespace {

constexpr int kGroup = lan::JoinCode::kGroup;
constexpr int kLongest = 400; // with the words around it
constexpr int kShown = lan::JoinCode::kSize + lan::JoinCode::kSize / kGroup - 1;
constexpr qreal kMargin = 1.6; // letters

bool isBetween(QChar letter) { return letter.category() == QChar::Punctuation_Dash || letter.isSpace(); }

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
    setPlaceholderText(QStringLiteral("XXX-XXX"));
    Translated::of(this).name(this, QT_TR_NOOP("Join code"));
}

QString CodeField::foundIn(const QString& message) {
    static const QRegularExpression whole(QStringLiteral("\\b[0-9A-Za-z]{3}[-–][0-9A-Za-z]{3}\\b"));
    const auto found = whole.match(message);
    return found.hasMatch() ? found.captured() : message;
}

QString CodeField::grouped(const QString& typed) {
    QString text;
    int letters = 0;
    for (const QChar letter : typed) {
        if (isBetween(letter)) continue;
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
    const auto read = lan::JoinCode::read(text());
    return read ? std::optional(*read) : std::nullopt;
}

bool CodeField::isWrong() const {
    const QString typed = text();
    const auto letters = std::count_if(typed.begin(), typed.end(), [](QChar each) { return !isBetween(each); });
    const auto isReadable = [](QChar each) {
        return isBetween(each) || (each.unicode() < 128 && each.isLetterOrNumber());
    };
    return letters > lan::JoinCode::kSize || !std::all_of(typed.begin(), typed.end(), isReadable);
}

QString CodeField::note() const {
    const QString typed = text();
    if (std::all_of(typed.begin(), typed.end(), isBetween))
        return tr("Six letters or digits, shown in the host's lobby.");
    const auto read = lan::JoinCode::read(typed);
    return read ? tr("The code is complete.") : texts::errorText(read.fault());
}

QSize CodeField::sizeHint() const {
    const int letter = fontMetrics().horizontalAdvance(u'0');
    return {static_cast<int>((kShown + kMargin) * letter) + 8, QLineEdit::sizeHint().height()};
}

} // namespace elgrande

#include "moc_code_field.cpp"
