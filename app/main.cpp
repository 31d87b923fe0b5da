// SPDX-FileCopyrightText: 2026 The El Grande fan project
// SPDX-License-Identifier: GPL-3.0-or-later

// The program `elgrande`: reads its command line, makes the window and starts the event loop.
#include "app/files/game_files.h"
#include "app/files/list_file.h"
#include "app/network/network_desk.h"
#include "app/new_game/new_game_desk.h"
#include "app/preferences/settings_desk.h"
#include "app/program/heaps.h"
#include "app/program/language.h"
#include "app/program/quit_signals.h"
#include "app/settings/settings.h"
#include "app/shell/screen_room.h"
#include "app/shell/table_style.h"
#include "app/statistics/statistics_desk.h"
#include "app/storage/file_names.h"
#include "app/window/command_line.h"
#include "app/window/demo.h"
#include "app/window/main_window.h"
#include "expansions/installed.h"
#include "views/texts/error_text.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QScreen>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

#include <cmath>
#include <csignal>
#include <memory>
#include <optional>

using namespace elgrande;

namespace {

void nameProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("elgrande"));
    QCoreApplication::setApplicationName(QStringLiteral("elgrande"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ELGRANDE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("El Grande"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.elgrande_fan.ElGrande"));
}

QStringList argumentsOf(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

// Has to be settled before QApplication is made.
void preparePlatform(const CommandLine& wanted) {
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (wanted.demo && !display && !wanted.platform && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // The command line counts more than the environment, and that more than what the player has set.
    double scale = wanted.scale;
    if (scale <= 0 && !wanted.demo && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR")) scale = Settings().scale() / 100.0;
    if (scale > 0) qputenv("QT_SCALE_FACTOR", QByteArray::number(scale));
}

constexpr int kFailed = 1; // as the man pages say
constexpr int kUsage = 2;

bool isWindowPossible(const CommandLine& wanted) {
#ifdef Q_OS_LINUX
    return wanted.demo || wanted.platform || qEnvironmentVariableIsSet("DISPLAY") ||
           qEnvironmentVariableIsSet("WAYLAND_DISPLAY") || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    (void)wanted;
    return true;
#endif
}

// In the language that is asked for, also where the command line as a whole cannot be read; else in the player's own.
QString languageOf(const QStringList& arguments) {
    static const QString option = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        QString value = arguments[i] == option                   ? arguments.value(i + 1)
                        : arguments[i].startsWith(option + u'=') ? arguments[i].mid(option.size() + 1)
                                                                 : QString();
        if (Language::known().contains(value)) return value;
    }
    return Settings().language();
}

struct Say {
    Q_DECLARE_TR_FUNCTIONS(elgrande::CommandLine)
};

// One sentence on standard error. What is wrong with the command line is read once more, now in a language.
int complain(int argc, char** argv, int status) {
    const QCoreApplication application(argc, argv);
    Language language;
    language.use(languageOf(argumentsOf(argc, argv)));
    const Result<CommandLine> wanted = readCommandLine(argumentsOf(argc, argv));
    QTextStream(stderr) << QStringLiteral("elgrande: ")
                        << (wanted ? Say::tr("There is no display to open a window on; --demo works without one.")
                                   : texts::errorText(wanted.fault()))
                        << Qt::endl;
    return status;
}

// Help and version are for terminals: no display is needed for them. The toolkit tells its options only to a program
// that has taken them.
int answerInTerminal(int argc, char** argv, const CommandLine& wanted) {
    if (wanted.wholeHelp) qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::unique_ptr<QCoreApplication> application(wanted.wholeHelp ? new QGuiApplication(argc, argv)
                                                                         : new QCoreApplication(argc, argv));
    Language language;
    language.use(languageOf(argumentsOf(argc, argv)));
    if (wanted.wholeHelp) printWholeHelp();
    QTextStream(stdout) << (wanted.version ? QStringLiteral("elgrande " ELGRANDE_VERSION "\n") : commandLineHelp());
    return 0;
}

// On a small screen the title bar would push the lower edge out.
bool fitsWithFrame(const QWidget& window) { return window.size() == window.size().boundedTo(roomOn(*window.screen())); }

// Per cent of what the screen's own pixels are.
int shownScale() { return static_cast<int>(std::lround(100 * QGuiApplication::primaryScreen()->devicePixelRatio())); }

// Whoever asks for more than the screen has room for gets as much as there is. Then the program's window system has to
// be begun anew, which reads the scale only once.
bool lowerScale() {
    const QScreen& screen = *QGuiApplication::primaryScreen();
    const double asked = screen.devicePixelRatio();
    const double fits = fittingScale(roomOn(screen), asked);
    if (fits >= asked) return false;
    const double factor = qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1")).toDouble();
    qputenv("QT_SCALE_FACTOR", QByteArray::number((factor > 0 ? factor : 1) * fits / asked));
    return true;
}

int run(int argc, char** argv, const CommandLine& wanted) {
    auto application = std::make_unique<QApplication>(argc, argv);
    const int asked = shownScale();
    if (!wanted.demo && lowerScale()) {
        application.reset();
        application = std::make_unique<QApplication>(argc, argv);
    }
    const ScreenRoom room;
    QApplication::setStyle(new TableStyle(false)); // the window knows whether for touch
    installExpansionViews();
    // A demo neither reads nor changes what the player has set.
    const QuitSignals quitSignals;
    const std::optional<QTemporaryDir> scratch = wanted.demo ? std::make_optional<QTemporaryDir>() : std::nullopt;
    Settings settings = scratch ? Settings(scratch->filePath(QStringLiteral("demo.ini"))) : Settings();
    if (wanted.dark) settings.dark.setForNow(*wanted.dark);
    Language language;
    language.use(wanted.language.isEmpty() ? settings.language() : wanted.language);
    Theme theme(settings.isDark() ? Theme::Mode::Dark : Theme::Mode::Light);
    MainWindow window(settings, language, theme);
    // A demo's picture has the size that is asked for, whatever the screen.
    if (wanted.size.isValid())
        window.resize(wanted.demo ? wanted.size : wanted.size.boundedTo(roomOn(*window.screen())));
    if (!wanted.demo && !wanted.size.isValid() && !fitsWithFrame(window))
        window.showMaximized();
    else
        window.show();
    if (wanted.demo) {
        Demo demo(window, wanted);
        return demo.begin() ? QApplication::exec() : kFailed;
    }
    window.statistics().archive().setFolder(Settings::gamesFolder()); // to which finished games go from the other one
    window.files().keepUnfinishedIn(Settings::unfinishedFolder());
    window.network().session().removeFinishedTables();
    window.lists().setFile(Settings::listsFile());
    QTimer::singleShot(0, &window, [&window, &wanted, asked] {
        if (shownScale() < asked) window.preferences().tellOfScale(asked, shownScale());
        if (!wanted.file.isEmpty())
            window.files().openFile(wanted.file);
        else if (!wanted.link.isEmpty())
            window.network().openLink(wanted.link);
        else if (wanted.join.address)
            window.network().joinAt(wanted.join);
        else if (wanted.newGame || !wanted.seed.isEmpty())
            window.newGames().ask(wanted.seed);
    });
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    shareHeaps();
    nameProgram();
    keepArguments(argc, argv);
    const Result<CommandLine> wanted = readCommandLine(argumentsOf(argc, argv));
    if (!wanted) return complain(argc, argv, kUsage);
    if (wanted->help || wanted->version) return answerInTerminal(argc, argv, *wanted);
    if (!isWindowPossible(*wanted)) return complain(argc, argv, kFailed);
    preparePlatform(*wanted);
    const int status = run(argc, argv, *wanted);
    if (const int signal = QuitSignals::received()) std::raise(signal);
    return status;
}
