#include "core/roster/wording.h"

#include "core/roster/budget.h"
#include "core/roster/listshape.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace adjutant {

namespace {

std::string toText(const UnitId& id, const Catalogue& catalogue)
{
    const Unit* unit = catalogue.find(id);
    return unit ? unit->name : id.text();
}

std::string toText(const FactionId& id, const Catalogue& catalogue)
{
    const Faction* faction = catalogue.find(id);
    return faction ? faction->name : id.text();
}

std::string toText(const OptionId& id, const Catalogue& catalogue)
{
    const Option* option = catalogue.find(id);
    return option ? option->name : id.text();
}

std::string toText(const EntryId& id, const Roster& roster, const Catalogue& catalogue)
{
    const RosterEntry* entry = roster.find(id);
    if (!entry)
        return id.text();
    return entry->name.empty() ? toText(entry->unit, catalogue) : entry->name;
}

std::string labelText(const std::string& budget, const Catalogue& catalogue)
{
    const Budget* known = findBudget(budget, listShapeOf(catalogue.system()).budgets);
    return known ? toText(message(known->label)) : budget;
}

// The factions that an army of one recruits from, by their names.
std::vector<std::string> recruitedFrom(const FactionId& allegiance, const Catalogue& catalogue)
{
    const auto mayRecruit = listShapeOf(catalogue.system()).mayRecruitFrom;
    std::vector<std::string> names;
    for (const Faction& faction : catalogue.factions())
        if (!mayRecruit || mayRecruit(faction.id, allegiance, catalogue))
            names.push_back(faction.name);
    return names;
}

struct CauseInEnglish
{
    const Catalogue& catalogue;

    std::string operator()(const OverLimit& cause) const
    {
        return fmt::format("{0} {1} is {2} over the limit of {3}", labelText(cause.budget, catalogue),
                           cause.total, cause.total - cause.limit, cause.limit);
    }
    std::string operator()(const HeroMissing& cause) const
    {
        return fmt::format("an army of {0} needs at least one Hero of {0}",
                           toText(cause.allegiance, catalogue));
    }
    std::string operator()(const HeroRepeated& cause) const
    {
        return fmt::format("{} is a Hero and may be in an army once, not {} times",
                           toText(cause.hero, catalogue), cause.count);
    }
    std::string operator()(const UnknownUnit& cause) const
    {
        if (cause.nearest.empty())
            return fmt::format("no Unit is called '{}'", cause.named);
        return fmt::format("no Unit is called '{}'; did you mean '{}'?", cause.named, cause.nearest.text());
    }
    std::string operator()(const SizeNotOffered& cause) const
    {
        return fmt::format("size {} is not offered; {} come in {}", cause.size, toText(cause.unit, catalogue),
                           fmt::join(cause.offered, ", "));
    }
    std::string operator()(const WrongAllegiance& cause) const
    {
        return fmt::format("{} are of {}; an army of {} recruits from {}", toText(cause.unit, catalogue),
                           toText(factionOf(cause.unit), catalogue), toText(cause.allegiance, catalogue),
                           fmt::join(recruitedFrom(cause.allegiance, catalogue), ", "));
    }
    std::string operator()(const UnitRequired& cause) const
    {
        return fmt::format("{} can only be recruited together with {}", toText(cause.unit, catalogue),
                           toText(cause.required, catalogue));
    }
    std::string operator()(const NotRecruitable& cause) const
    {
        return fmt::format("{} can't be recruited, only invoked during the game",
                           toText(cause.unit, catalogue));
    }
    std::string operator()(const OptionNotAllowed& cause) const
    {
        using Why = OptionNotAllowed::Why;
        const std::string option = toText(cause.option, catalogue);
        std::vector<std::string> offered;
        for (const OptionId& id : cause.offered)
            offered.push_back(id.text());
        const std::string allowed = offered.empty()
                                        ? "this Unit offers none"
                                        : fmt::format("this Unit offers {}", fmt::join(offered, ", "));
        switch (cause.why) {
        case Why::unknown:
            return fmt::format("no option is called '{}'; {}", cause.option.text(), allowed);
        case Why::notOffered:
            return fmt::format("{} is not this Unit's to give; {}", option, allowed);
        case Why::oneOnly:
            return fmt::format("{} is one option too many: this Unit hands out one", option);
        case Why::noSuchEntry:
            return fmt::format("{} goes to '{}', but the list has no entry of that id", option,
                               cause.to.text());
        case Why::notInfantry:
            return fmt::format("{} goes to '{}', which is no Infantry", option, cause.to.text());
        case Why::hero:
            return fmt::format(
                "{} goes to '{}', a Hero; only the giver itself or a Unit without Heroes may have it", option,
                cause.to.text());
        case Why::alreadyEquipped:
            return fmt::format("{} goes to '{}', which carries an option already", option, cause.to.text());
        }
        return {};
    }
    std::string operator()(const Malformed& cause) const { return cause.what; }
};

struct ChangeInEnglish
{
    const Roster& roster;
    const Catalogue& catalogue;

    std::string operator()(const ResizeEntry& change) const
    {
        return fmt::format("take {} of {} instead of {}", change.to, toText(change.entry, roster, catalogue),
                           change.from);
    }
    std::string operator()(const RemoveEntry& change) const
    {
        return fmt::format("drop {}", toText(change.entry, roster, catalogue));
    }
    std::string operator()(const RecruitUnit& change) const
    {
        return fmt::format("add {}", toText(change.unit, catalogue));
    }
    std::string operator()(const ReplaceUnit& change) const
    {
        return fmt::format("write {} for {}", change.unit.text(), toText(change.entry, roster, catalogue));
    }
    std::string operator()(const DropOption& change) const
    {
        return fmt::format("drop {}", toText(change.option, catalogue));
    }
};

} // namespace

std::string ruleOf(const Finding& finding)
{
    if (const auto* over = std::get_if<OverLimit>(&finding.cause))
        return over->budget + "-limit";
    static constexpr std::string_view rules[] = {"",
                                                 "hero-required",
                                                 "hero-unique",
                                                 "unknown-unit",
                                                 "size-not-offered",
                                                 "wrong-allegiance",
                                                 "requires-unit",
                                                 "not-recruitable",
                                                 "option-not-allowed",
                                                 "malformed"};
    static_assert(std::size(rules) == std::variant_size_v<FindingCause>);
    return std::string(rules[finding.cause.index()]);
}

std::string_view toWord(Severity severity)
{
    return severity == Severity::error ? "error" : "warning";
}

std::string inEnglish(const Finding& finding, const Catalogue& catalogue)
{
    return std::visit(CauseInEnglish{catalogue}, finding.cause);
}

std::string inEnglish(const Fix& fix, const Roster& roster, const Catalogue& catalogue)
{
    std::vector<std::string> changes;
    for (const RosterChange& change : fix.changes)
        changes.push_back(std::visit(ChangeInEnglish{roster, catalogue}, change));
    std::vector<std::string> effects;
    for (const auto& [budget, change] : inOrder(fix.effect, listShapeOf(catalogue.system()).budgets))
        if (change != 0)
            effects.push_back(fmt::format("{:+} {}", change, labelText(budget, catalogue)));
    const std::string text = fmt::format("{}", fmt::join(changes, " and "));
    return effects.empty() ? text : fmt::format("{}: {}", text, fmt::join(effects, ", "));
}

} // namespace adjutant
