// SPDX-License-Identifier: GPL-3.0-or-later
// bench_store                 times opening and searching the library
// bench_store seed COUNT      writes a library of so many warbands where Gunbai looks for it, for tests/bench/startup
#include "tests/bench/seeding.h"
#include "tests/bench/timing.h"
#include "tests/support/warbands.h"

#include "ui/library/librarypage.h"
#include "ui/widgets/look.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace gunbai;
using namespace gunbai::bench;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array Sizes{100, 1000, 10000};
const QStringList Typed{u"sanada"_s, u"yari kenjutsu"_s, u"banner"_s, u"takeda shingen"_s, u"nobody is so called"_s};

QString rulesHash()
{
    return store::rulesHash(rules::sourceFiles(u":/data"_s).value(), QStringLiteral(GUNBAI_VERSION));
}

store::Location locationIn(const QString &folder)
{
    return {folder + u"/library.gunbai-library"_s, folder + u"/backups"_s};
}

std::unique_ptr<store::Database> open(const store::Location &location)
{
    auto opened = store::Database::open(location, QDateTime::currentDateTimeUtc());
    if (!opened)
        qFatal("%s", qPrintable(opened.error().line()));
    return std::move(opened).value();
}

/// A seeded library in a folder that goes with it.
struct Seeded
{
    explicit Seeded(int count) : location(locationIn(folder.path()))
    {
        const auto database = open(location);
        if (const auto done = seed(*database, test::shippedRules(), rulesHash(), count); !done)
            qFatal("%s", qPrintable(done.error().line()));
    }
    [[nodiscard]] ui::Library::Parts parts(store::Database &database) const
    {
        return {database, store::Backups(location), test::shippedRules(), u"the same"_s,
                &QDateTime::currentDateTimeUtc};
    }

    QTemporaryDir folder;
    store::Location location;
};

/// From the file to the list of what is in it.
Times opening(const Seeded &seeded, int runs)
{
    return measured(runs, [&seeded] {
        const auto database = open(seeded.location);
        const ui::Library library(seeded.parts(*database));
        if (!library.find({}, store::Shelf::Library))
            qFatal("the library can't be read");
    });
}

/// Each key asks what the page asks: the library and the bin. The list itself has been read before.
Times findingAKey(const ui::Library &library)
{
    std::ignore = library.find({}, store::Shelf::Library);
    std::vector<double> times;
    for (const QString &word : Typed) {
        for (qsizetype keys = 1; keys <= word.size(); ++keys) {
            times.push_back(timed([&] {
                std::ignore = library.find(word.first(keys), store::Shelf::Library);
                std::ignore = library.find(word.first(keys), store::Shelf::Bin);
            }));
        }
    }
    return timesOf(std::move(times));
}

/// From the key to the painted page.
Times showingAKey(ui::Library &library)
{
    QAction openFile;
    ui::LibraryPage page(library, &openFile);
    page.resize(1294, 768);
    page.show();
    QLineEdit *search = page.findChild<QLineEdit *>();
    QCoreApplication::processEvents();
    std::vector<double> times;
    for (const QString &word : Typed) {
        search->clear();
        QCoreApplication::processEvents();
        for (const QChar letter : word) {
            times.push_back(timed([&] {
                QTest::keyClick(search, letter.toLatin1());
                QCoreApplication::processEvents();
            }));
        }
    }
    return timesOf(std::move(times));
}

void benchAll()
{
    const Times empty = opening(Seeded(0), 50);
    print(u"opening an empty library"_s, empty);
    std::optional<Times> found;
    std::optional<Times> shown;
    for (const int count : Sizes) {
        const Seeded seeded(count);
        const auto of = [count](const QString &what) { return u"%1, %2 warbands"_s.arg(what).arg(count); };
        print(of(u"opening the library"_s), opening(seeded, 20), &empty);
        const auto database = open(seeded.location);
        ui::Library library(seeded.parts(*database));
        const Times finding = findingAKey(library);
        const Times showing = showingAKey(library);
        found = found.value_or(finding);
        shown = shown.value_or(showing);
        print(of(u"a key into the search"_s), finding, &*found);
        print(of(u"a key until it is painted"_s), showing, &*shown);
    }
}

int seedHome(int count)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const auto done = seed(*open(locationIn(folder)), test::shippedRules(), rulesHash(), count);
    return done ? 0 : 1;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(u"gunbai"_s);
    QCoreApplication::setApplicationName(u"gunbai"_s);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "seed"_L1)
        return seedHome(arguments.value(2).toInt());
    ui::applyLook(application, ui::Theme::Light);
    benchAll();
    return 0;
}
