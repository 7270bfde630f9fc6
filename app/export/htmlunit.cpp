#include "app/export/htmlunit.h"

#include "app/export/sheetwords.h"

#include <QCoreApplication>
#include <algorithm>

namespace adjutant {

namespace {

struct HtmlUnitWords
{
    Q_DECLARE_TR_FUNCTIONS(HtmlUnit)
};

struct PrintedCardWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedCard)
};

// A few figures have room for their whole names on paper.
bool namesFit(const SheetUnit& unit)
{
    const std::size_t room = 110 / std::max<std::size_t>(unit.stats.size(), 4);
    return std::ranges::all_of(unit.stats, [room](const SheetStat& stat) {
        return static_cast<std::size_t>(stat.name.size()) <= room;
    });
}

QString profileTable(const SheetUnit& unit, SheetFor drawnBy)
{
    if (unit.stats.empty())
        return {};
    const bool names = drawnBy == SheetFor::paper && namesFit(unit);
    int shares = 0; // a place with two figures is wider than the others
    const auto share = [](const SheetStat& stat) { return stat.label.contains(QLatin1Char('/')) ? 3 : 2; };
    for (const SheetStat& stat : unit.stats)
        shares += share(stat);
    QString labels, values;
    QString place = QStringLiteral("first");
    for (const SheetStat& stat : unit.stats) {
        labels +=
            QStringLiteral("<th scope=\"col\" class=\"%1\" width=\"%2%\"><abbr title=\"%3\">%4</abbr></th>")
                .arg(place)
                .arg(share(stat) * 100 / shares)
                .arg(stat.name.toHtmlEscaped(), (names ? stat.name : stat.label).toHtmlEscaped());
        values +=
            QStringLiteral("<td class=\"%1\">%2</td>")
                .arg(place, stat.value.isEmpty() ? QStringLiteral("&#160;") : stat.value.toHtmlEscaped());
        place = QStringLiteral("next");
    }
    const QString style = unit.blank ? QStringLiteral("profile blank") : QStringLiteral("profile");
    // A QTextDocument shows a caption as text of its own.
    const QString caption =
        drawnBy == SheetFor::paper
            ? QString()
            : QStringLiteral("<caption>%1</caption>\n")
                  .arg(HtmlUnitWords::tr("Profile of %1").arg(unit.unitName).toHtmlEscaped());
    return QStringLiteral(
               "<table class=\"%1\" width=\"100%\" cellspacing=\"0\">\n%2<thead><tr>%3</tr></thead>\n"
               "<tbody><tr>%4</tr></tbody>\n</table>\n")
        .arg(style, caption, labels, values);
}

QString item(const QString& label, const QString& name, const QString& text)
{
    const QString before =
        label.isEmpty() ? QString()
                        : QStringLiteral("<span class=\"label\">%1</span>&#160; ").arg(label.toHtmlEscaped());
    return QStringLiteral("<p class=\"item\">%1<b>%2</b>&#160; %3</p>\n")
        .arg(before, name.toHtmlEscaped(), text.toHtmlEscaped());
}

QString paragraph(const char* style, const QString& text)
{
    return text.isEmpty()
               ? QString()
               : QStringLiteral("<p class=\"%1\">%2</p>\n").arg(QLatin1String(style), text.toHtmlEscaped());
}

QString words(const SheetUnit& unit)
{
    QString html;
    for (const SheetGear& each : unit.gear)
        html += item(unit.gearLabel, each.name, each.figures);
    for (const SheetOption& option : unit.options)
        html += item(PrintedCardWords::tr("Option"),
                     QStringLiteral("%1 (%2)").arg(option.name, optionCost(option, unit)), option.summary);
    for (const SheetAbility& ability : explainedAbilities(unit))
        html += item({}, ability.title, ability.summary);
    for (const QString& line : unit.lines)
        html += paragraph("item", line);
    if (const QString notes = unit.notes.trimmed(); !notes.isEmpty())
        html += QStringLiteral("<p class=\"notes\"><span class=\"label\">%1</span>&#160; %2</p>\n")
                    .arg(PrintedCardWords::tr("Notes").toHtmlEscaped(), notes.toHtmlEscaped());
    if (unit.blank)
        html += paragraph("source", PrintedCardWords::tr("No stats in the rulebook: write them in."));
    return html + paragraph("source", unit.catalogueNote);
}

