#include "app/text/foldedwords.h"

#include "core/catalogue/ids.h"

#include <utility>

namespace adjutant {

namespace {

// Letters that Unicode doesn't take apart into plain ones and a mark.
constexpr std::pair<char16_t, const char*> strokes[] = {{u'ł', "l"},  {u'ø', "o"},  {u'đ', "d"},
                                                        {u'ħ', "h"},  {u'ŧ', "t"},  {u'ı', "i"},
                                                        {u'ß', "ss"}, {u'æ', "ae"}, {u'œ', "oe"}};

} // namespace

QString folded(const QString& text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (letter.category() == QChar::Mark_NonSpacing)
            continue;
        const auto* stroke = findIn(strokes, letter.unicode(), &std::pair<char16_t, const char*>::first);
        plain += stroke ? QLatin1String(stroke->second) : QString(letter);
    }
    return plain.simplified();
}

QStringList wordsOf(const QString& folded)
{
    QStringList words;
    QString word;
    for (const QChar letter : folded + QLatin1Char(' ')) {
        if (letter.isLetterOrNumber() || letter.isSurrogate()) {
            word.append(letter);
        } else if (!word.isEmpty()) {
            words.append(word);
            word.clear();
        }
    }
    return words;
}

} // namespace adjutant
