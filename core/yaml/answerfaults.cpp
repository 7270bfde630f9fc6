#include "core/yaml/answersfile.h"

#include "core/text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant::yaml {

namespace {

using door::Answers;
using door::Field;
using door::Refusal;

// How often a right answer is supposed: nobody reads more faults of one card.
constexpr int mostSuppositions = 50;

constexpr Words listOfWords = WORDS("files", "a list of words");

std::string_view lastKeyOf(std::string_view path)
{
    return path.substr(path.rfind('/') + 1);
}

std::vector<std::string> openIdsOf(const door::PickInput& pick, std::size_t most = anyNumber)
{
    std::vector<std::string> ids;
    for (const door::Option& option : pick.options)
        if (option.standing != door::Standing::closed && ids.size() < most)
            ids.push_back(option.id);
    return ids;
}

// What a single answer to a question may be, empty where it is none; and one that holds, where there is.
struct Allowed
{
    Message what{};
    std::optional<door::Value> one{};
};

Allowed allowedFor(const door::Input& input)
{
    if (const auto* number = std::get_if<door::NumberInput>(&input))
        return {message(number->fractions ? WORDS("ask", "a number from %1 to %2")
                                          : WORDS("ask", "a whole number from %1 to %2"),
                        number->lowest, number->highest),
                std::min(std::max(1, number->lowest), number->highest)};
    if (std::holds_alternative<door::YesNoInput>(input))
        return {WORDS("ask", "true or false"), false};
    if (const auto* dice = std::get_if<door::DiceInput>(&input))
        return {WORDS("ask", "a list of faces"), std::vector<int>(dice->dice.size(), 1)};
    if (const auto* place = std::get_if<door::PlaceInput>(&input))
        return {WORDS("files", "two numbers"), place->lowest};
    if (std::holds_alternative<door::TextInput>(input))
        return {WORDS("files", "text"), std::string("x")};
    if (const auto* pick = std::get_if<door::PickInput>(&input)) {
        Allowed allowed{message(pick->most > 1 ? listOfWords : WORDS("ask", "one word"))};
        const auto least = static_cast<std::size_t>(std::max(pick->least, 0));
        std::vector<std::string> ids = openIdsOf(*pick, least);
        if (ids.size() == least)
            allowed.one = pick->least == 1 && pick->most == 1 ? door::Value(ids.front()) : std::move(ids);
        return allowed;
    }
    // A word in the place of rows: there are none.
    const auto& rows = std::get<door::RowsInput>(input);
    return {{},
            rows.least == 0 && rows.keys.empty() ? std::optional<door::Value>(door::Skipped())
                                                 : std::nullopt};
}

// The element of a list of words or whole numbers that a row's key stands for.
std::optional<door::Value> elementOf(const door::Value& list, std::string_view row)
{
    const auto number = wholeNumberOf(row);
    if (!number || *number < 0)
        return std::nullopt;
    const auto at = static_cast<std::size_t>(*number);
    if (const auto* words = std::get_if<std::vector<std::string>>(&list))
        return at < words->size() ? std::optional<door::Value>((*words)[at]) : std::nullopt;
    if (const auto* numbers = std::get_if<std::vector<int>>(&list))
        return at < numbers->size() ? std::optional<door::Value>((*numbers)[at]) : std::nullopt;
    return std::nullopt;
}

// One word, number or truth value.
bool isScalar(const door::Value& value)
{
    return std::holds_alternative<bool>(value) || std::holds_alternative<int>(value) ||
           std::holds_alternative<double>(value) || std::holds_alternative<std::string>(value);
}

bool isSkipped(const std::optional<door::Value>& value)
{
    return !value || std::holds_alternative<door::Skipped>(*value);
}

std::string asGiven(const door::Value& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return clipped(*text);
    if (const auto* truth = std::get_if<bool>(&value))
        return *truth ? "true" : "false";
    if (const auto* number = std::get_if<int>(&value))
        return std::to_string(*number);
    if (const auto* number = std::get_if<double>(&value))
        return fmt::format("{}", *number);
    return {};
}

/// Supposes right answers where wrong ones are given, and keeps what was asked on the way.
class AnswersUnderCheck
{
public:
    AnswersUnderCheck(const ReadAnswers& read, FaultList& faults, const std::vector<std::string>& others)
        : m_read(read), m_faults(faults), m_answers(read.answers), m_others(others)
    {}

