#include "app/documents/writers.h"

#include "core/reference/playeraid.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <array>

namespace adjutant::document {

namespace {

struct CodePoints
{
    char32_t first;
    char32_t last;
};

// East Asian Wide and Fullwidth (Unicode Standard Annex 11), in the blocks where they come together, and
// emoji.
constexpr std::array wide{
    CodePoints{0x1100, 0x115f},   CodePoints{0x2e80, 0x303e}, CodePoints{0x3041, 0xa4cf},
    CodePoints{0xac00, 0xd7a3},   CodePoints{0xf900, 0xfaff}, CodePoints{0xfe30, 0xfe6f},
    CodePoints{0xff00, 0xff60},   CodePoints{0xffe0, 0xffe6}, CodePoints{0x1f000, 0x1faff},
    CodePoints{0x20000, 0x3fffd}, CodePoints{0x2600, 0x27bf}};

int columnsOfLetter(char32_t letter)
{
    constexpr char32_t firstMark = 0x300, softHyphen = 0xad;
    if (letter < firstMark && letter != softHyphen)
        return 1;
    switch (QChar::category(letter)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return 0;
    default:
        break;
    }
    const auto holds = [letter](CodePoints block) { return letter >= block.first && letter <= block.last; };
    return std::ranges::any_of(wide, holds) ? 2 : 1;
}

class Lines
{
public:
    Lines(int columns, const PlainIndent& indent) : m_columns(columns), m_indent(indent) {}

    void addParagraph(const QString& paragraph)
    {
        for (const QString& word : paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            addWord(word);
        finish();
    }

    QString text() const { return m_text; }

private:
    void addWord(const QString& word)
    {
        const int columns = columnsOf(word);
        if (m_begun && m_used + 1 + columns > m_columns)
            finish();
        m_begun ? add(u" ", 1) : begin();
        if (m_used + columns <= m_columns)
            add(word, columns);
        else
            addInParts(word);
    }

    // Each line has at least one whole letter, with its marks.
    void addInParts(const QString& word)
    {
        QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
        bool hasLetter = false;
        qsizetype at = 0;
        for (qsizetype next = letters.toNextBoundary(); next > 0; next = letters.toNextBoundary()) {
            const QStringView letter = QStringView(word).sliced(at, next - at);
            const int columns = columnsOf(letter);
            if (hasLetter && m_used + columns > m_columns) {
                finish();
                begin();
            }
            add(letter, columns);
            hasLetter = true;
            at = next;
        }
    }

    void begin()
    {
        const QString& indent = m_text.isEmpty() ? m_indent.first : m_indent.rest;
        add(indent, columnsOf(indent));
        m_begun = true;
    }

    void add(QStringView text, int columns)
    {
        m_line += text;
        m_used += columns;
    }

    void finish()
    {
        m_text += m_line + QLatin1Char('\n');
        m_line.clear();
        m_used = 0;
        m_begun = false;
    }

    int m_columns;
    const PlainIndent& m_indent;
    QString m_text;
    QString m_line;
    int m_used = 0; ///< columns of it
    bool m_begun = false;
};

struct TextExportWords
{
    Q_DECLARE_TR_FUNCTIONS(TextExport)
};

const PlainIndent hanging{QString(), QStringLiteral("    ")};
const PlainIndent inCard{QStringLiteral("  "), QStringLiteral("    ")};
const PlainIndent dashed{QStringLiteral("- "), QStringLiteral("  ")};

QString labelled(const QString& label, const QString& text)
{
    return text.isEmpty() ? QString() : TextExportWords::tr("%1: %2", "a label, its text").arg(label, text);
}

// Those of all cards once, in the order of their titles, without those of which nothing is said.
std::vector<Ability> explainedAbilities(const Document& document)
{
    std::vector<Ability> abilities;
    for (const Block& block : document.blocks)
        if (const auto* card = std::get_if<Card>(&block))
            std::ranges::copy_if(card->abilities, std::back_inserter(abilities),
                                 [](const Ability& ability) { return !ability.shownByGear; });
    std::ranges::sort(abilities, [](const Ability& one, const Ability& other) {
        const int order = QString::localeAwareCompare(one.title, other.title);
        return order != 0 ? order < 0 : one.title < other.title;
    });
    const auto repeated = std::ranges::unique(abilities, {}, &Ability::title);
    abilities.erase(repeated.begin(), repeated.end());
    std::erase_if(abilities, [](const Ability& ability) { return ability.summary.isEmpty(); });
    return abilities;
}

/// Writes blocks with an empty line between them; a heading stands upon the next one.
class PlainText
{
public:
    explicit PlainText(TextFor reader) : m_reader(reader) {}

    QString text() const { return m_text; }

    void addHead(const Document& document)
    {
        QString head = heading(document.title, u'=') + line(document.kind) + line(resultOf(document));
        for (const QString& fact : document.facts)
            head += line(fact, dashed);
        add(head);
    }

    void addExplained(const std::vector<Ability>& abilities, const QString& label)
    {
        if (abilities.empty())
            return;
        QString text = heading(label, u'-');
        for (const Ability& ability : abilities)
            text += line(labelled(ability.title, ability.summary), dashed);
        add(text);
    }

