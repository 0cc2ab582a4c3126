// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/catalogue.h"

#include <QByteArray>

namespace gunbai::rules {

/// A rules data file: its name for messages and its bytes.
struct SourceFile
{
    QString name;
    QByteArray bytes;
};

/// What the files gave: the lists without a fault, and every fault found.
struct Reading
{
    CataloguePtr catalogue;
    std::vector<Error> faults; ///< by file, line and column
};

/// The paths of every *.toml file below a folder (":/data" too), sorted.
[[nodiscard]] Result<QStringList> sourcePaths(const QString &folder);
[[nodiscard]] Result<SourceFile> readSource(const QString &path);

/// Every *.toml file below a folder, by path. Gives an error when the folder or a file can't be read.
[[nodiscard]] Result<std::vector<SourceFile>> sourceFiles(const QString &folder);

/// The systems that these files declare with [system_data].
[[nodiscard]] QStringList declaredSystems(const std::vector<SourceFile> &files);

/// Reads rules data (TOML). A file with faults gives nothing but its faults; the rest stands.
[[nodiscard]] Reading readRules(const std::vector<SourceFile> &files);

} // namespace gunbai::rules
