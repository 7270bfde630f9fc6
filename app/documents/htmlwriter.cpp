#include "app/documents/writers.h"

#include "app/text/figures.h"
#include "core/reference/reference.h"

#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace adjutant::document {

namespace {

// A text within its element, or nothing where there is none.
QString element(const QString& pattern, const QString& text)
{
    return text.isEmpty() ? QString() : pattern.arg(text.toHtmlEscaped());
}

QString paragraph(const char* style, const QString& text)
{
    return element(QStringLiteral("<p class=\"") + QLatin1String(style) + QStringLiteral("\">%1</p>\n"),
                   text);
}

// A table that only lays things out beside one another.
QString layoutTable(const QString& style, const QString& cells)
{
    return QStringLiteral("<table class=\"%1\" role=\"presentation\" width=\"100%\" cellspacing=\"0\" "
                          "cellpadding=\"0\"><tr>%2</tr></table>\n")
        .arg(style, cells);
}

// ---- colours

QColor toQt(const Colour& colour)
{
    return QColor(colour.red, colour.green, colour.blue);
}

// A faction's own colour: its ground is white with a tenth of it.
FactionInk inkOf(const Colour& own)
{
    const auto pale = [](int part) { return 255 - (255 - part) / 10; };
    const Colour ground{pale(own.red), pale(own.green), pale(own.blue)};
    const std::array page{Colour{0xff, 0xff, 0xff}, ground};
    constexpr std::array screen{Colour{0x16, 0x15, 0x17}, Colour{0x1f, 0x1e, 0x21}, Colour{0x2b, 0x2a, 0x2d}};
    return {toQt(readableOn(own, page)), toQt(ground), toQt(readableOn(own, screen))};
}

// ---- the head of a document

QString totalBar(const Total& total, Look look)
{
    const int limit = *total.limit;
    const int percent = limit > 0          ? std::clamp(total.figure * 100 / limit, 0, 100)
                        : total.figure > 0 ? 100
                                           : 0;
    const QString over = total.isOver() ? QStringLiteral("over") : QStringLiteral("within");
    if (look == Look::browser)
        return QStringLiteral("<div class=\"bar %1\"><div style=\"width: %2%\"></div></div>\n")
            .arg(over)
            .arg(percent);
    return QStringLiteral("<p class=\"bar\"><img src=\"bar %1 %2\" width=\"400\" height=\"14\" /></p>\n")
        .arg(percent)
        .arg(over);
}

QString totalCell(const Total& total, Look look)
{
    QString words = total.label.toHtmlEscaped();
    if (total.limit)
        words = DocumentWords::tr("of %1 %2", "limit, budget: of 500 AP")
                    .arg(figure(*total.limit), total.label)
                    .toHtmlEscaped();
    if (total.isOver())
        words +=
            QStringLiteral(" <strong class=\"over\">%1</strong>")
                .arg(DocumentWords::tr("%1 over").arg(figure(total.figure - *total.limit)).toHtmlEscaped());
    return QStringLiteral("<td width=\"%4\"><p><span class=\"figure\">%1</span> %2</p>\n%3</td>\n")
        .arg(figure(total.figure), words, total.limit ? totalBar(total, look) : QString(),
             !total.limit     ? QStringLiteral("50%")
             : total.isOver() ? QStringLiteral("650")
                              : QStringLiteral("470"));
}

QString headOf(const Document& document, Look look, bool qr)
{
    const bool isLong = look == Look::paper && document.title.size() > 40;
    QString head = paragraph("kind", document.kind) +
                   QStringLiteral("<h1%1>%2</h1>\n")
                       .arg(isLong ? QStringLiteral(" class=\"long\"") : QString(),
                            document.title.simplified().toHtmlEscaped()) +
                   paragraph("result", document.result);
    QString facts, totals;
    for (const QString& fact : document.facts)
        facts += QStringLiteral("<li>%1</li>\n").arg(fact.toHtmlEscaped());
    if (!facts.isEmpty())
        head += QStringLiteral("<ul class=\"totals\">\n%1</ul>\n").arg(facts);
    for (const Total& total : document.totals)
        totals += totalCell(total, look);
    if (!totals.isEmpty())
        head += layoutTable(QStringLiteral("totals"), totals);
    if (look == Look::paper)
        head = layoutTable(
            QStringLiteral("head"),
            QStringLiteral("<td>%1</td>\n").arg(head) +
                (qr ? QStringLiteral("<td class=\"qr\" width=\"260\"><p><img src=\"qr\" width=\"260\" "
                                     "height=\"260\" /></p><p class=\"scan\">%1</p></td>\n")
                          .arg(DocumentWords::tr("Scan to import").toHtmlEscaped())
                    : QString()));
    return QStringLiteral("<header>\n%1</header>\n").arg(head);
}

// ---- tables

// A scale from the worst to the best, with the middle marked.
QString scaleOf(const Cell& cell)
{
    return QStringLiteral("<svg viewBox=\"0 0 112 16\" role=\"img\" aria-label=\"%1\"><line class=\"grid\" "
                          "x1=\"6\" y1=\"8\" x2=\"106\" y2=\"8\" /><line class=\"grid\" x1=\"56\" y1=\"2\" "
                          "x2=\"56\" y2=\"14\" /><circle cx=\"%2\" cy=\"8\" r=\"5\" /></svg>")
        .arg(cell.text.toHtmlEscaped(), QString::number(6 + 100 * *cell.scale, 'f', 1));
}

/// Writes the rows of a table. On paper the kind of each cell is given, and its share of the width: a
/// QTextDocument knows no first or last child.
struct Rows
{
    const Table& table;
    Look look;
    const QList<qreal>& shares;

