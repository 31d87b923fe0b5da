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
    bool isWrong() const;                      // more letters would not help
    QString note() const;                      // how far it is, or what is wrong with it

    static QString grouped(const QString& typed);
    static QString foundIn(const QString& message); // a code in its groups; else the message as it is

  protected:
    void changeEvent(QEvent* event) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  private:
    void tidy();
    void retranslate();

    qsizetype before_ = 0; // letters, when it was last tidied
};

} // namespace elgrande
