#pragma once

#include "core/text.h"
#include "core/yaml/answersfile.h"

#include <nlohmann/json.hpp>

namespace adjutant::yaml {

/// How long a name may be, in bytes. It is read without characters that show nothing.
struct NameLimit
{
    std::size_t most;
};

/// How many a list may have, and what each of them may be.
template <class Each> struct Several
{
    std::size_t most;
    Each each;
};
template <class Each> Several(std::size_t, Each) -> Several<Each>;

/// Stands for types whose members `fields(visit, value)` names, each with its key and its range: one
/// description for its reader and its writer.
struct Members
{};

/// The same for types whose description needs more: `fields(visit, value, context)`.
template <class Context> struct MembersIn
{
    const Context& context;
};
template <class Context> MembersIn(const Context&) -> MembersIn<Context>;

/// What is required isn't empty.
inline void readMember(Mapping& mapping, std::string_view key, std::string& text, TextLimit longest,
                       Need need)
{
    text = mapping.text(key, longest, need);
}

/// Reads the members of a value from a mapping. What is missing stays as it is; what is wrong is among the
/// faults of the mapping. A member that isn't one key with its value has a readMember() and a writeMember().
class FieldReader
{
public:
    explicit FieldReader(Mapping& mapping) : m_mapping(mapping) {}

    template <class T, class Range>
    void operator()(std::string_view key, T& member, const Range& range, Need need = Need::optional)
    {
        if constexpr (requires { readMember(m_mapping, key, member, range, need); })
            readMember(m_mapping, key, member, range, need);
        else if (const Node* node = m_mapping.node(key, need))
            readField(*node, key, member, range, m_mapping.faults());
    }

    /// Where a key's value stands.
    void place(std::string_view key, Place& place)
    {
        if (const Node* node = m_mapping.node(key))
            place = m_mapping.faults().place(node->at);
    }

private:
    Mapping& m_mapping;
};

/// Writes the members of a value as an object of JSON; a text, list, number or truth that says nothing is
/// left out unless it is needed.
class FieldWriter
{
public:
    explicit FieldWriter(nlohmann::ordered_json& json) : m_json(json) {}

    template <class T, class Range>
    void operator()(std::string_view key, const T& member, const Range& range, Need need = Need::optional)
    {
        if constexpr (requires { writeMember(m_json, key, member, range); })
            return writeMember(m_json, key, member, range);
        else
            write(key, fieldJson(member, range), need);
    }

    template <class T, class Range>
    void operator()(std::string_view key, const std::optional<T>& member, const Range& range)
    {
        if (member)
            m_json[std::string(key)] = fieldJson(*member, range);
    }

    void place(std::string_view, const Place&) {}

private:
    void write(std::string_view key, nlohmann::ordered_json json, Need need)
    {
        const bool isEmpty = json.is_null() || json == 0 || json == false || json == "" ||
                             (json.is_structured() && json.empty());
        if (need == Need::required || !isEmpty)
            m_json[std::string(key)] = std::move(json);
    }

