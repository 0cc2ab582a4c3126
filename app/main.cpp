// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/subcommands.h"
#include "core/rules/reader.h"
#include "core/store/summary.h"
#include "ui/library/library.h"
#include "ui/shell/firstpaint.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/oneinstance.h"
#include "ui/shell/rescuewindow.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QLoggingCategory>
#include <QSettings>
#include <QTextStream>
#include <QTranslator>

#include <algorithm>
#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace gunbai;

namespace {

void name(QCoreApplication &application)
{
    application.setOrganizationName(u"gunbai"_s);
    application.setApplicationName(u"gunbai"_s);
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

/// The window opens for no argument or one file; everything else is answered without a display.
bool wantsWindow(const QString &first, int argc)
{
    const bool isFile = argc == 2 && QFileInfo::exists(first) && !isSubcommand(first);
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

QStringList samples()
{
    QStringList paths;
    const QDir folder(u":/data/samples"_s);
    for (const QString &file : folder.entryList({u"*.gunbai"_s}, QDir::Files, QDir::Name))
        paths.append(folder.filePath(file));
    return paths;
}

/// Names the rules and the program that summaries are made with.
QString rulesHash()
{
    const auto files = gunbai::rules::sourceFiles(u":/data"_s);
    return store::rulesHash(files.value(), QCoreApplication::applicationVersion());
}

/// Opens the library; while that fails, offers what can be done. Nothing when the player quits.
std::unique_ptr<store::Database> openLibrary(const store::Location &location,
                                             const gunbai::rules::CataloguePtr &catalogue)
{
    QApplication::setQuitOnLastWindowClosed(false);
    auto opened = store::Database::open(location, QDateTime::currentDateTime());
    while (!opened) {
        ui::RescueWindow rescue(opened.error(), store::Backups(location), catalogue);
        if (rescue.exec() != QDialog::Accepted)
            return nullptr;
        opened = store::Database::open(location, QDateTime::currentDateTime());
    }
    QApplication::setQuitOnLastWindowClosed(true);
    return std::move(opened).value();
}

/// What a library needs now and then, and none of it before the window shows.
void lookAfter(ui::Library &library)
{
    library.refreshStale();
    if (const auto done = library.backUp(); !done)
        Q_EMIT library.failed(done.error());
    library.watch();
}

int runWindow(const QString &file)
{
    ui::applyLook(*qApp, ui::Theme::System);
    const store::Location location = app::libraryLocation();
    ui::OneInstance instance(location.path);
    if (instance.handOver(file))
        return app::Done;
    const auto catalogue = app::shippedRules();
    const auto database = openLibrary(location, catalogue);
    if (!database)
        return app::CannotRead;
    ui::Library library({*database, store::Backups(location), catalogue, rulesHash(), &QDateTime::currentDateTimeUtc});
    const auto seeded = library.seedSamples(samples());
    const game::Games games = app::games();
    QSettings settings;
    ui::MainWindow window(library, games, settings);
    QObject::connect(&instance, &ui::OneInstance::handedOver, &window, &ui::MainWindow::bringUp);
    instance.listen();
    window.show();
    ui::afterFirstPaint(window, [&] {
        if (!seeded)
            Q_EMIT library.failed(seeded.error());
        if (!file.isEmpty())
            window.openFile(file);
        lookAfter(library);
    });
    return QApplication::exec();
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
    QApplication application(argc, argv);
    name(application);
    installTranslation(translator);
    return runWindow(QCoreApplication::arguments().value(1));
}
