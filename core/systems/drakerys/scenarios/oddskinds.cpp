#include "core/systems/drakerys/scenarios/oddskinds.h"

#include "core/systems/drakerys/match/spokennames.h"
#include "core/systems/drakerys/odds/steps.h"
#include "core/systems/drakerys/odds/work.h"
#include "core/systems/drakerys/scenarios/adviceform.h"
#include "core/systems/drakerys/scenarios/scenarioview.h"

#include <array>
#include <utility>

namespace adjutant::drakerys {

namespace {

std::vector<Message> namesOfLeftOut(const AskedScenario& asked)
{
    std::vector<Message> names;
    for (const std::string_view id : notModelled(*asked.scenario)) {
        const Skill* skill = asked.catalogue ? asked.catalogue->find(SkillId(std::string(id))) : nullptr;
        names.push_back(skill ? verbatim(skill->name) : fromId(id));
    }
    return names;
}

Task<> askScenario(const char* kind, OddsQuestion& question, Ask& ask)
{
    AskedScenario asked{question.catalogue};
    co_await scenarioKind(kind)->ask(asked, ask);
    if (!asked.scenario)
        co_return;
    const double work = workOf(*asked.scenario);
    co_await limitWork(question, work, ask);
    question.solve = [scenario = std::move(*asked.scenario), names = asked.names,
                      left = namesOfLeftOut(asked)] { return viewOf(scenario, names, left); };
}

// One function for each kind, since an OddsKind has nothing else to tell them apart by.
template <std::size_t kind> Task<> askKind(OddsQuestion& question, Ask& ask)
{
    return askScenario(scenarioKinds()[kind].id, question, ask);
}

} // namespace

std::span<const OddsKind> oddsKinds()
{
    static const std::vector<OddsKind> all = [] {
        std::vector<OddsKind> kinds;
        [&kinds]<std::size_t... kind>(std::index_sequence<kind...>)
        {
            (kinds.push_back({scenarioKinds()[kind].id, scenarioKinds()[kind].label, askKind<kind>}), ...);
        }
        (std::make_index_sequence<9>());
        // Behind fights and shots.
        kinds.insert(kinds.begin() + 2, {{"advice", WORDS("drakerys", "Best action"), askAdvice},
                                         {"matchup", WORDS("drakerys", "Matchup"), askMatchup}});
        return kinds;
    }();
    return all;
}

} // namespace adjutant::drakerys
