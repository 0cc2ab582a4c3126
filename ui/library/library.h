// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/collectiondocument.h"
#include "core/edit/warbanddocument.h"
#include "core/store/backups.h"
#include "core/store/collectionrepository.h"
#include "core/store/warbandrepository.h"
#include "ui/library/clash.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace gunbai::ui {

/// A warband out of a file, on its way into the library.
struct Arrival
{
    roster::Warband warband;
    std::optional<store::LibraryEntry> twin; ///< the player's own of the same list and name
    bool isSame = false;                     ///< the twin says just what the file says
};

/// Another file took the place of the library that is open, or took it away.
struct Replacement
{
    bool isGone = false;
    QString kept;               ///< the backup of what was open
    std::optional<Error> fault; ///< why there is none
};

/// The player's library as the window uses it: what is in it, and the documents that are open, each of whose steps is
/// written into it. Without widgets.
class Library final : public QObject
{
    Q_OBJECT

public:
    /// What the library is made of. The database must outlive it; `rulesHash` names the catalogue's rules.
    struct Parts
    {
        store::Database &database;
        store::Backups backups;
        rules::CataloguePtr catalogue;
        QString rulesHash;
        store::Clock clock;
    };

    explicit Library(Parts parts, QObject *parent = nullptr);
    ~Library() override;

    [[nodiscard]] const rules::CataloguePtr &catalogue() const { return m_parts.catalogue; }
    /// Judges by other rules from now on; documents keep their steps. Views made before still have the rules before.
    void setCatalogue(rules::CataloguePtr catalogue, const QString &rulesHash);
    [[nodiscard]] const store::Backups &backups() const { return m_parts.backups; }
    [[nodiscard]] const QString &path() const { return m_parts.database.path(); }
    /// Backs up now, whether or not today's backup is there; gives its path.
    Result<QString> backUpNow() const;
    [[nodiscard]] QDateTime now() const { return m_parts.clock(); }
    /// Last changed first.
    [[nodiscard]] Result<std::vector<store::LibraryEntry>> find(const QString &typed, store::Shelf shelf) const;
    [[nodiscard]] Result<roster::Warband> load(store::WarbandId id) const;
    /// The rules that a warband goes by: the catalogue, or what it keeps of older rules in place of that.
    [[nodiscard]] rules::CataloguePtr rulesOf(store::WarbandId id) const;
    /// The drawing of its crest, or "".
    [[nodiscard]] QString kamon(store::WarbandId id) const;
    /// The document that edits a warband, its own until the program ends, so that its steps can be undone all that time.
    /// A sample's first step makes a copy of the player's own, which the document edits from then on.
    [[nodiscard]] Result<edit::WarbandDocument *> document(store::WarbandId id);

    /// The figures that the player owns, with the steps of their edits until the program ends. Loaded at the first call.
    [[nodiscard]] edit::CollectionDocument &figures();

    Result<store::WarbandId> create(const roster::Warband &warband);
    Result<store::WarbandId> duplicate(store::WarbandId id, const QString &name);
    /// A step of its document like those below, which can be undone.
    Result<> rename(store::WarbandId id, const QString &name);
    Result<> replace(store::WarbandId id, const roster::Warband &warband);
    Result<> setKamon(store::WarbandId id, const QString &drawing);
    Result<> bin(store::WarbandId id);
    Result<> restore(store::WarbandId id);
    Result<> erase(store::WarbandId id);

    /// The player's edit that waits for an answer because the warband was changed elsewhere meanwhile, or nullptr. Until
    /// then its document stays as it was last stored. Unanswered to the end, the edit becomes a copy.
    [[nodiscard]] const Clash *clash(store::WarbandId id) const;
    /// Stores the waiting edit over what is there now, as a step that can be undone; as a warband of its own when there
    /// is nothing any more. Gives where it is.
    Result<store::WarbandId> keepMine(store::WarbandId id);
    /// Lets the waiting edit go; undoing brings it back.
    Result<store::WarbandId> takeTheirs(store::WarbandId id);
    /// Makes the waiting edit a warband of its own, and gives its id.
    Result<store::WarbandId> keepBoth(store::WarbandId id);

    /// What became of the library's file while it was open, once lookOutside() or an edit has noticed; nothing is written
    /// from then on.
    [[nodiscard]] const std::optional<Replacement> &replacement() const { return m_replacement; }
    /// Opens what is there now, whose warbands are other ones. Edits that waited become warbands of their own in it.
    Result<> openReplacement();
    /// Tries once more to back up what was open.
    void backUpReplaced();
    /// Puts the library that was open in its place again; what is there now is set aside. Edits that waited are stored.
    Result<> putBack();

    /// Reads a file, and finds what is there of it already.
    [[nodiscard]] Result<Arrival> read(const QString &path) const;
    Result<> writeFile(store::WarbandId id, const QString &path) const;

    /// Puts warband files into a library that nothing was ever in.
    Result<> seedSamples(const QStringList &paths);
    /// Judges anew what was judged by other rules, a few warbands at a time.
    void refreshStale();
    Result<bool> backUp() const;
    /// Looks whether another window has changed the library.
    void lookOutside();
    /// Looks every second from now on.
    void watch();

Q_SIGNALS:
    /// Something in the library is another than before.
    void changed();
    /// A document's first step has made this copy of the sample.
    void becameOwn(gunbai::store::WarbandId sample, gunbai::store::WarbandId own);
    /// Another window has changed a warband that has a document: ask for its document again.
    void outdated(gunbai::store::WarbandId id);
    /// An edit was not stored because another window was quicker: it waits in clash().
    void clashed(gunbai::store::WarbandId id);
    /// The library's file is another one, or gone, or back: see replacement().
    void replaced();
    void failed(const gunbai::Error &error);

private:
    struct Open;

    Result<> save(Open &open, const roster::Warband &warband);
    Result<> holdBack(const Clash &clash, const Error &why);
    Result<> addTyping(const Open &open, const roster::Warband &warband);
    Result<store::WarbandId> keepAsNew(const Clash &clash, const QString &name);
    void forget(store::WarbandId id);
    void noticeReplacement();
    Result<> saveFigures(const collection::Collection &then, const collection::Collection &now);
    void reloadFigures();
    Result<> startOver();
    Result<> saveCopy(Open &open, const roster::Warband &warband);
    Result<store::WarbandId> store(const roster::Warband &warband, store::Origin origin,
                                   const roster::Remembered &remembered);
    [[nodiscard]] QDate today() const { return now().toLocalTime().date(); }
    [[nodiscard]] roster::Remembered rulesOfToday(const roster::Warband &warband) const;
    Result<> refresh(store::WarbandId id, const store::StoredWarband &stored);
    [[nodiscard]] QString rarestKamon() const;
    [[nodiscard]] std::optional<store::LibraryEntry> entry(store::WarbandId id) const;
    [[nodiscard]] std::shared_ptr<Open> findOpen(store::WarbandId id) const;
    void close(const std::shared_ptr<Open> &open);
    void refreshSome(std::vector<store::WarbandId> ids);
    Result<> noting(Result<> done);

    Parts m_parts;
    store::WarbandRepository m_warbands;
    store::CollectionRepository m_figureStore;
    std::unique_ptr<edit::CollectionDocument> m_figures;
    std::vector<std::shared_ptr<Open>> m_open;
    std::vector<Clash> m_clashes;
    std::optional<Replacement> m_replacement;
    QTimer m_watch;
    qint64 m_outsideChanges = 0;
};

} // namespace gunbai::ui
