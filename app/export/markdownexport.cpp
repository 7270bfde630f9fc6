#include "app/export/markdownexport.h"

#include "app/export/sheetwords.h"
#include "app/text/figures.h"

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
    QStringList heads{MarkdownWords::tr("Unit")};
    QStringList rules{QStringLiteral(":--")};
    const bool sized = !sheet.countLabel.isEmpty();
    if (sized)
        heads.append(sheet.countLabel);
    for (const SheetBudget& budget : sheet.budgets)
        heads.append(budget.label);
    if (heads.size() == 1)
        return {};
    while (rules.size() < heads.size())
        rules.append(QStringLiteral("--:"));
    const auto cells = [sized](const QString& name, int size, const QStringList& costs) {
        return row(QStringList{name} + (sized ? QStringList{figure(size)} : QStringList()) + costs);
    };
    QString table = row(heads) + row(rules);
    for (const SheetUnit& unit : sheet.units)
        table += cells(escapedForMarkdown(unit.title), unit.size, costCells(unit, sheet));
    table += cells(QStringLiteral("**%1**").arg(MarkdownWords::tr("Total")), sheet.count, totalCells(sheet));
    return table + QLatin1Char('\n');
}

QString statsTable(const SheetUnit& unit)
{
    if (unit.blank || unit.stats.empty())
        return {};
    QStringList labels, rules, values;
    for (const SheetStat& stat : unit.stats) {
        labels.append(escapedForMarkdown(stat.name));
        rules.append(QStringLiteral(":-:"));
        values.append(escapedForMarkdown(stat.value));
    }
    return row(labels) + row(rules) + row(values) + QLatin1Char('\n');
}

QString unitSection(const SheetUnit& unit)
{
    QString section = QStringLiteral("## %1\n\n").arg(escapedForMarkdown(unit.title));
    if (const QString what = aboutLine(unit); !what.isEmpty())
        section += escapedForMarkdown(what) + QStringLiteral("\n\n");
    section += statsTable(unit);
    QString list;
    for (const SheetAbility& ability : explainedAbilities(unit))
        list += bullet(ability.title, ability.summary);
    for (const SheetGear& gear : unit.gear)
        list += bullet(gear.name, gear.figures);
    for (const QString& line : unit.lines)
        list += QStringLiteral("- %1\n").arg(escapedForMarkdown(line));
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
    // Among them what makes links of words by itself: www., ://, an address.
    static const QRegularExpression anywhere(
        QStringLiteral("([\\\\`*_{}\\[\\]<>#|~&$@]|:(?=//)|(?<=www)\\.)"),
        QRegularExpression::CaseInsensitiveOption);
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
