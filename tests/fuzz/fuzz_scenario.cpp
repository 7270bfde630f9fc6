#include "core/match/ask.h"
#include "core/yaml/answersfile.h"
#include "tests/fuzz/fuzzedgame.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace adjutant;
using test::need;

namespace {

// A chance, give or take the last places.
void needChance(double chance)
{
    need(chance >= -1e-9 && chance <= 1 + 1e-9);
}

void needSound(const door::OddsView& view)
{
    for (const door::Chance& each : view.chances)
        needChance(each.chance);
    for (const door::Series& series : view.series) {
        for (const double chance : series.p)
            needChance(chance);
        const double whole = odds::total(series.p);
        need(whole <= 1 + 1e-9 && (series.openEnded || whole >= 1 - 1e-9));
    }
    if (view.matrix)
        for (const double value : view.matrix->values)
            need(std::isfinite(value));
    for (const door::OddsStep& step : view.steps) {
        need(!toText(step.label).empty());
        for (const Message& reason : step.reasons)
            need(!toText(reason).empty());
    }
    if (view.figures)
        static_cast<void>(view.figures->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

Answered<OddsQuestion> ask(const GameSystem& game, const std::string& kind, const door::Answers& answers)
{
    const auto found =
        std::ranges::find_if(game.odds, [&kind](const OddsKind& each) { return kind == each.id; });
    return answered<OddsQuestion>(found->ask, answers, Ask::Missing::skipped,
                                  {&test::catalogueOf(game), nullptr});
}

} // namespace

/// Whatever a scenario file of any game holds, it is refused with a place, or has rolls with reasons and odds
/// that are chances.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto root = test::rootOf({data, size});
    const GameSystem* game = root ? test::gameOf(*root) : nullptr;
    if (!game)
        return 0;
    std::vector<std::string> kinds;
    for (const OddsKind& each : game->odds)
        kinds.emplace_back(each.id);
    const auto askOf = [game](const std::string& kind) -> yaml::AskForm {
        return [game, kind](const door::Answers& answers) { return ask(*game, kind, answers).form; };
    };
    const yaml::ReadScenario read = yaml::readScenario(*root, "fuzz.yaml", kinds, askOf);
    for (const yaml::Fault& fault : read.faults)
        need(fault.place.line > 0 && !yaml::inEnglish(fault).empty());
    if (!read.faults.empty())
        return 0;
    const auto asked = ask(*game, read.kind, read.read.answers);
    need(asked.result.solve != nullptr);
    needSound(asked.result.solve());
    return 0;
}
