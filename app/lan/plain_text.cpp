#include "app/lan/plain_text.h"

#include <QList>

namespace elgrande::lan {
namespace {

bool isHarmless(uint letter) {
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Format: // direction marks among them
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    default:
        return true;
    }
}

bool isMark(uint letter) {
    const QChar::Category category = QChar::category(letter);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

// Of what a letter carries only so much is kept; more only climbs over the lines above.
QString withFewMarks(const QString& text) {
    constexpr int kMarks = 3;
    QString kept;
    int marks = 0;
    for (const uint letter : text.toUcs4()) {
        marks = isMark(letter) ? marks + 1 : 0;
        if (marks <= kMarks) kept += QChar::fromUcs4(letter);
    }
    return kept;
}

} // namespace

QString plainText(const QString& text, qsizetype most) {
    QString plain;
    // What stands far behind the end is not even looked at.
    for (const uint letter : text.left(4 * most).toUcs4()) {
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

} // namespace elgrande::lan