    void check(const AskForm& ask)
    {
        for (int supposed = 0; supposed <= mostSuppositions; ++supposed) {
            const door::Form form = ask(m_answers);
            for (const Field& field : form.fields) {
                m_asked.insert(field.path);
                if (const Message allowed = allowedFor(field.input).what; !allowed.empty())
                    m_leaves.insert_or_assign(field.path, allowed);
            }
            m_asked.insert(form.taken.begin(), form.taken.end());
            if (form.complete || !form.dropped.empty())
                return reportUnknownKeys();
            if (!form.refusal)
                return;
            report(form);
            if (!isOf(*form.refusal, form) || !suppose(form.fields.back(), *form.refusal))
                return reportUnknownKeys(Only::near);
        }
    }

private:
    enum class Only { all, near };

    void report(const door::Form& form)
    {
        const Refusal& refusal = *form.refusal;
        if (!isOf(refusal, form))
            return reportOwn(form);
        const Field& field = form.fields.back();
        const std::optional<door::Value> given = givenFor(field.path);
        const bool isRows = std::holds_alternative<door::RowsInput>(field.input);
        if (isRows ? isAbsent(field.path) : isSkipped(given))
            return reportMissing(field);
        const auto* pick = std::get_if<door::PickInput>(&field.input);
        const std::string value = given ? asGiven(*given) : std::string();
        if (pick && refusal.kind == Refusal::Kind::noOption)
            reportNoChoice(field, *pick, refusal, toText(refusal.given));
        else if (pick && pick->most == 1 && given && isScalar(*given))
            reportNoChoice(field, *pick, refusal, value);
        else if (refusal.kind == Refusal::Kind::outOfRange)
            m_faults.add(FaultRule::outOfRange, placeOf(field), field.path,
                         message(WORDS("files", "%1, not %2"), refusal.allowed, value));
        else if (refusal.kind == Refusal::Kind::wrongType)
            m_faults.add(FaultRule::wrongType, placeOf(field), field.path, refusal.allowed);
        else
            m_faults.add(FaultRule::refused, placeOf(field), toText(refusal.message));
    }

    // What the procedure refuses of its own accord: where it goes by one of our rules, that is wrong with
    // what it is about.
    void reportOwn(const door::Form& form)
    {
        const Refusal& refusal = *form.refusal;
        const std::string path = !refusal.at.empty()   ? refusal.at
                                 : form.fields.empty() ? std::string()
                                                       : form.fields.back().path;
        const Position at = m_read.placeOf(path);
        const FaultRule rule = faultRule(refusal.rule).value_or(FaultRule::refused);
        if (rule == FaultRule::refused)
            m_faults.add(rule, at, toText(refusal.message));
        else
            m_faults.add(rule, at, path, toText(refusal.message));
    }

    // A part of which nothing is there is missing as a whole, and once.
    void reportMissing(const Field& field)
    {
        // What stands beside a wrong choice may not be needed with the right one.
        for (const door::Path& part : m_branchedParts)
            if (field.path.starts_with(part))
                return;
        for (std::size_t slash = field.path.find('/'); slash != field.path.npos;
             slash = field.path.find('/', slash + 1)) {
            const door::Path part = field.path.substr(0, slash);
            const auto given = m_read.answers.find(part);
            const bool instead = given != m_read.answers.end() && !isSkipped(given->second) &&
                                 !isRowOfOneWord(part) &&
                                 (isScalar(given->second) || !isNumber(rowBehind(field.path, slash)));
            if (!instead && !isAbsent(part))
                continue;
            if (!m_faultyParts.insert(part).second)
                return;
            if (instead)
                return m_faults.add(FaultRule::wrongType, m_read.placeOf(part), part,
                                    WORDS("files", "a mapping of keys to values"));
            return m_faults.add(FaultRule::missingKey, missingPlace(part), part);
        }
        if (isAbsent(field.path))
            return m_faults.add(FaultRule::missingKey, missingPlace(field.path), field.path);
        m_faultyParts.insert(field.path);
        m_faults.add(FaultRule::wrongType, placeOf(field), field.path, allowedFor(field.input).what);
    }

    bool isAbsent(const door::Path& path) const
    {
        const auto given = m_read.answers.find(path);
        return !m_read.places.contains(path) || (given != m_read.answers.end() && isSkipped(given->second));
    }

    // Of a key without a value, the key, or what it is a part of.
    Position missingPlace(const door::Path& path) const
    {
        const auto found = m_read.places.find(path);
        if (found == m_read.places.end())
            return m_read.placeOf(path);
        const auto slash = path.rfind('/');
        return slash == path.npos ? found->second.key : m_read.placeOf(path.substr(0, slash));
    }