    QString cell(const char* tag, const QString& kind, qreal share, const QString& html) const
    {
        const bool plain = look == Look::browser && kind != u"words";
        return QStringLiteral("<%1%2%3>%4</%1>")
            .arg(QLatin1String(tag), plain ? QString() : QStringLiteral(" class=\"%1\"").arg(kind),
                 share > 0 ? QStringLiteral(" width=\"%1%\"").arg(qRound(100 * share)) : QString(), html);
    }

    QString row(const std::vector<Cell>& cells, bool isHead, int number) const
    {
        QString html;
        if (table.numbered)
            html += cell("td", QStringLiteral("figure"), shares.value(0), QString::number(number));
        for (std::size_t k = 0; k < cells.size(); ++k) {
            const std::string text = cells[k].text.toStdString();
            const QString styled = cells[k].scale && look == Look::browser ? scaleOf(cells[k])
                                   : table.marked                          ? styledText(text)
                                                                           : cells[k].text.toHtmlEscaped();
            if (look == Look::browser && (isHead || k == 0))
                html += QStringLiteral("<th scope=\"%1\">%2</th>")
                            .arg(isHead ? QStringLiteral("col") : QStringLiteral("row"), styled);
            else
                html += cell(isHead ? "th" : "td",
                             !table.columns[k].figures   ? QStringLiteral("words")
                             : !isHead && isFigure(text) ? QStringLiteral("figure")
                                                         : QStringLiteral("middle"),
                             shares.value(qsizetype(k) + table.numbered), styled);
        }
        return html;
    }

    QString row(const Row& each, int number) const
    {
        return QStringLiteral("<tr%1>%2</tr>\n")
            .arg(each.gone ? QStringLiteral(" class=\"gone\"") : QString(), row(each.cells, false, number));
    }
};

// ---- charts

constexpr double width = 640, height = 230, left = 44, right = 12, top = 10, bottom = 26;
constexpr int lineStyles = 8;

// Numbers of the picture, in the notation of SVG whatever the language.
QString at(double place)
{
    return QString::number(place, 'f', 1);
}

/// Writes the elements of a chart's picture.
class SvgPen : public ChartPen
{
public:
    QString svg;

