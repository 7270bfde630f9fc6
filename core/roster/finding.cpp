#include "core/roster/finding.h"

namespace adjutant {

namespace {

struct ChangeInWords
{
    const Roster& roster;
    const Catalogue& catalogue;

    Message operator()(const ResizeEntry& change) const
    {
        return message(WORDS("roster", "take %1 %2 instead of %3"), change.to, nameOf(change.entry),
                       change.from);
    }
    Message operator()(const RemoveEntry& change) const
    {
        return message(WORDS("roster", "remove %1"), nameOf(change.entry));
    }
    Message operator()(const RecruitUnit& change) const
    {
        return message(WORDS("roster", "add %1"), properName(change.unit, catalogue).name);
    }
    Message operator()(const ReplaceUnit& change) const
    {
        return message(WORDS("roster", "replace %2 with %1"), properName(change.unit, catalogue),
                       nameOf(change.entry));
    }
    Message operator()(const DropOption& change) const
    {
        return message(WORDS("roster", "remove %1"), properName(change.option, catalogue).name);
    }

private:
    std::string nameOf(const EntryId& entry) const { return properName(entry, roster, catalogue).name; }
};

} // namespace

Finding aboutRoster(std::string rule, Message message)
{
    Finding finding;
    finding.rule = std::move(rule);
    finding.message = std::move(message);
    return finding;
}

Finding aboutEntry(const Roster& roster, std::size_t index, std::string rule, Message message,
                   std::optional<Fix> fix)
{
    Finding finding = aboutRoster(std::move(rule), std::move(message));
    finding.entry = roster.entries[index].id;
    finding.entryIndex = index;
    finding.fix = std::move(fix);
    return finding;
}

std::string_view toWord(Severity severity)
{
    return severity == Severity::error ? "error" : "warning";
}

Message toMessage(const Fix& fix, const Roster& roster, const Catalogue& catalogue)
{
    const auto changes = mapped(fix.changes, [&](const RosterChange& change) {
        return std::visit(ChangeInWords{roster, catalogue}, change);
    });
    const auto budgets = listShapeOf(catalogue.system()).budgets;
    std::vector<Message> effects;
    for (const auto& [id, change] : inOrder(fix.effect, budgets))
        if (change != 0)
            effects.push_back(message(WORDS("roster", "%1 %2"), Signed{change}, label(id, budgets)));
    Message all = joined(changes, WORDS("roster", "%1 and %2"));
    return effects.empty() ? all : message(WORDS("roster", "%1: %2"), std::move(all), listed(effects));
}

} // namespace adjutant
