// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/game_model/plain_text.h"

#include <QList>

#include <algorithm>
#include <array>

namespace elgrande {
namespace {

struct Letters {
    char32_t first;
    char32_t last;
};

// Unicode's Default_Ignorable_Code_Point, also where nothing stands yet, and what is drawn as nothing although it is a
// letter or a sign.
constexpr std::array kUnseen{
    Letters{0x00ad, 0x00ad},   Letters{0x034f, 0x034f},   Letters{0x061c, 0x061c},   Letters{0x115f, 0x1160},
    Letters{0x17b4, 0x17b5},   Letters{0x180b, 0x180f},   Letters{0x200b, 0x200f},   Letters{0x202a, 0x202e},
    Letters{0x2060, 0x206f},   Letters{0x2800, 0x2800},   Letters{0x3164, 0x3164},   Letters{0xfe00, 0xfe0f},
    Letters{0xfeff, 0xfeff},   Letters{0xffa0, 0xffa0},   Letters{0xfff0, 0xfffc},   Letters{0x13441, 0x13442},
    Letters{0x16fe4, 0x16fe4}, Letters{0x1bca0, 0x1bca3}, Letters{0x1d159, 0x1d159}, Letters{0x1d173, 0x1d17a},
    Letters{0xe0000, 0xe0fff},
};

bool isUnseen(char32_t letter) {
    return std::any_of(kUnseen.begin(), kUnseen.end(),
                       [letter](const Letters& each) { return letter >= each.first && letter <= each.last; });
}

bool isHarmless(char32_t letter) {
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Format: // direction marks among them
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    default:
        return !QChar::isNonCharacter(letter) && !isUnseen(letter);
    }
}

bool isMark(char32_t letter) {
    const QChar::Category category = QChar::category(letter);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

// Of what a letter carries only so much is kept; more only climbs over the lines above. What no letter carries is not
// seen, or on a letter of somebody else.
QString withFewMarks(const QString& text) {
    constexpr int kMarks = 3;
    QString kept;
    int room = 0;
    for (const char32_t letter : text.toUcs4()) {
        if (!isMark(letter))
            room = letter == U' ' ? 0 : kMarks;
        else if (--room < 0)
            continue;
        kept += QChar::fromUcs4(letter);
    }
    return kept;
}

} // namespace

QString plainText(const QString& text, qsizetype most) {
    QString plain;
    // What stands far behind the end is not even looked at.
    for (const char32_t letter : text.left(4 * most).toUcs4()) {
        if (QChar::isSpace(letter))
            plain += u' ';
        else if (isHarmless(letter))
            plain += QChar::fromUcs4(letter);
    }
    // Only now, when nothing that is not seen keeps a letter from its mark: two names that look alike are the same.
    plain = withFewMarks(plain.normalized(QString::NormalizationForm_C)).simplified();
    if (plain.size() <= most) return plain;
    if (plain.at(most - 1).isHighSurrogate()) --most;
    return plain.left(most).trimmed();
}

} // namespace elgrande