    nlohmann::ordered_json& m_json;
};

// What a member of each type is read with and written as; for others there are overloads where they live.

inline void readField(const Node& node, std::string_view key, std::string& text, TextLimit longest,
                      FaultList& faults)
{
    text = textOf(node, key, longest, faults).value_or(std::string());
}

inline void readField(const Node& node, std::string_view key, std::string& name, NameLimit longest,
                      FaultList& faults)
{
    name = withoutInvisible(textOf(node, key, longest.most, faults).value_or(std::string()));
}

template <class Kind>
void readField(const Node& node, std::string_view key, Id<Kind>& id, TextLimit longest, FaultList& faults)
{
    id = Id<Kind>(textOf(node, key, longest, faults).value_or(std::string()));
}

inline void readField(const Node& node, std::string_view key, int& number, IntRange range, FaultList& faults)
{
    number = integerOf(node, key, range, faults).value_or(range.lowest);
}

/// A truth has no range.
struct Truth
{};
inline void readField(const Node& node, std::string_view key, bool& flag, Truth, FaultList& faults)
{
    const bool isPlain = node.kind == Node::Kind::scalar && node.plain;
    flag = isPlain && node.text == "true";
    if (!flag && (!isPlain || node.text != "false"))
        faults.add(FaultRule::wrongType, node.at, std::string(key), WORDS("ask", "true or false"));
}

inline void readField(const Node& node, std::string_view key, door::Answers& answers, Members,
                      FaultList& faults)
{
    answers = readAnswers(node, std::string(key), faults, Places::dropped).answers;
}

template <class T, class... Context>
void readMembers(const Node& node, std::string what, T& value, FaultList& faults, const Context&... context)
{
    Mapping mapping(node, std::move(what), faults);
    FieldReader reader(mapping);
    fields(reader, value, context...);
    mapping.finish();
}

template <class T>
void readField(const Node& node, std::string_view key, T& value, Members, FaultList& faults) requires
    requires(FieldReader& reader)
{
    fields(reader, value);
}
{
    readMembers(node, std::string(key), value, faults);
}

template <class T, class Context>
void readField(const Node& node, std::string_view key, T& value, const MembersIn<Context>& range,
               FaultList& faults)
{
    readMembers(node, std::string(key), value, faults, range.context);
}

template <class List, class Each>
void readField(const Node& node, std::string_view key, List& list, const Several<Each>& range,
               FaultList& faults)
{
    list.clear();
    if (node.kind != Node::Kind::sequence || node.items.size() > range.most)
        return faults.add(FaultRule::wrongType, node.at, std::string(key), listOfAtMost(range.most));
    for (const Node& item : node.items) {
        typename List::value_type each{};
        readField(item, key, each, range.each, faults);
        list.push_back(std::move(each));
    }
}

template <class T, class Range>
void readField(const Node& node, std::string_view key, std::optional<T>& value, const Range& range,
               FaultList& faults)
{
    const std::size_t before = faults.faults.size();
    value.emplace();
    readField(node, key, *value, range, faults);
    if (faults.faults.size() > before)
        value.reset();
}

template <class Plain, class Range>
nlohmann::ordered_json
fieldJson(const Plain& value,
          const Range&) requires std::is_arithmetic_v<Plain> || std::is_same_v<Plain, std::string>
{
    return value;
}
template <class Kind> nlohmann::ordered_json fieldJson(const Id<Kind>& id, TextLimit)
{
    return id.text();
}

/// Adds the things of a list to others; none has the id of another.
template <class Thing, class... Context>
void readThings(Mapping& mapping, std::string_view key, std::vector<Thing>& things, Need need,
                std::size_t most, const Context&... context)
{
    FaultList& faults = mapping.faults();
    TakenIds taken;
    for (const Node& item : mapping.sequence(key, need, most)) {
        if (faults.isFull())
            return;
        Thing& thing = things.emplace_back();
        readMembers(item, "an entry of " + std::string(key), thing, faults, context...);
        if constexpr (requires { thing.roster; }) { // a sample list goes by the path of its file
            if (!thing.roster.empty() && !taken.insert(thing.roster).second)
                faults.add(FaultRule::duplicateId, {thing.place.line, thing.place.column},
                           clipped(thing.roster));
        } else if (!thing.id.empty()) {
            std::string id;
            if constexpr (requires { thing.id.text(); })
                id = thing.id.text();
            else
                id = thing.id;
            if (!taken.insert(id).second)
                faults.add(FaultRule::duplicateId, item.at, id);
        }
    }
}

inline nlohmann::ordered_json fieldJson(const door::Answers& answers, Members)
{
    return answersJson(answers);
}

template <class T, class... Context>
nlohmann::ordered_json membersJson(const T& value, const Context&... context)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    FieldWriter writer(json);
    fields(writer, const_cast<T&>(value), context...); // a writer changes nothing
    return json;
}

template <class T>
nlohmann::ordered_json fieldJson(const T& value, Members) requires requires(FieldWriter& writer, T& of)
{
    fields(writer, of);
}
{
    return membersJson(value);
}

