// Reading JSON that came from outside: every field is checked for its type and range, unknown fields are refused, and
// the first fault is kept as a sentence that says which field of what it was found in.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <string>

namespace elgrande {

class JsonFault {
  public:
    bool found() const { return !sentence_.empty(); }
    const std::string& sentence() const { return sentence_; }
    void tell(const QString& sentence) {
        if (sentence_.empty()) sentence_ = sentence.toStdString();
    }

  private:
    std::string sentence_;
};

// At most 60 characters of a foreign text, in quotes.
QString quoted(const QString& text);
QString quoted(const std::string& text);

class JsonView {
  public:
    // `what` begins the sentences: "The position", "The seat red".
    JsonView(QJsonObject json, QString what, JsonFault& fault);

    // Refuses fields that are not in the list.
    void knows(const QStringList& fields) const;
    bool has(const QString& field) const { return json_.contains(field); }
    bool isNull(const QString& field) const { return json_.value(field).isNull(); }
    // Present and not null.
    bool given(const QString& field) const { return has(field) && !isNull(field); }
    QStringList fields() const { return json_.keys(); }

    // Missing or null: the default. Anything else of a wrong type or out of range is a fault.
    int number(const QString& field, int fallback, int low, int high) const;
    std::string text(const QString& field, const std::string& fallback) const;
    bool flag(const QString& field, bool fallback) const;
    QJsonArray array(const QString& field) const;
    JsonView object(const QString& field, const QString& what) const;
    QJsonValue value(const QString& field) const { return json_.value(field); }

    const QString& what() const { return what_; }
    void fail(const QString& rest) const { fault_.tell(what_ + QLatin1Char(' ') + rest); }

    // A whole number in range, or a fault that `name` begins.
    static int wholeNumber(const QJsonValue& value, const QString& name, int low, int high, JsonFault& fault);

  private:
    QJsonObject json_;
    QString what_;
    JsonFault& fault_;
};

} // namespace elgrande
