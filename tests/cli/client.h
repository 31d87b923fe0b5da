// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// Somebody who talks to a session of the engine protocol, and what is expected of every reply.
#pragma once

#include "tests/cli/cli_test.h"

#include "app/cli/session.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace elgrande::test {

class Client {
  public:
    QJsonObject ask(const QByteArray& line) {
        const QByteArray reply = session_.answer(line);
        expect(!reply.contains('\n'), "a reply of several lines");
        const QJsonDocument json = QJsonDocument::fromJson(reply);
        expect(json.isObject(), "a reply that is no object: " + reply.toStdString());
        return json.object();
    }
    QJsonObject ask(const QJsonObject& request) { return ask(QJsonDocument(request).toJson(QJsonDocument::Compact)); }
    QJsonObject good(const QJsonObject& request) {
        QJsonObject reply = ask(request);
        expect(reply["ok"].toBool(), QJsonDocument(reply).toJson(QJsonDocument::Compact).toStdString());
        return reply;
    }
    void refused(const QByteArray& line, const QString& code) {
        const QJsonObject reply = ask(line);
        expect(reply["ok"].isBool() && !reply["ok"].toBool(), "accepted: " + line.left(200).toStdString());
        expect(reply["error"].toObject()["code"].toString() == code,
               line.left(200).toStdString() + " gives " +
                   QJsonDocument(reply).toJson(QJsonDocument::Compact).toStdString());
        expect(!reply["error"].toObject()["message"].toString().isEmpty(), "an error without a message");
    }
    bool finished() const { return session_.finished(); }

  private:
    cli::Session session_;
};

} // namespace elgrande::test
