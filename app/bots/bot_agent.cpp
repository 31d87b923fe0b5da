#include "app/bots/bot_agent.h"

#include <QDeadlineTimer>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

#include <algorithm>
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace elgrande {
namespace {

constexpr int kLook = 20;          // milliseconds between two looks at whether the answer is still wanted
constexpr int kFarewell = 500;     // milliseconds to end by itself when the game is over
constexpr qsizetype kWords = 2000; // bytes of its error output that are kept

Error tooLate(int milliseconds) {
    return {QT_TRANSLATE_NOOP("elgrande::errors", "It gave no answer within %1 ms."), {std::to_string(milliseconds)}};
}

} // namespace

class BotAgent::Program {
  public:
    ~Program() {
        if (process_.state() == QProcess::NotRunning) return;
        process_.closeWriteChannel();
        if (!killed_ && process_.waitForFinished(kFarewell)) return;
        kill();
    }

    std::optional<Error> start(const QString& command, int milliseconds) {
        QStringList words = QProcess::splitCommand(command);
        if (words.isEmpty()) return Error{QT_TRANSLATE_NOOP("elgrande::errors", "It is not known on this computer.")};
        const pid_t parent = getpid();
        process_.setChildProcessModifier([parent] {
            setpgid(0, 0);                    // so that what it starts is ended with it
            prctl(PR_SET_PDEATHSIG, SIGKILL); // however this program dies
            if (getppid() != parent) _exit(1);
        });
        const QString program = words.takeFirst();
        process_.start(program, words);
        if (process_.waitForStarted(milliseconds)) return {};
        return Error{QT_TRANSLATE_NOOP("elgrande::errors", "It cannot be started: %1."),
                     {process_.errorString().toStdString()}};
    }

    // The line that it answers with, without its end; nothing when the answer is not wanted any more.
    Result<std::optional<QByteArray>> ask(const QByteArray& question, int milliseconds,
                                          const std::atomic<bool>* cancel) {
        const QDeadlineTimer end(milliseconds);
        process_.write(question);
        while (true) {
            words_ = (words_ + process_.readAllStandardError()).right(kWords);
            if (process_.canReadLine() || process_.bytesAvailable() > kLongestBotAnswer) {
                const QByteArray line = process_.readLine(kLongestBotAnswer + 1);
                if (line.endsWith('\n')) return std::optional(line.chopped(1));
                return Error{QT_TRANSLATE_NOOP("elgrande::errors", "Its answer is longer than %1 bytes."),
                             {std::to_string(kLongestBotAnswer)}};
            }
            if (process_.state() == QProcess::NotRunning) return ended();
            if (cancel != nullptr && *cancel) return std::optional<QByteArray>();
            if (end.hasExpired()) return tooLate(milliseconds);
            process_.waitForReadyRead(static_cast<int>(std::min<qint64>(kLook, end.remainingTime())));
        }
    }

    // With the last line of what it has said on its error output, which is where languages say what went wrong.
    Error withLastWords(Error why) {
        words_ = (words_ + process_.readAllStandardError()).right(kWords);
        const QList<QByteArray> lines = words_.trimmed().split('\n');
        const QString last = QString::fromUtf8(lines.last().trimmed().left(200));
        if (last.isEmpty()) return why;
        return {QT_TRANSLATE_NOOP("elgrande::errors", "%1 Its last words: '%2'"), {std::move(why), last.toStdString()}};
    }

    void kill() {
        killed_ = true;
        if (process_.processId() > 0) ::kill(-static_cast<pid_t>(process_.processId()), SIGKILL);
        process_.kill();
        process_.waitForFinished();
    }

  private:
    Error ended() const {
        if (process_.exitStatus() == QProcess::CrashExit)
            return {QT_TRANSLATE_NOOP("elgrande::errors", "It ended by signal %1 instead of answering."),
                    {std::to_string(process_.exitCode())}};
        return {QT_TRANSLATE_NOOP("elgrande::errors", "It ended with status %1 instead of answering."),
                {std::to_string(process_.exitCode())}};
    }

    QProcess process_;
    QByteArray words_;
    bool killed_ = false;
};

BotAgent::BotAgent(const QString& command, const BotLimits& limits)
    : command_(command)
    , limits_(limits)
    , standIn_(makeAgent("greedy")) {}

BotAgent::~BotAgent() = default;

std::optional<Error> BotAgent::faultOf(const QString& command) {
    const QStringList words = QProcess::splitCommand(command);
    const QString program = words.value(0);
    const QFileInfo file(program);
    if (program.contains('/') ? file.isFile() && file.isExecutable()
                              : !QStandardPaths::findExecutable(program).isEmpty())
        return {};
    return Error{QT_TRANSLATE_NOOP("elgrande::errors", "There is no program '%1' that can be run."),
                 {program.toStdString()}};
}

Thought BotAgent::think(const Rules& rules, const InformationState& known, const ActionList& legal,
                        const ThinkLimits& limits) {
    fault_.reset();
    int milliseconds = limits_.answer;
    if (!program_) {
        program_ = std::make_unique<Program>();
        fault_ = program_->start(command_, limits_.start);
        milliseconds += limits_.start;
    }
    BotLimits told = limits_;
    told.simulations = limits.simulations;
    ++asked_;
    if (!fault_) {
        const auto line = program_->ask(botQuestion(rules, known, legal, asked_, told), milliseconds, limits.cancel);
        if (line && *line) {
            const Result<Action> action = botAnswer(rules, legal, asked_, **line);
            if (action) return {*action};
            fault_ = action.fault();
        } else if (!line) {
            fault_ = line.fault();
        }
        if (fault_) fault_ = program_->withLastWords(*fault_);
    }
    program_->kill();
    program_.reset();
    Thought thought = standIn_->think(rules, known, legal, limits);
    thought.fault = fault_;
    return thought;
}

void BotAgent::leave() {
    program_.reset();
    fault_.reset();
    asked_ = 0;
}

} // namespace elgrande
