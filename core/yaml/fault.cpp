#include "core/yaml/fault.h"

namespace adjutant::yaml {

namespace {

/// A rule as the command line prints it, and its sentence. %1 is the subject, %2 what is allowed.
struct RuleText
{
    std::string_view word;
    Words sentence{};       ///< empty: what is allowed, or the subject, says it all
    Words nothingAllowed{}; ///< in its place where nothing is; none: the same
};

// In the order of the rules.
constexpr RuleText ruleTexts[] = {
    {"unreadable", WORDS("files", "can’t be read: %1")},
    {"too-large", WORDS("files", "the file is larger than %1")},
    {"too-deep", WORDS("files", "nested deeper than %1 levels")},
    {"too-many", WORDS("files", "more than %1 values")},
    {"reference", WORDS("files", "anchors (&), aliases (*) and tags (!) aren’t allowed: write the value "
                                 "itself")},
    {"not-utf8", WORDS("files", "has a control character or isn’t UTF-8 text")},
    {"syntax", WORDS("files", "not YAML: %1")},
    {"unknown-format", WORDS("files", "format '%1' can’t be read here; allowed: %2")},
    {"wrong-type", WORDS("files", "'%1' must be %2")},
    {"missing-key", WORDS("files", "'%1' is missing")},
    {"unknown-key", WORDS("files", "unknown key '%1'; allowed: %2"),
     WORDS("files", "unknown key '%1'; no keys allowed here")},
    {"duplicate-key", WORDS("files", "key '%1' appears twice")},
    {"out-of-range", WORDS("files", "'%1' must be %2")},
    {"too-long", WORDS("files", "'%1' is longer than %2")},
    {"bad-id", WORDS("files", "'%1' is not a valid id: %2")},
    {"unknown-word", WORDS("files", "'%1' is not one of: %2"),
     WORDS("files", "'%1' is unknown; no value is allowed here")},
    {"unknown-id", WORDS("files", "unknown id '%1'")},
    {"duplicate-id", WORDS("files", "'%1' appears twice")},
    {"malformed"},
};
static_assert(std::size(ruleTexts) == static_cast<std::size_t>(FaultRule::refused) + 1);

Message sentenceOf(const Fault& fault)
{
    const auto& [rule, place, subject, allowed, nearest] = fault;
    const bool saysItAll =
        rule == FaultRule::unknownId || rule == FaultRule::duplicateId || rule == FaultRule::refused;
    if (rule == FaultRule::syntax ? subject.empty() : saysItAll && !allowed.empty())
        return allowed;
    if (rule == FaultRule::refused)
        return verbatim(subject);
    if (rule == FaultRule::tooLarge || rule == FaultRule::tooDeep || rule == FaultRule::tooMany)
        return message(ruleTexts[static_cast<std::size_t>(rule)].sentence, allowed);
    const auto& [word, sentence, nothingAllowed] = ruleTexts[static_cast<std::size_t>(rule)];
    return message(allowed.empty() && nothingAllowed.text ? nothingAllowed : sentence, subject, allowed);
}

} // namespace

std::string_view toWord(FaultRule rule)
{
    return ruleTexts[static_cast<std::size_t>(rule)].word;
}

std::optional<FaultRule> faultRule(std::string_view word)
{
    const RuleText* found = findIn(ruleTexts, word, &RuleText::word);
    return found ? std::optional(static_cast<FaultRule>(found - ruleTexts)) : std::nullopt;
}

Message toMessage(const Fault& fault)
{
    return fault.nearest.empty()
               ? sentenceOf(fault)
               : message(WORDS("files", "%1; did you mean '%2'?"), sentenceOf(fault), fault.nearest);
}

std::vector<Fault> inFileOrder(std::vector<Fault> faults)
{
    std::ranges::stable_sort(
        faults, {}, [](const Fault& fault) { return std::pair(fault.place.line, fault.place.column); });
    return faults;
}

} // namespace adjutant::yaml
