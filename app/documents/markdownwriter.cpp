#include "app/documents/writers.h"

#include "core/reference/reference.h"

#include <QRegularExpression>

namespace adjutant::document {

namespace {

constexpr auto escaped = escapedForMarkdown;

QString strong(const QString& text)
{
    return QStringLiteral("**%1**").arg(escaped(text));
}

QString rowOf(const QStringList& cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

// A player's lines as lines: two spaces at the end of each break it, an empty one makes a paragraph.
QString typed(const QString& text)
{
    QString lines;
    for (const QString& line : text.split(u'\n', Qt::KeepEmptyParts)) {
        const QString words = escaped(line.trimmed());
        lines += words.isEmpty() ? QStringLiteral("\n") : words + QStringLiteral("  \n");
    }
    return text.trimmed().isEmpty() ? QString() : lines + u'\n';
}

QString bullet(const QString& name, const QString& text)
{
    if (name.isEmpty())
        return QStringLiteral("- %1\n").arg(escaped(text));
    return QStringLiteral("- %1%2\n")
        .arg(strong(name), text.isEmpty() ? QString() : QStringLiteral(" – ") + escaped(text));
}

QString quiet(const QString& text)
{
    return text.isEmpty() ? QString() : QStringLiteral("*%1*\n\n").arg(escaped(text));
}

// What counts most in it is strong.
QString marked(const QString& text)
{
    QString words;
    for (const AidPiece& piece : piecesOf(text.toStdString())) {
        const QString plain = QString::fromStdString(piece.text);
        const auto space = [](bool isThere) { return isThere ? QStringLiteral(" ") : QString(); };
        words += space(plain.startsWith(u' ')) + (piece.strong ? strong(plain) : escaped(plain)) +
                 space(plain.size() > 1 && plain.endsWith(u' '));
    }
    return words;
}

/// Writes blocks, each with an empty line behind it.
struct Markdown
{
    QString text;

    void operator()(const Heading& block) { text += QStringLiteral("## %1\n\n").arg(escaped(block.text)); }

    void operator()(const Paragraph& block)
    {
        if (block.kind == Paragraph::Kind::quiet)
            text += quiet(block.text);
        else if (block.kind == Paragraph::Kind::warning)
            text += QStringLiteral("> %1\n\n").arg(strong(block.text));
        else
            text += typed(block.text);
    }

    void operator()(const List& list)
    {
        const QString before = list.kind == List::Kind::warning ? QStringLiteral("> ") : QString();
        if (!list.title.isEmpty())
            text += before + strong(list.title) + u'\n' + before.trimmed() + u'\n';
        for (const Item& item : list.items) {
            text += before + QStringLiteral("- ") +
                    (item.at.isEmpty() ? QString() : escaped(item.at) + u' ') +
                    (item.strong ? strong(item.text) : escaped(item.text)) + u'\n';
            for (const QString& remark : item.remarks)
                text += before + QStringLiteral("  - %1\n").arg(escaped(remark));
        }
        text += u'\n';
    }

    void operator()(const Table& table)
    {
        if (table.rows.empty() && !table.whenEmpty.isEmpty())
            return (*this)(Paragraph{table.whenEmpty});
        if (!table.caption.isEmpty() && !table.overview)
            text += strong(table.caption) + QStringLiteral("\n\n");
        const auto plain = [&table](const QString& words) {
            return table.marked ? marked(words) : escaped(words);
        };
        QStringList heads, rules;
        for (const Column& column : table.columns) {
            heads.append(plain(column.label));
            rules.append(heads.size() > 1 && column.figures ? QStringLiteral("--:") : QStringLiteral(":--"));
        }
        text += rowOf(heads) + rowOf(rules);
        int number = 0;
        for (const Row& row : table.rows) {
            QStringList cells;
            for (const Cell& cell : row.cells)
                cells.append(row.gone && cells.isEmpty() ? QStringLiteral("~~%1~~").arg(plain(cell.text))
                                                         : plain(cell.text));
            if (table.numbered)
                cells.first().prepend(QStringLiteral("%1\\. ").arg(++number));
            text += rowOf(cells);
        }
        if (table.total) {
            QStringList cells;
            for (const Cell& cell : table.total->cells)
                cells.append(cells.isEmpty() ? strong(cell.text) : escaped(cell.text));
            text += rowOf(cells);
        }
        text += u'\n';
    }

    void operator()(const Chart& chart)
    {
        text += strong(chart.title) + QStringLiteral("\n\n");
        for (const ChartLine& line : chart.lines)
            text += bullet(line.name, lastOf(line));
        text += u'\n';
    }

    void operator()(const Card& card)
    {
        (*this)(Heading{card.title});
        if (const QString about = onLine(
                {card.title != card.unitName ? card.unitName : QString(), card.size, card.cost, card.kind});
            !about.isEmpty())
            text += escaped(about) + QStringLiteral("\n\n");
        if (!card.blank && !card.stats.empty()) {
            QStringList labels, rules, values;
            for (const Stat& stat : card.stats) {
                labels.append(escaped(stat.name));
                rules.append(QStringLiteral(":-:"));
                values.append(escaped(stat.value));
            }
            text += rowOf(labels) + rowOf(rules) + rowOf(values) + u'\n';
        }
        QString list;
        for (const Trait& ability : card.abilities)
            if (!ability.shownByGear)
                list += bullet(ability.name, ability.text);
        for (const Trait& trait : card.traits)
            list += bullet(trait.name, trait.text);
        text += list.isEmpty() ? list : list + u'\n';
        text += typed(card.notes) + quiet(card.source);
    }
};

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

QString markdownOf(const Document& document)
{
    Markdown markdown{QStringLiteral("# %1\n\n").arg(escaped(document.title))};
    if (!document.kind.isEmpty())
        markdown.text += escaped(document.kind) + QStringLiteral("\n\n");
    if (const QString result = resultOf(document); !result.isEmpty())
        markdown.text += strong(result) + QStringLiteral("\n\n");
    for (const QString& fact : document.facts)
        markdown.text += bullet({}, fact);
    if (!document.facts.isEmpty())
        markdown.text += u'\n';
    for (const Block& block : document.blocks)
        std::visit(markdown, block);
    while (markdown.text.endsWith(QStringLiteral("\n\n")))
        markdown.text.chop(1);
    return markdown.text;
}

} // namespace adjutant::document
