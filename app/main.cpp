// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session.h"
#include "app/subcommands.h"

#include <QApplication>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QLoggingCategory>
#include <QTextStream>
#include <QTranslator>

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace gunbai;

namespace {

constexpr auto Gunbai = "gunbai"_L1; ///< names the settings and the player's folders too

void name(QCoreApplication &application)
{
    application.setOrganizationName(Gunbai);
    application.setApplicationName(Gunbai);
    application.setApplicationVersion(QStringLiteral(GUNBAI_VERSION));
}

void printHelp(QTextStream &out)
{
    out << QCoreApplication::translate("Cli", "Gunbai builds and checks warbands for tabletop samurai games.")
        << u"\n\n"_s << QCoreApplication::translate("Cli", "  gunbai [FILE.gunbai]    opens the window") << u'\n';
    for (const app::Subcommand &subcommand : app::subcommands())
        out << u"  "_s << subcommand.usage << u'\n';
    out << u"  --help, --version\n"_s;
    out.flush();
}

bool isSubcommand(const QString &word)
{
    return std::ranges::any_of(app::subcommands(),
                               [&word](const app::Subcommand &subcommand) { return subcommand.name == word; });
}

/// What runs a subcommand. Whatever measures text needs Qt's graphics, but no display; a fixed seed keeps PDFs alike.
std::unique_ptr<QCoreApplication> applicationFor(const QString &word, int &argc, char **argv)
{
    const auto needsIt = [&word](const app::Subcommand &each) { return each.name == word && each.needsFonts; };
    if (!std::ranges::any_of(app::subcommands(), needsIt))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QHashSeed::setDeterministicGlobalSeed();
    // Outside of a session Qt complains of a missing folder that nothing here uses.
    QLoggingCategory::setFilterRules(u"default.warning=false"_s);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    QLoggingCategory::setFilterRules({});
    return application;
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
           || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// The window opens for no argument or one file, and says there when a warband is gone: who clicked on it sees no
/// terminal. Everything else is answered without a display.
bool wantsWindow(const QString &first, int argc)
{
    const bool isFile = argc == 2 && (QFileInfo::exists(first) || first.endsWith(".gunbai"_L1)) && !isSubcommand(first);
    return (argc == 1 || isFile) && hasDisplay();
}

int refuse(const QStringList &arguments, const app::Streams &streams)
{
    const QString first = arguments.value(1);
    if (!QFileInfo::exists(first) && !first.isEmpty())
        return app::wrongCall(
            QCoreApplication::translate("Cli", "“%1” is neither a subcommand nor a file; see gunbai --help").arg(first),
            streams);
    if (arguments.size() > 2)
        return app::wrongCall(QCoreApplication::translate("Cli", "One warband at a time; see gunbai --help"), streams);
    return app::wrongCall(
        QCoreApplication::translate(
            "Cli", "There is no display to open the window on; without one, try: gunbai check FILE.gunbai"),
        streams);
}

int answer(const QStringList &arguments, const app::Streams &streams)
{
    const QString first = arguments.value(1);
    const bool asksForHelp = arguments.contains(u"--help"_s) || arguments.contains(u"-h"_s);
    if (first == "--version"_L1 || first == "-v"_L1) {
        streams.out << u"gunbai "_s << QCoreApplication::applicationVersion() << Qt::endl;
        return app::Done;
    }
    if (asksForHelp) {
        printHelp(streams.out);
        return app::Done;
    }
    for (const app::Subcommand &subcommand : app::subcommands()) {
        if (first == subcommand.name)
            return subcommand.run(arguments.sliced(2), streams);
    }
    return refuse(arguments, streams);
}

/// A script must not take an answer that was lost for an empty one.
bool writesOut(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
}

int runWithoutWindow(const QStringList &arguments)
{
    QString text;
    QTextStream out(&text);
    QTextStream error(stderr);
    const app::Streams streams{out, error};
    const int status = answer(arguments, streams);
    out.flush();
    return writesOut(text)
               ? status
               : app::wrongCall(QCoreApplication::translate("Cli", "The answer could not be written."), streams);
}

/// Everything on the screen grows with the text, which Qt wants to know before it starts; the player's own wish comes first.
void scale()
{
    QSettings store{QString(Gunbai), QString(Gunbai)};
    const int percent = ui::Settings(store).textSize();
    if (percent != ui::Settings::SmallestText && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
}

/// English too has a catalogue: it holds the plurals.
void installTranslation(QTranslator &translator)
{
    if (translator.load(QLocale(), u"gunbai"_s, u"_"_s, u":/i18n"_s) || translator.load(u":/i18n/gunbai_en.qm"_s))
        QCoreApplication::installTranslator(&translator);
}

} // namespace

int main(int argc, char *argv[])
{
    QTranslator translator;
    const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (!wantsWindow(first, argc)) {
        const auto application = applicationFor(first, argc, argv);
        name(*application);
        installTranslation(translator);
        return runWithoutWindow(QCoreApplication::arguments());
    }
    scale();
    QApplication application(argc, argv);
    name(application);
    installTranslation(translator);
    return app::Session().run(QCoreApplication::arguments().value(1));
}