    void operator()(const Heading& block) { m_heading = heading(block.text, u'-'); }

    void operator()(const Paragraph& block) { add(line(block.text)); }

    void operator()(const List& block)
    {
        QString text = line(block.title);
        for (const Item& item : block.items) {
            text += line(item.at.isEmpty() ? item.text : item.at + u' ' + item.text, dashed);
            for (const QString& remark : item.remarks)
                text += line(remark, inCard);
        }
        add(text);
    }

    void operator()(const Table& table)
    {
        if (!table.overview)
            add(table.rows.empty() ? line(table.whenEmpty) : line(table.caption) + rowsOf(table));
    }

    void operator()(const Chart& chart)
    {
        QString text = line(chart.title);
        for (const ChartLine& each : chart.lines)
            text += line(labelled(each.name, lastOf(each)), dashed);
        add(text);
    }

    void operator()(const Card& card)
    {
        QStringList parts{card.title, onLine({card.size, card.cost})};
        parts.removeAll(QString());
        QString text = line(parts.join(QStringLiteral(" – ")), hanging);
        text += line(onLine({card.title != card.unitName ? card.unitName : QString(), card.kind}), inCard);
        QStringList stats, abilities;
        for (const Stat& stat : card.stats)
            stats.append(stat.label + u' ' + stat.value);
        for (const Ability& ability : card.abilities)
            abilities.append(ability.title);
        if (!card.blank)
            text += line(stats.join(QStringLiteral(", ")), inCard);
        text += line(labelled(card.abilitiesLabel, abilities.join(QStringLiteral(", "))), inCard);
        for (const Trait& trait : card.traits)
            text += line(trait.name.isEmpty() ? trait.text : labelled(trait.name, trait.text), inCard);
        text += line(labelled(TextExportWords::tr("Notes"), card.notes), inCard);
        add(text + line(labelled(TextExportWords::tr("In the printed rules"), card.source), inCard));
    }

private:
    void add(const QString& text)
    {
        const QString block = std::exchange(m_heading, {}) + text;
        if (!block.isEmpty())
            m_text += (m_text.isEmpty() ? QString() : QStringLiteral("\n")) + block;
    }

    QString line(const QString& text, const PlainIndent& indent = {}) const
    {
        if (m_reader == TextFor::chat || text.isEmpty())
            return wrapped(text, textColumns, indent);
        return indent.first + text + u'\n';
    }

    QString heading(const QString& text, QChar rule) const
    {
        const QString lines = line(text);
        if (m_reader == TextFor::terminal)
            return lines;
        int widest = 0;
        for (const QString& each : lines.split(u'\n'))
            widest = qMax(widest, columnsOf(each));
        return lines + QString(widest, rule) + u'\n';
    }

    // With the cells of a column below one another.
    static QString rowsOf(const Table& table)
    {
        const auto plain = [&table](const QString& text) {
            return table.marked ? QString::fromStdString(plainText(text.toStdString())) : text;
        };
        QList<QStringList> rows{{}};
        for (const Column& column : table.columns)
            rows.first().append(plain(column.label));
        if (rows.first().join(QString()).isEmpty())
            rows.clear();
        const auto addRow = [&](const Row& row) {
            rows.append(QStringList());
            for (const Cell& cell : row.cells)
                rows.last().append(plain(cell.text));
        };
        std::ranges::for_each(table.rows, addRow);
        if (table.total)
            addRow(*table.total);
        QList<qsizetype> widths(qsizetype(table.columns.size()));
        for (const QStringList& row : rows)
            for (qsizetype column = 0; column < row.size(); ++column)
                widths[column] = std::max(widths[column], row[column].size() + 2);
        QString text;
        int number = 0;
        for (const QStringList& row : rows) {
            text += table.numbered ? QStringLiteral("  %1. ").arg(++number) : QStringLiteral("  ");
            for (qsizetype column = 0; column < row.size(); ++column)
                text += column + 1 < row.size() ? row[column].leftJustified(widths[column]) : row[column];
            text += u'\n';
        }
        return text;
    }

    TextFor m_reader;
    QString m_heading;
    QString m_text;
};

} // namespace

QString plainTextOf(const Document& document, TextFor reader)
{
    PlainText text(reader);
    text.addHead(document);
    QString label;
    for (const Block& block : document.blocks) {
        std::visit(text, block);
        if (const auto* card = std::get_if<Card>(&block); card && label.isEmpty())
            label = card->abilitiesLabel;
    }
    text.addExplained(explainedAbilities(document), label);
    return text.text();
}

int columnsOf(QStringView text)
{
    int columns = 0;
    for (const uint letter : text.toUcs4())
        columns += columnsOfLetter(char32_t{letter});
    return columns;
}

QString wrapped(const QString& text, int columns, const PlainIndent& indent)
{
    if (text.trimmed().isEmpty())
        return {};
    Lines lines(columns, indent);
    QString plain = text;
    plain.replace(QLatin1Char('\t'), QLatin1Char(' ')).remove(QLatin1Char('\r'));
    for (const QString& paragraph : plain.split(QLatin1Char('\n')))
        lines.addParagraph(paragraph);
    return lines.text();
}

} // namespace adjutant::document
