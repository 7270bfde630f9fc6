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

static Start frostStart()
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
    return withCards(std::move(start), frostCatalogue());
}

static MatchState frostMatch()
{
    auto match = matchAt(frostStart());
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

    // 3 TS for an Overlord, which exhausts its Vortex; nobody knows how often she invokes.
    void anOverlordOfOnesOwnIsInvoked()
    {
        const MatchState match =
            after(frostMatch(), {"vortex: {id: north, element: water, at: [45, 25], deviation: hit}",
                                 "stand: {unit: red/ysolde-1, at: [45, 15]}"});
        const CommandRun done = run(match, "invoke: {unit: red/ysolde-1, source: north, elemental: "
                                           "frost/snow-queen, extra_dice: 0, rolls: [{successes: 1}]}");
        QCOMPARE(QString::fromStdString(done.refusal()), "none");
        QVERIFY(done.warnings().find("vortex") == std::string::npos);
        QVERIFY(done.warnings().find("invocations") == std::string::npos);
        QVERIFY(done.state.sources.at(0).exhausted);
        QVERIFY(done.state.find(UnitRef{PlayerId("red"), EntryId("snow-queen-1")}));
    }

    void aHeraldIsFoundByTheElementOfItsVortex()
    {
        const MatchState match =
            after(frostMatch(), {"vortex: {id: north, element: water, at: [45, 25], deviation: hit}"});
        const CommandRun done = run(match, "invoke: {unit: red/ysolde-1, source: north, elemental: herald, "
                                           "extra_dice: 0, rolls: [{successes: 1}]}");
        QVERIFY(done.state.find(UnitRef{PlayerId("red"), EntryId("flake-1")}));
    }

    void vortexesAreThoseThatTheUnitSays()
    {
        const MatchState match =
            after(frostMatch(),
                  {"vortex: {id: north, element: water, at: [45, 20], deviation: hit}",
                   "vortex: {id: south, element: fire, at: [60, 20], deviation: hit}",
                   "stand: {unit: red/ysolde-1, at: [45, 15]}", "special: {unit: red/ysolde-1, ts: 1}"});
        QVERIFY(run(match, "absorb: {unit: red/ysolde-1, source: north, healed: 0}").warnings().empty());
        QCOMPARE(QString::fromStdString(
                     run(match, "absorb: {unit: red/ysolde-1, source: south, healed: 0}").warnings()),
                 "vortex");
    }

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

    void aTokenOfOnesOwnHasItsNameAndText()
    {
        const MatchState match = frostMatch();
        const CommandRun form = asked(match, "status: {unit: blue/hunters-1}");
        const auto& field = std::get<door::PickInput>(form.form.fields.at(1).input);
        const auto token = std::ranges::find(field.options, "frostbitten", &door::Option::id);
        QVERIFY(token != field.options.end());
        QCOMPARE(toText(token->label), "Frostbitten");
        QCOMPARE(toText(token->detail), "Its next March is 5 cm shorter.");
        const CommandRun laid = run(match, "status: {unit: blue/hunters-1, add: frostbitten}");
        QCOMPARE(laid.warnings(), "");
        VERIFY_CONTAINS(laid.story(), "Frostbitten");
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
