// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/summary.h"

#include <QCryptographicHash>

namespace gunbai::store {

using namespace Qt::StringLiterals;

namespace {

/// Unknown skills too, by their ids.
void addSkills(const roster::Model &model, const roster::Warrior &warrior, const rules::System *system,
               QStringList &lines)
{
    for (const QString &id : model.skills)
        lines.append(system ? system->itemName(id) : id);
    for (std::size_t index = 0; system && index < system->skills.size(); ++index) {
        if (warrior.skills.test(index))
            lines.append(system->skills[index].name);
    }
}

} // namespace

QString searchText(const QString &name)
{
    return folded(name).simplified();
}

QString folded(const QString &text)
{
    QString plain;
    for (const QChar character : text.normalized(QString::NormalizationForm_KD)) {
        if (!character.isMark())
            plain += character;
    }
    return plain.toCaseFolded();
}

QStringList searchWords(const QString &typed)
{
    return folded(typed).simplified().split(u' ', Qt::SkipEmptyParts);
}

QString searchText(const roster::Warband &warband, const roster::Muster &muster)
{
    QStringList lines{muster.list ? muster.list->name : warband.list};
    for (std::size_t index = 0; index < warband.models.size(); ++index) {
        const roster::Model &model = warband.models[index];
        const roster::Warrior &warrior = muster.warriors[index];
        lines << model.name << model.notes << (warrior.profile ? warrior.profile->name : model.profile);
        addSkills(model, warrior, muster.system, lines);
    }
    lines.removeDuplicates();
    return searchText(warband.name) + u'\n' + folded(lines.join(u'\n'));
}

Summary summaryOf(const roster::Warband &warband, const rules::CataloguePtr &catalogue)
{
    const roster::Muster muster = roster::muster(warband, catalogue);
    return summaryOf(warband, muster, roster::judge(warband, muster));
}

Summary summaryOf(const roster::Warband &warband, const roster::Muster &muster, const roster::Verdict &verdict)
{
    return {verdict.total, muster.models, verdict.brokenCount(), verdict.warningCount(), searchText(warband, muster)};
}

QString rulesHash(const std::vector<rules::SourceFile> &files, const QString &programVersion)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QByteArray &bytes) {
        hash.addData(QByteArray::number(bytes.size()) + ':');
        hash.addData(bytes);
    };
    add(programVersion.toUtf8());
    for (const rules::SourceFile &file : files) {
        add(file.name.toUtf8());
        add(file.bytes);
    }
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace gunbai::store
