#include "scene.h"

#include "stage.h"

namespace adjutant::screens {

const std::vector<Scene>& scenes()
{
    static const std::vector<Scene> all{
        {QStringLiteral("home-first"), [](Stage& stage) { stage.go("home"); }, false},
        {QStringLiteral("armies-empty"), [](Stage& stage) { stage.go("armies"); }, false},
        {QStringLiteral("home"), [](Stage& stage) { stage.go("home"); }},
        {QStringLiteral("armies"), [](Stage& stage) { stage.go("armies"); }},
        {QStringLiteral("army"), [](Stage& stage) { stage.openArmy(stage.legalArmy()); }},
        {QStringLiteral("army-draft"), [](Stage& stage) { stage.openArmy(stage.draftArmy()); }},
        {QStringLiteral("army-empty"), [](Stage& stage) { stage.openArmy(stage.emptyArmy()); }},
        {QStringLiteral("army-recruit"),
         [](Stage& stage) {
             stage.openArmy(stage.legalArmy());
             if (stage.isNarrow())
                 stage.callPage("openRecruits");
         }},
        {QStringLiteral("army-limits"),
         [](Stage& stage) {
             stage.openArmy(stage.legalArmy());
             stage.callPage("openLimits");
         }},
        {QStringLiteral("share"),
         [](Stage& stage) {
             stage.openArmy(stage.legalArmy());
             stage.callPage("openShare");
         }},
        {QStringLiteral("rule"),
         [](Stage& stage) {
             stage.openArmy(stage.legalArmy());
             stage.openRule("skill/safeguard");
         }},
        {QStringLiteral("profile"), [](Stage& stage) { stage.openProfile("avaren/scouts"); }},
        {QStringLiteral("new-army"),
         [](Stage& stage) {
             stage.go("armies");
             stage.callWindow("newArmy");
         }},
        {QStringLiteral("import"),
         [](Stage& stage) {
             stage.go("armies");
             stage.callWindow("importArmy");
         }},
        {QStringLiteral("odds"), [](Stage& stage) { stage.openOdds(false); }},
        {QStringLiteral("odds-shot"), [](Stage& stage) { stage.openOdds(true); }},
        {QStringLiteral("matchup"), [](Stage& stage) { stage.openMatchup(); }},
        {QStringLiteral("rules"), [](Stage& stage) { stage.go("rules"); }},
        {QStringLiteral("rules-search"), [](Stage& stage) { stage.search("rules", "par"); }},
        {QStringLiteral("settings"), [](Stage& stage) { stage.go("settings"); }},
    };
    return all;
}

} // namespace adjutant::screens
