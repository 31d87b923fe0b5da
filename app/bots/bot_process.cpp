// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_process.h"

#include "app/bots/bot_question.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcessEnvironment>
#include <QStringList>
#include <QUuid>

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace elgrande {
namespace {

constexpr int kLook = 20;               // milliseconds between two looks at whether the answer is still wanted
constexpr int kFarewell = 500;          // milliseconds to end by itself when the game is over
constexpr qsizetype kWords = 2000;      // bytes of its error output that are kept
constexpr qsizetype kShownUnasked = 80; // bytes of what it said unasked
constexpr int kMostAtOnce = 64 * 1024;  // bytes read from a pipe before something else is looked at
constexpr int kSearches = 20;           // for what it has started and left behind
constexpr const char* kMarkName = "ELGRANDE_PROGRAM";

Error tooLate(int milliseconds) {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "It did not answer within %1 ms."), {std::to_string(milliseconds)}};
}

// The numbers of the standard channels are for those.
int aboveStandard(int end) {
    if (end < 0 || end > STDERR_FILENO) return end;
    const int higher = fcntl(end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    close(end);
    return higher;
}

struct Pipe {
    Pipe() {
        int ends[2] = {-1, -1};
        if (pipe2(ends, O_CLOEXEC) != 0) return;
        read = aboveStandard(ends[0]);
        write = aboveStandard(ends[1]);
        fcntl(read, F_SETFL, O_NONBLOCK);
    }
    int read = -1;
    int write = -1;
};

void closeEnd(int& end) {
    if (end >= 0) close(end);
    end = -1;
}

// As much as is there and wanted; closes the end when nothing can come any more.
QByteArray readFrom(int& end, qsizetype most) {
    QByteArray bytes;
    std::array<char, 4096> part{};
    while (end >= 0 && bytes.size() < most) {
        const std::size_t wanted = std::min(part.size(), static_cast<std::size_t>(most - bytes.size()));
        const ssize_t count = read(end, part.data(), wanted);
        if (count < 0) break;
        if (count == 0) closeEnd(end);
        bytes.append(part.data(), count);
    }
    return bytes;
}

} // namespace

BotProcess::~BotProcess() {
    if (process_.state() != QProcess::NotRunning) {
        process_.closeWriteChannel();
        for (const QDeadlineTimer end(kFarewell); !killed_ && !end.hasExpired() && !process_.waitForFinished(kLook);) {
            hear(); // so that it is not held up by words that nobody reads
            heard_.clear();
        }
    }
    if (!mark_.isEmpty() && !killed_) kill();
    closeEars();
}

Result<void> BotProcess::start(const QString& command, int milliseconds) {
    QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty()) return Error{QT_TRANSLATE_NOOP("elgrande::errors", "It is not available on this computer.")};
    Pipe answers;
    Pipe errors;
    const pid_t parent = getpid();
    process_.setChildProcessModifier([parent, out = answers.write, err = errors.write] {
        dup2(out, STDOUT_FILENO);
        dup2(err, STDERR_FILENO);
        setpgid(0, 0);                    // so that what it starts is ended with it
        prctl(PR_SET_PDEATHSIG, SIGKILL); // however this program dies
        if (getppid() != parent) _exit(1);
    });
    mark_ = QUuid::createUuid().toByteArray();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kMarkName), QString::fromLatin1(mark_));
    process_.setProcessEnvironment(environment);
    process_.setProcessChannelMode(QProcess::ForwardedChannels); // onto which the pipes are laid
    const QString program = words.takeFirst();
    process_.start(program, words);
    closeEnd(answers.write);
    closeEnd(errors.write);
    ears_ = {answers.read, errors.read};
    if (process_.waitForStarted(milliseconds)) return {};
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "It could not be started: %1."),
                 {process_.errorString().toStdString()}};
}

Result<std::optional<QByteArray>> BotProcess::ask(const QByteArray& question, int milliseconds,
                                                  const std::atomic<bool>* cancel) {
    hear();
    if (!heard_.isEmpty())
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "It wrote '%1' before it was asked."),
                     {QString::fromUtf8(heard_.trimmed().left(kShownUnasked)).toStdString()}};
    const QDeadlineTimer end(milliseconds);
    process_.write(question);
    while (true) {
        const bool over = process_.waitForFinished(0) || process_.state() == QProcess::NotRunning; // writes as well
        hear();
        if (auto line = takeLine()) return line;
        if (heard_.size() > kLongestBotAnswer)
            return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Its answer is longer than %1 bytes."),
                         {std::to_string(kLongestBotAnswer)}};
        if (over) return ended();
        if (cancel != nullptr && *cancel) return std::optional<QByteArray>();
        if (end.hasExpired()) return tooLate(milliseconds);
        waitToHear(process_.bytesToWrite() > 0
                       ? 1
                       : static_cast<int>(std::min<qint64>(kLook, std::max<qint64>(1, end.remainingTime()))));
    }
}

std::optional<QByteArray> BotProcess::takeLine() {
    const qsizetype end = heard_.left(kLongestBotAnswer).indexOf('\n');
    if (end < 0) return {};
    const QByteArray line = heard_.left(end);
    heard_.remove(0, end + 1);
    return line;
}

void BotProcess::hear() {
    heard_ += readFrom(ears_.answers, kLongestBotAnswer + 1 - heard_.size());
    words_ = (words_ + readFrom(ears_.words, kMostAtOnce)).right(kWords);
}

void BotProcess::waitToHear(int milliseconds) const {
    std::array<pollfd, 2> ears{pollfd{ears_.answers, POLLIN, 0}, pollfd{ears_.words, POLLIN, 0}};
    poll(ears.data(), ears.size(), milliseconds);
}

void BotProcess::closeEars() {
    closeEnd(ears_.answers);
    closeEnd(ears_.words);
}

Error BotProcess::withLastWords(Error why) {
    hear();
    const QList<QByteArray> lines = words_.trimmed().split('\n');
    const QString last = QString::fromUtf8(lines.last().trimmed().left(200));
    if (last.isEmpty()) return why;
    return {QT_TRANSLATE_NOOP("elgrande::errors", "%1 Its last output: '%2'"), {std::move(why), last.toStdString()}};
}

void BotProcess::kill() {
    killed_ = true;
    if (process_.processId() > 0) ::kill(-static_cast<pid_t>(process_.processId()), SIGKILL);
    process_.kill();
    process_.waitForFinished();
    if (!mark_.isEmpty()) endStrays();
}

// Whoever has left the process group is known by the mark. Searched until nobody is found, for one may be about to
// start another.
void BotProcess::endStrays() const {
    const QByteArray mark = QByteArray(kMarkName) + '=' + mark_;
    for (int search = 0; search < kSearches; ++search) {
        bool any = false;
        for (const QString& name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            bool isProcess = false;
            const int id = name.toInt(&isProcess);
            QFile environment(QStringLiteral("/proc/%1/environ").arg(name));
            if (!isProcess || !environment.open(QIODevice::ReadOnly)) continue;
            if (!environment.readAll().split('\0').contains(mark)) continue;
            any = true;
            ::kill(id, SIGKILL);
        }
        if (!any) return;
        usleep(1000);
    }
}

Error BotProcess::ended() const {
    if (process_.exitStatus() == QProcess::CrashExit)
        return {QT_TRANSLATE_NOOP("elgrande::errors", "It was terminated by signal %1 instead of answering."),
                {std::to_string(process_.exitCode())}};
    return {QT_TRANSLATE_NOOP("elgrande::errors", "It exited with status %1 instead of answering."),
            {std::to_string(process_.exitCode())}};
}

} // namespace elgrande
