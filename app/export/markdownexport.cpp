#include "app/export/markdownexport.h"

#include "app/export/sheetwords.h"
#include "app/text/figures.h"
#include "app/text/rulewords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace adjutant {

namespace {

struct MarkdownWords
{
    Q_DECLARE_TR_FUNCTIONS(MarkdownExport)
};

QString row(const QStringList& cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

// A player's lines as lines: two spaces at the end of each break it, an empty one makes a paragraph.
QString paragraphs(const QString& text)
{
    QString marked;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::KeepEmptyParts)) {
        const QString escaped = escapedForMarkdown(line.trimmed());
        marked += escaped.isEmpty() ? QStringLiteral("\n") : escaped + QStringLiteral("  \n");
    }
    return text.trimmed().isEmpty() ? QString() : marked + QLatin1Char('\n');
}

QString bullet(const QString& title, const QString& text)
{
    const QString bold = QStringLiteral("- **%1**").arg(escapedForMarkdown(title));
    return (text.isEmpty() ? bold : bold + QStringLiteral(" – ") + escapedForMarkdown(text)) +
           QLatin1Char('\n');
}

QString findingsBlock(const RosterSheet& sheet)
{
    if (sheet.findings.empty())
        return {};
    QString block = QStringLiteral("> **%1**\n>\n").arg(escapedForMarkdown(draftLine(sheet)));
    for (const SheetFinding& finding : sheet.findings)
        block += QStringLiteral("> - %1\n").arg(escapedForMarkdown(findingLine(finding)));
    return block + QLatin1Char('\n');
}

QString overviewList(const RosterSheet& sheet)
{
    QStringList heads{MarkdownWords::tr("Unit"), MarkdownWords::tr("Warriors")};
    QStringList rules{QStringLiteral(":--"), QStringLiteral("--:")};
    for (const SheetBudget& budget : sheet.budgets) {
        heads.append(budget.label);
        rules.append(QStringLiteral("--:"));
    }
    QString table = row(heads) + row(rules);
    for (const SheetUnit& unit : sheet.units)
        table += row(QStringList{escapedForMarkdown(unit.title), figure(unit.size)} + costCells(unit, sheet));
    table +=
        row(QStringList{QStringLiteral("**%1**").arg(MarkdownWords::tr("Total")), figure(sheet.warriors)} +
            totalCells(sheet));
    return table + QLatin1Char('\n');
}

QString profileTable(const Profile& profile)
{
    QStringList labels, rules, values;
    for (const PrintedValue& printed : printedProfile(profile)) {
        labels.append(printed.name);
        rules.append(QStringLiteral(":-:"));
        values.append(printed.value);
    }
    return row(labels) + row(rules) + row(values) + QLatin1Char('\n');
}

QString unitSection(const SheetUnit& unit)
{
    QString section = QStringLiteral("## %1\n\n").arg(escapedForMarkdown(unit.title));
    QStringList what{sizeAndCostLine(unit)};
    if (unit.title != unit.unitName)
        what.prepend(unit.unitName);
    if (!unit.types.isEmpty())
        what.append(unit.types);
    section += escapedForMarkdown(what.join(middleDot)) + QStringLiteral("\n\n");
    if (unit.profile)
        section += profileTable(*unit.profile);
    QString list;
    for (const SheetSkill& skill : explainedSkills(unit))
        list += bullet(skill.title, skill.summary);
    for (const SheetWeapon& weapon : unit.weapons)
        list += bullet(weapon.name, weaponLine(weapon));
    for (const SheetOption& option : unit.options)
        list += bullet(QStringLiteral("%1 (%2)").arg(option.name, optionCost(option, unit)), option.summary);
    if (!list.isEmpty())
        section += list + QLatin1Char('\n');
    section += paragraphs(unit.notes);
    if (!unit.catalogueNote.isEmpty())
        section += QStringLiteral("*%1*\n\n").arg(escapedForMarkdown(unit.catalogueNote));
    return section;
}

} // namespace

QString escapedForMarkdown(const QString& text)
{
    static const QRegularExpression anywhere(QStringLiteral("([\\\\`*_{}\\[\\]<>#|~&$])"));
    static const QRegularExpression atStart(QStringLiteral("^(\\s*)([-+=]|\\d+[.)])"));
    QString escaped = text.simplified();
    escaped.replace(anywhere, QStringLiteral("\\\\1"));
    if (const auto found = atStart.match(escaped); found.hasMatch())
        escaped.insert(found.capturedEnd() - 1, QLatin1Char('\\'));
    return escaped;
}

QString markdownOf(const RosterSheet& sheet)
{
    QString text = QStringLiteral("# %1\n\n").arg(escapedForMarkdown(sheet.army));
    text += escapedForMarkdown(allegianceLine(sheet)) + QStringLiteral("\n\n");
    text += QStringLiteral("**%1**\n\n").arg(escapedForMarkdown(totalsLine(sheet)));
    text += findingsBlock(sheet) + paragraphs(sheet.notes);
    if (!sheet.units.empty())
        text += overviewList(sheet);
    for (const SheetUnit& unit : sheet.units)
        text += unitSection(unit);
    while (text.endsWith(QStringLiteral("\n\n")))
        text.chop(1);
    return text;
}

} // namespace adjutant
