// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lan/look_alike.h"

#include <QString>

#include <unicode/uspoof.h>

#include <memory>

namespace elgrande::lan {

namespace {

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

// ICU knows Unicode's list of confusable letters, and grows with the system. Without its data, only what is equal looks
// alike.
QString skeletonOf(const QString& text) {
    static const std::unique_ptr<USpoofChecker, CloseChecker> checker = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<USpoofChecker, CloseChecker>(uspoof_open(&status));
    }();
    if (!checker) return text;
    QString skeleton(32 * text.size() + 1, Qt::Uninitialized); // one letter can become eighteen
    UErrorCode status = U_ZERO_ERROR;
    const auto* from = reinterpret_cast<const UChar*>(text.utf16());
    const int size = uspoof_getSkeleton(checker.get(), 0, from, static_cast<std::int32_t>(text.size()),
                                        reinterpret_cast<UChar*>(skeleton.data()),
                                        static_cast<std::int32_t>(skeleton.size()), &status);
    return U_SUCCESS(status) ? skeleton.left(size) : text;
}

// Full-width and circled letters count as the plain ones.
QString smallLettersOf(const QString& text) { return text.normalized(QString::NormalizationForm_KC).toCaseFolded(); }

} // namespace

bool lookAlike(const QString& name, const QString& other) {
    return skeletonOf(name) == skeletonOf(other) ||
           skeletonOf(smallLettersOf(name)) == skeletonOf(smallLettersOf(other));
}

} // namespace elgrande::lan
