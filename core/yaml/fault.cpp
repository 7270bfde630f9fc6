#include "core/yaml/fault.h"

#include <fmt/format.h>

namespace adjutant::yaml {

std::string_view toWord(FaultRule rule)
{
    switch (rule) {
    case FaultRule::unreadable:
        return "unreadable";
    case FaultRule::tooLarge:
        return "too-large";
    case FaultRule::tooDeep:
        return "too-deep";
    case FaultRule::tooMany:
        return "too-many";
    case FaultRule::notUtf8:
        return "not-utf8";
    case FaultRule::syntax:
        return "syntax";
    case FaultRule::unknownFormat:
        return "unknown-format";
    case FaultRule::wrongType:
        return "wrong-type";
    case FaultRule::missingKey:
        return "missing-key";
    case FaultRule::unknownKey:
        return "unknown-key";
    case FaultRule::duplicateKey:
        return "duplicate-key";
    case FaultRule::outOfRange:
        return "out-of-range";
    case FaultRule::tooLong:
        return "too-long";
    case FaultRule::badId:
        return "bad-id";
    case FaultRule::unknownWord:
        return "unknown-word";
    case FaultRule::unknownId:
        return "unknown-id";
    case FaultRule::duplicateId:
        return "duplicate-id";
    case FaultRule::refused:
        return "malformed";
    }
    return {};
}

std::optional<FaultRule> faultRule(std::string_view word)
{
    for (int rule = 0; rule <= static_cast<int>(FaultRule::refused); ++rule)
        if (toWord(static_cast<FaultRule>(rule)) == word)
            return static_cast<FaultRule>(rule);
    return std::nullopt;
}

bool isUnreadable(const Fault& fault)
{
    return fault.rule <= FaultRule::syntax;
}

std::string inEnglish(const Fault& fault)
{
    const auto sentence = [&fault]() -> std::string {
        switch (fault.rule) {
        case FaultRule::unreadable:
            return fmt::format("can't be read: {}", fault.subject);
        case FaultRule::tooLarge:
            return fmt::format("the file is larger than {}", fault.allowed);
        case FaultRule::tooDeep:
            return fmt::format("nested deeper than {} levels", fault.allowed);
        case FaultRule::tooMany:
            return fmt::format("more than {} values, counting aliases as often as they are used",
                               fault.allowed);
        case FaultRule::notUtf8:
            return "not UTF-8 text";
        case FaultRule::syntax:
            return fmt::format("not YAML: {}", fault.subject);
        case FaultRule::unknownFormat:
            return fmt::format("format '{}' can't be read here; allowed: {}", fault.subject, fault.allowed);
        case FaultRule::wrongType:
            return fmt::format("'{}' must be {}", fault.subject, fault.allowed);
        case FaultRule::missingKey:
            return fmt::format("'{}' is missing", fault.subject);
        case FaultRule::unknownKey:
            if (fault.allowed.empty())
                return fmt::format("unknown key '{}'; none can stand here", fault.subject);
            return fmt::format("unknown key '{}'; allowed: {}", fault.subject, fault.allowed);
        case FaultRule::duplicateKey:
            return fmt::format("key '{}' stands here twice", fault.subject);
        case FaultRule::outOfRange:
            return fmt::format("'{}' must be {}", fault.subject, fault.allowed);
        case FaultRule::tooLong:
            return fmt::format("'{}' is longer than {}", fault.subject, fault.allowed);
        case FaultRule::badId:
            return fmt::format("'{}' is no id: {}", fault.subject, fault.allowed);
        case FaultRule::unknownWord:
            if (fault.allowed.empty())
                return fmt::format("'{}' is not known, and nothing can stand here", fault.subject);
            return fmt::format("'{}' is not among: {}", fault.subject, fault.allowed);
        case FaultRule::unknownId:
            return fmt::format("nothing has the id '{}'", fault.subject);
        case FaultRule::duplicateId:
            return fmt::format("the id '{}' stands here twice", fault.subject);
        case FaultRule::refused:
            return fault.subject;
        }
        return {};
    }();
    return fault.nearest.empty() ? sentence : fmt::format("{}; did you mean '{}'?", sentence, fault.nearest);
}

} // namespace adjutant::yaml
