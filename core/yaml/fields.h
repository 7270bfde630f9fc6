#pragma once

#include "core/match/log.h"
#include "core/utf8.h"
#include "core/yaml/answersfile.h"
#include "core/yaml/mapping.h"

#include <nlohmann/json.hpp>

#include <map>

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

/// Reads the members of a value from a mapping. What is missing stays as it is; what is wrong is among the
/// faults of the mapping.
class FieldReader
{
public:
    explicit FieldReader(Mapping& mapping) : m_mapping(mapping) {}

    template <class T, class Range>
    void operator()(std::string_view key, T& member, const Range& range, Need need = Need::optional)
    {
        if (const Node* node = m_mapping.node(key, need))
            readField(*node, key, member, range, m_mapping.faults());
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
        nlohmann::ordered_json json = fieldJson(member, range);
        const bool saysNothing = json.is_null() || json == 0 || json == false || json == "" ||
                                 (json.is_structured() && json.empty());
        if (need == Need::required || !saysNothing)
            m_json[std::string(key)] = std::move(json);
    }

    template <class T, class Range>
    void operator()(std::string_view key, const std::optional<T>& member, const Range& range)
    {
        if (member)
            m_json[std::string(key)] = fieldJson(*member, range);
    }

private:
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
    flag = node.text == "true";
    if (node.kind != Node::Kind::scalar || !node.plain || (!flag && node.text != "false"))
        faults.add(FaultRule::wrongType, node.at, std::string(key), message(WORDS("ask", "true or false")));
}

inline void readField(const Node& node, std::string_view key, door::Answers& answers, Members,
                      FaultList& faults)
{
    answers = readAnswers(node, std::string(key), faults).answers;
}

template <class T>
void readField(const Node& node, std::string_view key, T& value, Members, FaultList& faults) requires
    requires(FieldReader& reader)
{
    fields(reader, value);
}
{
    Mapping mapping(node, std::string(key), faults);
    FieldReader reader(mapping);
    fields(reader, value);
    mapping.finish();
}

template <class List, class Each>
void readField(const Node& node, std::string_view key, List& list, const Several<Each>& range,
               FaultList& faults)
{
    list.clear();
    if (node.kind != Node::Kind::sequence || node.items.size() > range.most)
        return faults.add(
            FaultRule::wrongType, node.at, std::string(key),
            message(WORDS("files", "a list of at most %1 entries"), static_cast<int>(range.most)));
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
    value.emplace();
    readField(node, key, *value, range, faults);
}

inline nlohmann::ordered_json fieldJson(const std::string& text, TextLimit)
{
    return text;
}
inline nlohmann::ordered_json fieldJson(const std::string& name, NameLimit)
{
    return name;
}
inline nlohmann::ordered_json fieldJson(int number, IntRange)
{
    return number;
}
inline nlohmann::ordered_json fieldJson(bool flag, Truth)
{
    return flag;
}
template <class Kind> nlohmann::ordered_json fieldJson(const Id<Kind>& id, TextLimit)
{
    return id.text();
}
inline nlohmann::ordered_json fieldJson(const door::Answers& answers, Members)
{
    return answersJson(answers);
}

template <class T>
nlohmann::ordered_json fieldJson(const T& value, Members) requires requires(FieldWriter& writer, T& of)
{
    fields(writer, of);
}
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    FieldWriter writer(json);
    fields(writer, const_cast<T&>(value)); // a writer changes nothing
    return json;
}

template <class List, class Each>
nlohmann::ordered_json fieldJson(const List& list, const Several<Each>& range)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const auto& each : list)
        json.push_back(fieldJson(each, range.each));
    return json;
}

} // namespace adjutant::yaml
