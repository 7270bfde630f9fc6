#include "app/documents/writers.h"

#include "core/reference/reference.h"

#include <QTextBoundaryFinder>
#include <algorithm>

namespace adjutant::document {

namespace {

// East Asian Wide and Fullwidth (Unicode Standard Annex 11), in the blocks where they come together, and
// emoji.
constexpr std::pair<char32_t, char32_t> wide[] = {{0x1100, 0x115f},   {0x2e80, 0x303e}, {0x3041, 0xa4cf},
                                                  {0xac00, 0xd7a3},   {0xf900, 0xfaff}, {0xfe30, 0xfe6f},
                                                  {0xff00, 0xff60},   {0xffe0, 0xffe6}, {0x1f000, 0x1faff},
                                                  {0x20000, 0x3fffd}, {0x2600, 0x27bf}};

int columnsOfLetter(char32_t letter)
{
    constexpr char32_t firstMark = 0x300, softHyphen = 0xad;
    if (letter < firstMark && letter != softHyphen)
        return 1;
    const QChar::Category category = QChar::category(letter);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
        category == QChar::Other_Format)
        return 0;
    const auto holds = [letter](const auto& block) {
        return letter >= block.first && letter <= block.second;
    };
    return std::ranges::any_of(wide, holds) ? 2 : 1;
}

const PlainIndent hanging{QString(), QStringLiteral("    ")};
const PlainIndent inCard{QStringLiteral("  "), QStringLiteral("    ")};
const PlainIndent dashed{QStringLiteral("- "), QStringLiteral("  ")};

QString labelled(const QString& label, const QString& text)
{
    return text.isEmpty() ? QString() : DocumentWords::tr("%1: %2", "a label, its text").arg(label, text);
}

// The abilities of all cards that have a text, each once, sorted by name.
std::vector<Trait> explainedAbilities(const Document& document)
{
    std::vector<Trait> abilities;
    for (const Block& block : document.blocks)
        if (const auto* card = std::get_if<Card>(&block))
            std::ranges::copy_if(card->abilities, std::back_inserter(abilities),
                                 [](const Trait& ability) { return !ability.shownByGear; });
    std::ranges::sort(abilities, [](const Trait& one, const Trait& other) {
        const int order = QString::localeAwareCompare(one.name, other.name);
        return order != 0 ? order < 0 : one.name < other.name;
    });
    const auto repeated = std::ranges::unique(abilities, {}, &Trait::name);
    abilities.erase(repeated.begin(), repeated.end());
    std::erase_if(abilities, [](const Trait& ability) { return ability.text.isEmpty(); });
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

    void addExplained(const std::vector<Trait>& abilities, const QString& label)
    {
        if (abilities.empty())
            return;
        QString text = heading(label, u'-');
        for (const Trait& ability : abilities)
            text += line(labelled(ability.name, ability.text), dashed);
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
            add(line(table.caption) +
                (table.rows.empty() && !table.whenEmpty.isEmpty() ? line(table.whenEmpty) : rowsOf(table)));
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
        const auto stats = mappedTo<QStringList>(
            card.stats, [](const Stat& stat) { return QString(stat.label + u' ' + stat.value); });
        const auto abilities = mappedTo<QStringList>(card.abilities, &Trait::name);
        if (!card.blank)
            text += line(stats.join(QStringLiteral(", ")), inCard);
        text += line(labelled(card.abilitiesLabel, abilities.join(QStringLiteral(", "))), inCard);
        for (const Trait& trait : card.traits)
            text += line(trait.name.isEmpty()   ? trait.text
                         : trait.text.isEmpty() ? trait.name
                                                : labelled(trait.name, trait.text),
                         inCard);
        text += line(labelled(DocumentWords::tr("Notes"), card.notes), inCard);
        add(text + line(labelled(DocumentWords::tr("In the printed rules"), card.source), inCard));
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
        const auto textsOf = [&plain](const Row& row) {
            return mappedTo<QStringList>(row.cells, [&plain](const Cell& cell) { return plain(cell.text); });
        };
        QList<QStringList> rows{mappedTo<QStringList>(
            table.columns, [&plain](const Column& column) { return plain(column.label); })};
        if (rows.first().join(QString()).isEmpty())
            rows.clear();
        for (const Row& row : table.rows)
            rows.append(textsOf(row));
        if (table.total)
            rows.append(textsOf(*table.total));
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
    QString all, line;
    int used = 0; // columns of the line
    bool begun = false;
    const auto add = [&](QStringView part) {
        line += part;
        used += columnsOf(part);
    };
    const auto begin = [&] {
        add(all.isEmpty() ? indent.first : indent.rest);
        begun = true;
    };
    const auto finish = [&] {
        all += std::exchange(line, {}) + u'\n';
        used = 0;
        begun = false;
    };
    // Each line has at least one whole letter, with its marks.
    const auto addInParts = [&](const QString& word) {
        QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
        qsizetype at = 0;
        for (qsizetype next = letters.toNextBoundary(); next > 0; next = letters.toNextBoundary()) {
            const QStringView letter = QStringView(word).sliced(at, next - at);
            if (at > 0 && used + columnsOf(letter) > columns) {
                finish();
                begin();
            }
            add(letter);
            at = next;
        }
    };
    if (text.trimmed().isEmpty())
        return {};
    QString plain = text;
    plain.replace(u'\t', u' ').remove(u'\r');
    for (const QString& paragraph : plain.split(u'\n')) {
        for (const QString& word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
            if (begun && used + 1 + columnsOf(word) > columns)
                finish();
            begun ? add(u" ") : begin();
            if (used + columnsOf(word) <= columns)
                add(word);
            else
                addInParts(word);
        }
        finish();
    }
    return all;
}

} // namespace adjutant::document
