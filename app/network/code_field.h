// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Input field for a join code: groups the characters while typing, extracts a code from pasted text, and reports
// mistakes immediately.
#pragma once

#include "app/lan/join_code.h"

#include <QLineEdit>

#include <optional>

namespace elgrande {

class CodeField : public QLineEdit {
    Q_OBJECT

  public:
    explicit CodeField(QWidget* parent = nullptr);

    std::optional<lan::JoinCode> code() const; // nothing: not complete, or wrong
    bool isWrong() const;                      // more characters would not help
    QString note() const;                      // progress, or what is wrong

    static QString grouped(const QString& typed);
    static QString foundIn(const QString& message); // the code in it, grouped; otherwise the whole message

  protected:
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  private:
    void tidy();

    qsizetype before_ = 0; // characters at the last tidy()
};

} // namespace elgrande
