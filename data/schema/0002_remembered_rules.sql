-- SPDX-License-Identifier: GPL-3.0-or-later
-- The rules that a warband was drawn up with: its profiles as they were resolved then. A warband without rows remembers
-- nothing yet; `rules_day` is ISO 8601, '' then. `record` is text that the store never reads; '' when no list knew the profile.

ALTER TABLE warband ADD COLUMN keeps_rules INTEGER NOT NULL DEFAULT 0 CHECK (keeps_rules IN (0, 1));
ALTER TABLE warband ADD COLUMN rules_day TEXT NOT NULL DEFAULT '';

CREATE TABLE warband_profile (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    profile TEXT NOT NULL,
    stood TEXT NOT NULL CHECK (stood IN ('list', 'hired', 'elsewhere', 'nowhere')),
    record TEXT NOT NULL,
    PRIMARY KEY (warband, profile)
) STRICT, WITHOUT ROWID;
