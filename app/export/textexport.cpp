#include "app/export/textexport.h"

#include "app/export/plainwrap.h"
#include "app/export/sheetwords.h"

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

QString statsLine(const SheetUnit& unit)
{
    QStringList values;
    for (const SheetStat& stat : unit.stats)
        values.append(stat.label + QLatin1Char(' ') + stat.value);
    return values.join(QStringLiteral(", "));
}

QString unitText(const SheetUnit& unit)
{
    QStringList parts{unit.title, sizeAndCostLine(unit)};
    parts.removeAll(QString());
    QString text = line(parts.join(QStringLiteral(" – ")), {QString(), QStringLiteral("    ")});
    QStringList what;
    if (unit.title != unit.unitName)
        what.append(unit.unitName);
    if (!unit.kind.isEmpty())
        what.append(unit.kind);
    text += line(what.join(middleDot), inUnit);
    if (!unit.blank)
        text += line(statsLine(unit), inUnit);
    QStringList abilities;
    for (const SheetAbility& ability : unit.abilities)
        abilities.append(ability.title);
    text += line(labelled(unit.abilitiesLabel, abilities.join(QStringLiteral(", "))), inUnit);
    for (const SheetGear& gear : unit.gear)
        text += line(labelled(gear.name, gear.figures), inUnit);
    for (const QString& each : unit.lines)
        text += line(each, inUnit);
    for (const SheetOption& option : unit.options) {
        const QString title = QStringLiteral("%1 (%2)").arg(option.name, optionCost(option, unit));
        text += line(option.summary.isEmpty() ? title : labelled(title, option.summary), inUnit);
    }
    text += line(labelled(TextExportWords::tr("Notes"), unit.notes), inUnit);
    text += line(labelled(TextExportWords::tr("In the printed rules"), unit.catalogueNote), inUnit);
    return text;
}

QString abilitiesText(const RosterSheet& sheet)
{
    std::vector<SheetAbility> abilities = explainedAbilities(sheet);
    std::erase_if(abilities, [](const SheetAbility& ability) { return ability.summary.isEmpty(); });
    if (abilities.empty())
        return {};
    QString text = heading(sheet.units.front().abilitiesLabel, QLatin1Char('-'));
    for (const SheetAbility& ability : abilities)
        text += line(labelled(ability.title, ability.summary), item);
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
    blocks.append(abilitiesText(sheet));
    blocks.removeAll(QString());
    return blocks.join(QLatin1Char('\n'));
}

} // namespace adjutant
