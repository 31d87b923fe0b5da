// The program `elgrande`: reads its command line, makes the window and starts the event loop.
#include "app/command_line.h"
#include "app/demo.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/settings.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>

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
    if (wanted.demo && !display && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (wanted.scale > 0) qputenv("QT_SCALE_FACTOR", QByteArray::number(wanted.scale));
}

// Help and version are for terminals: no display is needed for them.
int answerInTerminal(int argc, char** argv, const CommandLine& wanted) {
    const QCoreApplication application(argc, argv);
    Language language;
    language.use(wanted.language);
    QTextStream(stdout) << (wanted.version ? QStringLiteral("elgrande " ELGRANDE_VERSION "\n") : commandLineHelp());
    return 0;
}

int run(int argc, char** argv, const CommandLine& wanted) {
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    // A demo neither reads nor changes what the player has set.
    const QTemporaryDir scratch;
    Settings settings = wanted.demo ? Settings(scratch.filePath(QStringLiteral("demo.ini"))) : Settings();
    if (wanted.dark) settings.setDark(*wanted.dark);
    Language language;
    language.use(wanted.language.isEmpty() ? settings.language() : wanted.language);
    Theme theme(settings.dark() ? Theme::Mode::Dark : Theme::Mode::Light);
    MainWindow window(settings, language, theme);
    if (wanted.size.isValid()) window.resize(wanted.size);
    window.show();
    if (wanted.demo) {
        Demo demo(window, wanted);
        return demo.begin() ? QApplication::exec() : 1;
    }
    window.table().setAutosaveFile(Settings::autosaveFile());
    QTimer::singleShot(0, &window, [&window, &wanted] {
        if (!wanted.file.isEmpty())
            window.openFile(wanted.file);
        else if (wanted.newGame || !wanted.seed.isEmpty())
            window.askForNewGame(wanted.seed);
    });
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    nameProgram();
    const Result<CommandLine> wanted = readCommandLine(argumentsOf(argc, argv));
    if (!wanted) {
        QTextStream(stderr) << QStringLiteral("elgrande: ") << QString::fromStdString(wanted.error()) << Qt::endl;
        return 1;
    }
    if (wanted->help || wanted->version) return answerInTerminal(argc, argv, *wanted);
    preparePlatform(*wanted);
    return run(argc, argv, *wanted);
}
