// The guest's connection for as long as the game lasts: enters with the code, and when the link breaks it makes a new
// one, again and again, and comes back to its seat with its token. It ends where trying again makes no sense, and asks
// after a while whether to go on.
#pragma once

#include "app/lan/entry.h"
#include "app/lan/guest_connection.h"
#include "app/lan/link.h"
#include "app/lan/reconnect.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

namespace elgrande::lan {

class ReturningLink : public GuestConnection {
    Q_OBJECT

  public:
    struct Table {
        QString host; // address or name
        quint16 port = 0;
        JoinCode code;
    };
    using TokenOf = std::function<std::optional<SeatToken>()>; // asked each time: a seat may have been taken since

    ReturningLink(Table table, Link::Greeter greeter, TokenOf token, const Limits& limits, QObject* parent = nullptr);
    ~ReturningLink() override;

    void start() override;
    void leave() override;
    void admit() override; // long messages are read, and silence is noticed
    bool send(const QCborMap& message) override;
    bool isOpen() const override { return link_ && link_->stage() == Link::Stage::Open; }
    void setTable(Table table) { table_ = std::move(table); } // found elsewhere: from the next try on
    Hello host() const { return link_ ? link_->theirs() : Hello(); }

  private:
    void open();
    void after(const Ending& why);

    Table table_;
    Link::Greeter greeter_;
    TokenOf token_;
    Limits limits_;
    Reconnect reconnect_;
    QTimer again_;
    QPointer<Link> link_;
    bool wasIn_ = false;
};

} // namespace elgrande::lan
