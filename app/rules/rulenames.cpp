#include "app/rules/rulenames.h"

#include "app/text/foldedwords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace adjutant {

namespace {

// With the signs of figures: +1 is not -1.
QStringList wordsOfName(const QString& name)
{
    static const QRegularExpression more(QStringLiteral("(?<!\\S)\\+(?=\\d)"));
    static const QRegularExpression less(QStringLiteral("(?<!\\S)[-\u2212](?=\\d)"));
    return wordsOf(
        folded(name).replace(more, QStringLiteral("plus ")).replace(less, QStringLiteral("minus ")));
}

// A number, or what it is measured in.
bool isAmount(const QString& word)
{
    return word == QLatin1String("cm") || word.front().isDigit();
}

// A title has a capital letter, what stands within a sentence has none, and a page writes a minus.
QStringList spellingsOf(const QString& name)
{
    QString minus = name;
    minus.replace(QLatin1Char('-'), QChar(0x2212));
    return {name, minus, name.left(1).toLower() + name.mid(1), name.toLower()};
}

} // namespace

RuleNames::RuleNames(const Reference& reference)
{
    const auto add = [this](const std::string& name, const ReferenceEntry& entry) {
        const QStringList words = wordsOfName(QString::fromStdString(name));
        const QString key = words.join(QLatin1Char(' '));
        if (key.isEmpty())
            return;
        m_entries[key].append(&entry);
        m_longest = std::max(m_longest, words.size());
    };
    const auto isFault = [](const ReferenceEntry& entry) { return entry.id.text().starts_with("fault/"); };
    // Titles before other names: what is called so comes before what is also called so.
    for (const ReferenceEntry& entry : reference.entries())
        if (!isFault(entry))
            add(entry.title, entry);
    for (const ReferenceEntry& entry : reference.entries()) {
        if (isFault(entry))
            continue;
        // "Combined Charge (5 TS)" without its cost: otherwise its last word would name it.
        add(entry.title.substr(0, entry.title.find(" (")), entry);
        for (const std::string& alias : entry.aliases)
            add(alias, entry);
    }
}

const ReferenceEntry* RuleNames::find(const QString& label, std::string_view shelf) const
{
    const QStringList words = wordsOfName(label);
    // A sentence names too much to be about one of it.
    const auto figures = std::ranges::count_if(words, isAmount);
    const qsizetype least = std::max<qsizetype>(1, (words.size() - figures + 1) / 2);
    for (qsizetype length = std::min(words.size(), m_longest); length >= least; --length)
        for (qsizetype from = 0; from + length <= words.size(); ++from) {
            const auto found = m_entries.constFind(words.mid(from, length).join(QLatin1Char(' ')));
            if (found == m_entries.cend())
                continue;
            const auto there = std::ranges::find_if(
                *found, [shelf](const ReferenceEntry* entry) { return entry->id.text().starts_with(shelf); });
            return there != found->cend() ? *there : found->front();
        }
    return nullptr;
}

QString withoutMarks(const std::string& markdown)
{
    static const QRegularExpression picture(QStringLiteral(R"(!\[([^\]\[]*)\](\([^)(]*\)|\[[^\]\[]*\]))"));
    static const QRegularExpression link(QStringLiteral(R"(\[([^\]\[]*)\](\([^)(]*\)|\[[^\]\[]*\]))"));
    static const QRegularExpression ruleOfMatch(QStringLiteral(R"(\|[ :|-]*-[ :|-]*\|)"));
    static const QRegularExpression head(QStringLiteral(R"((^|\n)\s*([-*#>]+|\d+\.)\s+)"));
    static const QRegularExpression marks(QStringLiteral(R"([*_`|]+)"));
    QString text = QString::fromStdString(markdown);
    text.replace(picture, QStringLiteral("\\1"));
    text.replace(link, QStringLiteral("\\1"));
    text.replace(ruleOfMatch, QStringLiteral(" "));
    text.replace(head, QStringLiteral(" "));
    text.replace(marks, QStringLiteral(" "));
    return text.simplified();
}

QString plainText(const ReferenceEntry& entry)
{
    return withoutMarks(entry.text + '\n' + entry.reading);
}

Reference withNamesOfPage(const Reference& reference, const std::string& context, const std::string& language)
{
    std::vector<ReferenceEntry> entries = reference.entries();
    for (ReferenceEntry& entry : entries) {
        if (entry.language == language)
            continue;
        std::vector<std::string> names = entry.aliases;
        names.insert(names.begin(), entry.title);
        for (const std::string& name : names)
            for (const QString& spelling : spellingsOf(QString::fromStdString(name))) {
                const QString word =
                    QCoreApplication::translate(context.c_str(), spelling.toUtf8().constData());
                const std::string properName = (word.left(1).toUpper() + word.mid(1)).toStdString();
                if (word != spelling && properName != entry.title && !findIn(entry.aliases, properName))
                    entry.aliases.push_back(properName);
            }
    }
    return Reference(std::move(entries));
}

} // namespace adjutant
