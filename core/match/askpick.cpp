#include "core/match/fields.h"

#include "core/text.h"

namespace adjutant {

using door::Field;
using door::Standing;
using door::Value;

static std::optional<std::vector<std::string>> textsOf(const Value& value)
{
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
        return *texts;
    if (const auto* numbers = std::get_if<std::vector<int>>(&value))
        return mapped(*numbers, [](int number) { return std::to_string(number); });
    const auto text = toText(value);
    return text ? std::optional(std::vector{*text}) : std::nullopt;
}

door::PickInput Pick::input()
{
    makeOptions();
    std::ranges::stable_partition(m_input.options,
                                  [](const door::Option& each) { return each.standing != Standing::closed; });
    return m_input;
}

Pick::Pick(door::Path path, Label label, std::span<const Named> names)
    : Pick(
          std::move(path), std::move(label), [names] { return optionsOf(names); },
          [names](const std::string& id) {
              const Named* named = findIn(names, id, &Named::id);
              return named ? std::optional(door::Option{named->id, {}}) : std::nullopt;
          })
{}

std::optional<door::Option> Pick::find(const std::string& id) const
{
    if (m_find)
        return m_find(id);
    if (const door::Option* option = findIn(m_input.options, id, &door::Option::id))
        return *option;
    return m_input.typed ? typedOption(id) : std::nullopt;
}

std::optional<door::Option> typedOption(const std::string& word)
{
    constexpr std::size_t longestTyped = 80;
    if (word.empty() || word.size() > longestTyped || !isText(word))
        return std::nullopt;
    return door::Option{word, verbatim(word)};
}

std::nullopt_t Ask::refuseUnknown(const Pick& question, const Field& at, const std::string& id)
{
    Pick all = question;
    all.makeOptions();
    const std::vector<std::string> ids = mapped(all.m_input.options, &door::Option::id);
    std::string nearest = question.m_nearest ? question.m_nearest(id) : nearestOf(id, ids);
    // A piece without its side.
    const auto whole =
        std::ranges::find_if(ids, [&id](const std::string& each) { return each.ends_with('/' + id); });
    if (nearest.empty() && whole != ids.end())
        nearest = *whole;
    const Message path = verbatim(at.path);
    const Message named = verbatim(id.substr(0, 80));
    const Message meant = nearest.empty() ? Message() : verbatim(nearest);
    const Message why = nearest.empty()
                            ? message(WORDS("ask", "%1: nothing here is called '%2'"), path, named)
                            : message(WORDS("ask", "%1: nothing here is called '%2'; did you mean '%3'?"),
                                      path, named, meant);
    m_form.refusal =
        door::Refusal{{question.m_unknown, why, at.path}, door::Refusal::Kind::noOption, named, {}, meant};
    return std::nullopt;
}

std::optional<std::string> Ask::pickedOf(const Pick& question, const Field& at, const std::string& id)
{
    const auto option = question.find(id);
    if (!option)
        return refuseUnknown(question, at, id);
    if (option->standing == Standing::closed) {
        m_form.refusal = door::Refusal{option->remark};
        return std::nullopt;
    }
    if (option->standing == Standing::warned)
        warn(option->remark.rule, option->remark.message);
    return option->id;
}

// It goes on record like an answer, and would be refused when it is read again.
void Ask::dropClosedPresets(Pick& question) const
{
    if (isAnswered(question.m_prompt.path))
        return;
    std::erase_if(question.m_preset, [&question](const std::string& id) {
        const auto option = question.find(id);
        return option && option->standing == Standing::closed;
    });
}

Asked<std::optional<std::string>> Ask::askOne(Pick& question, bool canBeNone)
{
    question.m_input.least = question.m_input.most = 1;
    dropClosedPresets(question);
    std::optional<std::string> preset;
    if (!question.m_preset.empty())
        preset = question.m_preset.front();
    const auto read = [&](const Value& value, const Field& at) -> std::optional<std::string> {
        if (const auto id = toText(value))
            return pickedOf(question, at, *id);
        return refuseAnswer(at, door::Refusal::Kind::wrongType, WORDS("ask", "one word"));
    };
    return ask<std::string>(
        question, std::move(preset), canBeNone, [&] { return question.input(); }, read);
}

Asked<std::vector<std::string>> Ask::several(Pick question)
{
    using Texts = std::vector<std::string>;
    dropClosedPresets(question);
    std::optional<Texts> preset;
    if (!question.m_preset.empty() || question.m_input.least == 0)
        preset = question.m_preset;
    const auto read = [&](const Value& value, const Field& at) -> std::optional<Texts> {
        auto ids = question.m_asList && toText(value) ? std::nullopt : textsOf(value);
        const int least = question.m_input.least, most = question.m_input.most;
        const int count = ids ? static_cast<int>(ids->size()) : 0;
        if (!ids || (!question.m_otherCounts && (count < least || count > most))) {
            // A pick that has begun is not wrong yet.
            if (ids && m_missing == Missing::stays && count < least)
                return std::nullopt;
            return refuseAnswer(at, door::Refusal::Kind::wrongType,
                                message(WORDS("ask", "a list of %1 to %2 words"), least, most));
        }
        for (std::size_t k = 0; k < ids->size(); ++k) {
            if (findIn(std::span(*ids).first(k), (*ids)[k]))
                return refuseAnswer(at, door::Refusal::Kind::wrongType,
                                    WORDS("ask", "a list without duplicates"));
            const auto picked = pickedOf(question, at, (*ids)[k]);
            if (!picked)
                return std::nullopt;
            (*ids)[k] = *picked;
        }
        return ids;
    };
    return needed(ask<Texts>(
        question, std::move(preset), false, [&] { return question.input(); }, read));
}

} // namespace adjutant