    void grid(const QLineF& line) override
    {
        svg += QStringLiteral("<line class=\"grid\" x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" />\n")
                   .arg(at(line.x1()), at(line.y1()), at(line.x2()), at(line.y2()));
    }
    void value(const QPointF& place, const QString& words) override
    {
        label(place + QPointF(-6, 4), "end", words);
    }
    void round(const QPointF& place, double, int number) override
    {
        label(place + QPointF(0, bottom - 8), "middle", DocumentWords::tr("Round %L1").arg(number));
    }
    void line(int number, const QList<QPointF>& corners) override
    {
        QString path;
        for (const QPointF& corner : corners)
            path += (path.isEmpty() ? QStringLiteral("M%1 %2") : QStringLiteral("L%1 %2"))
                        .arg(at(corner.x()), at(corner.y()));
        svg += QStringLiteral("<path class=\"line-%1\" d=\"%2\" />\n")
                   .arg(QString::number(number % lineStyles + 1), path);
    }

private:
    void label(const QPointF& place, const char* anchor, const QString& words)
    {
        svg += QStringLiteral("<text class=\"axis\" x=\"%1\" y=\"%2\" text-anchor=\"%3\">%4</text>\n")
                   .arg(at(place.x()), at(place.y()), QLatin1String(anchor), words.toHtmlEscaped());
    }
};

QString legendOf(const QList<ChartLine>& lines)
{
    QString items;
    for (qsizetype k = 0; k < lines.size(); ++k)
        items +=
            QStringLiteral("<span><svg class=\"key\" viewBox=\"0 0 28 8\" aria-hidden=\"true\"><path "
                           "class=\"line-%1\" d=\"M0 4H28\" /></svg> %2: %3</span>\n")
                .arg(QString::number(k % lineStyles + 1), lines[k].name.toHtmlEscaped(), lastOf(lines[k]));
    return items;
}

// A chart as a picture with the names of its lines above it.
QString pictureOf(const Chart& chart)
{
    const ChartField field{{left, top, width - left - right, height - top - bottom},
                           std::max(1, chart.rounds),
                           scaleTop(highestOf(chart.lines))};
    SvgPen pen;
    drawChart(pen, field, chart.lines);
    return QStringLiteral("<figure>\n<figcaption><strong>%1</strong>\n%2</figcaption>\n<svg class=\"chart\" "
                          "viewBox=\"0 0 %3 %4\" role=\"img\" aria-label=\"%1\">\n%5</svg>\n</figure>\n")
        .arg(chart.title.toHtmlEscaped(), legendOf(chart.lines), at(width), at(height), pen.svg);
}

// ---- cards

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
    return element(QStringLiteral("<span class=\"label\">%1</span>&#160; "), label);
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
        rows += QStringLiteral("<p class=\"label\">%1<span class=\"detail\">%2</span></p>\n<p "
                               "class=\"boxes\">%3</p>\n")
                    .arg(ticks.label.toHtmlEscaped(),
                         element(QStringLiteral("&#160;&#160; %1"), ticks.detail), boxesOf(ticks, look));
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
    name += element(QStringLiteral("&#160; <span class=\"what\">%1</span>"), card.kind);
    QString cells = QStringLiteral("<td><h2>%1</h2></td>").arg(name);
    const QString between = card.size.isEmpty() || card.cost.isEmpty() ? QString() : middleDot;
    if (!card.size.isEmpty() || !card.cost.isEmpty())
        cells += QStringLiteral("<td class=\"cost\" align=\"right\"><p>%1<b>%2</b></p></td>")
                     .arg((card.size + between).toHtmlEscaped(), card.cost.toHtmlEscaped());
    return layoutTable(QStringLiteral("top"), cells);
}

// ---- the blocks, one after the other

QString lineOf(const Item& item)
{
    QString remarks;
    for (const QString& remark : item.remarks)
        remarks += QStringLiteral("<small>%1</small>").arg(remark.toHtmlEscaped());
    const QString time = element(QStringLiteral("<time>%1</time>"), item.at);
    return QStringLiteral("<li%1>%2<div>%3%4</div></li>\n")
        .arg(item.strong ? QStringLiteral(" class=\"score\"") : QString(), time, item.text.toHtmlEscaped(),
             remarks);
}

QString frame(const QString& html)
{
    return layoutTable(QStringLiteral("draft"), QStringLiteral("<td>%1</td>\n").arg(html));
}

/// Writes blocks, with those of a section in one element.
class Body
{
public:
    explicit Body(Look look) : m_look(look) {}

