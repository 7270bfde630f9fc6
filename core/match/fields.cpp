#include "core/match/fields.h"

namespace adjutant {

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

Task<bool> askWhether(Ask& ask, door::Path path, Label label, const char* rule, bool detail)
{
    co_return co_await ask.yes(Whether(std::move(path), std::move(label)).rule(rule).detail(detail));
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

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(' ') == text.npos;
}

std::vector<door::Option> optionsOf(std::span<const Named> names)
{
    return mapped(names, [](const Named& each) { return door::Option{each.id, message(each.label)}; });
}

} // namespace adjutant
