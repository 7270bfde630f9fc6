#include "core/systems/skirmish/fields.h"

namespace adjutant::skirmish {

Task<int> askNumber(Ask& ask, table::Path path, Message label, int lowest, int highest, int preset,
                    const char* rule, bool detail)
{
    co_return co_await ask.number(NumberOf(std::move(path), std::move(label), lowest, highest)
                                      .preset(preset)
                                      .rule(rule)
                                      .detail(detail));
}

Task<std::optional<int>> askNumberOrNone(Ask& ask, table::Path path, Message label, int lowest, int highest,
                                         Message ifLeftOut, const char* rule, bool usuallyNone)
{
    NumberOf question(std::move(path), std::move(label), lowest, highest);
    question.ifLeftOut(std::move(ifLeftOut)).rule(rule);
    if (usuallyNone)
        question.usuallyNone();
    co_return co_await ask.numberOrNone(std::move(question));
}

Task<std::string> askWords(Ask& ask, table::Path path, Words label, Words ifLeftOut, const char* rule,
                           std::size_t longest)
{
    const auto text = co_await ask.textOrNone(TextOf(std::move(path), message(label), longest)
                                                  .usuallyNone()
                                                  .ifLeftOut(message(ifLeftOut))
                                                  .rule(rule));
    co_return text.value_or(std::string());
}

Task<bool> askWhether(Ask& ask, table::Path path, Words label, const char* rule, bool detail)
{
    co_return co_await ask.yes(Whether(std::move(path), message(label)).rule(rule).detail(detail));
}

std::vector<table::Option> optionsOf(std::span<const Named> names)
{
    std::vector<table::Option> options;
    for (const Named& each : names)
        options.push_back({each.id, message(each.label)});
    return options;
}

} // namespace adjutant::skirmish
