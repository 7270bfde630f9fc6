#include "app/rules/rulesearch.h"

#include "app/rules/rulenames.h"
#include "app/storage/indexfile.h"
#include "app/text/foldedwords.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace adjutant {

namespace {

constexpr qsizetype mostWords = 8;
constexpr qsizetype longestWord = 40;
constexpr QChar matchBegins(u'\x01');
constexpr QChar matchEnds(u'\x02');

// One entry as it is compared with a query.
struct Indexed
{
    std::size_t shelf = 0;
    const ReferenceEntry* entry = nullptr;
    QString title;         // folded
    QStringList names;     // the title and the other names, folded
    QString solid;         // the title, written together
    QStringList pairs;     // each two words of a name that stand side by side, written together
    QStringList nameWords; // of all of them, with the pairs
    QStringList titleWords;
    bool isFault = false;
    bool isToken = false; ///< comes behind what it is laid for
};

constexpr qsizetype shortestMisspelt = 3; // letters: less is a misspelling of anything
constexpr qsizetype mostMeant = 24;       // words that one may be a misspelling of

// A word of the entries as the index has it, and as it is compared with those of a query.
struct Term
{
    QString word;
    QString folded;
    std::string letters; // the same, to compare misspellings with
};

// How well a name fits a query: the lower the better.
enum class Fit { exactTitle, exactName, titleBegins, wordsOfTitle, wordsOfNames, withinNames, text };

// Whether one of those begins with each word, or has it `within`.
bool eachIsOf(const QStringList& words, const QStringList& those, bool within = false)
{
    return std::ranges::all_of(words, [&](const QString& word) {
        return std::ranges::any_of(
            those, [&](const QString& each) { return within ? each.contains(word) : each.startsWith(word); });
    });
}

Fit fitOf(const Indexed& rule, const QString& query, const QStringList& words)
{
    if (rule.title == query || rule.solid == words.join(QString()))
        return Fit::exactTitle;
    if (rule.names.contains(query))
        return Fit::exactName;
    if (rule.title.startsWith(query))
        return Fit::titleBegins;
    if (eachIsOf(words, rule.titleWords))
        return Fit::wordsOfTitle;
    if (eachIsOf(words, rule.nameWords))
        return Fit::wordsOfNames;
    return eachIsOf(words, rule.nameWords, true) ? Fit::withinNames : Fit::text;
}

Indexed indexed(std::size_t shelf, const ReferenceEntry& entry)
{
    Indexed rule{.shelf = shelf,
                 .entry = &entry,
                 .titleWords = wordsOf(folded(QString::fromStdString(entry.title))),
                 .isFault = entry.id.text().starts_with("fault/"),
                 .isToken = entry.id.text().starts_with("token/")};
    rule.title = rule.titleWords.join(QLatin1Char(' '));
    rule.solid = rule.titleWords.join(QString());
    rule.names.append(rule.title);
    for (const std::string& alias : entry.aliases)
        rule.names.append(wordsOf(folded(QString::fromStdString(alias))).join(QLatin1Char(' ')));
    for (const QString& name : rule.names) {
        const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (qsizetype k = 1; k < words.size(); ++k)
            rule.pairs.append(words[k - 1] + words[k]);
        rule.nameWords += words;
    }
    rule.nameWords += rule.pairs;
    return rule;
}

std::vector<ExcerptPiece> piecesOf(const QString& marked)
{
    std::vector<ExcerptPiece> pieces;
    for (qsizetype at = 0; at < marked.size();) {
        const bool matches = marked[at] == matchBegins;
        at += matches ? 1 : 0;
        qsizetype end = marked.indexOf(matches ? matchEnds : matchBegins, at);
        if (end < 0)
            end = marked.size();
        if (end > at)
            pieces.push_back({marked.mid(at, end - at), matches});
        at = end + (matches ? 1 : 0);
    }
    return pieces;
}

} // namespace

struct RuleSearch::Index
{
    std::optional<SqlDatabase> database; // none where there is no memory for it: then nothing is found
    std::vector<Indexed> rules;          // by the number of its row
    std::vector<Term> vocabulary;

    void fill(const std::vector<const Reference*>& references);
    QString alternatives(const QString& word) const;
    QString matching(const QStringList& words) const;
};

void RuleSearch::Index::fill(const std::vector<const Reference*>& references)
{
    database.emplace(QStringLiteral(":memory:"));
    const bool made = database->together([&] {
        if (!database->run(QStringLiteral("CREATE VIRTUAL TABLE rule USING fts5(title, names, text, joined, "
                                          "tokenize='unicode61 remove_diacritics 2', prefix='1 2 3')")))
            return false;
        for (std::size_t shelf = 0; shelf < references.size(); ++shelf)
            for (const ReferenceEntry& entry : references[shelf]->entries()) {
                const auto names = mappedTo<QStringList>(entry.aliases, QString::fromStdString);
                Indexed rule = indexed(shelf, entry);
                if (!database->run(
                        QStringLiteral(
                            "INSERT INTO rule (rowid, title, names, text, joined) VALUES (?, ?, ?, ?, ?)"),
                        {static_cast<qint64>(rules.size()), QString::fromStdString(entry.title),
                         names.join(QStringLiteral("; ")), plainText(entry), rule.pairs.join(u' ')}))
                    return false;
                rules.push_back(std::move(rule));
            }
        return database->run(QStringLiteral("CREATE VIRTUAL TABLE word USING fts5vocab(rule, 'row')"))
            .has_value();
    });
    if (!made) {
        database.reset();
        return;
    }
    auto terms = database->run(QStringLiteral("SELECT term FROM word ORDER BY term"));
    while (terms && terms->next()) {
        const QString word = terms->value(0).toString();
        const QString plain = folded(word);
        vocabulary.push_back({word, plain, plain.toStdString()});
    }
}

