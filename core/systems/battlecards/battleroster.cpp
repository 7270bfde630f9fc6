#include "core/systems/battlecards/battleroster.h"

#include "core/match/answered.h"
#include "core/roster/cardcheck.h"
#include "core/systems/battlecards/battlequestions.h"

namespace adjutant::battlecards {

namespace {

// What a form of answers is refused for; nothing where it is whole.
template <class Result>
std::optional<Message> wrong(Task<> (*procedure)(Result&, Ask&), const table::Answers& answers)
{
    auto asked = answered<Result>(procedure, answers, Ask::Missing::leftOut);
    if (asked.form.refusal)
        return std::move(asked.form.refusal->message);
    return std::nullopt;
}

std::optional<Message> wrongArmy(const Roster& roster)
{
    if (table::keysUnder(roster.extras, "attributes").empty())
        return message(
            WORDS("battlecards", "attributes: damage, delay, precision, dodge and defense are needed"));
    return wrong<ArmyCards>(askArmyCards, roster.extras);
}

} // namespace

// A knight is its own card, or that of a unit of the catalogue.
std::vector<Finding> checkRoster(const Roster& roster, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    if (const auto what = wrongArmy(roster))
        findings.push_back(aboutRoster("malformed", *what));
    checkCards(
        roster, catalogue, [](const table::Answers& card) { return wrong<KnightCard>(askKnightCard, card); },
        findings);
    return findings;
}

std::optional<table::Remark> wrongWith(const Start& start)
{
    const auto refused = [](Message why) { return table::Remark{"malformed", std::move(why)}; };
    if (start.sides.size() < 2 || start.sides.size() > static_cast<std::size_t>(mostSidesAtOnce))
        return refused(message(WORDS("battlecards", "a match has 2 to %1 players, not %2"), mostSidesAtOnce,
                               static_cast<int>(start.sides.size())));
    for (const Side& side : start.sides) {
        std::optional<Message> what = wrong<bool>(askBandits, side.extras);
        if (!what)
            what = wrongArmy(side.roster);
        for (const RosterEntry& entry : side.roster.entries)
            if (auto why = what ? std::nullopt : wrong<KnightCard>(askKnightCard, entry.card))
                what = message(WORDS("battlecards", "%1: %2"), verbatim(entry.id.text()), std::move(*why));
        if (what)
            return refused(
                message(WORDS("battlecards", "%1: %2"), verbatim(side.id.text()), std::move(*what)));
    }
    return std::nullopt;
}

} // namespace adjutant::battlecards
