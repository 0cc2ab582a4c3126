// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library.h"

#include "core/roster/warbandfile.h"
#include "ui/library/opendocument.h"
#include "ui/models/warbandreading.h"
#include "ui/widgets/marks.h"

#include <QSaveFile>

#include <algorithm>
#include <chrono>

namespace gunbai::ui {

using namespace std::chrono_literals;
using store::LibraryEntry;
using store::Shelf;
using store::WarbandId;

namespace {

constexpr std::size_t JudgedAtOnce = 20;
constexpr auto Glance = 1s;

} // namespace

Library::Library(Parts parts, QObject *parent)
    : QObject(parent),
      m_parts(std::move(parts)),
      m_warbands(m_parts.database, m_parts.clock, m_parts.rulesHash),
      m_figureStore(m_parts.database)
{
    m_outsideChanges = m_parts.database.outsideChanges().ok() ? m_parts.database.outsideChanges().value() : 0;
    m_watch.setInterval(Glance);
    connect(&m_watch, &QTimer::timeout, this, &Library::lookOutside);
}

/// Nobody answered which edit to keep: so both are.
Library::~Library()
{
    while (!m_clashes.empty() && keepBoth(m_clashes.back().id)) {
    }
}

void Library::setCatalogue(rules::CataloguePtr catalogue, const QString &rulesHash)
{
    m_parts.catalogue = std::move(catalogue);
    m_warbands.setRulesHash(rulesHash);
    for (const auto &open : m_open) {
        open->document->setCatalogue(m_parts.catalogue);
        if (open->isSample)
            open->document->setRemembered({}, today());
    }
    refreshStale();
}

Result<std::vector<LibraryEntry>> Library::find(const QString &typed, Shelf shelf) const
{
    return m_warbands.search(typed, shelf);
}

Result<roster::Warband> Library::load(WarbandId id) const
{
    auto stored = m_warbands.load(id);
    if (!stored)
        return stored.error();
    return std::move(stored).value().warband;
}

rules::CataloguePtr Library::rulesOf(WarbandId id) const
{
    const auto stored = m_warbands.load(id);
    return stored ? roster::rulesInUse(stored.value().warband, stored.value().remembered, m_parts.catalogue)
                  : m_parts.catalogue;
}

Result<edit::WarbandDocument *> Library::document(WarbandId id)
{
    if (const auto known = findOpen(id); known && clash(id))
        return known->document.get();
    auto stored = m_warbands.load(id);
    if (!stored)
        return stored.error();
    if (const auto known = findOpen(id)) {
        if (known->revision == stored.value().revision)
            return known->document.get();
        close(known);
    }
    const auto open = std::make_shared<Open>();
    open->id = id;
    open->revision = stored.value().revision;
    open->isSample = stored.value().isSample;
    // The document's own saver must not keep it alive.
    const auto saver = [this, weak = std::weak_ptr(open)](const roster::Warband &warband) -> Result<> {
        const auto strong = weak.lock();
        return strong ? save(*strong, warband) : Result<>(Done{});
    };
    // A sample is the program's own: it remembers nothing and goes by the rules of the day.
    open->document = std::make_unique<edit::WarbandDocument>(stored.value().warband, m_parts.catalogue, saver);
    open->document->setRemembered(stored.value().remembered, today());
    connect(open->document.get(), &edit::WarbandDocument::saveFailed, this, [this](const Error &error) {
        if (error.code != Error::Code::Conflict) // that is asked, not told
            Q_EMIT failed(error);
    });
    m_open.push_back(open);
    return open->document.get();
}

Result<> Library::save(Open &open, const roster::Warband &warband)
{
    if (open.isSample)
        return saveCopy(open, warband);
    if (clash(open.id))
        return addTyping(open, warband);
    const auto saved = m_warbands.save(open.id, warband, store::summaryOf(warband, open.document->rulesInUse()),
                                       open.revision, open.document->remembered());
    if (!saved && saved.error().code == Error::Code::Conflict && warband == open.document->warband()) {
        Q_EMIT outdated(open.id); // an answer about rules: no edit is lost, and it is asked again
        return saved.error();
    }
    if (!saved)
        return holdBack({open.id, warband, saved.error().code == Error::Code::NotFound}, saved.error());
    open.revision = saved.value();
    Q_EMIT changed();
    return Done{};
}

Result<> Library::saveCopy(Open &open, const roster::Warband &warband)
{
    const auto saved = m_warbands.saveAsCopy(open.id, warband, store::summaryOf(warband, open.document->rulesInUse()),
                                             open.document->remembered());
    if (!saved)
        return saved.error();
    const WarbandId sample = open.id;
    std::tie(open.id, open.revision) = saved.value();
    open.isSample = false;
    Q_EMIT becameOwn(sample, open.id);
    Q_EMIT changed();
    return Done{};
}

Result<WarbandId> Library::store(const roster::Warband &warband, store::Origin origin,
                                 const roster::Remembered &remembered)
{
    const QString kamon = rarestKamon();
    const auto summary = store::summaryOf(warband, roster::rulesInUse(warband, remembered, m_parts.catalogue));
    const auto id = m_warbands.create(warband, summary, origin, remembered);
    if (!id)
        return id;
    if (const auto done = m_warbands.setKamon(id.value(), kamon); !done)
        return done.error();
    return id;
}

roster::Remembered Library::rulesOfToday(const roster::Warband &warband) const
{
    return roster::renewed(warband, {}, *m_parts.catalogue, today());
}

Result<WarbandId> Library::create(const roster::Warband &warband)
{
    auto id = store(warband, store::Origin::Player, rulesOfToday(warband));
    if (id)
        Q_EMIT changed();
    return id;
}

Result<WarbandId> Library::duplicate(WarbandId id, const QString &name)
{
    auto copied = m_warbands.duplicate(id, name);
    if (copied)
        Q_EMIT changed();
    return copied;
}

Result<> Library::rename(WarbandId id, const QString &name)
{
    const auto open = document(id);
    if (!open)
        return open.error();
    open.value()->rename(name);
    open.value()->endTyping();
    return Done{};
}

Result<> Library::replace(WarbandId id, const roster::Warband &warband)
{
    const auto open = document(id);
    if (!open)
        return open.error();
    open.value()->replace(warband, tr("Replace by a file"));
    return Done{};
}

Result<> Library::noting(Result<> done)
{
    if (done)
        Q_EMIT changed();
    return done;
}

Result<> Library::setKamon(WarbandId id, const QString &drawing)
{
    return noting(m_warbands.setKamon(id, drawing));
}

Result<> Library::bin(WarbandId id)
{
    return noting(m_warbands.bin(id));
}

Result<> Library::restore(WarbandId id)
{
    return noting(m_warbands.restore(id));
}

Result<> Library::erase(WarbandId id)
{
    if (const auto open = findOpen(id))
        close(open);
    return noting(m_warbands.erase(id));
}

Result<Arrival> Library::read(const QString &path) const
{
    auto reading = readWarbandFile(path, m_parts.catalogue);
    if (!reading)
        return reading.error();
    const auto entries = m_warbands.summaries();
    if (!entries)
        return entries.error();
    Arrival arrival{std::move(reading).value().warband, {}, false};
    const roster::Warband &warband = arrival.warband;
    const QByteArray text = roster::writeWarband(warband, *m_parts.catalogue);
    for (const LibraryEntry &entry : entries.value()) {
        if (entry.isSample || entry.system != warband.system || entry.list != warband.list
            || entry.name != warband.name)
            continue;
        const auto loaded = load(entry.id);
        arrival.isSame = loaded && roster::writeWarband(loaded.value(), *m_parts.catalogue) == text;
        if (arrival.isSame || !arrival.twin)
            arrival.twin = entry;
        if (arrival.isSame)
            break;
    }
    return arrival;
}

Result<> Library::writeFile(WarbandId id, const QString &path) const
{
    const auto warband = load(id);
    if (!warband)
        return warband.error();
    const QByteArray bytes = roster::writeWarband(warband.value(), *m_parts.catalogue);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return Error{Error::Code::Io, tr("The file can’t be written: %1.").arg(file.errorString()), {path}};
    return Done{};
}

Result<> Library::seedSamples(const QStringList &paths)
{
    const auto library = m_warbands.summaries();
    const auto bin = m_warbands.summaries(Shelf::Bin);
    if (!library || !bin)
        return library ? bin.error() : library.error();
    if (!library.value().empty() || !bin.value().empty())
        return Done{};
    for (const QString &path : paths) {
        const auto reading = readWarbandFile(path, m_parts.catalogue);
        if (!reading)
            return reading.error();
        if (const auto id = store(reading.value().warband, store::Origin::Sample, {}); !id)
            return id.error();
    }
    Q_EMIT changed();
    return Done{};
}

void Library::refreshStale()
{
    const auto stale = m_warbands.stale();
    if (!stale)
        Q_EMIT failed(stale.error());
    else if (!stale.value().empty())
        refreshSome(stale.value());
}

Result<> Library::refresh(WarbandId id, const store::StoredWarband &stored)
{
    if (!stored.isSample && stored.remembered.day.isNull()) {
        if (auto done = m_warbands.remember(id, rulesOfToday(stored.warband)); !done)
            return done;
    }
    const auto rules = roster::rulesInUse(stored.warband, stored.remembered, m_parts.catalogue);
    return m_warbands.refresh(id, store::summaryOf(stored.warband, rules));
}

/// One that can't be read keeps its old summary: opening it says why. One of a library of an older version, which
/// remembered no rules, remembers today's from now on.
void Library::refreshSome(std::vector<WarbandId> ids)
{
    const auto end = ids.end() - static_cast<std::ptrdiff_t>(std::min(ids.size(), JudgedAtOnce));
    for (auto id = end; id != ids.end(); ++id) {
        const auto stored = m_warbands.load(*id);
        if (!stored)
            continue;
        if (const auto done = refresh(*id, stored.value()); !done)
            return Q_EMIT failed(done.error());
    }
    ids.erase(end, ids.end());
    if (ids.empty())
        return Q_EMIT changed();
    QTimer::singleShot(0, this, [this, left = std::move(ids)] { refreshSome(left); });
}

Result<bool> Library::backUp() const
{
    return m_parts.backups.makeDaily(m_parts.database.connection(), now().toLocalTime());
}

Result<QString> Library::backUpNow() const
{
    return m_parts.backups.make(m_parts.database.connection(), store::Backup::Kind::Asked, now().toLocalTime());
}

void Library::watch()
{
    m_watch.start();
}

void Library::lookOutside()
{
    if (m_parts.database.isReplaced())
        return noticeReplacement();
    if (m_replacement) { // it came back
        m_replacement.reset();
        Q_EMIT replaced();
    }
    const auto changes = m_parts.database.outsideChanges();
    if (!changes || changes.value() == m_outsideChanges)
        return;
    m_outsideChanges = changes.value();
    const auto open = m_open;
    for (const auto &each : open) {
        const auto stored = m_warbands.load(each->id);
        if (!clash(each->id) && (!stored || stored.value().revision != each->revision))
            Q_EMIT outdated(each->id);
    }
    reloadFigures();
    Q_EMIT changed();
}

edit::CollectionDocument &Library::figures()
{
    if (!m_figures) {
        const auto stored = m_figureStore.load();
        if (!stored)
            Q_EMIT failed(stored.error());
        m_figures = std::make_unique<edit::CollectionDocument>(
            stored ? stored.value() : collection::Collection(),
            [this](const auto &then, const auto &now) { return saveFigures(then, now); });
    }
    return *m_figures;
}

Result<> Library::saveFigures(const collection::Collection &then, const collection::Collection &now)
{
    auto done = m_figureStore.save(then, now);
    if (!done && m_parts.database.isReplaced())
        noticeReplacement();
    if (!done && done.error().code == Error::Code::Conflict)
        QTimer::singleShot(0, this, &Library::reloadFigures); // once the document has taken its step back
    return done;
}

/// What another window has stored, or another library that was opened.
void Library::reloadFigures()
{
    if (!m_figures)
        return;
    const auto stored = m_figureStore.load();
    stored ? m_figures->reload(stored.value()) : failed(stored.error());
}

QString Library::rarestKamon() const
{
    std::array<int, AllKamon.size()> uses{};
    for (const Shelf shelf : {Shelf::Library, Shelf::Bin}) {
        const auto entries = m_warbands.summaries(shelf);
        for (std::size_t index = 0; entries && index < uses.size(); ++index)
            uses[index] +=
                static_cast<int>(std::ranges::count(entries.value(), drawingOf(AllKamon[index]), &LibraryEntry::kamon));
    }
    return drawingOf(AllKamon[static_cast<std::size_t>(std::ranges::min_element(uses) - uses.begin())]);
}

std::optional<LibraryEntry> Library::entry(WarbandId id) const
{
    for (const Shelf shelf : {Shelf::Library, Shelf::Bin}) {
        const auto entries = m_warbands.summaries(shelf);
        if (!entries)
            continue;
        const auto found = std::ranges::find(entries.value(), id, &LibraryEntry::id);
        if (found != entries.value().end())
            return *found;
    }
    return {};
}

QString Library::kamon(WarbandId id) const
{
    const auto found = entry(id);
    return found ? found->kamon : QString();
}

std::shared_ptr<Library::Open> Library::findOpen(WarbandId id) const
{
    const auto found = std::ranges::find(m_open, id, [](const auto &open) { return open->id; });
    return found == m_open.end() ? nullptr : *found;
}

/// Views may still show the document: it goes when they have heard of it.
void Library::close(const std::shared_ptr<Open> &open)
{
    open->document.release()->deleteLater();
    std::erase(m_open, open);
}

} // namespace gunbai::ui
