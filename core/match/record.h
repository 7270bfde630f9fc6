#pragma once

#include "core/table/view.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace adjutant {

/// One thing that the players did: a procedure with its answers, more answers to the open one, or something
/// put right.
struct Record
{
    table::Role role = table::Role::procedure;
    std::string procedure; ///< its word: `attack`
    table::Answers answers;
    std::vector<std::string> accepted; ///< rules that seemed broken, and were overruled knowingly
    bool brief =
        false; ///< as scripts write it: the role is its procedure's own, and what it leaves out is left out

    bool operator==(const Record&) const = default;
};

/// One step of a match's log, as it is kept: a record, or a move of the cursor among them.
struct Step
{
    enum class Kind {
        record,
        undo, ///< takes back `count` records
        redo, ///< does `count` records again
        goTo  ///< goes to the branch that ends with a record
    };

    Kind kind = Kind::record;
    Record record{};
    std::size_t count = 1;
    std::size_t entry = 0; ///< of goTo: among all records that ever were, counted from 0

    bool operator==(const Step&) const = default;
};

/// Answers as one object of JSON: rows are a list, other paths objects in objects; what was left out is null.
nlohmann::ordered_json answersJson(const table::Answers& answers);

/// A record as scripts write it: `{"attack": {"attacker": "red/vela", …}}`.
nlohmann::ordered_json commandJson(const Record& record);

} // namespace adjutant
