#include "app/export/htmlexport.h"

#include "app/export/htmlstyle.h"
#include "app/export/htmlunit.h"
#include "app/export/sheetwords.h"
#include "app/text/figures.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct HtmlExportWords
{
    Q_DECLARE_TR_FUNCTIONS(HtmlExport)
};

QString budgetItem(const SheetBudget& budget)
{
    const QString over =
        budget.isOver()
            ? QStringLiteral(" <strong class=\"over\">%1</strong>")
                  .arg(
                      HtmlExportWords::tr("%1 over").arg(figure(budget.total - budget.limit)).toHtmlEscaped())
            : QString();
    return QStringLiteral("<li>%1%2</li>\n").arg(budget.words.toHtmlEscaped(), over);
}

QString header(const RosterSheet& sheet)
{
    QString budgets;
    for (const SheetBudget& budget : sheet.budgets)
        budgets += budgetItem(budget);
    return QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1>%2</h1>\n<ul "
                          "class=\"totals\">\n%3<li>%4</li>\n</ul>\n"
                          "</header>\n")
        .arg(allegianceLine(sheet).toHtmlEscaped(), sheet.army.toHtmlEscaped(), budgets,
             sheet.countText.toHtmlEscaped());
}

QString findings(const RosterSheet& sheet)
{
    if (sheet.findings.empty())
        return {};
    QString items;
    for (const SheetFinding& finding : sheet.findings)
        items += QStringLiteral("<li>%1</li>\n").arg(findingLine(finding).toHtmlEscaped());
    return QStringLiteral("<section class=\"draft\">\n<h2>%1</h2>\n<ul>\n%2</ul>\n</section>\n")
        .arg(draftLine(sheet).toHtmlEscaped(), items);
}

QString overviewTable(const RosterSheet& sheet)
{
    if (sheet.units.empty())
        return QStringLiteral("<p>%1</p>\n")
            .arg(HtmlExportWords::tr("There are no Units in this army yet.").toHtmlEscaped());
    const auto head = [](const QString& name) {
        return QStringLiteral("<th scope=\"col\">%1</th>").arg(name.toHtmlEscaped());
    };
    const bool sized = !sheet.countLabel.isEmpty();
    if (!sized && sheet.budgets.empty())
        return {};
    const auto row = [sized](const QString& name, int size, const QStringList& costs) {
        QString cells = sized ? QStringLiteral("<td>%1</td>").arg(figure(size)) : QString();
        for (const QString& cost : costs)
            cells += QStringLiteral("<td>%1</td>").arg(cost);
        return QStringLiteral("<tr><th scope=\"row\">%1</th>%2</tr>\n").arg(name.toHtmlEscaped(), cells);
    };
    QString rows;
    for (const SheetUnit& unit : sheet.units)
        rows += row(unit.title, unit.size, costCells(unit, sheet));
    const QString total = row(HtmlExportWords::tr("Total"), sheet.count, totalCells(sheet));
    QString heads = head(HtmlExportWords::tr("Unit")) + (sized ? head(sheet.countLabel) : QString());
    for (const SheetBudget& budget : sheet.budgets)
        heads += head(budget.label);
    return QStringLiteral(
               "<table class=\"overview\">\n<caption>%1</caption>\n<thead><tr>%2</tr></thead>\n<tbody>\n%3"
               "</tbody>\n<tfoot>\n%4</tfoot>\n</table>\n")
        .arg(HtmlExportWords::tr("The Units of the army").toHtmlEscaped(), heads, rows, total);
}

} // namespace

QString htmlOf(const RosterSheet& sheet, const QLocale& language)
{
    QString units;
    for (const SheetUnit& unit : sheet.units)
        units += htmlOf(unit);
    const QString notes =
        sheet.notes.isEmpty()
            ? QString()
            : QStringLiteral("<p class=\"notes\">%1</p>\n").arg(sheet.notes.toHtmlEscaped());
    const QString direction =
        language.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\" />\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
               "<meta name=\"generator\" content=\"Adjutant\" />\n"
               "<title>%3</title>\n<style>\n%4</style>\n</head>\n<body>\n<main>\n%5</main>\n</"
               "body>\n</html>\n")
        .arg(language.bcp47Name(), direction, sheet.army.toHtmlEscaped(), styleOf(sheet.colour),
             header(sheet) + findings(sheet) + notes + overviewTable(sheet) + units);
}

} // namespace adjutant
