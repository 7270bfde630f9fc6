#include "app/rules/rulenames.h"

#include "app/text/foldedwords.h"

#include <QRegularExpression>
#include <algorithm>

namespace adjutant {

namespace {

constexpr qsizetype mostWordsOfALabel = 8;

// With the signs of figures: +1 is not -1.
QStringList wordsOfName(const QString& name)
{
    static const QRegularExpression more(QStringLiteral("(?<!\\S)\\+(?=\\d)"));
    static const QRegularExpression less(QStringLiteral("(?<!\\S)[-\u2212](?=\\d)"));
    return wordsOf(
        folded(name).replace(more, QStringLiteral("plus ")).replace(less, QStringLiteral("minus ")));
}

} // namespace

RuleNames::RuleNames(const Reference& reference)
{
    const auto add = [this](const std::string& name, const ReferenceEntry& entry) {
        const QStringList words = wordsOfName(QString::fromStdString(name));
        const QString key = words.join(QLatin1Char(' '));
        if (key.isEmpty() || m_entries.contains(key))
            return;
        m_entries.insert(key, &entry);
        m_longest = std::max(m_longest, words.size());
    };
    const auto isFault = [](const ReferenceEntry& entry) { return entry.id.text().starts_with("fault/"); };
    // Titles before other names: what is called so comes before what is also called so.
    for (const ReferenceEntry& entry : reference.entries())
        if (!isFault(entry))
            add(entry.title, entry);
    for (const ReferenceEntry& entry : reference.entries())
        if (!isFault(entry))
            for (const std::string& alias : entry.aliases)
                add(alias, entry);
}

const ReferenceEntry* RuleNames::find(const QString& label) const
{
    const QStringList words = wordsOfName(label);
    if (words.size() > mostWordsOfALabel)
        return nullptr;
    for (qsizetype length = std::min(words.size(), m_longest); length > 0; --length)
        for (qsizetype from = 0; from + length <= words.size(); ++from)
            if (const auto found = m_entries.constFind(words.mid(from, length).join(QLatin1Char(' ')));
                found != m_entries.cend())
                return *found;
    return nullptr;
}

} // namespace adjutant
