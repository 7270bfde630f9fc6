#include "core/match/pieces.h"

#include <algorithm>
#include <numeric>

namespace adjutant {

Objection closedBy(std::string rule, Message why)
{
    return {table::Standing::closed, {std::move(rule), std::move(why)}};
}

Objection warnedBy(std::string rule, Message why)
{
    return {table::Standing::warned, {std::move(rule), std::move(why)}};
}

void judge(table::Option& option, Objection objection)
{
    option.standing = objection.standing;
    option.remark = std::move(objection.remark);
}

Pick pickPiece(table::Path path, Label label, PieceChoice pieces)
{
    const Pick::Find find = [pieces](const std::string& id) -> std::optional<table::Option> {
        const std::size_t piece = pieces.find(unitRefOf(id));
        return piece < pieces.count ? std::optional(pieces.option(piece)) : std::nullopt;
    };
    const Pick::All all = [pieces = std::move(pieces)] {
        std::vector<std::size_t> order(pieces.count);
        std::iota(order.begin(), order.end(), std::size_t(0));
        if (pieces.rank)
            std::ranges::stable_sort(order, {}, pieces.rank);
        std::vector<table::Option> options;
        for (const std::size_t piece : order) {
            if (pieces.offered && !pieces.offered(piece))
                continue;
            table::Option option = pieces.option(piece);
            if (option.remark.rule != unknownPiece)
                options.push_back(std::move(option));
        }
        return options;
    };
    return Pick(std::move(path), std::move(label), all, find).unknownIs(unknownPiece);
}

} // namespace adjutant
