#include "core/systems/skirmish/skirmish.h"

#include "core/match/ask.h"
#include "core/match/sessionof.h"
#include "core/roster/check.h"
#include "core/systems/skirmish/procedures/skirmishprocedures.h"

namespace adjutant::skirmish {

namespace {

constexpr int fewestModels = 3;
constexpr int mostModels = 10;

Task<> askMatch(Ask& ask)
{
    MatchSettings settings;
    co_await askSettings(settings, ask);
}

Task<> askList(Ask& ask)
{
    Deck deck;
    co_await askDeck(deck, ask);
}

// The draft comes before the first activation.
std::vector<door::OfferKey> dueBefore(const State& state)
{
    std::vector<door::OfferKey> due;
    if (!state.finished && !state.begun() && state.drafted < state.draftRounds())
        due.push_back({"draft"});
    return due;
}

const Rules<State>& rules()
{
    using enum door::Role;
    using door::Section;
    static const Rules<State> all{
        {{"attack", procedure, Section::turn, WORDS("skirmish", "Attack"), "attacker", false, attack},
         {"ability", procedure, Section::turn, WORDS("skirmish", "Use an ability"), "model", false,
          useAbility},
         {"spend", procedure, Section::turn, WORDS("skirmish", "Move"), "model", false, spend},
         {"card", procedure, Section::turn, WORDS("skirmish", "Use a card"), "player", false, useCard},
         {"end_round", procedure, Section::ends, WORDS("skirmish", "End the round"), "", false, endRound},
         {"draft", procedure, Section::setup, WORDS("skirmish", "Draft round"), "", false, draft},
         {"wounds", correction, Section::match, WORDS("skirmish", "Change wounds"), "model", false, wounds},
         {"condition", correction, Section::match, WORDS("skirmish", "Change conditions"), "model", false,
          condition},
         {"experience", correction, Section::match, WORDS("skirmish", "Change experience"), "model", false,
          experience},
         {"finish", correction, Section::match, WORDS("skirmish", "End the match"), "", false, finish}},
        nullptr, // hands are open: both players see what is drawn and picked
        viewOf,
        dueBefore,
        stateJson};
    return all;
}

} // namespace

std::vector<Finding> checkList(const Roster& list, const Catalogue& catalogue)
{
    std::vector<Finding> findings;
    const auto models = static_cast<int>(list.entries.size());
    if (models < fewestModels || models > mostModels)
        findings.push_back(aboutRoster(
            "malformed", counted(WORDS_N("skirmish", "a warband has 3 to 10 models, not %n"), models)));
    if (const auto deck = wholeAnswer<Deck>(askDeck, list.extras); !deck) {
        findings.push_back(aboutRoster("malformed", deck.error().message));
    } else if (const auto cards = static_cast<int>(deck->size()); cards != MatchSettings::deckOfSource) {
        const Message wrong =
            cards == 0
                ? WORDS("skirmish", "the list has no deck; the rules call for 10 cards")
                : counted(WORDS_N("skirmish", "the deck has %n card(s); the rules call for 10"), cards);
        findings.push_back(aboutRoster("malformed", wrong));
        findings.back().severity = Severity::warning;
    }
    checkCards(list, catalogue, cardOf, findings);
    return findings;
}

Expected<std::unique_ptr<Session>, door::Remark> begin(Start start)
{
    return beginSession(std::move(start), stateOf, rules());
}

GameSystem gameSystem()
{
    return {
        .id = "skirmish",
        .name = "A Game",
        .offers = "cards, warbands with decks, odds, matches",
        .colour = "#6b4a12",
        .checkRoster = checkList,
        .card = typedCard,
        .rosterExtras = askList,
        .startExtras = askMatch,
        .begin = begin,
        .odds = oddsKinds(),
    };
}

} // namespace adjutant::skirmish
