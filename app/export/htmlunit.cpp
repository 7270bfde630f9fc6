#include "app/export/htmlunit.h"

#include "app/export/sheetwords.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct HtmlUnitWords
{
    Q_DECLARE_TR_FUNCTIONS(HtmlUnit)
};

QString profileTable(const SheetUnit& unit)
{
    if (unit.blank || unit.stats.empty())
        return {};
    QString labels, values;
    for (const SheetStat& stat : unit.stats) {
        labels += QStringLiteral("<th scope=\"col\"><abbr title=\"%1\">%2</abbr></th>")
                      .arg(stat.name.toHtmlEscaped(), stat.label.toHtmlEscaped());
        values += QStringLiteral("<td>%1</td>").arg(stat.value.toHtmlEscaped());
    }
    return QStringLiteral("<table class=\"profile\">\n<caption>%1</caption>\n<thead><tr>%2</tr></thead>\n"
                          "<tbody><tr>%3</tr></tbody>\n</table>\n")
        .arg(HtmlUnitWords::tr("Profile of %1").arg(unit.unitName).toHtmlEscaped(), labels, values);
}

QString term(const QString& name, const QString& text)
{
    return QStringLiteral("<dt>%1</dt><dd>%2</dd>\n").arg(name.toHtmlEscaped(), text.toHtmlEscaped());
}

QString terms(const QString& heading, const QString& items)
{
    return items.isEmpty()
               ? QString()
               : QStringLiteral("<h3>%1</h3>\n<dl>\n%2</dl>\n").arg(heading.toHtmlEscaped(), items);
}

QString group(int count)
{
    return QStringLiteral("<span class=\"group\">%1</span>").arg(QStringLiteral("<i></i>").repeated(count));
}

// Boxes are for the pencil: they show in print alone, and a screen reader passes them by.
QString tickBoxes(const SheetUnit& unit)
{
    QString rows;
    for (const SheetTicks& ticks : unit.ticks) {
        QString groups = group(ticks.inGroup).repeated(ticks.boxes / ticks.inGroup);
        if (const int rest = ticks.boxes % ticks.inGroup; rest > 0)
            groups += group(rest);
        rows += QStringLiteral("<p%1><span class=\"label\">%2</span>%3</p>\n")
                    .arg(ticks.round ? QStringLiteral(" class=\"round\"") : QString(),
                         ticks.label.toHtmlEscaped(), groups);
    }
    return rows.isEmpty()
               ? QString()
               : QStringLiteral("<div class=\"ticks\" aria-hidden=\"true\">\n%1</div>\n").arg(rows);
}

} // namespace

QString htmlOf(const SheetUnit& unit)
{
    QString abilities, gear, options;
    for (const SheetAbility& ability : explainedAbilities(unit))
        abilities += term(ability.title, ability.summary);
    for (const SheetGear& each : unit.gear)
        gear += term(each.name, each.figures);
    for (const SheetOption& option : unit.options)
        options += term(QStringLiteral("%1 (%2)").arg(option.name, optionCost(option, unit)), option.summary);
    QString notes;
    for (const QString& line : unit.lines)
        notes += QStringLiteral("<p>%1</p>\n").arg(line.toHtmlEscaped());
    if (!unit.notes.isEmpty())
        notes += QStringLiteral("<p class=\"notes\">%1</p>\n").arg(unit.notes.toHtmlEscaped());
    if (!unit.catalogueNote.isEmpty())
        notes += QStringLiteral("<p class=\"source\">%1</p>\n").arg(unit.catalogueNote.toHtmlEscaped());
    return QStringLiteral("<article%1>\n<h2>%2</h2>\n<p class=\"what\">%3</p>\n%4%5%6%7%8%9</article>\n")
        .arg(unit.leads ? QStringLiteral(" class=\"leads\"") : QString(), unit.title.toHtmlEscaped(),
             aboutLine(unit).toHtmlEscaped(), profileTable(unit), terms(unit.abilitiesLabel, abilities),
             terms(unit.gearLabel, gear), terms(HtmlUnitWords::tr("Options"), options), notes,
             tickBoxes(unit));
}

} // namespace adjutant
