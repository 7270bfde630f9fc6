#include "core/systems/skirmish/skirmish.h"

#include "core/match/answered.h"
#include "core/roster/check.h"
#include "core/systems/skirmish/deck.h"
#include "core/systems/skirmish/modelcard.h"

namespace adjutant::skirmish {

namespace {

constexpr int fewestModels = 3;
constexpr int mostModels = 10;

std::optional<Message> wrongModelCard(const table::Answers& typed)
{
    if (const auto card = cardOf(typed); !card)
        return message(WORDS("skirmish", "card: %1"), card.error().message);
    return std::nullopt;
}

// What is wrong with an entry that names no unknown Unit.
std::optional<Message> wrongEntry(const RosterEntry& entry, const Unit* unit)
{
    if (!entry.card.empty())
        return wrongModelCard(entry.card);
    if (!unit)
        return message(WORDS("skirmish", "the entry has neither a unit nor a card"));
    if (unit->card.empty())
        return message(WORDS("skirmish", "%1 has no card in the catalogue"),
                       Called{unit->id.text(), unit->name});
    return wrongModelCard(unit->card);
}

void checkDeck(const Roster& list, std::vector<Finding>& findings)
{
    const auto deck = answered<Deck>(askDeck, list.extras, Ask::Missing::leftOut);
    if (deck.form.refusal) {
        findings.push_back(aboutRoster("malformed", deck.form.refusal->message));
        return;
    }
    const auto cards = static_cast<int>(deck.result.size());
    if (cards == 0 || cards == MatchSettings::deckOfSource)
        return;
    findings.push_back(aboutRoster(
        "malformed", counted(WORDS_N("skirmish", "the deck has %n card(s); the rules have 10"), cards)));
    findings.back().severity = Severity::warning;
}

} // namespace

std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    const auto models = static_cast<int>(list.entries.size());
    if (models < fewestModels || models > mostModels)
        findings.push_back(aboutRoster(
            "malformed", counted(WORDS_N("skirmish", "a warband has 3 to 10 models, not %n"), models)));
    checkDeck(list, findings);
    for (std::size_t k = 0; k < list.entries.size(); ++k) {
        const RosterEntry& entry = list.entries[k];
        const Unit* unit = catalogue.find(entry.unit);
        if (entry.card.empty() && !entry.unit.empty() && !unit)
            findings.push_back(unknownUnit(list, k, entry.unit.text(),
                                           catalogue.nearestUnit(entry.unit.text(), list.faction),
                                           catalogue));
        else if (auto what = wrongEntry(entry, unit))
            findings.push_back(aboutEntry(list, k, "malformed", std::move(*what)));
    }
    return findings;
}

} // namespace adjutant::skirmish
