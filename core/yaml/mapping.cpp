#include "core/yaml/mapping.h"

#include "core/match/ask.h"
#include "core/text.h"
#include "core/yaml/answersfile.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::yaml {

void FaultList::add(FaultRule rule, Position at, std::string subject, Message allowed, std::string nearest)
{
    if (!isFull())
        faults.push_back({rule, place(at), std::move(subject), std::move(allowed), std::move(nearest)});
}

void FaultList::addBadId(Position at, std::string_view text)
{
    add(FaultRule::badId, at, clipped(text),
        WORDS("files", "lower-case letters a-z and digits, joined by - or _"));
}

void FaultList::addUnknown(FaultRule rule, Position at, std::string_view text,
                           const std::vector<std::string>& known)
{
    add(rule, at, clipped(text), fmt::format("{}", fmt::join(known, ", ")), nearestOf(text, known));
}

Message within(IntRange range, std::string_view given)
{
    return message(WORDS("files", "%1, not %2"), door::wholeNumbers(range.lowest, range.highest),
                   clipped(given));
}

std::string clipped(std::string_view text)
{
    constexpr std::size_t longest = 60;
    if (text.size() <= longest)
        return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

std::optional<std::string> textOf(const Node& node, std::string_view what, TextLimit longest,
                                  FaultList& faults)
{
    const auto fails = [&](FaultRule rule, Message allowed) {
        faults.add(rule, node.at, std::string(what), std::move(allowed));
        return std::nullopt;
    };
    if (node.kind != Node::Kind::scalar)
        return fails(FaultRule::wrongType, WORDS("files", "text"));
    if (!isText(node.text))
        return fails(FaultRule::wrongType, WORDS("files", "text without control characters"));
    if ((longest.ofCharacters ? charactersIn(node.text) : node.text.size()) > longest.most)
        return fails(FaultRule::tooLong, message(longest.ofCharacters ? WORDS("files", "%1 characters")
                                                                      : WORDS("files", "%1 bytes"),
                                                 static_cast<int>(longest.most)));
    return node.text;
}

std::optional<int> integerOf(const Node& node, std::string_view what, IntRange range, FaultList& faults)
{
    const auto fails = [&](FaultRule rule) {
        faults.add(rule, node.at, std::string(what),
                   rule == FaultRule::wrongType ? door::wholeNumbers(range.lowest, range.highest)
                                                : within(range, node.text));
        return std::nullopt;
    };
    if (node.kind != Node::Kind::scalar || !node.plain)
        return fails(FaultRule::wrongType);
    const auto value = wholeNumberOf(node.text);
    if (!value && value.error() == NumberRefusal::notANumber)
        return fails(FaultRule::wrongType);
    if (!value || *value < range.lowest || *value > range.highest)
        return fails(FaultRule::outOfRange);
    return *value;
}

Mapping::Mapping(const Node& node, std::string what, FaultList& faults)
    : m_node(node), m_faults(faults), m_valid(node.kind == Node::Kind::mapping)
{
    if (!m_valid) {
        m_faults.add(FaultRule::wrongType, node.at, std::move(what),
                     WORDS("files", "a mapping of keys to values"));
        return;
    }
    m_known.reserve(16);
    std::unordered_set<std::string_view> seen;
    for (const Member& member : node.members)
        if (!seen.insert(member.key).second)
            m_faults.add(FaultRule::duplicateKey, member.at, clipped(member.key));
}

const Node* Mapping::node(std::string_view key, Need need)
{
    if (!findIn(m_known, key))
        m_known.emplace_back(key);
    if (!m_valid)
        return nullptr;
    const Member* found = findIn(m_node.members, key, &Member::key);
    if (found && found->value.kind != Node::Kind::null)
        return &found->value;
    if (need == Need::required)
        m_faults.add(FaultRule::missingKey, found ? found->at : m_node.at, std::string(key));
    return nullptr;
}

std::optional<Position> Mapping::placeOfNull(std::string_view key) const
{
    const Member* found = findIn(m_node.members, key, &Member::key);
    const bool isNull = found && found->value.kind == Node::Kind::null;
    return isNull ? std::optional(found->at) : std::nullopt;
}

std::string Mapping::text(std::string_view key, TextLimit longest, Need need)
{
    const Node* found = node(key, need);
    const auto text = found ? textOf(*found, key, longest, m_faults) : std::nullopt;
    if (!text || need == Need::optional || text->find_first_not_of(" \t\r\n") != text->npos)
        return text.value_or(std::string());
    m_faults.add(FaultRule::wrongType, found->at, std::string(key), WORDS("files", "text that isn’t empty"));
    return {};
}

std::optional<int> Mapping::integer(std::string_view key, IntRange range, Need need)
{
    const Node* found = node(key, need);
    return found ? integerOf(*found, key, range, m_faults) : std::nullopt;
}

const std::vector<Node>& Mapping::sequence(std::string_view key, Need need, std::size_t most)
{
    static const std::vector<Node> none;
    const Node* found = node(key, need);
    if (!found)
        return none;
    if (found->kind != Node::Kind::sequence) {
        m_faults.add(FaultRule::wrongType, found->at, std::string(key), WORDS("files", "a list"));
        return none;
    }
    if (found->items.size() > most) {
        m_faults.add(FaultRule::outOfRange, found->items[most].at, std::string(key), listOfAtMost(most));
        return none;
    }
    return found->items;
}

std::vector<const Member*> Mapping::rest()
{
    m_restIsKnown = true;
    std::vector<const Member*> rest;
    for (const Member& member : m_node.members)
        if (!findIn(m_known, member.key))
            rest.push_back(&member);
    return rest;
}

void Mapping::finish()
{
    if (!m_restIsKnown)
        for (const Member* member : rest())
            m_faults.addUnknown(FaultRule::unknownKey, member->at, member->key, known());
}

// A longer name of a file is no code of a language.
constexpr std::size_t longestCode = 3;

// What a path says of a file's language: the name behind the last such folder; empty where it has none.
static std::string_view languageIn(std::string_view path, std::string_view folder)
{
    const std::string within = fmt::format("/{}/", folder);
    const std::size_t found = fmt::format("/{}", path).rfind(within);
    if (found == path.npos)
        return {};
    const std::string_view rest = path.substr(found + within.size() - 1);
    const std::size_t last = rest.find_first_of("/.");
    const bool isFile = rest.find('/') == rest.npos;
    return isFile && last > longestCode ? std::string_view() : rest.substr(0, last);
}

static AskForm formOf(Task<> (*asks)(Ask& ask))
{
    return [asks](const door::Answers& answers) {
        Ask asked({{answers, 0, false}}, Ask::Missing::skipped);
        asked.run(asks(asked));
        return asked.form();
    };
}

// Of a budget that nobody knows.
constexpr IntRange anyAmount{0, 100'000};

std::string readLanguage(Mapping& mapping, std::string_view key, std::string_view folder, FaultList& faults)
{
    const std::string language = readId(mapping, key, faults);
    const std::string_view expected = languageIn(faults.file, folder);
    if (!language.empty() && !expected.empty() && language != expected)
        faults.add(FaultRule::wrongType, mapping.node(key)->at, std::string(key),
                   message(WORDS("files", "'%1', to match its folder or name"), clipped(expected)));
    return language;
}

std::optional<std::size_t> wordIn(const Node& node, std::string_view what,
                                  const std::vector<std::string>& words, FaultList& faults)
{
    const auto text = textOf(node, what, CatalogueRange::name, faults);
    if (!text)
        return std::nullopt;
    const auto found = std::ranges::find(words, *text);
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    faults.addUnknown(FaultRule::unknownWord, node.at, *text, words);
    return std::nullopt;
}

std::string idOf(const Node& node, std::string_view key, FaultList& faults, bool withFaction, Joint joint)
{
    const auto text = textOf(node, key, CatalogueRange::name, faults);
    if (!text)
        return {};
    const char other = joint == Joint::hyphen ? '_' : joint == Joint::underscore ? '-' : '\0';
    if (!isId(*text, withFaction))
        faults.addBadId(node.at, *text);
    else if (other == '\0' || text->find(other) == text->npos)
        return *text;
    else
        faults.add(FaultRule::badId, node.at, *text,
                   message(joint == Joint::hyphen
                               ? WORDS("files", "lower-case letters a-z and digits, joined by -")
                               : WORDS("files", "lower-case letters a-z and digits, joined by _")));
    return {};
}

door::Answers readCard(const Node& node, const ListShape& shape, const std::string& name, FaultList& faults)
{
    const AskForm ask = [&shape](const door::Answers& answers) {
        return answered<door::CardView>(shape.card, answers, Ask::Missing::skipped).form;
    };
    ReadAnswers read = readAnswers(node, "card", faults);
    if (!name.empty() && !read.answers.contains("name")) {
        const door::Form blank = ask({});
        if (findIn(blank.fields, "name", &door::Field::path))
            read.answers.emplace("name", name);
    }
    addAnswerFaults(ask, read, faults);
    return std::move(read.answers);
}

door::Answers readCard(const Node& node, const CardKind& kind, const door::Answers& known, FaultList& faults)
{
    ReadAnswers read = readAnswers(node, "card", faults);
    read.answers.insert(known.begin(), known.end());
    addAnswerFaults(formOf(kind.ask), read, faults);
    return std::move(read.answers);
}

door::Answers readExtras(Mapping& keys, Task<> (*extras)(Ask& ask), FaultList& faults)
{
    if (!extras || !keys.valid())
        return {};
    ReadAnswers read = readAnswers(keys.rest(), keys.at(), faults);
    addAnswerFaults(formOf(extras), read, faults, keys.known());
    return std::move(read.answers);
}

Amounts readAmounts(Mapping& mapping, const ListShape& shape, int Budget::*highest, FaultList& faults)
{
    Amounts amounts;
    for (const Budget& budget : shape.budgets)
        amounts.set(budget.id, mapping.integer(budget.id, {0, budget.*highest}, Need::required).value_or(0));
    if (!shape.isUnknown || !mapping.valid())
        return amounts;
    for (const Member* member : mapping.rest()) {
        if (!isId(member->key))
            faults.addBadId(member->at, member->key);
        else if (const auto amount = integerOf(member->value, member->key, anyAmount, faults))
            amounts.set(member->key, *amount);
    }
    return amounts;
}

} // namespace adjutant::yaml
