#include "app/rules/rulenames.h"

#include "app/text/foldedwords.h"
#include "app/text/messagetext.h"
#include "core/match/start.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <set>

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

class Listing
{
public:
    Listing(const Reference& reference, const RuleNames& names) : m_reference(reference), m_names(names) {}

    void addRule(const std::string& rule, Moment moment) { add(m_reference.entryOf(rule), moment); }
    void addLabel(const Message& label, Moment moment, std::string_view shelf = {})
    {
        if (label.empty())
            return;
        const ReferenceEntry* entry = m_names.find(translated(label), shelf);
        // The rules may be in English where the page isn't.
        add(entry ? entry : m_names.find(QString::fromStdString(toText(label)), shelf), moment);
    }
    void addForm(const door::Form& form, Moment moment)
    {
        for (const door::Field& field : form.fields) {
            if (field.value || field.origin == door::Origin::skipped)
                continue;
            addRule(field.rule, moment);
            addLabel(field.label, moment);
        }
        addLabel(form.title, moment);
    }
    void addCard(const door::Piece& piece, Moment moment)
    {
        for (const Message& state : piece.chips)
            addLabel(state, moment, "token/");
        for (const door::Counter& counter : piece.counters)
            if (counter.value != 0)
                addLabel(counter.label, moment, "token/");
        for (const door::Chip& chip : piece.card.chips) {
            if (chip.rule.empty())
                addLabel(chip.text, moment, "skill/");
            else
                addRule(chip.rule, moment);
        }
    }
    std::vector<RuleForNow> take() { return std::move(m_rules); }

private:
    void add(const ReferenceEntry* entry, Moment moment)
    {
        if (entry && m_listed.insert(entry).second)
            m_rules.push_back({entry, moment});
    }

    const Reference& m_reference;
    const RuleNames& m_names;
    std::set<const ReferenceEntry*> m_listed;
    std::vector<RuleForNow> m_rules;
};

bool isDue(const door::Offer& offer)
{
    return offer.section == door::Section::due || offer.open;
}

// Whether an answer of a form that is open names a piece.
bool isNamed(const door::Piece& piece, const std::vector<door::Form>& open)
{
    const std::string ref = toText(piece.ref);
    const auto names = [&ref](const door::Field& field) {
        const auto* text = field.value ? std::get_if<std::string>(&*field.value) : nullptr;
        const auto* texts = field.value ? std::get_if<std::vector<std::string>>(&*field.value) : nullptr;
        return (text && *text == ref) || (texts && findIn(*texts, ref));
    };
    return std::ranges::any_of(
        open, [&names](const door::Form& form) { return std::ranges::any_of(form.fields, names); });
}

// The acting sides' pieces in the middle of something; if there are none, the pieces that may act.
std::vector<const door::Piece*> atHand(const door::MatchView& view, const std::vector<door::Offer>& offers,
                                       const std::vector<door::Form>& open)
{
    std::vector<const door::Piece*> pieces;
    const auto among = [&](auto belongs) {
        for (const door::Piece& piece : view.pieces)
            if (!piece.out && belongs(piece))
                pieces.push_back(&piece);
    };
    among([&](const door::Piece& piece) {
        return std::ranges::any_of(offers, [&piece](const door::Offer& offer) {
            return isDue(offer) && offer.key.piece == piece.ref;
        });
    });
    if (pieces.empty())
        among([&](const door::Piece& piece) {
            return isNamed(piece, open) && findIn(view.toAct, piece.ref.player);
        });
    if (pieces.empty())
        among([&](const door::Piece& piece) {
            return std::ranges::any_of(offers, [&piece](const door::Offer& offer) {
                return offer.section == door::Section::turn && offer.key.piece == piece.ref &&
                       offer.standing != door::Standing::closed;
            });
        });
    if (pieces.empty())
        among([](const door::Piece& piece) { return piece.ready; });
    if (pieces.empty())
        among([&view](const door::Piece& piece) { return findIn(view.toAct, piece.ref.player); });
    return pieces;
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
    static const QRegularExpression ruleOfTable(QStringLiteral(R"(\|[ :|-]*-[ :|-]*\|)"));
    static const QRegularExpression head(QStringLiteral(R"((^|\n)\s*([-*#>]+|\d+\.)\s+)"));
    static const QRegularExpression marks(QStringLiteral(R"([*_`|]+)"));
    QString text = QString::fromStdString(markdown);
    text.replace(picture, QStringLiteral("\\1"));
    text.replace(link, QStringLiteral("\\1"));
    text.replace(ruleOfTable, QStringLiteral(" "));
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

std::vector<RuleForNow> rulesForNow(const door::MatchView& view, const std::vector<door::Offer>& offers,
                                    const std::vector<door::Form>& open, const Reference& reference,
                                    const RuleNames& names)
{
    Listing listing(reference, names);
    const auto addOffers = [&](Moment moment, auto belongs) {
        for (const door::Offer& offer : offers) {
            if (!belongs(offer))
                continue;
            listing.addLabel(offer.label, moment);
            listing.addRule(offer.remark.rule, moment);
        }
    };
    const std::vector<const door::Piece*> acting = atHand(view, offers, open);
    const auto acts = [&acting](const door::Piece& piece) {
        return std::ranges::any_of(
            acting, [&piece](const door::Piece* each) { return each->ref.player == piece.ref.player; });
    };

    const auto addOffered = [&] {
        addOffers(Moment::offered, [&view](const door::Offer& offer) {
            const bool isSetUp = offer.section == door::Section::setup && !view.begun;
            return (isSetUp || offer.section == door::Section::turn) &&
                   offer.standing != door::Standing::closed;
        });
    };

    for (const door::Form& form : open)
        listing.addForm(form, Moment::due);
    addOffers(Moment::due, isDue);
    if (!view.begun) // nobody's card counts before the table is set up
        addOffered();
    for (const door::Piece* piece : acting)
        listing.addCard(*piece, Moment::acting);
    if (view.begun)
        addOffered();
    listing.addLabel(view.headline, Moment::phase);
    for (const bool named : {true, false}) // opponents before bystanders
        for (const door::Piece& piece : view.pieces)
            if (!piece.out && !acts(piece) && isNamed(piece, open) == named)
                listing.addCard(piece, Moment::against);
    for (const door::Goal& goal : view.goals) {
        listing.addLabel(goal.label, Moment::goals);
        for (const door::Goal::Check& check : goal.checks)
            listing.addLabel(check.label, Moment::goals);
    }
    return listing.take();
}

} // namespace adjutant
