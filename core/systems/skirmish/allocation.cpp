#include "core/systems/skirmish/allocation.h"

#include "core/match/pieces.h"
#include "core/numbertext.h"
#include "core/systems/skirmish/strike.h"

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
    const bool isShort = asked.all && asked.from[kind] > 0 && count < asked.have[kind];
    const auto close = [&option](const char* rule, Message why) {
        judge(option, closedBy(rule, std::move(why)));
    };
    if (count > asked.have[kind])
        close("not-enough-dice", message(WORDS("skirmish", "%1 has %2 of these dice left"),
                                         state.name(asked.model), asked.have[kind]));
    else if (count > 0 && asked.from[kind] == 0)
        close("allocation", message(WORDS("skirmish", "not rolled with %1 dice"), toText(kind)));
    else if ((isShort && count != asked.left[kind]) || (asked.mostAtAll && total > *asked.mostAtAll) ||
             total + laterDice(asked, kind) < asked.least)
        close("allocation", allocationText(asked.least, asked.most, asked.all));
    else if (total > Ability::mostDice)
        close("allocation", message(WORDS("skirmish", "dice: max %1 at once"), Ability::mostDice));
    else if (isShort)
        judge(option, warnedBy("allocation", message(WORDS("skirmish", "all dice, spent ones too"))));
    else if (asked.most && total > *asked.most)
        judge(option,
              warnedBy("allocation",
                       message(WORDS("skirmish", "the card allows at most %1; elsewhere the rules allow %2"),
                               *asked.most, *asked.mostAtAll)));
    if (option.standing != table::Standing::closed && asked.odds &&
        total >= asked.least) // fewer can't be all
        option.odds = asked.odds(total);
    return option;
}

} // namespace

AllocationQuestion attackAllocation(const State& state, std::size_t model, const Ability& ability,
                                    const AttackFigures& figures)
{
    AllocationQuestion asked;
    asked.model = model;
    asked.have = poolFor(state, model, ability);
    asked.left = state.models[model].dice;
    asked.from = ability.from;
    asked.least = ability.least;
    asked.most = ability.most;
    asked.mostAtAll = ability.mostAtAll();
    asked.all = ability.allRolled;
    asked.odds = [figures](int dice) { return attackForecast(figures, dice, 0); };
    return asked;
}

Task<DicePool> askAllocation(const State& state, Ask& ask, AllocationQuestion asked)
{
    const table::Path whole = asked.at.substr(0, asked.at.size() - 1);
    if (ask.isScript() && ask.isAnswered(whole))
        co_await ask.refuse(
            "malformed",
            message(WORDS("skirmish", "%1: enter the number of dice of each kind"), verbatim(whole)));
    DicePool chosen;
    int held = 0; // not spent, of the dice that it may be rolled with
    bool first = true;
    for (const DieKind kind : rolledDice) {
        const std::string path = asked.at + idOf(kind);
        if (asked.from[kind] == 0 && !ask.isGiven(path))
            continue;
        const int before = chosen.total();
        held += std::min(asked.left[kind], asked.have[kind]);
        const Pick::All all = [&, before] {
            std::vector<table::Option> options;
            for (int count = 0; count <= asked.have[kind]; ++count)
                options.push_back(optionOf(state, asked, kind, before, count));
            return options;
        };
        std::vector<std::string> open;
        if (!ask.isScript())
            for (const table::Option& each : all())
                if (each.standing == table::Standing::open)
                    open.push_back(each.id);
        const Pick::Find find = [&, before](const std::string& id) -> std::optional<table::Option> {
            const auto count = wholeNumberOf(id);
            if (!count || *count < 0)
                return std::nullopt;
            return optionOf(state, asked, kind, before, *count);
        };
        Pick question(path, message(WORDS("skirmish", "%1 dice"), toText(kind)), all, find);
        question.by(state.playerOf(asked.model)).rule("rule/allocation").ifLeftOut(WORDS("skirmish", "None"));
        if (first)
            question.why(asked.why);
        // What can't be otherwise is not asked.
        if (!ask.isScript() && open.size() == 1)
            question.preset(open.front());
        first = false;
        const auto picked = co_await ask.oneOrNone(std::move(question));
        chosen[kind] = picked ? wholeNumberOf(*picked).value_or(0) : 0;
    }
    if (chosen.total() < asked.least || (asked.all && chosen.total() < std::max(held, 1)) ||
        (asked.mostAtAll && chosen.total() > *asked.mostAtAll))
        co_await ask.refuse("allocation", allocationText(asked.least, asked.most, asked.all));
    co_return chosen;
}

} // namespace adjutant::skirmish
