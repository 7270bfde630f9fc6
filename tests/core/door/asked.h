#pragma once

#include "core/match/answered.h"

namespace adjutant::test {

inline Message say(const char* text)
{
    return message(Words{"test", text});
}

inline table::Option option(std::string id, table::Standing standing = table::Standing::open)
{
    table::Option option;
    option.label = verbatim(id);
    option.id = std::move(id);
    option.standing = standing;
    if (standing != table::Standing::open)
        option.remark = {"some-rule", say("Not so")};
    return option;
}

/// What a form asks next: the path of the field without an answer; empty where there is none.
inline std::string missing(const table::Form& form)
{
    for (const table::Field& field : form.fields)
        if (field.origin == table::Origin::missing)
            return field.path;
    return {};
}

inline const table::Field& field(const table::Form& form, const std::string& path)
{
    for (const table::Field& each : form.fields)
        if (each.path == path)
            return each;
    static const table::Field none;
    return none;
}

inline std::string rule(const table::Form& form)
{
    return form.refusal ? form.refusal->rule : std::string();
}

} // namespace adjutant::test
