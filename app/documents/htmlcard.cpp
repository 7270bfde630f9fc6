#include "app/documents/writers.h"

#include <algorithm>

namespace adjutant::document {

namespace {

// A few figures have room for their whole names on paper.
bool namesFit(const Card& card)
{
    const std::size_t room = 110 / std::max<std::size_t>(card.stats.size(), 4);
    return std::ranges::all_of(
        card.stats, [room](const Stat& stat) { return static_cast<std::size_t>(stat.name.size()) <= room; });
}

QString profileTable(const Card& card, Look look)
{
    if (card.stats.empty())
        return {};
    const bool names = look == Look::paper && namesFit(card);
    int shares = 0; // a place with two figures is wider than the others
    const auto share = [](const Stat& stat) { return stat.label.contains(QLatin1Char('/')) ? 3 : 2; };
    for (const Stat& stat : card.stats)
        shares += share(stat);
    QString labels, values;
    QString place = QStringLiteral("first");
    for (const Stat& stat : card.stats) {
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
    // A QTextDocument shows a caption as text of its own.
    const QString caption =
        look == Look::paper ? QString()
                            : QStringLiteral("<caption>%1</caption>\n")
                                  .arg(DocumentWords::tr("Profile of %1").arg(card.unitName).toHtmlEscaped());
    return QStringLiteral(
               "<table class=\"%1\" width=\"100%\" cellspacing=\"0\">\n%2<thead><tr>%3</tr></thead>\n"
               "<tbody><tr>%4</tr></tbody>\n</table>\n")
        .arg(card.blank ? QStringLiteral("profile blank") : QStringLiteral("profile"), caption, labels,
             values);
}

QString labelSpan(const QString& label)
{
    return label.isEmpty()
               ? QString()
               : QStringLiteral("<span class=\"label\">%1</span>&#160; ").arg(label.toHtmlEscaped());
}

QString itemOf(const QString& label, const QString& name, const QString& text)
{
    return QStringLiteral("<p class=\"item\">%1<b>%2</b>&#160; %3</p>\n")
        .arg(labelSpan(label), name.toHtmlEscaped(), text.toHtmlEscaped());
}

QString traitsHtml(const Card& card)
{
    QString named, lines, abilities;
    for (const Trait& trait : card.traits)
        if (trait.name.isEmpty())
            lines += paragraph("item", trait.text);
        else
            named += itemOf(trait.label, trait.name, trait.text);
    for (const Trait& ability : card.abilities)
        if (!ability.shownByGear)
            abilities += itemOf({}, ability.name, ability.text);
    QString html = named + abilities + lines;
    if (const QString notes = card.notes.trimmed(); !notes.isEmpty())
        html += QStringLiteral("<p class=\"notes\">%1%2</p>\n")
                    .arg(labelSpan(DocumentWords::tr("Notes")), notes.toHtmlEscaped());
    if (card.blank)
        html += paragraph("source", DocumentWords::tr("No stats in the rulebook: write them in."));
    return html + paragraph("source", card.source);
}

// A picture's name on paper, as PrintedPictures paints it, or what a browser styles as one.
QString tickGroup(int boxes, bool round, Look look)
{
    if (look == Look::browser)
        return QStringLiteral("<span class=\"group%1\">%2</span>")
            .arg(round ? QStringLiteral(" round") : QString(), QStringLiteral("<i></i>").repeated(boxes));
    return QStringLiteral("<img src=\"%1 %2\" width=\"%3\" height=\"51\" />")
        .arg(round ? QStringLiteral("round") : QStringLiteral("square"))
        .arg(boxes)
        .arg(boxes * 51 - 9);
}

// A row for each group, side by side where they are many; where there are more than a card can hold, a line
// to write on.
QString boxesOf(const Ticks& ticks, Look look)
{
    constexpr int mostInRow = 8, mostRows = 24;
    const int inGroup = std::max(1, ticks.inGroup);
    const int groups = (ticks.boxes + inGroup - 1) / inGroup;
    const QString after = groups > 6 ? QStringLiteral(" ") : QStringLiteral("<br />");
    const int perRow = groups > 6 ? std::max(1, mostInRow / (inGroup + 1)) : 1;
    QString boxes;
    for (int left = ticks.boxes, group = 0; left > 0;) {
        if (groups / perRow * ((inGroup + mostInRow - 1) / mostInRow) > mostRows)
            return look == Look::browser ? QStringLiteral("<span class=\"line\"></span>")
                                         : QStringLiteral("<img src=\"line\" width=\"400\" height=\"80\" />");
        const int shown = std::min({left, inGroup - group % inGroup, mostInRow});
        boxes += (boxes.isEmpty() ? QString() : after) + tickGroup(shown, ticks.round, look);
        left -= shown;
        group += shown;
    }
    return boxes;
}

// Boxes are for the pencil: they show on paper alone, and a screen reader passes them by.
QString tickCell(const Card& card, Look look)
{
    QString rows;
    for (const Ticks& ticks : card.ticks)
        rows +=
            QStringLiteral("<p class=\"label\">%1<span class=\"detail\">%2</span></p>\n<p "
                           "class=\"boxes\">%3</p>\n")
                .arg(ticks.label.toHtmlEscaped(),
                     ticks.detail.isEmpty() ? QString()
                                            : QStringLiteral("&#160;&#160; ") + ticks.detail.toHtmlEscaped(),
                     boxesOf(ticks, look));
    return rows.isEmpty()
               ? QString()
               : QStringLiteral("<td class=\"ticks\" width=\"410\" aria-hidden=\"true\">\n%1</td>\n")
                     .arg(rows);
}

QString cardTop(const Card& card, Look look)
{
    QString name = card.title.simplified().toHtmlEscaped();
    if (card.leads && look == Look::paper)
        name.prepend(QStringLiteral("<img src=\"crown\" width=\"52\" height=\"48\" />&#160;"));
    if (card.title != card.unitName)
        name += QStringLiteral("&#160; <span class=\"own\">%1</span>").arg(card.unitName.toHtmlEscaped());
    if (!card.kind.isEmpty())
        name += QStringLiteral("&#160; <span class=\"what\">%1</span>").arg(card.kind.toHtmlEscaped());
    QString cells = QStringLiteral("<td><h2>%1</h2></td>").arg(name);
    const QString between = card.size.isEmpty() || card.cost.isEmpty() ? QString() : middleDot;
    if (!card.size.isEmpty() || !card.cost.isEmpty())
        cells += QStringLiteral("<td class=\"cost\" align=\"right\"><p>%1<b>%2</b></p></td>")
                     .arg((card.size + between).toHtmlEscaped(), card.cost.toHtmlEscaped());
    return layoutMatch(QStringLiteral("top"), cells);
}

} // namespace

QString htmlOf(const Card& card, Look look)
{
    const QString ticks = tickCell(card, look);
    const QString columns = layoutMatch(QStringLiteral("columns"),
                                        QStringLiteral("<td class=\"words%4\">%1%2</td>%3")
                                            .arg(profileTable(card, look), traitsHtml(card), ticks,
                                                 ticks.isEmpty() ? QString() : QStringLiteral(" ticked")));
    return QStringLiteral("<article>\n%1</article>\n")
        .arg(layoutMatch(QStringLiteral("card"), QStringLiteral("<td class=\"inside%1\">\n%2%3</td>")
                                                     .arg(card.leads ? QStringLiteral(" leading") : QString(),
                                                          cardTop(card, look), columns)));
}

} // namespace adjutant::document