    void reportNoChoice(const Field& field, const door::PickInput& pick, const Refusal& refusal,
                        const std::string& named)
    {
        const bool isId = refusal.rule == toWord(FaultRule::unknownId);
        m_faults.add(isId ? FaultRule::unknownId : FaultRule::unknownWord, placeOf(field, named),
                     clipped(named),
                     isId ? std::string() : fmt::format("{}", fmt::join(openIdsOf(pick), ", ")),
                     toText(refusal.nearest));
    }

    // Whether a refusal is of the last answer itself, by Ask; otherwise it is the procedure's own.
    static bool isOf(const Refusal& refusal, const door::Form& form)
    {
        return refusal.kind != Refusal::Kind::ofProcedure && !form.fields.empty() &&
               refusal.at == form.fields.back().path;
    }

    // What the file gives at a path. Rows of one value each may be written as a list of these, or as the
    // value in place of the row's mapping.
    std::optional<door::Value> givenFor(const door::Path& path) const
    {
        if (const auto found = m_answers.find(path); found != m_answers.end())
            return found->second;
        for (std::size_t slash = path.rfind('/'); slash != path.npos && slash > 0;
             slash = path.rfind('/', slash - 1)) {
            const auto around = m_answers.find(path.substr(0, slash));
            if (around == m_answers.end())
                continue;
            if (const auto element = elementOf(around->second, rowBehind(path, slash)))
                return element;
            return isRowOfOneWord(around->first) ? std::optional(around->second) : std::nullopt;
        }
        return std::nullopt;
    }

    // Puts a value at a path, and the rows that stood in one list around it beside it.
    void putInRow(const door::Path& path, door::Value value)
    {
        for (std::size_t slash = path.find('/'); slash != path.npos; slash = path.find('/', slash + 1)) {
            const auto around = m_answers.find(path.substr(0, slash));
            if (around == m_answers.end())
                continue;
            const door::Value list = std::move(around->second);
            const door::Path start = around->first + '/';
            m_answers.erase(around);
            for (std::size_t row = 0; const auto element = elementOf(list, std::to_string(row)); ++row)
                m_answers.insert_or_assign(start + std::to_string(row), *element);
        }
        m_answers.insert_or_assign(path, std::move(value));
    }

    static std::string_view rowBehind(std::string_view path, std::size_t slash)
    {
        const std::string_view rest = path.substr(slash + 1);
        return rest.substr(0, rest.find('/'));
    }

    Position placeOf(const Field& field) const { return m_read.placeOf(field.path); }

    // The place of what is no word in a list of words; of the whole where it is no list.
    Position placeOfWrongItem(const door::Path& path) const
    {
        for (std::size_t k = 0;; ++k) {
            const door::Path item = path + '/' + std::to_string(k);
            if (!m_read.places.contains(item))
                return m_read.placeOf(path);
            const auto given = m_read.answers.find(item);
            if (given == m_read.answers.end() || !std::holds_alternative<std::string>(given->second))
                return m_read.placeOf(item);
        }
    }

    // The place of one word of a list.
    Position placeOf(const Field& field, const std::string& named) const
    {
        const auto list = m_read.answers.find(field.path);
        if (list != m_read.answers.end())
            for (std::size_t k = 0; const auto element = elementOf(list->second, std::to_string(k)); ++k)
                if (asGiven(*element) == clipped(named))
                    return m_read.placeOf(field.path + '/' + std::to_string(k));
        return placeOf(field);
    }

    // Puts an answer that holds in the place of one that doesn't; false where there is none, or it didn't
    // help.
    bool suppose(const Field& field, const Refusal& refusal)
    {
        if (refusal.kind == Refusal::Kind::noOption && cancel(field.path, toText(refusal.given)))
            return true;
        if (++m_supposed[field.path] > 3)
            return false;
        if (std::holds_alternative<door::PickInput>(field.input)) {
            // What is asked behind it may depend on it.
            m_branched = true;
            if (const auto slash = field.path.rfind('/'); slash != door::Path::npos && givenFor(field.path))
                m_branchedParts.insert(field.path.substr(0, slash + 1));
        }
        auto supposed = allowedFor(field.input).one;
        if (supposed)
            putInRow(field.path, std::move(*supposed));
        return supposed.has_value();
    }

    // Takes a word out of a list; false where there is none.
    bool cancel(const door::Path& path, const std::string& named)
    {
        const auto found = m_answers.find(path);
        auto* words =
            found == m_answers.end() ? nullptr : std::get_if<std::vector<std::string>>(&found->second);
        return words && std::erase(*words, named) > 0;
    }