    QString html()
    {
        endRow();
        return m_html;
    }

    void operator()(const Heading& heading)
    {
        if (heading.beside && m_inRow)
            endSection();
        else
            endRow();
        if (heading.beside && !m_inRow)
            m_html += QStringLiteral("<div class=\"beside\">\n");
        m_inRow = heading.beside;
        m_inSection = true;
        m_html += QStringLiteral("<section>\n<h2>%1</h2>\n").arg(heading.text.toHtmlEscaped());
    }
    void operator()(const Paragraph& text)
    {
        static constexpr const char* styles[] = {"plain", "notes", "source", "plain"};
        const QString html = paragraph(styles[static_cast<int>(text.kind)], text.text.trimmed());
        m_html += text.kind == Paragraph::Kind::warning ? frame(html) : html;
    }

    void operator()(const List& list)
    {
        const bool isLog = list.kind == List::Kind::log;
        QString html = element(QStringLiteral("<h2>%1</h2>\n"), list.title);
        html += isLog ? QStringLiteral("<ol class=\"log\">\n") : QStringLiteral("<ul>\n");
        for (const Item& item : list.items)
            html += isLog ? lineOf(item) : QStringLiteral("<li>%1</li>\n").arg(item.text.toHtmlEscaped());
        html += isLog ? QStringLiteral("</ol>\n") : QStringLiteral("</ul>\n");
        m_html += isLog ? html : frame(html);
    }
    void operator()(const Table& table)
    {
        if (!table.overview || m_look == Look::browser)
            m_html += htmlOf(table, m_look);
    }
    void operator()(const Chart& chart)
    {
        endRow();
        m_html += pictureOf(chart);
    }
    void operator()(const Card& card)
    {
        endRow();
        m_html += document::htmlOf(card, m_look);
    }

private:
    void endSection()
    {
        if (std::exchange(m_inSection, false))
            m_html += QStringLiteral("</section>\n");
    }
    void endRow()
    {
        endSection();
        if (std::exchange(m_inRow, false))
            m_html += QStringLiteral("</div>\n");
    }

    Look m_look;
    QString m_html;
    bool m_inSection = false;
    bool m_inRow = false; ///< of sections beside one another
};

} // namespace

FactionInk inkOf(const FactionColour& colour)
{
    if (colour.own)
        return inkOf(*colour.own);
    // In the order of FactionColour::Name.
    static constexpr QRgb inks[][3] = {{0x454b54, 0xf1f2f3, 0xb4bcc6},
                                       {0x9e1f2a, 0xf8eeee, 0xf0938f},
                                       {0x28603a, 0xedf4ee, 0x84c795},
                                       {0x5a3787, 0xf2eef7, 0xc0a5e6},
                                       {0x7d5c00, 0xf9f4e4, 0xe3bd55}};
    const auto& [text, ground, onDark] = inks[static_cast<int>(colour.name)];
    return {QColor(text), QColor(ground), QColor(onDark)};
}

QString styleOf(Look look, const FactionColour& colour)
{
    const FactionInk ink = inkOf(colour);
    QFile file(look == Look::browser ? QStringLiteral(":/documents/browser.css")
                                     : QStringLiteral(":/documents/paper.css"));
    static_cast<void>(file.open(QIODevice::ReadOnly)); // it is built in
    return QString::fromUtf8(file.readAll())
        .replace(QStringLiteral("@ink"), ink.text.name())
        .replace(QStringLiteral("@ground"), ink.ground.name())
        .replace(QStringLiteral("@dark"), ink.onDark.name());
}

