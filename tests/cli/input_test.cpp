// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// What comes in on a pipe: lines in pieces, lines that are too long, and stop while something is worked on.
#include "tests/cli/cli_test.h"

#include "app/cli/input.h"
#include "app/cli/session.h"

#include <QJsonDocument>

#include <unistd.h>

#include <array>

namespace elgrande::test {

namespace {

using Kind = cli::Input::Kind;

class Pipe {
  public:
    Pipe() { expect(pipe(ends_.data()) == 0, "no pipe"); }
    ~Pipe() {
        close();
        ::close(ends_[0]);
    }
    int out() const { return ends_[0]; }
    void write(const QByteArray& bytes) {
        expect(::write(ends_[1], bytes.constData(), static_cast<std::size_t>(bytes.size())) == bytes.size(),
               "not written");
    }
    void close() {
        if (ends_[1] >= 0) ::close(ends_[1]);
        ends_[1] = -1;
    }

  private:
    std::array<int, 2> ends_{-1, -1};
};

void comes(cli::Input& input, Kind kind, const QByteArray& text) {
    QByteArray line;
    const Kind came = input.next(line);
    expect(came == kind, "the wrong kind of line instead of '" + text.toStdString() + "'");
    if (came == Kind::Line)
        expect(line == text, "'" + line.toStdString() + "' instead of '" + text.toStdString() + "'");
}

void linesInPieces() {
    Pipe pipe;
    cli::Input input(pipe.out());
    pipe.write("one\ntw");
    comes(input, Kind::Line, "one");
    pipe.write("o\n\nthree");
    comes(input, Kind::Line, "two");
    comes(input, Kind::Line, "");
    pipe.close();
    comes(input, Kind::Line, "three");
    comes(input, Kind::End, "");
}

void longLines() {
    Pipe pipe;
    cli::Input input(pipe.out());
    const QByteArray part(1 << 14, 'a'); // less than a pipe holds
    for (qsizetype written = 0; written <= cli::kLongestLine; written += part.size()) {
        pipe.write(part);
        expect(!input.asksToStop(), "a long line asks to stop");
    }
    pipe.write("\nshort\n");
    comes(input, Kind::TooLong, "");
    comes(input, Kind::Line, "short");
}

void stopIsHeard() {
    Pipe pipe;
    cli::Input input(pipe.out());
    expect(!input.asksToStop(), "nothing asks to stop");
    pipe.write("{\"cmd\":\"hello\"}\n{\"cmd\":\"st");
    expect(!input.asksToStop(), "half a line asks to stop");
    pipe.write("op\",\"id\":7}\n");
    expect(input.asksToStop(), "stop is not heard");
    comes(input, Kind::Line, "{\"cmd\":\"hello\"}");
    expect(input.asksToStop(), "stop is forgotten");
    comes(input, Kind::Line, "{\"cmd\":\"stop\",\"id\":7}");
    expect(!input.asksToStop(), "what has been answered stops what comes after it");
    for (const char* refused : {"{\"cmd\":\"stop\",\"now\":true}", "stop", "[\"stop\"]", "{\"cmd\":[\"stop\"]}"})
        expect(!cli::Session::isStop(refused), std::string(refused) + " stops");
}

QJsonObject stopped(const char* request, int looks) {
    int left = looks;
    cli::Session session([&left] { return --left <= 0; });
    session.answer(R"({"cmd":"new"})");
    return QJsonDocument::fromJson(session.answer(request)).object();
}

void stopEndsARun() {
    for (const char* threads : {"1", "3"}) {
        const QJsonObject reply = stopped(
            QByteArray(R"({"cmd":"playout","games":1000000000,"threads":)" + QByteArray(threads) + "}").constData(), 3);
        expect(reply["ok"].toBool() && reply["games"].toInt() > 0 && reply["games"].toInt() < 1000000,
               "a playout is not stopped");
        expect(!reply.contains("digest"), "a playout that was stopped has a digest");
    }
    const QJsonObject whole = stopped(R"({"cmd":"playout","games":20})", 1 << 30);
    expect(whole["games"].toInt() == 20 && whole.contains("digest"), "a playout that nobody stops is cut short");
}

} // namespace

void testInput() {
    linesInPieces();
    longLines();
    stopIsHeard();
    stopEndsARun();
}

} // namespace elgrande::test
