#pragma once

#include "core/match/ask.h"

namespace adjutant {

// What every kind of question is asked with; for the sources of Ask only.

/// The text of an answer; a plain number in a file is one, too.
inline std::optional<std::string> toText(const table::Value& value)
{
    if (const auto* text = std::get_if<std::string>(&value))
        return *text;
    if (const auto* number = std::get_if<int>(&value))
        return std::to_string(*number);
    return std::nullopt;
}

/// The question's field, on the form. What only its reader needs is left out where nobody reads it, the
/// words first of all: they are half of the work.
template <class Self, class MakeInput>
table::Field& Ask::put(Question<Self>& question, bool canBeNone, MakeInput input)
{
    About& about = question.m_about;
    table::Field& field = m_form.fields.emplace_back();
    field.path = std::move(question.m_path);
    field.by = std::move(about.by);
    field.secret = about.secret;
    if (!isRead())
        return field;
    field.input = input();
    field.label = std::move(question.m_label);
    field.why = about.why;
    field.ifLeftOut = std::move(about.ifLeftOut);
    if (canBeNone && field.ifLeftOut.empty())
        field.ifLeftOut = message(WORDS("ask", "Left open"));
    field.detail = about.detail;
    field.rule = std::move(about.rule);
    return field;
}

/// `input` makes what can be answered, `read` an Answer of a Value, or refuses it; `preset` is what holds
/// where nothing is said. The path has gone to the field that `read` is given.
template <class Answer, class Self, class MakeInput, class Read>
Asked<std::optional<Answer>> Ask::ask(Question<Self>& question, std::optional<Answer> preset, bool canBeNone,
                                      MakeInput input, Read read)
{
    if (isOver() || isFull())
        return {};
    table::Field& field = put(question, canBeNone, std::move(input));
    const About& about = question.m_about;
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
        field.origin = about.why.empty() ? table::Origin::byDefault : table::Origin::fromTable;
        asked.answer.emplace(std::move(preset));
    } else if (reply == Reply::none) {
        asked.answer.emplace(std::nullopt);
    }
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
