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