QString styledText(const std::string& text)
{
    QString html;
    for (const AidPiece& piece : piecesOf(text)) {
        QString words = QString::fromStdString(piece.text).toHtmlEscaped();
        for (const QChar mark : {u':', u';', u'!', u'?'}) // French has a space before: no line begins with it
            words.replace(QString(u' ') + mark, QString(QChar::Nbsp) + mark);
        html += piece.strong ? QStringLiteral("<b>%1</b>").arg(words) : words;
    }
    return html;
}

QString htmlOf(const Card& card, Look look)
{
    const QString ticks = tickCell(card, look);
    const QString columns = layoutTable(QStringLiteral("columns"),
                                        QStringLiteral("<td class=\"words%4\">%1%2</td>%3")
                                            .arg(profileTable(card, look), traitsHtml(card), ticks,
                                                 ticks.isEmpty() ? QString() : QStringLiteral(" ticked")));
    return QStringLiteral("<article>\n%1</article>\n")
        .arg(layoutTable(QStringLiteral("card"), QStringLiteral("<td class=\"inside%1\">\n%2%3</td>")
                                                     .arg(card.leads ? QStringLiteral(" leading") : QString(),
                                                          cardTop(card, look), columns)));
}

QString htmlOf(const Table& table, Look look, const QList<qreal>& shares)
{
    if (table.rows.empty() && !table.whenEmpty.isEmpty())
        return paragraph("plain", table.whenEmpty);
    const Rows write{table, look, shares};
    QString html = element(QStringLiteral("<caption>%1</caption>\n"), table.caption), rows;
    const auto heads = mapped(table.columns, [](const Column& column) { return Cell{column.label}; });
    if (std::ranges::any_of(heads, [](const Cell& each) { return !each.text.isEmpty(); }))
        html += QStringLiteral("<thead><tr>%1</tr></thead>\n").arg(write.row(heads, true, 0));
    int number = 0;
    for (const Row& row : table.rows)
        rows += write.row(row, ++number);
    html += QStringLiteral("<tbody>\n%1</tbody>\n").arg(rows);
    if (table.total)
        html += QStringLiteral("<tfoot>\n%1</tfoot>\n").arg(write.row(*table.total, 0));
    return QStringLiteral("<table class=\"figures\" width=\"100%\" cellspacing=\"0\" "
                          "cellpadding=\"0\">\n%1</table>\n")
        .arg(html);
}

QString htmlOf(const Document& document, Look look, bool qr)
{
    Body body(look);
    for (const Block& block : document.blocks)
        std::visit(body, block);
    QString html = headOf(document, look, qr) + body.html();
    if (look == Look::paper) {
        // The size of a heading is Qt's own and no style's.
        for (const char* level : {"1", "2"}) {
            const QLatin1String tag(level);
            html.replace(QStringLiteral("<h%1").arg(tag), QStringLiteral("<p id=\"h%1\"").arg(tag));
            html.replace(QStringLiteral("</h%1>").arg(tag), QStringLiteral("</p>"));
        }
    }
    return html;
}

QString htmlPage(const Document& document, const QLocale& language)
{
    const QString direction =
        language.textDirection() == Qt::RightToLeft ? QStringLiteral("rtl") : QStringLiteral("ltr");
    // What shows nothing, but turns what is shown round or is obeyed by a terminal.
    static const QRegularExpression invisible(QStringLiteral(
        "[\\x{0}-\\x{8}\\x{b}\\x{c}\\x{e}-\\x{1f}\\x{7f}-\\x{9f}\\x{61c}\\x{200e}\\x{200f}\\x{202a}-\\x{202e}"
        "\\x{2066}-\\x{2069}]"));
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n<meta charset=\"utf-8\" />\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
               "<meta name=\"generator\" content=\"Adjutant\" />\n"
               "<title>%3</title>\n<style>\n%4</style>\n</head>\n<body>\n<main>\n%5</main>\n</"
               "body>\n</html>\n")
        .arg(language.bcp47Name(), direction, document.title.toHtmlEscaped(),
             styleOf(Look::browser, document.colour), htmlOf(document, Look::browser))
        .remove(invisible);
}

} // namespace adjutant::document