template <class T, class Context>
nlohmann::ordered_json fieldJson(const T& value, const MembersIn<Context>& range)
{
    return membersJson(value, range.context);
}

template <class List, class Each>
nlohmann::ordered_json fieldJson(const List& list, const Several<Each>& range)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const auto& each : list)
        json.push_back(fieldJson(each, range.each));
    return json;
}

/// An id, of another thing where a kind is given. A Unit's own stands without its faction; skills are named
/// with `-` and with `_`.
struct AnId
{
    Joint joint = Joint::any;
    std::optional<ThingKind> names{};
    const FactionId* faction = nullptr;
    bool withFaction = false;
};

template <class T>
void readField(const Node& node, std::string_view key, T& id, const AnId& range, FaultList& faults)
{
    std::string text = idOf(node, key, faults, range.withFaction, range.joint);
    if (range.names)
        faults.mentions.push_back({*range.names, text, faults.place(node.at)});
    if constexpr (std::is_same_v<T, UnitId>)
        id = range.faction && !text.empty() ? unitOf(*range.faction, text) : UnitId(std::move(text));
    else if constexpr (std::is_same_v<T, SkillId>)
        id = skillIdOf(std::move(text));
    else
        id = T(std::move(text));
}

template <class Kind> nlohmann::ordered_json fieldJson(const Id<Kind>& id, const AnId& range)
{
    if constexpr (std::is_same_v<Id<Kind>, UnitId>)
        return range.faction ? nameWithinFaction(id) : id.text();
    return id.text();
}

/// Words of a key, or ids of other things; none of them twice.
struct WordsOf
{
    std::vector<std::string> words{}; ///< empty: any
    std::optional<ThingKind> names{};
    bool several = true;
    std::string_view key{};

    WordsOf() = default;
    explicit WordsOf(ThingKind kind) : names(kind) {}
    explicit WordsOf(const WordKey& key)
        : words(key.words.begin(), key.words.end()), names(key.names), several(key.several), key(key.key)
    {}
};

template <class T>
void readMember(Mapping& mapping, std::string_view key, std::vector<T>& given, const WordsOf& range,
                Need need)
{
    FaultList& faults = mapping.faults();
    TakenIds taken;
    const auto add = [&](const Node& node) {
        const bool isAllowed = range.words.empty() || wordIn(node, key, range.words, faults);
        const auto text = isAllowed ? textOf(node, key, CatalogueRange::name, faults) : std::nullopt;
        if (!text)
            return;
        if (!taken.insert(*text).second)
            faults.add(FaultRule::duplicateId, node.at, clipped(*text));
        if (range.names)
            faults.mentions.push_back({*range.names, *text, faults.place(node.at)});
        given.emplace_back(*text);
    };
    if (range.several)
        for (const Node& item : mapping.sequence(key, need))
            add(item);
    else if (const Node* node = mapping.node(key, need))
        add(*node);
}

inline void readMember(Mapping& mapping, std::string_view key, WordsByKey& words, const WordsOf& range,
                       Need need)
{
    std::vector<std::string> given;
    readMember(mapping, key, given, range, need);
    if (!given.empty())
        words.emplace(key, std::move(given));
}

inline void readField(const Node& node, std::string_view key, std::string& word, const WordsOf& range,
                      FaultList& faults)
{
    if (const auto index = wordIn(node, key, range.words, faults))
        word = range.words[*index];
}

template <class T> nlohmann::ordered_json fieldJson(const std::vector<T>& given, const WordsOf& range)
{
    auto json = nlohmann::ordered_json::array();
    for (const T& each : given)
        if constexpr (std::is_same_v<T, std::string>)
            json.push_back(each);
        else
            json.push_back(each.text());
    return range.several ? json : json.empty() ? nlohmann::ordered_json() : json.front();
}

inline nlohmann::ordered_json fieldJson(const WordsByKey& words, const WordsOf& range)
{
    return fieldJson(wordsUnder(words, range.key), range);
}

} // namespace adjutant::yaml
