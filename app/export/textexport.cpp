#include "app/export/textexport.h"

#include "app/export/plainwrap.h"
#include "app/export/sheetwords.h"
#include "app/text/rulewords.h"

#include <QCoreApplication>
#include <QStringList>

namespace adjutant {

namespace {

struct TextExportWords
{
    Q_DECLARE_TR_FUNCTIONS(TextExport)
};

const PlainIndent inUnit{QStringLiteral("  "), QStringLiteral("    ")};
const PlainIndent item{QStringLiteral("- "), QStringLiteral("  ")};

QString line(const QString& text, const PlainIndent& indent = {})
{
    return wrapped(text, textColumns, indent);
}

QString heading(const QString& text, QChar rule)
{
    const QString lines = line(text);
    int widest = 0;
    for (const QString& each : lines.split(QLatin1Char('\n')))
        widest = qMax(widest, columnsOf(each));
    return lines + QString(widest, rule) + QLatin1Char('\n');
}

QString labelled(const QString& label, const QString& text)
{
    return text.isEmpty() ? QString() : TextExportWords::tr("%1: %2", "a label, its text").arg(label, text);
}

QString profileLine(const Profile& profile)
{
    QStringList values;
    for (const PrintedValue& printed : printedProfile(profile))
        values.append(printed.label + QLatin1Char(' ') + printed.value);
    return values.join(QStringLiteral(", "));
}

QString unitText(const SheetUnit& unit)
{
    QStringList parts{unit.title, sizeAndCostLine(unit)};
    QString text = line(parts.join(QStringLiteral(" – ")), {QString(), QStringLiteral("    ")});
    QStringList what;
    if (unit.title != unit.unitName)
        what.append(unit.unitName);
    if (!unit.types.isEmpty())
        what.append(unit.types);
    text += line(what.join(middleDot), inUnit);
    if (unit.profile)
        text += line(profileLine(*unit.profile), inUnit);
    QStringList skills;
    for (const SheetSkill& skill : unit.skills)
        skills.append(skill.title);
    text += line(labelled(TextExportWords::tr("Skills"), skills.join(QStringLiteral(", "))), inUnit);
    for (const SheetWeapon& weapon : unit.weapons)
        text += line(labelled(weapon.name, weaponLine(weapon)), inUnit);
    for (const SheetOption& option : unit.options) {
        const QString title = QStringLiteral("%1 (%2)").arg(option.name, optionCost(option, unit));
        text += line(option.summary.isEmpty() ? title : labelled(title, option.summary), inUnit);
    }
    text += line(labelled(TextExportWords::tr("Notes"), unit.notes), inUnit);
    text += line(labelled(TextExportWords::tr("In the source"), unit.catalogueNote), inUnit);
    return text;
}

QString skillsText(const RosterSheet& sheet)
{
    const std::vector<SheetSkill> skills = explainedSkills(sheet);
    if (skills.empty())
        return {};
    QString text = heading(TextExportWords::tr("Skills"), QLatin1Char('-'));
    for (const SheetSkill& skill : skills)
        text += line(skill.summary.isEmpty() ? skill.title : labelled(skill.title, skill.summary), item);
    return text;
}

} // namespace

QString plainTextOf(const RosterSheet& sheet)
{
    QStringList blocks{heading(sheet.army, QLatin1Char('=')) + line(allegianceLine(sheet)) +
                       line(totalsLine(sheet))};
    if (!sheet.findings.empty()) {
        QString draft = line(draftLine(sheet));
        for (const SheetFinding& finding : sheet.findings)
            draft += line(findingLine(finding), item);
        blocks.append(draft);
    }
    blocks.append(line(sheet.notes));
    for (const SheetUnit& unit : sheet.units)
        blocks.append(unitText(unit));
    blocks.append(skillsText(sheet));
    blocks.removeAll(QString());
    return blocks.join(QLatin1Char('\n'));
}

} // namespace adjutant
