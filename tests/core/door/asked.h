#pragma once

#include "core/match/ask.h"

namespace adjutant::test {

inline Message say(const char* text)
{
    return message(Words{"test", text});
}

inline door::Option option(std::string id, door::Standing standing = door::Standing::open)
{
    door::Option option;
    option.label = verbatim(id);
    option.id = std::move(id);
    option.standing = standing;
    if (standing != door::Standing::open)
        option.remark = {"some-rule", say("Not so")};
    return option;
}

/// What a form asks next: the path of the field without an answer; empty where there is none.
inline std::string missing(const door::Form& form)
{
    for (const door::Field& field : form.fields)
        if (field.origin == door::Origin::missing)
            return field.path;
    return {};
}

inline const door::Field& field(const door::Form& form, const std::string& path)
{
    for (const door::Field& each : form.fields)
        if (each.path == path)
            return each;
    static const door::Field none;
    return none;
}

inline std::string rule(const door::Form& form)
{
    return form.refusal ? form.refusal->rule : std::string();
}

} // namespace adjutant::test
