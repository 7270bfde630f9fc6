#include "core/systems/skirmish/allocation.h"

#include <algorithm>
#include <charconv>

namespace adjutant::skirmish {

namespace {

// The most that kinds asked later can still add.
int laterDice(const AllocationQuestion& asked, DieKind kind)
{
    int dice = 0;
    for (const DieKind each : rolledDice)
        if (each > kind && asked.from[each] > 0)
            dice += asked.have[each];
    return dice;
}

// So many dice of a kind, where `before` of others are chosen.
table::Option optionOf(const State& state, const AllocationQuestion& asked, DieKind kind, int before,
                       int count)
{
    table::Option option{std::to_string(count), verbatim(std::to_string(count))};
    const int total = before + count;
    const auto close = [&option](const char* rule, Message why) {
        option.standing = table::Standing::closed;
        option.remark = {rule, std::move(why)};
    };
    if (count > asked.have[kind])
        close("not-enough-dice", message(WORDS("skirmish", "%1 has %2 of these dice left"),
                                         state.name(asked.model), asked.have[kind]));
    else if (count > 0 && asked.from[kind] == 0)
        close("allocation", message(WORDS("skirmish", "it isn't rolled with %1 dice"), toText(kind)));
    else if ((asked.all && asked.from[kind] > 0 && count < asked.have[kind]) ||
             (asked.most && total > *asked.most) || total > Ability::mostDice ||
             total + laterDice(asked, kind) < asked.least)
        close("allocation", allocationText(asked.least, asked.most, asked.all));
    else if (asked.odds)
        option.odds = asked.odds(total);
    return option;
}

} // namespace

Task<DicePool> askAllocation(const State& state, Ask& ask, AllocationQuestion asked)
{
    DicePool chosen;
    int held = 0; // of the dice that it may be rolled with
    bool first = true;
    for (const DieKind kind : rolledDice) {
        const std::string path = asked.at + idOf(kind);
        if (asked.from[kind] == 0 && !ask.isGiven(path))
            continue;
        const int before = chosen.total();
        held += asked.have[kind];
        std::vector<table::Option> options;
        std::vector<std::string> open;
        for (int count = 0; count <= asked.have[kind]; ++count) {
            options.push_back(optionOf(state, asked, kind, before, count));
            if (options.back().standing == table::Standing::open)
                open.push_back(options.back().id);
        }
        const Pick::All all = [options] { return options; };
        const Pick::Find find = [&, before](const std::string& id) -> std::optional<table::Option> {
            int count = -1;
            const auto read = std::from_chars(id.data(), id.data() + id.size(), count);
            if (read.ec != std::errc() || read.ptr != id.data() + id.size() || count < 0)
                return std::nullopt;
            return optionOf(state, asked, kind, before, count);
        };
        Pick question(path, message(WORDS("skirmish", "%1 dice"), toText(kind)), all, find);
        question.by(state.playerOf(asked.model))
            .rule("rule/allocation")
            .ifLeftOut(message(WORDS("skirmish", "None")));
        if (first)
            question.why(asked.why);
        // What is chosen first waits for the player; the rest is as few as can be until somebody says more.
        if (!ask.isScript() && !open.empty() && (!first || open.size() == 1))
            question.preset(open.front());
        first = first && open.size() < 2;
        const auto picked = co_await ask.oneOrNone(std::move(question));
        chosen[kind] = picked ? std::stoi(*picked) : 0;
    }
    if (chosen.total() < asked.least || (asked.all && chosen.total() < held) ||
        (asked.most && chosen.total() > *asked.most))
        co_await ask.refuse("allocation", allocationText(asked.least, asked.most, asked.all));
    co_return chosen;
}

} // namespace adjutant::skirmish
