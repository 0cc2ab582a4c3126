// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/collectionrepository.h"

#include "core/store/sqlerror.h"
#include "core/store/statement.h"
#include "core/store/transaction.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace gunbai::store {

using namespace Qt::StringLiterals;
using collection::Collection;
using collection::Figure;
using collection::Use;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

/// Runs a query without values and hands each row on.
template <class Read>
Result<> select(const Connection &connection, const QString &sql, Read read)
{
    Statement statement(connection, sql);
    if (auto done = statement.run(); !done)
        return done;
    return statement.forEachRow(read);
}

Figure *figureOf(Collection &collection, qint64 id)
{
    const auto found = std::ranges::find(collection.figures, collection::FigureId(id), &Figure::id);
    return found == collection.figures.end() ? nullptr : &*found;
}

} // namespace

Result<Collection> CollectionRepository::load() const
{
    Transaction transaction(m_database.connection(), Transaction::Kind::Read);
    if (!transaction.begun())
        return transaction.begun().error();
    return read();
}

Result<Collection> CollectionRepository::read() const
{
    Collection collection;
    const Connection &connection = m_database.connection();
    auto done = select(
        connection, u"SELECT id, name, number, painted, notes FROM figure ORDER BY position"_s,
        [&collection](const Statement &row) {
            collection.figures.push_back(
                {collection::FigureId(row.number(0)), row.text(1), {}, row.integer(2), row.integer(3), row.text(4)});
        });
    if (!done)
        return done.error();
    done = select(connection, u"SELECT figure, system, profile FROM figure_use ORDER BY figure, position"_s,
                  [&collection](const Statement &row) {
                      if (Figure *figure = figureOf(collection, row.number(0)))
                          figure->uses.push_back({row.text(1), row.text(2), {}});
                  });
    if (!done)
        return done.error();
    done = select(connection,
                  u"SELECT figure, use_position, item FROM figure_use_item ORDER BY figure, use_position, position"_s,
                  [&collection](const Statement &row) {
                      Figure *figure = figureOf(collection, row.number(0));
                      if (figure && std::cmp_less(row.integer(1), figure->uses.size()))
                          figure->uses[static_cast<std::size_t>(row.integer(1))].items.append(row.text(2));
                  });
    if (!done)
        return done.error();
    return collection;
}

Result<> CollectionRepository::save(const Collection &collection, const Collection &basedOn) const
{
    if (m_database.isReplaced())
        return replaced(m_database.path());
    Transaction transaction(m_database.connection(), Transaction::Kind::Write);
    if (!transaction.begun())
        return transaction.begun();
    const auto present = read();
    if (!present)
        return present.error();
    if (present.value() != basedOn)
        return Error{Error::Code::Conflict,
                     Text::tr("Another window has changed the collection meanwhile: it is shown as it is now.")};
    if (auto done = write(collection); !done)
        return done;
    return transaction.commit();
}

Result<> CollectionRepository::write(const Collection &collection) const
{
    if (auto done = m_database.connection().exec(u"DELETE FROM figure"_s); !done)
        return done;
    Statement insert(m_database.connection(),
                     u"INSERT INTO figure (id, position, name, number, painted, notes) VALUES (?, ?, ?, ?, ?, ?)"_s);
    int position = 0;
    for (const Figure &figure : collection.figures) {
        if (auto done = insert.run(figure.id, position++, figure.name, figure.count, figure.painted, figure.notes);
            !done)
            return done;
        if (auto done = writeUses(figure); !done)
            return done;
    }
    return Done{};
}

Result<> CollectionRepository::writeUses(const Figure &figure) const
{
    Statement use(m_database.connection(),
                  u"INSERT INTO figure_use (figure, position, system, profile) VALUES (?, ?, ?, ?)"_s);
    Statement item(m_database.connection(),
                   u"INSERT INTO figure_use_item (figure, use_position, position, item) VALUES (?, ?, ?, ?)"_s);
    int position = 0;
    for (const Use &one : figure.uses) {
        if (auto done = use.run(figure.id, position, one.system, one.profile); !done)
            return done;
        int place = 0;
        for (const QString &id : one.items) {
            if (auto done = item.run(figure.id, position, place++, id); !done)
                return done;
        }
        ++position;
    }
    return Done{};
}

} // namespace gunbai::store
