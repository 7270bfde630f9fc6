#include "core/yaml/answersfile.h"

#include "core/text.h"

#include <nlohmann/json.hpp>
#include <yaml-cpp/emitter.h>
#include <yaml-cpp/null.h>

namespace adjutant::yaml {

namespace {

bool isPlain(const Node& node)
{
    return node.kind == Node::Kind::scalar && node.plain;
}

// The number that a plain scalar is.
template <class Number>
std::optional<Number> numberIn(const Node& node, Expected<Number, NumberRefusal> (*read)(std::string_view))
{
    const auto value = isPlain(node) ? read(node.text) : refuse(NumberRefusal::notANumber);
    return value ? std::optional(*value) : std::nullopt;
}

/// Reads one mapping's answers, path by path.
class AnswersReading
{
public:
    AnswersReading(FaultList& faults, Places places) : m_faults(faults), m_places(places) {}

    ReadAnswers read;

    void mapping(const std::string& path, std::span<const Member* const> members, int depth)
    {
        std::unordered_set<std::string_view> seen;
        for (const Member* member : members) {
            if (m_isFull)
                return;
            // The keys of the outermost mapping are judged by whoever reads it.
            if (!seen.insert(member->key).second) {
                if (!path.empty())
                    m_faults.add(FaultRule::duplicateKey, member->at, clipped(member->key));
                continue;
            }
            const std::string at = path.empty() ? member->key : path + '/' + member->key;
            if (door::hasEmptyKey(at) || !isText(member->key)) {
                m_faults.add(FaultRule::wrongType, member->at, clipped(member->key),
                             WORDS("files", "a word"));
                continue;
            }
            m_hasPaths = m_hasPaths || member->key.find('/') != std::string::npos;
            const auto slashes = static_cast<int>(std::ranges::count(at, '/'));
            value(at, {member->at, member->value.at}, member->value, 1 + std::max(depth, slashes));
        }
    }

    static std::vector<const Member*> membersOf(const Node& node)
    {
        return mapped(node.members, [](const Member& member) { return &member; });
    }

    // A key with a slash can meet what stands in a mapping: `a/b: 1` and `a: {b: 2}`, or `a: 1`.
    void refuseOverlaps()
    {
        if (!m_hasPaths)
            return;
        for (const auto& [path, value] : read.answers)
            if (!door::under(read.answers, path).empty())
                m_faults.add(FaultRule::duplicateKey, read.placeOf(path), clipped(path));
    }

private:
    void value(const std::string& path, AnswerPlace at, const Node& node, int depth)
    {
        if (depth > door::deepestAnswers) {
            m_isFull = true;
            m_faults.add(FaultRule::tooDeep, at.value, {}, std::to_string(door::deepestAnswers));
            return;
        }
        if (m_places == Places::kept)
            read.places.try_emplace(path, at);
        if (node.kind == Node::Kind::mapping)
            mapping(path, membersOf(node), depth);
        else if (node.kind == Node::Kind::sequence)
            list(path, at, node, depth);
        else if (auto scalar = scalarOf(node))
            add(path, at, std::move(*scalar));
        else
            m_faults.add(FaultRule::wrongType, at.value, clipped(path),
                         WORDS("files", "text without control characters"));
    }

    void list(const std::string& path, AnswerPlace at, const Node& node, int depth)
    {
        const auto all = [&node](auto&& kind) { return std::ranges::all_of(node.items, kind); };
        const auto isInteger = [](const Node& item) { return numberIn(item, wholeNumberOf).has_value(); };
        const auto isNumber = [](const Node& item) { return numberIn(item, numberOf).has_value(); };
        const auto isWord = [&](const Node& item) {
            return item.kind == Node::Kind::scalar && isText(item.text) && !isTruth(item) &&
                   (isInteger(item) || !isNumber(item));
        };
        const bool isNumbers = all(isInteger);
        const bool isWords = !isNumbers && all(isWord);
        if (isNumbers || isWords)
            placesOf(path, node);
        if (isNumbers)
            add(path, at,
                mapped(node.items, [](const Node& item) { return *numberIn(item, wholeNumberOf); }));
        else if (isWords)
            add(path, at, mapped(node.items, &Node::text));
        else if (node.items.size() == 2 && all(isNumber))
            add(path, at,
                door::Point{*numberIn(node.items[0], numberOf), *numberIn(node.items[1], numberOf)});
        else
            for (std::size_t k = 0; k < node.items.size() && !m_isFull; ++k)
                value(path + '/' + std::to_string(k), {node.items[k].at, node.items[k].at}, node.items[k],
                      depth + 1);
    }

    // They may be rows of one value each.
    void placesOf(const std::string& path, const Node& list)
    {
        if (m_places == Places::dropped)
            return;
        for (std::size_t k = 0; k < std::min(list.items.size(), door::mostAnswers); ++k) {
            const Position at = list.items[k].at;
            read.places.try_emplace(path + '/' + std::to_string(k), AnswerPlace{at, at});
        }
    }

