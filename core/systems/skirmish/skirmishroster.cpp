#include "core/systems/skirmish/skirmish.h"

#include "core/match/answered.h"
#include "core/roster/cardcheck.h"
#include "core/systems/skirmish/deck.h"
#include "core/systems/skirmish/modelcard.h"

namespace adjutant::skirmish {

namespace {

constexpr int fewestModels = 3;
constexpr int mostModels = 10;

void checkDeck(const Roster& list, std::vector<Finding>& findings)
{
    const auto deck = wholeAnswer<Deck>(askDeck, list.extras);
    if (!deck) {
        findings.push_back(aboutRoster("malformed", deck.error().message));
        return;
    }
    const auto cards = static_cast<int>(deck->size());
    if (cards == MatchSettings::deckOfSource)
        return;
    findings.push_back(aboutRoster(
        "malformed",
        cards == 0 ? message(WORDS("skirmish", "the list has no deck; the rules call for 10 cards"))
                   : counted(WORDS_N("skirmish", "the deck has %n card(s); the rules call for 10"), cards)));
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
    checkCards(list, catalogue, cardOf, findings);
    return findings;
}

} // namespace adjutant::skirmish
