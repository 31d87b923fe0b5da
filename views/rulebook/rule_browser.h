// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// A page of the rulebook. Pictures are the game's own drawings: "art:pieces/king?60" is that one, 60 pixels high,
// crisp on every screen; a third part names a player's colour. "bar:…" is a bar of findings_page.h.
#pragma once

#include "views/charts/charts.h"
#include "views/theme/art.h"

#include <QTextBrowser>

namespace elgrande {

class RuleBrowser : public QTextBrowser {
    Q_OBJECT

  public:
    explicit RuleBrowser(const Theme& theme, QWidget* parent = nullptr);

    // Its heading at the top, or as far up as the page goes.
    void scrollToParagraph(const QString& name);
    void scrollToBeginning();
    QVariant loadResource(int type, const QUrl& name) override;

  private:
    QPixmap barPicture(const ChartSpan& span) const;

    QString paragraph_; // at the top until somebody scrolls
    const Theme& theme_;
    Art art_;
};

} // namespace elgrande
