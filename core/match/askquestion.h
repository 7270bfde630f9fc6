#pragma once

#include "core/match/ask.h"

namespace adjutant {

// What every kind of question is asked with; for the sources of Ask only.

inline table::Field fieldOf(table::Path path, Message label, table::Input input)
{
    table::Field field;
    field.path = std::move(path);
    field.label = std::move(label);
    field.input = std::move(input);
    return field;
}

/// The text of an answer; a plain number in a file is one, too.
inline std::optional<std::string> toText(const table::Value& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* number = std::get_if<int>(&value))
        return std::to_string(*number);
    return std::nullopt;
}

/// `read` makes an Answer of a Value, or refuses it; `preset` is what holds where nothing is said.
template <class Answer, class Read>
Asked<std::optional<Answer>> Ask::ask(table::Field field, About about, std::optional<Answer> preset,
                                      bool canBeNone, Read read)
{
    if (isOver() || isFull())
        return {};
    field.why = std::move(about.why);
    field.ifLeftOut = std::move(about.ifLeftOut);
    if (canBeNone && field.ifLeftOut.empty() && !m_withoutOptions)
        field.ifLeftOut = message(WORDS("ask", "Left open"));
    field.by = std::move(about.by);
    field.secret = about.secret;
    field.detail = about.detail;
    field.rule = std::move(about.rule);
    const table::Value* value = nullptr;
    const Reply reply = this->reply(field, preset.has_value(), canBeNone, about.usuallyNone, value);
    Asked<std::optional<Answer>> asked;
    if (reply == Reply::given) {
        if (std::optional<Answer> answer = read(*value, field))
            asked.answer.emplace(std::move(answer));
        else if (!isOver()) // it is not whole yet: dice without faces
            m_stays = true;
    } else if (reply == Reply::preset) {
        field.value = table::Value(*preset);
        field.origin = field.why.empty() ? table::Origin::byDefault : table::Origin::fromTable;
        asked.answer.emplace(std::move(preset));
    } else if (reply == Reply::none) {
        asked.answer.emplace(std::nullopt);
    }
    put(std::move(field));
    return asked;
}

/// Of a question that can't be left out.
template <class Answer> Asked<Answer> needed(Asked<std::optional<Answer>> asked)
{
    if (!asked.answer)
        return {};
    return {std::move(*asked.answer)};
}

} // namespace adjutant