    bool isAsked(const std::string& path) const
    {
        return m_asked.contains(path) || !door::below(m_asked, path).empty();
    }

    // Rows can be written as one word each, and are asked as a mapping.
    static bool isRowOfOneWord(const std::string& path) { return isNumber(lastKeyOf(path)); }

    static bool isNumber(std::string_view key) { return key.find_first_not_of("0123456789") == key.npos; }

    // Whether something is wrong with what stands at a path that is asked.
    bool reportInstead(const door::Path& path, Position at)
    {
        const auto given = m_read.answers.find(path);
        const auto leaf = m_leaves.find(path);
        if (given == m_read.answers.end() && leaf != m_leaves.end()) {
            const bool isList = leaf->second == message(listOfWords);
            m_faults.add(FaultRule::wrongType, isList ? placeOfWrongItem(path) : at, path, leaf->second);
            return true;
        }
        if (given == m_read.answers.end() || m_asked.contains(path) || isSkipped(given->second) ||
            isRowOfOneWord(path))
            return false;
        m_faults.add(FaultRule::wrongType, at, path, WORDS("files", "a mapping of keys to values"));
        return true;
    }

    void reportUnknownKeys(Only only = Only::all)
    {
        std::vector<std::string> reported;
        for (const auto& [path, place] : m_read.places) {
            const auto isWithin = [&path = path](const std::string& other) {
                return path.starts_with(other + '/');
            };
            if (std::ranges::any_of(reported, isWithin) || reported.size() == mostSuppositions)
                continue;
            // What a list holds is no key.
            const auto slash = path.rfind('/');
            if (slash != path.npos && isRowOfOneWord(path) && m_read.answers.contains(path.substr(0, slash)))
                continue;
            const bool isKnown = m_faultyParts.contains(path) || isAsked(path);
            if (!isKnown || m_faultyParts.contains(path) || reportInstead(path, place.value))
                reported.push_back(path);
            if (isKnown)
                continue;
            const std::string parent = path.substr(0, slash == path.npos ? 0 : slash + 1);
            std::vector<std::string> known = parent.empty() ? m_others : std::vector<std::string>();
            for (auto at = m_asked.lower_bound(parent); at != m_asked.end() && at->starts_with(parent);
                 ++at) {
                std::string key = at->substr(parent.size());
                key = key.substr(0, key.find('/'));
                if (!key.empty() && !findIn(known, key))
                    known.push_back(std::move(key));
            }
            const std::string key(lastKeyOf(path));
            if (only == Only::near && isNumber(key))
                continue; // a row that was not come to
            if ((only == Only::all && !m_branched) || !nearestOf(key, known).empty())
                m_faults.addUnknown(FaultRule::unknownKey, place.key, key, known);
        }
    }

    const ReadAnswers& m_read;
    FaultList& m_faults;
    Answers m_answers;
    const std::vector<std::string>& m_others;
    std::set<std::string> m_asked;           ///< or known as keys that may be
    std::map<std::string, Message> m_leaves; ///< questions of one answer, and what that may be
    std::set<std::string> m_branchedParts;   ///< with a slash at their ends: those of choices that were wrong
    std::set<std::string> m_faultyParts;     ///< missing, or something else in their place
    std::map<std::string, int> m_supposed;
    bool m_branched = false;
};

std::string kindIn(Mapping& keys, const std::vector<std::string>& kinds, FaultList& faults)
{
    const Node* named = keys.node("kind", Need::required);
    if (!named)
        return {};
    if (findIn(kinds, named->text))
        return named->text;
    faults.addUnknown(FaultRule::unknownWord, named->at, named->text, kinds);
    return {};
}

} // namespace

void addAnswerFaults(const AskForm& ask, const ReadAnswers& read, FaultList& faults,
                     const std::vector<std::string>& others)
{
    AnswersUnderCheck(read, faults, others).check(ask);
}

ReadScenario readScenario(const Node& root, const std::string& file, const std::vector<std::string>& kinds,
                          const std::function<AskForm(const std::string& kind)>& askOf)
{
    ReadScenario scenario;
    FaultList faults{file, {}};
    Mapping keys(root, "scenario", faults);
    keys.node("system");
    scenario.kind = kindIn(keys, kinds, faults);
    if (!scenario.kind.empty()) {
        scenario.read = readAnswers(keys.rest(), keys.at(), faults);
        if (faults.faults.empty())
            addAnswerFaults(askOf(scenario.kind), scenario.read, faults, keys.known());
    }
    scenario.faults = inFileOrder(std::move(faults.faults));
    return scenario;
}

} // namespace adjutant::yaml