// What a word of the query may stand for, as FTS5 writes it: words that begin with it or hold it; if there
// are none, words that it may be a misspelling of.
QString RuleSearch::Index::alternatives(const QString& word) const
{
    const auto quoted = [](const QString& term) { return QLatin1Char('"') + term + QLatin1Char('"'); };
    QStringList terms;
    bool begins = false;
    for (const Term& each : vocabulary) {
        if (each.word.startsWith(word))
            begins = true;
        else if (each.folded.startsWith(word) || (word.size() >= 3 && each.folded.contains(word)))
            terms.append(quoted(each.word));
    }
    if (begins)
        terms.prepend(quoted(word) + QLatin1Char('*'));
    if (!terms.isEmpty())
        return terms.join(QStringLiteral(" OR "));

    if (word.size() < shortestMisspelt)
        return quoted(word);
    const std::string typed = word.toStdString();
    std::size_t least = farthestNear(typed) + 1;
    for (const Term& each : vocabulary) {
        // A word that is still being typed is compared with the beginning of others. What is much shorter is
        // none that was meant.
        if (each.letters.size() + least < typed.size())
            continue;
        const std::string_view begin = std::string_view(each.letters).substr(0, typed.size());
        const std::size_t distance =
            std::min(editDistance(typed, each.letters, least + 1), editDistance(typed, begin, least + 1));
        if (distance < least) {
            least = distance;
            terms.clear();
        }
        if (distance == least && distance <= farthestNear(typed))
            terms.append(quoted(each.word));
    }
    // The first letter is rarely the wrong one.
    std::ranges::stable_partition(terms, [&word](const QString& term) { return term[1] == word.front(); });
    terms = terms.mid(0, mostMeant);
    return terms.isEmpty() ? quoted(word) : terms.join(QStringLiteral(" OR "));
}

// What FTS5 looks for: all words of the query, or all with two neighbours written together as one word that
// there is.
QString RuleSearch::Index::matching(const QStringList& words) const
{
    const auto inParts = [this](const QString& word) { return QString(u'(' + alternatives(word) + u')'); };
    const auto parts = mappedTo<QStringList>(words, inParts);
    QStringList ways{parts.join(QStringLiteral(" AND "))};
    for (qsizetype k = 1; k < words.size(); ++k) {
        const QString together = words[k - 1] + words[k];
        if (!std::ranges::any_of(vocabulary,
                                 [&together](const Term& each) { return each.folded.startsWith(together); }))
            continue;
        QStringList joined = parts;
        joined[k - 1] = inParts(together);
        joined.removeAt(k);
        ways.append(joined.join(QStringLiteral(" AND ")));
    }
    return QLatin1Char('(') + ways.join(QStringLiteral(") OR (")) + QLatin1Char(')');
}

RuleSearch::RuleSearch(const std::vector<const Reference*>& references) : m_index(std::make_shared<Index>())
{
    m_index->fill(references);
}

QString textOf(const std::vector<ExcerptPiece>& excerpt)
{
    QString text;
    for (const ExcerptPiece& piece : excerpt)
        text += piece.text;
    return text;
}

std::vector<FoundRule> RuleSearch::find(const QString& query, std::size_t most) const
{
    QStringList words = wordsOf(folded(query));
    words = words.mid(0, mostWords);
    for (QString& word : words)
        word.truncate(longestWord);
    if (words.isEmpty() || !m_index->database)
        return {};
    const QString asked = words.join(QLatin1Char(' '));
    const QString match = m_index->matching(words);

    struct Hit
    {
        std::size_t rule = 0;
        Fit fit = Fit::text;
        double rank = 0;
    };
    std::vector<Hit> hits;
    auto ranked = m_index->database->run(
        QStringLiteral("SELECT rowid, bm25(rule, 10, 6, 1, 6) FROM rule WHERE rule MATCH ?"), {match});
    while (ranked && ranked->next()) {
        const auto rule = ranked->value(0).value<std::size_t>();
        hits.push_back({rule, fitOf(m_index->rules[rule], asked, words), ranked->value(1).toDouble()});
    }
    std::ranges::sort(hits, {}, [this](const Hit& hit) {
        const Indexed& rule = m_index->rules[hit.rule];
        const std::size_t shelf =
            hit.fit == Fit::text ? 0 : rule.shelf; // texts of all games by how well they fit
        return std::tuple(hit.fit, rule.isFault, rule.isToken, shelf, hit.rank, hit.rule);
    });
    if (hits.size() > most)
        hits.resize(most);

    std::vector<FoundRule> found;
    QStringList rows;
    std::map<std::size_t, std::size_t> placeOf; // of a row among those found
    for (const Hit& hit : hits) {
        const Indexed& rule = m_index->rules[hit.rule];
        placeOf[hit.rule] = found.size();
        rows.append(QString::number(hit.rule));
        found.push_back({rule.shelf, rule.entry, {}});
    }
    auto excerpts = m_index->database->run(
        QStringLiteral(
            "SELECT rowid, snippet(rule, 2, ?, ?, '…', 18) FROM rule WHERE rule MATCH ? AND rowid IN (") +
            rows.join(QLatin1Char(',')) + QLatin1Char(')'),
        {QString(matchBegins), QString(matchEnds), match});
    while (excerpts && excerpts->next())
        found[placeOf[excerpts->value(0).value<std::size_t>()]].excerpt =
            piecesOf(excerpts->value(1).toString());
    return found;
}

} // namespace adjutant
