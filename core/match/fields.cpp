#include "core/match/fields.h"

namespace adjutant {

constexpr std::size_t longestLabel = 40; // bytes

// `otherwise` where the name has no letter that an id can have.
static std::string freeId(const std::string& name, const std::vector<std::string>& taken)
{
    const std::string made = idOfName(name);
    const std::string plain = made.empty() ? "unnamed" : made.substr(0, longestLabel - 4);
    std::string id = made.empty() ? plain : made;
    for (int k = 2; findIn(taken, id); ++k)
        id = plain + (plain.ends_with('-') ? "" : "-") + std::to_string(k);
    return id;
}

Task<int> askNumber(Ask& ask, door::Path path, Label label, int lowest, int highest, int preset,
                    const char* rule, bool detail)
{
    co_return co_await ask.number(NumberOf(std::move(path), std::move(label), lowest, highest)
                                      .preset(preset)
                                      .rule(rule)
                                      .detail(detail));
}

Task<std::optional<int>> askNumberOrNone(Ask& ask, door::Path path, Label label, int lowest, int highest,
                                         Label ifSkipped, const char* rule, bool usuallyNone)
{
    NumberOf question(std::move(path), std::move(label), lowest, highest);
    question.ifSkipped(std::move(ifSkipped)).rule(rule);
    if (usuallyNone)
        question.usuallyNone();
    co_return co_await ask.numberOrNone(std::move(question));
}

Task<std::string> askWords(Ask& ask, door::Path path, Label label, Label ifSkipped, const char* rule,
                           std::size_t longest)
{
    const auto text = co_await ask.textOrNone(TextOf(std::move(path), std::move(label), longest)
                                                  .usuallyNone()
                                                  .ifSkipped(std::move(ifSkipped))
                                                  .rule(rule));
    co_return text.value_or(std::string());
}

std::string asWord(std::string_view text)
{
    std::string word;
    bool joint = false;
    for (const char each : text) {
        if (each == '_' || each == ' ') {
            joint = !word.empty();
            continue;
        }
        if (joint)
            word += '-';
        joint = false;
        word += each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    }
    return word;
}

Task<NamedId> askNamedId(Ask& ask, door::Path at, Message label, std::vector<std::string> taken,
                         bool isNeeded)
{
    NamedId properName;
    const bool isNamed = ask.isAnswered(at + "/name");
    if (ask.isAnswered(at + "/id") || (isNeeded && ask.isScript() && !isNamed)) {
        properName.id = co_await ask.text(TextOf(at + "/id", label, longestLabel).id());
        TextOf name(at + "/name", label, longestLabel);
        if (ask.isScript())
            name.usuallyNone();
        else
            name.preset(std::string(fromId(properName.id).text()));
        const auto typed = co_await ask.textOrNone(std::move(name));
        properName.name = typed.value_or(std::string());
    } else if (isNeeded) {
        properName.name = co_await ask.text(TextOf(at + "/name", label, longestLabel));
        properName.id = co_await ask.text(
            TextOf(at + "/id", label, longestLabel).id().preset(freeId(properName.name, taken)));
    } else {
        properName.name = co_await askWords(ask, at + "/name", label, {}, "", longestLabel);
        if (!properName.name.empty())
            properName.id = freeId(properName.name, taken);
    }
    co_return properName;
}

} // namespace adjutant
