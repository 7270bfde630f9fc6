#include "core/yaml/format.h"

#include "core/door/view.h"
#include "core/match/ask.h"
#include "core/yaml/answerfaults.h"

#include <fmt/format.h>

namespace adjutant::yaml {

namespace {

// A longer name of a file is no code of a language.
constexpr std::size_t longestCode = 3;

// What a path says of a file's language: the name behind the last such folder; empty where it has none.
std::string_view languageIn(std::string_view path, std::string_view folder)
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

AskForm formOf(Task<> (*asks)(Ask& ask))
{
    return [asks](const door::Answers& answers) {
        Ask asked({{answers, 0, false}}, Ask::Missing::skipped);
        asked.run(asks(asked));
        return asked.form();
    };
}

// Of a budget that nobody knows.
constexpr IntRange anyAmount{0, 100'000};

} // namespace

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

std::string readId(Mapping& mapping, std::string_view key, FaultList& faults, bool withFaction)
{
    const Node* node = mapping.node(key, Need::required);
    return node ? idOf(*node, key, faults, withFaction) : std::string();
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
    const std::vector<std::string> others = keys.known();
    ReadAnswers read = readAnswers(keys.rest(), keys.at(), faults);
    addAnswerFaults(formOf(extras), read, faults, others);
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
