#include "core/systems/drafta/drafta.h"

#include "core/systems/drafta/consequencechart.h"
#include "core/systems/drafta/draftaroster.h"
#include "core/systems/drafta/draftarules.h"
#include "core/systems/drafta/draftastate.h"
#include "core/systems/drafta/infocard.h"
#include "core/systems/drafta/odds/draftaodds.h"

namespace adjutant::drafta {

namespace {

Task<> askStart(Ask& ask)
{
    ConsequenceChart chart;
    co_await askChart(chart, ask);
}

Task<> askSide(Ask& ask)
{
    bool hasBase = false;
    co_await askBase(hasBase, ask);
}

} // namespace

GameSystem gameSystem()
{
    return {
        .id = "drafta",
        .name = "Defense of Drafta",
        .offers = "cards, lists, odds, matches",
        .colour = "#0f5f63",
        .checkRoster = checkList,
        .card = typedCard,
        .sideExtras = askSide,
        .startExtras = askStart,
        .begin = begin,
        .odds = oddsKinds(),
    };
}

} // namespace adjutant::drafta
