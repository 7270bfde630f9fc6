#include "app/export/plainwrap.h"

#include <QStringList>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <array>

namespace adjutant {

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

// How much of a text fits into `columns`, at least one whole letter with its marks.
qsizetype fitting(const QString& text, int columns)
{
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, text);
    qsizetype fits = letters.toNextBoundary();
    for (qsizetype next = fits; next > 0; next = letters.toNextBoundary()) {
        if (columnsOf(QStringView(text).left(next)) > columns)
            break;
        fits = next;
    }
    return fits;
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
    void addWord(QString word)
    {
        if (m_begun && columnsOf(m_line) + 1 + columnsOf(word) > m_columns)
            finish();
        m_line += m_begun ? QStringLiteral(" ") : indent();
        m_begun = true;
        while (columnsOf(m_line) + columnsOf(word) > m_columns) {
            const qsizetype fits = fitting(word, m_columns - columnsOf(m_line));
            m_line += word.left(fits);
            word.remove(0, fits);
            finish();
            m_line = indent();
            m_begun = true;
        }
        m_line += word;
    }

    QString indent() const { return m_text.isEmpty() ? m_indent.first : m_indent.rest; }

    void finish()
    {
        m_text += m_line + QLatin1Char('\n');
        m_line.clear();
        m_begun = false;
    }

    int m_columns;
    const PlainIndent& m_indent;
    QString m_text;
    QString m_line;
    bool m_begun = false;
};

} // namespace

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

} // namespace adjutant
