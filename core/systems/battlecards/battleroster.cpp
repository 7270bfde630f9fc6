#include "core/systems/battlecards/battleroster.h"

#include "core/match/answered.h"
#include "core/roster/cardcheck.h"
#include "core/systems/battlecards/battlequestions.h"

namespace adjutant::battlecards {

namespace {

// Why answers give no result; nothing where they do.
template <class Result> std::optional<Message> wrong(const Expected<Result, table::Remark>& result)
{
    return result ? std::nullopt : std::optional(result.error().message);
}

Expected<KnightCard, table::Remark> cardOf(const table::Answers& answers)
{
    return wholeAnswer(askKnightCard, answers);
}

std::optional<Message> wrongArmy(const Roster& roster)
{
    if (table::keysUnder(roster.extras, "attributes").empty())
        return message(
            WORDS("battlecards", "attributes: damage, delay, precision, dodge and defense are needed"));
    return wrong(wholeAnswer(askArmyCards, roster.extras));
}

} // namespace

// A knight is its own card, or that of a unit of the catalogue.
std::vector<Finding> checkRoster(const Roster& roster, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    if (const auto what = wrongArmy(roster))
        findings.push_back(aboutRoster("malformed", *what));
    checkCards(roster, catalogue, cardOf, findings);
    return findings;
}

std::optional<table::Remark> wrongWith(const Start& start)
{
    const auto refused = [](Message why) { return table::Remark{"malformed", std::move(why)}; };
    if (start.sides.size() < 2 || start.sides.size() > static_cast<std::size_t>(mostSidesAtOnce))
        return refused(message(WORDS("battlecards", "a match has 2 to %1 players, not %2"), mostSidesAtOnce,
                               static_cast<int>(start.sides.size())));
    for (const Side& side : start.sides) {
        std::optional<Message> what = wrong(wholeAnswer(askBandits, side.extras));
        if (!what)
            what = wrongArmy(side.roster);
        for (const RosterEntry& entry : side.roster.entries)
            if (auto why = what ? std::nullopt : wrong(cardOf(entry.card)))
                what = message(WORDS("battlecards", "%1: %2"), verbatim(entry.id.text()), std::move(*why));
        if (what)
            return refused(
                message(WORDS("battlecards", "%1: %2"), verbatim(side.id.text()), std::move(*what)));
    }
    return std::nullopt;
}

} // namespace adjutant::battlecards
