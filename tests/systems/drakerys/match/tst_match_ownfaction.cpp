#include "tests/systems/drakerys/match/played.h"

#include "core/yaml/cataloguefile.h"

namespace adjutant::test::tst_match_ownfaction {

using namespace drakerys;

// A people that the app has never heard of: no id of theirs is like one that the rulebook has.
const char* const frost = R"(format: adjutant-catalogue/1
system: drakerys
faction: frost
factions: [{id: frost, name: Frost, title: Hunters of the ice, colour: "#9fd4f5", allegiance: true}]
skills:
  - {id: quick_shot, name: Quick Shot, summary: Quick.}
  - {id: shooter, name: Shooter, parameter: weapon, summary: Shoots with X.}
  - {id: elemental_absorption, name: Elemental Absorption, summary: Absorbs.}
weapons:
  - {id: ice-thrower, name: Ice thrower, kind: crossbow, range: 40, strength: 3, saturation: 1}
options:
  - {id: winch, name: Winch, offered_by: frost/smith, ap_per_warrior: 5, for_weapon: crossbow, gives: [quick_shot],
     summary: Faster.}
cards:
  - {id: frostbitten, kind: token, name: Frostbitten, card: {text: "Its next March is 5 cm shorter."}}
units:
  - {id: ysolde, name: Ysolde, types: [hero], unknown: [profile, awakened], vortexes: [water],
     sizes: [{size: 1, ap: 100, rarity: 1}], skills: [elemental_absorption]}
  - {id: smith, name: Smith, types: [hero], sizes: [{size: 1, ap: 60, rarity: 0}]}
  - {id: hunters, name: Hunters, types: [infantry], sizes: [{size: 5, ap: 60, rarity: 0}],
     skills: [{id: shooter, weapon: ice-thrower}]}
  - {id: wolves, name: Wolves, types: [beast], sizes: [{size: 5, ap: 60, rarity: 0}]}
  - {id: snow-queen, name: Snow Queen, types: [], invoked: true, element: water, rank: overlord}
  - {id: flake, name: Flake, types: [], invoked: true, element: water, rank: herald}
)";

static Catalogue frostCatalogue()
{
    const std::vector<yaml::CatalogueFile> files{{"frost.yaml", frost, false}};
    yaml::AssembledCatalogue read = yaml::assembleCatalogue(files);
    for (const yaml::Fault& fault : read.faults)
        qFatal("%d: %s", fault.place.line, yaml::inEnglish(fault).c_str());
    return read.catalogue;
}

static MatchState frostMatch()
{
    Start start;
    start.system = SystemId("drakerys");
    start.first = PlayerId("red");
    start.sides.resize(2);
    start.sides[0].id = PlayerId("red");
    start.sides[0].roster = army("frost", {{"ysolde", 1}, {"smith", 1}, {"hunters", 5}, {"wolves", 5}});
    start.sides[0].roster.entries[1].options = {{OptionId("winch"), EntryId("hunters-1")}};
    start.sides[1].id = PlayerId("blue");
    start.sides[1].roster = army("frost", {{"hunters", 5}});
    auto match = matchAt(withCards(std::move(start), frostCatalogue()));
    if (!match)
        qFatal("%s", toText(match.error().message).c_str());
    return std::move(*match);
}

/// A faction of the players' own at the table: what data say counts, never the letters of an id.
class MatchOwnFactionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elementalsAreOfTheElementAndRankThatTheirDataSay()
    {
        const MatchState match = frostMatch();
        const UnitCard* queen = match.findElemental(UnitId("frost/snow-queen"));
        QVERIFY(queen && queen->element == Element::water && queen->overlord);
        const UnitCard* flake = match.findElemental(UnitId("frost/flake"));
        QVERIFY(flake && flake->element == Element::water && !flake->overlord);
    }

    void scripts_data()
    {
        const auto row = columns<MatchState, Script>("state", "script");
        const MatchState north =
            after(frostMatch(), {"vortex: {id: north, element: water, at: [45, 20], deviation: hit}",
                                 "stand: {unit: red/ysolde-1, at: [45, 15]}"});
        const auto invokes = [](const std::string& elemental) {
            return "invoke: {unit: red/ysolde-1, source: north, elemental: " + elemental +
                   ", extra_dice: 0, successes: [1]}";
        };
        // 3 TS for an Overlord, which exhausts its Vortex; nobody knows how often she invokes.
        row("an overlord of one's own is invoked", north,
            {invokes("frost/snow-queen"), "never warns: vortex", "never warns: invocations",
             "source/north: {exhausted: true}", "red/snow-queen-1: {there: true}"});
        row("a herald is found by the element of its vortex", north,
            {invokes("herald"), "red/flake-1: {there: true}"});
        row("vortexes are those that the unit says", north,
            {"vortex: {id: south, element: fire, at: [60, 20], deviation: hit}",
             "special: {unit: red/ysolde-1, ts: 1}",
             "allowed: absorb: {unit: red/ysolde-1, source: north, healed: 0}",
             "warned vortex: absorb: {unit: red/ysolde-1, source: south, healed: 0}"});
        row("a token of one's own has its name and text", frostMatch(),
            {"asks status: {unit: blue/hunters-1}",
             "option add frostbitten: {label: Frostbitten, detail: Its next March is 5 cm shorter.}",
             "allowed: status: {unit: blue/hunters-1, add: frostbitten}", "mentions: Frostbitten"});
    }
    void scripts() { followState(); }

    void anOptionGivesItsSkillsToThoseWithItsKindOfWeapon()
    {
        const Catalogue catalogue = frostCatalogue();
        Roster list = army("frost", {{"smith", 1}, {"hunters", 5}, {"wolves", 5}});
        for (const char* to : {"hunters-1", "wolves-1"}) {
            list.entries[0].options = {{OptionId("winch"), EntryId(to)}};
            const auto receiver = *list.find(EntryId(to));
            const UnitCard card = cardOf(receiver, list, catalogue);
            QCOMPARE(card.has("quick_shot"), receiver.id == EntryId("hunters-1"));
            QCOMPARE(card.ap, 60 + 5 * 5);
        }
    }

    void whatUnitsSayIsWrittenBack()
    {
        const Catalogue catalogue = frostCatalogue();
        const auto text = yaml::writeUnits(SystemId("drakerys"), FactionId("frost"), catalogue.units());
        const auto read = yaml::readText(yaml::readCatalogueFile, text, "x.yaml");
        QVERIFY2(read, text.c_str());
        for (std::size_t k = 0; k < catalogue.units().size(); ++k) {
            QCOMPARE(read->units.at(k).words, catalogue.units()[k].words);
            QCOMPARE(read->units.at(k).unknown, catalogue.units()[k].unknown);
        }
    }
};

ADJUTANT_TEST(MatchOwnFactionTest)

} // namespace adjutant::test::tst_match_ownfaction
