-- A library of schema version 3, as Gunbai wrote it. Never change it: later versions must go on reading it.
PRAGMA application_id = 0x47554E42;
PRAGMA user_version = 3;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE warband (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    list TEXT NOT NULL,
    name TEXT NOT NULL,
    points_limit INTEGER CHECK (points_limit >= 0),
    kamon TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    revision INTEGER NOT NULL DEFAULT 1 CHECK (revision > 0),  
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    binned INTEGER  
, keeps_rules INTEGER NOT NULL DEFAULT 0 CHECK (keeps_rules IN (0, 1)), rules_day TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO warband VALUES(1,'ronin','koryu',replace('Sanada''s “patrol”; -- 侍 Busō 🏯\n''"%_	','\n',char(10)),0,'wave',0,1,1785435300000,1785435300000,NULL,1,'2026-07-29');
INSERT INTO warband VALUES(2,'ronin','bushi','A sample',100,'',1,1,1785435240000,1785435240000,NULL,0,'');
INSERT INTO warband VALUES(3,'ronin','bushi','In the bin',NULL,'',0,1,1785435240000,1785435240000,1785435240000,0,'');
CREATE TABLE warband_purchase (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    purchase TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (warband, purchase)
) STRICT, WITHOUT ROWID;
INSERT INTO warband_purchase VALUES(1,'kiya',2);
CREATE TABLE warband_parameter (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    parameter TEXT NOT NULL,
    PRIMARY KEY (warband, parameter)
) STRICT, WITHOUT ROWID;
INSERT INTO warband_parameter VALUES(1,'oath.gods');
INSERT INTO warband_parameter VALUES(1,'school.main');
INSERT INTO warband_parameter VALUES(1,'school.secondary');
CREATE TABLE warband_parameter_value (
    warband INTEGER NOT NULL,
    parameter TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    value TEXT NOT NULL,
    PRIMARY KEY (warband, parameter, position),
    FOREIGN KEY (warband, parameter) REFERENCES warband_parameter (warband, parameter) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO warband_parameter_value VALUES(1,'school.main',0,'naginata');
INSERT INTO warband_parameter_value VALUES(1,'school.secondary',0,'katana');
INSERT INTO warband_parameter_value VALUES(1,'school.secondary',1,'bo');
CREATE TABLE warband_house_rule (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    house_rule TEXT NOT NULL,
    PRIMARY KEY (warband, position)
) STRICT, WITHOUT ROWID;
INSERT INTO warband_house_rule VALUES(1,0,'hojutsu');
INSERT INTO warband_house_rule VALUES(1,1,'errata_2013');
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
INSERT INTO model VALUES(1,1,0,'koryu_senpei','Kakei','yari','none','horse',1,1,'bushi_ashigaru',replace(replace('line one\nline two\r\n\','\r',char(13)),'\n',char(10)));
INSERT INTO model VALUES(1,4,3,'koryu_novice','','katana','','',0,0,'','');
INSERT INTO model VALUES(1,5,4,'no_such_profile','','trunk','','',0,0,'','');
INSERT INTO model VALUES(1,77,2,'koryu_novice','','katana','','',0,0,'','');
INSERT INTO model VALUES(1,9000000000,1,'koryu_novice','','katana','','',0,0,'','');
CREATE TABLE model_skill (
    warband INTEGER NOT NULL,
    model INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    skill TEXT NOT NULL,
    PRIMARY KEY (warband, model, position),
    FOREIGN KEY (warband, model) REFERENCES model (warband, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO model_skill VALUES(1,1,0,'tough');
INSERT INTO model_skill VALUES(1,1,1,'swift');
INSERT INTO model_skill VALUES(1,1,2,'tough');
CREATE TABLE model_option (
    warband INTEGER NOT NULL,
    model INTEGER NOT NULL,
    option TEXT NOT NULL,
    PRIMARY KEY (warband, model, option),
    FOREIGN KEY (warband, model) REFERENCES model (warband, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO model_option VALUES(1,1,'revolver');
INSERT INTO model_option VALUES(1,1,'shield');
INSERT INTO model_option VALUES(1,77,'～');
INSERT INTO model_option VALUES(1,77,'🏯');
CREATE TABLE summary (
    warband INTEGER PRIMARY KEY REFERENCES warband (id) ON DELETE CASCADE,
    points INTEGER NOT NULL,
    models INTEGER NOT NULL CHECK (models >= 0),
    broken INTEGER NOT NULL CHECK (broken >= 0),
    warnings INTEGER NOT NULL CHECK (warnings >= 0),
    rules TEXT NOT NULL,
    search_text TEXT NOT NULL
) STRICT;
INSERT INTO summary VALUES(1,59,5,13,0,'rules of version 3',replace(replace('sanada''s “patrol”; -- 侍 buso 🏯 ''"%_\nkoryu\nkakei\nline one\nline two\r\n\\nsenpei\ntough\nswift\nnaginatajutsu\n\nnovice\nno_such_profile','\r',char(13)),'\n',char(10)));
INSERT INTO summary VALUES(2,0,0,1,0,'rules of version 3',replace('a sample\nbushi','\n',char(10)));
INSERT INTO summary VALUES(3,0,0,1,0,'rules of version 3',replace('in the bin\nbushi','\n',char(10)));
CREATE TABLE warband_profile (
    warband INTEGER NOT NULL REFERENCES warband (id) ON DELETE CASCADE,
    profile TEXT NOT NULL,
    stood TEXT NOT NULL CHECK (stood IN ('list', 'hired', 'elsewhere', 'nowhere')),
    record TEXT NOT NULL,
    PRIMARY KEY (warband, profile)
) STRICT, WITHOUT ROWID;
INSERT INTO warband_profile VALUES(1,'bushi_ashigaru','elsewhere','{"id":"bushi_ashigaru"}');
INSERT INTO warband_profile VALUES(1,'koryu_senpei','list','{"cost":26,"id":"koryu_senpei","name":"Senpei ’\"侍"}');
INSERT INTO warband_profile VALUES(1,'no_such_profile','nowhere','');
INSERT INTO warband_profile VALUES(1,'ronin','hired','{"id":"ronin"}');
CREATE TABLE figure (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    position INTEGER NOT NULL CHECK (position >= 0),
    name TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 0),
    painted INTEGER NOT NULL CHECK (painted BETWEEN 0 AND number),
    notes TEXT NOT NULL
) STRICT;
INSERT INTO figure VALUES(3,0,'Ashigaru ’"侍 🏯',6,4,replace('line one\nline two','\n',char(10)));
INSERT INTO figure VALUES(1,1,'=Bowman',1,0,'');
CREATE TABLE figure_use (
    figure INTEGER NOT NULL REFERENCES figure (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position >= 0),
    system TEXT NOT NULL,
    profile TEXT NOT NULL,
    PRIMARY KEY (figure, position)
) STRICT, WITHOUT ROWID;
INSERT INTO figure_use VALUES(1,0,'honour','bowman');
INSERT INTO figure_use VALUES(3,0,'ronin','bushi_ashigaru');
INSERT INTO figure_use VALUES(3,1,'no_such_game','no_such_profile');
CREATE TABLE figure_use_item (
    figure INTEGER NOT NULL,
    use_position INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    item TEXT NOT NULL,
    PRIMARY KEY (figure, use_position, position),
    FOREIGN KEY (figure, use_position) REFERENCES figure_use (figure, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO figure_use_item VALUES(3,0,0,'yari');
INSERT INTO figure_use_item VALUES(3,0,1,'no_such_item');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('warband',3);
COMMIT;