// Boxes are for the pencil: they show on paper alone, and a screen reader passes them by. A row for each
// group, side by side where they are many; where there are more than a card can hold, a line to write on.
QString tickBoxes(const SheetUnit& unit, SheetFor drawnBy)
{
    constexpr int mostInRow = 8, mostRows = 24;
    QString rows;
    for (const SheetTicks& ticks : unit.ticks) {
        const int inGroup = std::max(1, ticks.inGroup);
        const int groups = (ticks.boxes + inGroup - 1) / inGroup;
        const QString after = groups > 6 ? QStringLiteral(" ") : QStringLiteral("<br />");
        const int perRow = groups > 6 ? std::max(1, mostInRow / (inGroup + 1)) : 1;
        QString boxes;
        for (int left = ticks.boxes, group = 0; left > 0;) {
            if (groups / perRow * ((inGroup + mostInRow - 1) / mostInRow) > mostRows) {
                boxes = QStringLiteral("<img src=\"line\" width=\"400\" height=\"80\" />");
                if (drawnBy == SheetFor::browser)
                    boxes = QStringLiteral("<span class=\"line\"></span>");
                break;
            }
            const int rest = std::min(left, inGroup - group % inGroup);
            const int shown = std::min(rest, mostInRow);
            boxes += (boxes.isEmpty() ? QString() : after) + tickGroup(shown, ticks.round, drawnBy);
            left -= shown;
            group += shown;
        }
        rows +=
            QStringLiteral("<p class=\"label\">%1<span class=\"detail\">%2</span></p>\n<p "
                           "class=\"boxes\">%3</p>\n")
                .arg(ticks.label.toHtmlEscaped(),
                     ticks.detail.isEmpty() ? QString()
                                            : QStringLiteral("&#160;&#160; ") + ticks.detail.toHtmlEscaped(),
                     boxes);
    }
    return rows.isEmpty()
               ? QString()
               : QStringLiteral("<td class=\"ticks\" width=\"410\" aria-hidden=\"true\">\n%1</td>\n")
                     .arg(rows);
}

QString cardTop(const SheetUnit& unit, SheetFor drawnBy)
{
    QString name = unit.title.simplified().toHtmlEscaped();
    if (unit.leads && drawnBy == SheetFor::paper)
        name.prepend(QStringLiteral("<img src=\"crown\" width=\"52\" height=\"48\" />&#160;"));
    if (unit.title != unit.unitName)
        name += QStringLiteral("&#160; <span class=\"own\">%1</span>").arg(unit.unitName.toHtmlEscaped());
    if (!unit.kind.isEmpty())
        name += QStringLiteral("&#160; <span class=\"what\">%1</span>").arg(unit.kind.toHtmlEscaped());
    QString cells = QStringLiteral("<td><h2>%1</h2></td>").arg(name);
    const QString cost = costLine(unit);
    const QString between = unit.sizeText.isEmpty() || cost.isEmpty() ? QString() : middleDot;
    if (!unit.sizeText.isEmpty() || !cost.isEmpty())
        cells += QStringLiteral("<td class=\"cost\" align=\"right\"><p>%1<b>%2</b></p></td>")
                     .arg((unit.sizeText + between).toHtmlEscaped(), cost.toHtmlEscaped());
    return layoutTable(QStringLiteral("top"), cells);
}

} // namespace

QString layoutTable(const QString& style, const QString& cells)
{
    return QStringLiteral("<table class=\"%1\" role=\"presentation\" width=\"100%\" cellspacing=\"0\" "
                          "cellpadding=\"0\"><tr>%2</tr></table>\n")
        .arg(style, cells);
}

QString tickGroup(int boxes, bool round, SheetFor drawnBy)
{
    if (drawnBy == SheetFor::browser)
        return QStringLiteral("<span class=\"group%1\">%2</span>")
            .arg(round ? QStringLiteral(" round") : QString(), QStringLiteral("<i></i>").repeated(boxes));
    return QStringLiteral("<img src=\"%1 %2\" width=\"%3\" height=\"51\" />")
        .arg(round ? QStringLiteral("round") : QStringLiteral("square"))
        .arg(boxes)
        .arg(boxes * 51 - 9);
}

QString htmlOf(const SheetUnit& unit, SheetFor drawnBy)
{
    const QString columns =
        layoutTable(QStringLiteral("columns"),
                    QStringLiteral("<td class=\"words%4\">%1%2</td>%3")
                        .arg(profileTable(unit, drawnBy), words(unit), tickBoxes(unit, drawnBy),
                             unit.ticks.empty() ? QString() : QStringLiteral(" ticked")));
    const QString card = unit.leads ? QStringLiteral("card leads") : QStringLiteral("card");
    return QStringLiteral("<article>\n%1</article>\n")
        .arg(layoutTable(card, QStringLiteral("<td class=\"inside%1\">\n%2%3</td>")
                                   .arg(unit.leads ? QStringLiteral(" leading") : QString(),
                                        cardTop(unit, drawnBy), columns)));
}

} // namespace adjutant
