#include "tests/systems/drakerys/screens/scene.h"

#include "tests/systems/drakerys/screens/stage.h"

#include <QSet>

namespace adjutant::screens {

namespace {

using Set = std::function<void(Stage&)>;

// Goes to a place, and calls a function there, if any: of the page, or of the window.
Set at(const char* place, const char* function = nullptr, void (Stage::*call)(const char*) = &Stage::callPage)
{
    return [=](Stage& stage) {
        stage.go(place);
        if (function)
            (stage.*call)(function);
    };
}

Set onArmy(const char* function)
{
    return [function](Stage& stage) {
        stage.openList(stage.legalArmy());
        stage.callPage(function);
    };
}

// The pages that draw any game, of every game that uses them.
void addCardGames(std::vector<Scene>& all)
{
    for (const GameSystem& game : gameSystems()) {
        if (!game.card)
            continue;
        const QString id = QString::fromStdString(std::string(game.id));
        const auto add = [&](const char* page, Set set, bool withArmies = true) {
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
            stage.go("lists");
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
            all.push_back(
                {QStringLiteral("cards-%1-odds-%2")
                     .arg(QString::fromStdString(std::string(game.id)), QLatin1String(kind.id)),
                 [id = QString::fromStdString(std::string(game.id)),
                  kind = QString::fromLatin1(kind.id)](Stage& stage) { stage.openOddsOf(id, kind); }});
}

// Magic and Invocations, as far as they are answered.
void addDeeds(std::vector<Scene>& all)
{
    using Words = std::vector<std::string>;
    const auto add = [&all](const char* name, const char* offer, const door::Answers& answers) {
        all.push_back({QStringLiteral("match-") + QLatin1String(name),
                       [offer = QString::fromLatin1(offer), answers](Stage& stage) {
                           stage.openDeed(offer, answers);
                       }});
    };
    const char* magic = "magic|red/celeste-1|";
    add("magic-sources", magic, {{"spell", std::string("mirage")}});
    const door::Answers casting{{"spell", std::string("mirage")}, {"sources", Words{"air-1", "heart"}}};
    add("magic-mana", magic, casting);
    door::Answers rolled = casting;
    rolled.insert(
        {{"reinforcement", 4}, {"heroic_dice", 0}, {"rolls/0/dice", std::vector<int>{7, 8, 9, 6, 1}}});
    add("magic-effect", magic, rolled);
    const char* invoke = "invoke|red/celeste-1|";
    add("invoke", invoke, {});
    add("invoke-maelstrom", invoke,
        {{"source", std::string("heart")},
         {"elemental", std::string("herald")},
         {"rolls/0/dice", std::vector<int>{8, 2}}});
    add("spell-card", "spell||", {{"name", std::string("Stone Skin")}, {"target", std::string("ally")}});
}

const QSet<QString> telling{QStringLiteral("home"),    QStringLiteral("army"),  QStringLiteral("odds"),
                            QStringLiteral("rules"),   QStringLiteral("aid"),   QStringLiteral("rule"),
                            QStringLiteral("history"), QStringLiteral("story"), QStringLiteral("settings")};

} // namespace

const std::vector<Scene>& scenes()
{
    static const std::vector<Scene> all = [] {
        std::vector<Scene> made;
        const auto add = [&made](const char* name, Set set, bool withArmies = true) {
            made.push_back({QString::fromLatin1(name), std::move(set), withArmies});
        };
        add("home-first", at("home"), false);
        add("armies-empty", at("lists"), false);
        add("home", at("home"));
        add("armies", at("lists"));
        add("army", [](Stage& stage) { stage.openList(stage.legalArmy()); });
        add("army-draft", [](Stage& stage) { stage.openList(stage.draftArmy()); });
        add("army-empty", [](Stage& stage) { stage.openList(stage.emptyArmy()); });
        add("army-recruit", [](Stage& stage) {
            stage.openList(stage.legalArmy());
            if (stage.isNarrow())
                stage.callPage("openCatalogue");
        });
        add("army-limits", onArmy("openLimits"));
        add("share", onArmy("openShare"));
        add("rule", [](Stage& stage) {
            stage.openList(stage.legalArmy());
            stage.openRule("skill/safeguard");
        });
        add("profile", [](Stage& stage) { stage.openProfile("avaren/scouts"); });
        add("new-army", at("lists", "newList", &Stage::callWindow));
        add("import", at("lists", "importList", &Stage::callWindow));
        add("odds", at("odds"));
        add("rules", at("rules"));
        add("rules-search", [](Stage& stage) { stage.search("rules", "par"); });
        add("aid", &Stage::openAid);
        add("history-empty", at("history"), false);
        add("history", at("history"));
        add("history-results", at("history", "showResults"));
        add("history-filters", at("history", "openFilters"));
        add("story", &Stage::openStory);
        add("story-end", [](Stage& stage) {
            stage.openStory();
            stage.callPage("showEnd");
        });
        add("manual-match", &Stage::openManualMatch);
        add("settings", at("settings"));
        add("keys", at("home", "openKeys", &Stage::callWindow));
        addCardGames(made);
        addOdds(made);
        addDeeds(made);
        for (Scene& scene : made)
            scene.isTelling = telling.contains(scene.name) || scene.name.endsWith(QLatin1String("-list"));
        return made;
    }();
    return all;
}

} // namespace adjutant::screens
