#include "scene.h"

#include "stage.h"

#include "app/viewmodels/games/gamepages.h"

namespace adjutant::screens {

namespace {

// The pages that draw any game, of every game that uses them.
void addCardGames(std::vector<Scene>& all)
{
    for (const GameSystem& game : gameSystems()) {
        if (!usesFormPages(game))
            continue;
        const QString id = QString::fromStdString(std::string(game.id));
        const auto add = [&](const char* page, std::function<void(Stage&)> set, bool withArmies = true) {
            all.push_back(
                {QStringLiteral("cards-%1-%2").arg(id, QLatin1String(page)), std::move(set), withArmies});
        };
        const auto onList = [id](const char* function) {
            return [id, function](Stage& stage) {
                stage.openListOf(id);
                stage.callPage(function);
            };
        };
        add("home", [id](Stage& stage) { stage.chooseGame(id); });
        const auto lists = [id](Stage& stage) {
            stage.chooseGame(id);
            stage.go("armies");
        };
        add("lists-empty", lists, false);
        add("lists", lists);
        add("list", [id](Stage& stage) { stage.openListOf(id); });
        add("list-new", [id](Stage& stage) { stage.openEmptyListOf(id); });
        add("list-card", onList("typeCard"));
        add("list-edit", onList("editFirst"));
        add("list-extras", onList("openExtras"));
        add("list-share", [id](Stage& stage) {
            stage.openListOf(id);
            stage.callPage("openShare");
            for (int turn = 0; turn < 20; ++turn) // a large code is drawn in a thread of its own
                stage.settle();
        });
        add("list-add", onList("openCatalogue"));
    }
}

// What the odds of every game say to the questions that lie beside its lists.
void addOdds(std::vector<Scene>& all)
{
    for (const GameSystem& game : gameSystems())
        for (const OddsKind& kind : game.odds)
            if (const QString id = QString::fromStdString(std::string(game.id)); !kind.ofRecords)
                all.push_back({QStringLiteral("cards-%1-odds-%2").arg(id, QLatin1String(kind.id)),
                               [id, kind = QString::fromLatin1(kind.id)](Stage& stage) {
                                   stage.openOddsOf(id, kind);
                               }});
}

} // namespace

const std::vector<Scene>& scenes()
{
    static const std::vector<Scene> all = [] {
        std::vector<Scene> made{
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
            {QStringLiteral("odds"), [](Stage& stage) { stage.go("odds"); }},
            {QStringLiteral("setup-1-players"), [](Stage& stage) { stage.openSetup(0); }},
            {QStringLiteral("setup-2-first"), [](Stage& stage) { stage.openSetup(1); }},
            {QStringLiteral("setup-3-battlefield"),
             [](Stage& stage) {
                 stage.openSetup(2);
                 stage.setOnPage("selectedPiece", QStringLiteral("source/fire"));
             }},
            {QStringLiteral("setup-4-missions"), [](Stage& stage) { stage.openSetup(3); }},
            {QStringLiteral("setup-5-objectives"), [](Stage& stage) { stage.openSetup(4); }},
            {QStringLiteral("setup-6-deployment"), [](Stage& stage) { stage.openSetup(5); }},
            {QStringLiteral("setup-army-choice"),
             [](Stage& stage) {
                 stage.openSetup(0);
                 stage.press("army");
             }},
            {QStringLiteral("setup-deviation"),
             [](Stage& stage) {
                 stage.openSetup(2);
                 stage.setOnPage("selectedPiece", QStringLiteral("source/fire"));
                 stage.callPage("openDeviation");
             }},
            {QStringLiteral("setup-mission-choice"),
             [](Stage& stage) {
                 stage.openSetup(3);
                 stage.press("missionCard");
             }},
            {QStringLiteral("map-measure"), [](Stage& stage) { stage.openMap(true); }},
            {QStringLiteral("map-move"),
             [](Stage& stage) {
                 stage.openMap(false);
                 stage.setOnPage("selectedPiece", QStringLiteral("scenery/scenery-2"));
             }},
            {QStringLiteral("match"), [](Stage& stage) { stage.openMatch(); }},
            {QStringLiteral("match-large"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.setTable(true, false);
             }},
            {QStringLiteral("match-two-sided"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.setTable(false, true);
             }},
            {QStringLiteral("match-unit"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.callPage("openFirst");
             }},
            {QStringLiteral("match-activation"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.callPage("activateFirst");
             }},
            {QStringLiteral("match-charge"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.callPage("chargeWithFirst");
             }},
            {QStringLiteral("match-rolls"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.callPage("chargeWithFirst");
                 stage.callPage("rollForFirst");
             }},
            {QStringLiteral("match-log"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.callPage("openLog");
             }},
            {QStringLiteral("match-missions"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.callPage("openMissions");
             }},
            {QStringLiteral("match-menu"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.callPage("openMenu");
             }},
            {QStringLiteral("match-headquarters"),
             [](Stage& stage) {
                 stage.openMatch();
                 stage.callPage("openHeadquarters");
             }},
            {QStringLiteral("rules"), [](Stage& stage) { stage.go("rules"); }},
            {QStringLiteral("rules-search"), [](Stage& stage) { stage.search("rules", "par"); }},
            {QStringLiteral("history-empty"), [](Stage& stage) { stage.go("history"); }, false},
            {QStringLiteral("history"), [](Stage& stage) { stage.go("history"); }},
            {QStringLiteral("history-results"),
             [](Stage& stage) {
                 stage.go("history");
                 stage.callPage("showResults");
             }},
            {QStringLiteral("history-filters"),
             [](Stage& stage) {
                 stage.go("history");
                 stage.callPage("openFilters");
             }},
            {QStringLiteral("story"), [](Stage& stage) { stage.openStory(); }},
            {QStringLiteral("story-end"),
             [](Stage& stage) {
                 stage.openStory();
                 stage.callPage("showEnd");
             }},
            {QStringLiteral("story-replay"),
             [](Stage& stage) {
                 stage.openStory();
                 stage.setOnPage("matchStory.position", 80);
                 stage.callPage("showReplay");
             }},
            {QStringLiteral("story-log"),
             [](Stage& stage) {
                 stage.openStory();
                 stage.callPage("showLog");
             }},
            {QStringLiteral("manual-match"), [](Stage& stage) { stage.openManualMatch(); }},
            {QStringLiteral("settings"), [](Stage& stage) { stage.go("settings"); }},
        };
        addCardGames(made);
        addOdds(made);
        return made;
    }();
    return all;
}

} // namespace adjutant::screens
