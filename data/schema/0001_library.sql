-- SPDX-License-Identifier: GPL-3.0-or-later
-- The library's warbands. Times are milliseconds since 1970, UTC. Ids of rules data (system, list, profile, …) may be
-- unknown to the data at hand and are kept as they are.

PRAGMA application_id = 0x47554E42; -- "GUNB"

-- AUTOINCREMENT: the id of an erased warband is never given again, so that no other window writes into a wrong one.
CREATE TABLE warband (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    list TEXT NOT NULL,
    name TEXT NOT NULL,
    points_limit INTEGER CHECK (points_limit >= 0),
    kamon TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    revision INTEGER NOT NULL DEFAULT 1 CHECK (revision > 0), -- counts the saves
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    binned INTEGER -- NULL: not in the bin
) STRICT;

CREATE TABLE warband_purchase (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    purchase TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (warband, purchase)
) STRICT, WITHOUT ROWID;

CREATE TABLE warband_parameter (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    parameter TEXT NOT NULL,
    PRIMARY KEY (warband, parameter)
) STRICT, WITHOUT ROWID;

CREATE TABLE warband_parameter_value (
    warband INTEGER NOT NULL,
    parameter TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL,
    PRIMARY KEY (warband, parameter, position),
    FOREIGN KEY (warband, parameter) REFERENCES warband_parameter (warband, parameter) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE warband_house_rule (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    house_rule TEXT NOT NULL,
    PRIMARY KEY (warband, position)
) STRICT, WITHOUT ROWID;

-- A model's id is unique within its warband only and stays with it through every edit.
CREATE TABLE model (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    id INTEGER NOT NULL CHECK (id > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    profile TEXT NOT NULL,
    name TEXT NOT NULL,
    weapon TEXT NOT NULL,
    armour TEXT NOT NULL,
    mount TEXT NOT NULL,
    is_leader INTEGER NOT NULL CHECK (is_leader IN (0, 1)),
    has_banner INTEGER NOT NULL CHECK (has_banner IN (0, 1)),
    disguised_as TEXT NOT NULL,
    notes TEXT NOT NULL,
    PRIMARY KEY (warband, id),
    UNIQUE (warband, position)
) STRICT, WITHOUT ROWID;

-- Ordered, and the same one may stand twice: that breaks a rule, which the verdict says.
CREATE TABLE model_skill (
    warband INTEGER NOT NULL,
    model INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    skill TEXT NOT NULL,
    PRIMARY KEY (warband, model, position),
    FOREIGN KEY (warband, model) REFERENCES model (warband, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE model_option (
    warband INTEGER NOT NULL,
    model INTEGER NOT NULL,
    option TEXT NOT NULL,
    PRIMARY KEY (warband, model, option),
    FOREIGN KEY (warband, model) REFERENCES model (warband, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What the library's list shows, so that it need not judge every warband: computed with the rules data of that hash.
CREATE TABLE summary (
    warband INTEGER PRIMARY KEY REFERENCES warband (id) ON DELETE CASCADE,
    points INTEGER NOT NULL,
    models INTEGER NOT NULL CHECK (models >= 0),
    broken INTEGER NOT NULL CHECK (broken >= 0),
    warnings INTEGER NOT NULL CHECK (warnings >= 0),
    rules TEXT NOT NULL,
    search_text TEXT NOT NULL
) STRICT;