    static bool isTruth(const Node& node)
    {
        return isPlain(node) && (node.text == "true" || node.text == "false");
    }

    static std::optional<door::Value> scalarOf(const Node& node)
    {
        if (node.kind == Node::Kind::null)
            return door::Value(door::Skipped());
        if (isTruth(node))
            return door::Value(node.text == "true");
        if (const auto integer = numberIn(node, wholeNumberOf))
            return door::Value(*integer);
        if (const auto number = numberIn(node, numberOf))
            return door::Value(*number);
        return isText(node.text) ? std::optional(door::Value(node.text)) : std::nullopt;
    }

    void add(const std::string& path, AnswerPlace at, door::Value value)
    {
        if (read.answers.size() == door::mostAnswers) {
            m_isFull = true;
            m_faults.add(FaultRule::tooMany, at.key, {}, std::to_string(door::mostAnswers));
            return;
        }
        if (!read.answers.try_emplace(path, std::move(value)).second)
            m_faults.add(FaultRule::duplicateKey, at.key, clipped(path));
    }

    FaultList& m_faults;
    Places m_places;
    bool m_isFull = false;   ///< of faults that end the reading
    bool m_hasPaths = false; ///< among the keys
};

// Texts are quoted, so that "no" or "12" stay texts.
void writeJson(YAML::Emitter& out, const nlohmann::ordered_json& json)
{
    if (json.is_object()) {
        out << YAML::Flow << YAML::BeginMap;
        for (const auto& [key, value] : json.items()) {
            out << YAML::Key << (isId(key) ? YAML::Auto : YAML::DoubleQuoted) << key << YAML::Value;
            writeJson(out, value);
        }
        out << YAML::EndMap;
    } else if (json.is_array()) {
        out << YAML::Flow << YAML::BeginSeq;
        for (const nlohmann::ordered_json& item : json)
            writeJson(out, item);
        out << YAML::EndSeq;
    } else if (json.is_string()) {
        out << YAML::DoubleQuoted << json.get<std::string>();
    } else if (json.is_null()) {
        out << YAML::Null; // the word itself would be quoted, and so a text
    } else {
        out << YAML::Auto << json.dump();
    }
}

// Ids need no quotes, and no number is taken for one of them.
bool hasId(std::string_view key)
{
    constexpr std::string_view keys[] = {"format", "system", "faction", "unit", "id", "option", "to", "rule"};
    return findIn(keys, key);
}

void writeMembers(YAML::Emitter& out, const nlohmann::ordered_json& json,
                  std::span<const std::string_view> lists, bool spread)
{
    for (const auto& [key, value] : json.items()) {
        out << YAML::Key << (isId(key) ? YAML::Auto : YAML::DoubleQuoted) << key << YAML::Value;
        if (value.is_string() && hasId(key)) {
            out << YAML::Auto << value.get<std::string>();
        } else if (findIn(lists, key) && !value.empty()) {
            out << YAML::Block << YAML::BeginSeq;
            for (const nlohmann::ordered_json& item : value) {
                if (item.is_string()) {
                    out << YAML::Auto << item.get<std::string>();
                    continue;
                }
                out << (spread ? YAML::Block : YAML::Flow) << YAML::BeginMap;
                writeMembers(out, item, lists, false);
                out << YAML::EndMap;
            }
            out << YAML::EndSeq;
        } else {
            writeJson(out, value);
        }
    }
}

} // namespace

Position ReadAnswers::placeOf(door::Path path) const
{
    while (true) {
        if (const auto found = places.find(path); found != places.end())
            return found->second.value;
        const std::size_t slash = path.rfind('/');
        if (slash == path.npos)
            return at;
        path.resize(slash);
    }
}

ReadAnswers readAnswers(std::span<const Member* const> members, Position at, FaultList& faults, Places places)
{
    AnswersReading reading(faults, places);
    reading.read.at = at;
    reading.mapping({}, members, 0);
    reading.refuseOverlaps();
    return std::move(reading.read);
}

ReadAnswers readAnswers(const Node& node, const std::string& what, FaultList& faults, Places places)
{
    if (node.kind == Node::Kind::null)
        return {{}, {}, node.at};
    const Mapping mapping(node, what, faults); // tells what is no mapping, and keys that stand twice
    return readAnswers(AnswersReading::membersOf(node), node.at, faults, places);
}

std::optional<door::Answers> answersIn(std::string_view json)
{
    const auto root = parseJson(json);
    FaultList faults;
    if (!root || root->kind != Node::Kind::mapping)
        return std::nullopt;
    door::Answers answers = readAnswers(*root, {}, faults, Places::dropped).answers;
    return faults.faults.empty() ? std::optional(std::move(answers)) : std::nullopt;
}

std::string textOfFile(const nlohmann::ordered_json& json, std::span<const std::string_view> lists,
                       bool spread)
{
    YAML::Emitter out;
    out.SetIndent(2);
    out << YAML::BeginMap;
    writeMembers(out, json, lists, spread);
    out << YAML::EndMap << YAML::Newline;
    return out.c_str();
}

} // namespace adjutant::yaml
