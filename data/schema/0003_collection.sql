-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the player owns: figures alike in one row, and what they can stand for. Ids of rules data may be unknown and are kept.

CREATE TABLE figure (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    name TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0),
    painted INTEGER NOT NULL CHECK (painted BETWEEN 0 AND number),
    notes TEXT NOT NULL
) STRICT;

CREATE TABLE figure_use (
    figure INTEGER NOT NULL REFERENCES figure (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    system TEXT NOT NULL,
    profile TEXT NOT NULL,
    PRIMARY KEY (figure, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE figure_use_item (
    figure INTEGER NOT NULL,
    use_position INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    item TEXT NOT NULL,
    PRIMARY KEY (figure, use_position, position),
    FOREIGN KEY (figure, use_position) REFERENCES figure_use (figure, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
