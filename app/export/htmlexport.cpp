#include "app/export/htmlexport.h"

#include "app/export/htmlstyle.h"
#include "app/export/htmlunit.h"
#include "app/export/sheetwords.h"
#include "app/text/figures.h"

#include <QCoreApplication>
#include <algorithm>

namespace adjutant {

namespace {

struct HtmlExportWords
{
    Q_DECLARE_TR_FUNCTIONS(HtmlExport)
};

struct PrintedPageWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedPage)
};

QString budgetBar(const SheetBudget& budget, SheetFor drawnBy)
{
    const int percent = budget.limit > 0 ? std::clamp(budget.total * 100 / budget.limit, 0, 100)
                                         : (budget.total > 0 ? 100 : 0);
    const QString over = budget.isOver() ? QStringLiteral("over") : QStringLiteral("within");
    if (drawnBy == SheetFor::browser)
        return QStringLiteral("<div class=\"bar %1\"><div style=\"width: %2%\"></div></div>\n")
            .arg(over)
            .arg(percent);
    return QStringLiteral("<p class=\"bar\"><img src=\"bar %1 %2\" width=\"400\" height=\"14\" /></p>\n")
        .arg(percent)
        .arg(over);
}

QString totalCell(int number, const QString& words, const QString& rest)
{
    return QStringLiteral("<td width=\"%4\"><p><span class=\"figure\">%1</span> %2</p>\n%3</td>\n")
        .arg(figure(number), words, rest,
             rest.isEmpty()                     ? QStringLiteral("50%")
             : words.contains(QLatin1Char('<')) ? QStringLiteral("650")
                                                : QStringLiteral("470"));
}

QString totals(const RosterSheet& sheet, SheetFor drawnBy)
{
    QString cells;
    for (const SheetBudget& budget : sheet.budgets) {
        QString words = PrintedPageWords::tr("of %1 %2", "limit, budget: of 500 AP")
                            .arg(figure(budget.limit), budget.label)
                            .toHtmlEscaped();
        if (budget.isOver())
            words += QStringLiteral(" <strong class=\"over\">%1</strong>")
                         .arg(PrintedPageWords::tr("%1 over")
                                  .arg(figure(budget.total - budget.limit))
                                  .toHtmlEscaped());
        cells += totalCell(budget.total, words, budgetBar(budget, drawnBy));
    }
    const QString count = figure(sheet.count);
    const QString words = sheet.countText.startsWith(count + QLatin1Char(' '))
                              ? sheet.countText.mid(count.size() + 1)
                              : sheet.countLabel;
    return layoutTable(QStringLiteral("totals"), cells + totalCell(sheet.count, words.toHtmlEscaped(), {}));
}

QString header(const RosterSheet& sheet, SheetFor drawnBy, bool qr)
{
    QString cells = QStringLiteral("<td><p class=\"kind\">%1</p>\n<h1%2>%3</h1>\n%4</td>\n")
                        .arg(allegianceLine(sheet).toHtmlEscaped(),
                             sheet.army.size() > 40 ? QStringLiteral(" class=\"long\"") : QString(),
                             sheet.army.simplified().toHtmlEscaped(), totals(sheet, drawnBy));
    if (qr)
        cells += QStringLiteral("<td class=\"qr\" width=\"260\"><p><img src=\"qr\" width=\"260\" "
                                "height=\"260\" /></p><p class=\"scan\">%1</p></td>\n")
                     .arg(PrintedPageWords::tr("Scan to import").toHtmlEscaped());
    return QStringLiteral("<header>\n%1</header>\n").arg(layoutTable(QStringLiteral("head"), cells));
}

QString findings(const RosterSheet& sheet)
{
    if (sheet.findings.empty())
        return {};
    QString items;
    for (const SheetFinding& finding : sheet.findings)
        items += QStringLiteral("<li>%1</li>\n").arg(findingLine(finding).toHtmlEscaped());
    return layoutTable(
        QStringLiteral("draft"),
        QStringLiteral("<td><h2>%1</h2>\n<ul>\n%2</ul></td>\n").arg(draftLine(sheet).toHtmlEscaped(), items));
}

QString overviewTable(const RosterSheet& sheet)
{
    if (sheet.units.empty())
        return QStringLiteral("<p>%1</p>\n").arg(HtmlExportWords::tr("This list is empty.").toHtmlEscaped());
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
        .arg(HtmlExportWords::tr("Units in this list").toHtmlEscaped(), heads, rows, total);
}

} // namespace

QString sheetHtml(const RosterSheet& sheet, SheetFor drawnBy, bool qr)
{
    QString html = header(sheet, drawnBy, qr) + findings(sheet);
    if (!sheet.notes.trimmed().isEmpty())
        html += QStringLiteral("<p class=\"notes\">%1</p>\n").arg(sheet.notes.trimmed().toHtmlEscaped());
    if (drawnBy == SheetFor::browser)
        html += overviewTable(sheet);
    for (const SheetUnit& unit : sheet.units)
        html += htmlOf(unit, drawnBy);
    if (drawnBy == SheetFor::paper) {
        // The size of a heading is Qt's own and no style's.
        for (const char* level : {"1", "2"}) {
            const QLatin1String tag(level);
            html.replace(QStringLiteral("<h%1").arg(tag), QStringLiteral("<p id=\"h%1\"").arg(tag));
            html.replace(QStringLiteral("</h%1>").arg(tag), QStringLiteral("</p>"));
        }
    }
    return html;
}

QString htmlOf(const RosterSheet& sheet, const QLocale& language)
{
    const QString direction =
        language.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\" />\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
               "<meta name=\"generator\" content=\"Adjutant\" />\n"
               "<title>%3</title>\n<style>\n%4</style>\n</head>\n<body>\n<main>\n%5</main>\n</"
               "body>\n</html>\n")
        .arg(language.bcp47Name(), direction, sheet.army.toHtmlEscaped(), browserStyle(sheet.colour),
             sheetHtml(sheet, SheetFor::browser));
}

} // namespace adjutant
