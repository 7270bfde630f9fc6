#include "core/yaml/fault.h"

namespace adjutant::yaml {

// In the order of the rules.
constexpr std::string_view ruleWords[]{"unreadable",   "too-large",    "too-deep",    "too-many",
                                       "reference",    "not-utf8",     "syntax",      "unknown-format",
                                       "wrong-type",   "missing-key",  "unknown-key", "duplicate-key",
                                       "out-of-range", "too-long",     "bad-id",      "unknown-word",
                                       "unknown-id",   "duplicate-id", "malformed"};
static_assert(std::size(ruleWords) == static_cast<std::size_t>(FaultRule::refused) + 1);

std::string_view toWord(FaultRule rule)
{
    return ruleWords[static_cast<std::size_t>(rule)];
}

std::optional<FaultRule> faultRule(std::string_view word)
{
    const auto found = std::ranges::find(ruleWords, word);
    return found == std::end(ruleWords)
               ? std::nullopt
               : std::optional(static_cast<FaultRule>(found - std::begin(ruleWords)));
}

bool isUnreadable(const Fault& fault)
{
    return fault.rule <= FaultRule::syntax;
}

namespace {

Message sentenceOf(const Fault& fault)
{
    const std::string& subject = fault.subject;
    const Message& allowed = fault.allowed;
    switch (fault.rule) {
    case FaultRule::unreadable:
        return message(WORDS("files", "can’t be read: %1"), subject);
    case FaultRule::tooLarge:
        return message(WORDS("files", "the file is larger than %1"), allowed);
    case FaultRule::tooDeep:
        return message(WORDS("files", "nested deeper than %1 levels"), allowed);
    case FaultRule::tooMany:
        return message(WORDS("files", "more than %1 values"), allowed);
    case FaultRule::reference:
        return WORDS("files", "anchors (&), aliases (*) and tags (!) aren’t allowed: write the value "
                              "itself");
    case FaultRule::notUtf8:
        return WORDS("files", "has a control character or isn’t UTF-8 text");
    case FaultRule::syntax:
        return subject.empty() ? allowed : message(WORDS("files", "not YAML: %1"), subject);
    case FaultRule::unknownFormat:
        return message(WORDS("files", "format '%1' can’t be read here; allowed: %2"), subject, allowed);
    case FaultRule::wrongType:
    case FaultRule::outOfRange:
        return message(WORDS("files", "'%1' must be %2"), subject, allowed);
    case FaultRule::missingKey:
        return message(WORDS("files", "'%1' is missing"), subject);
    case FaultRule::unknownKey:
        return allowed.empty() ? message(WORDS("files", "unknown key '%1'; no keys allowed here"), subject)
                               : message(WORDS("files", "unknown key '%1'; allowed: %2"), subject, allowed);
    case FaultRule::duplicateKey:
        return message(WORDS("files", "key '%1' appears twice"), subject);
    case FaultRule::tooLong:
        return message(WORDS("files", "'%1' is longer than %2"), subject, allowed);
    case FaultRule::badId:
        return message(WORDS("files", "'%1' is not a valid id: %2"), subject, allowed);
    case FaultRule::unknownWord:
        return allowed.empty() ? message(WORDS("files", "'%1' is unknown; no value is allowed here"), subject)
                               : message(WORDS("files", "'%1' is not one of: %2"), subject, allowed);
    case FaultRule::unknownId:
        return allowed.empty() ? message(WORDS("files", "unknown id '%1'"), subject) : allowed;
    case FaultRule::duplicateId:
        return allowed.empty() ? message(WORDS("files", "'%1' appears twice"), subject) : allowed;
    case FaultRule::refused:
        return allowed.empty() ? verbatim(subject) : allowed;
    }
    return {};
}

} // namespace

Message toMessage(const Fault& fault)
{
    return fault.nearest.empty()
               ? sentenceOf(fault)
               : message(WORDS("files", "%1; did you mean '%2'?"), sentenceOf(fault), fault.nearest);
}

std::string inEnglish(const Fault& fault)
{
    return toText(toMessage(fault));
}

} // namespace adjutant::yaml
