#include "core/systems/drakerys/odds/steps.h"
#include "tests/systems/drakerys/odds/oracle/randomscenario.h"
#include "tests/systems/drakerys/odds/oracle/scenarioyaml.h"
#include "tests/systems/drakerys/odds/reading.h"

namespace adjutant::test::tst_steps {

using namespace drakerys;

static QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<int>(word.size()));
}

/// Each roll in a line: its name, whose, dice, Threshold, and the reasons.
static QStringList linesOf(const std::string& scenario)
{
    const auto figure = [](int value) { return value < 0 ? "-" : QString::number(value); };
    QStringList lines;
    for (const RollStep& step : stepsOf(*read(scenario).scenario)) {
        QStringList reasons;
        for (const StepReason& reason : reasonsOf(step))
            reasons.append(QString::fromStdString(toText(reason.words)));
        lines.append(QString("%1 %2 %3 %4: %5")
                         .arg(text(nameOfKind(step.roll, rollNames).id), text(toWord(step.whose)),
                              figure(step.dice), figure(step.threshold), reasons.join("; ")));
    }
    return lines;
}

static std::string unit(const std::string& more, int combat = 3)
{
    return "{power: 2, health: 1, initiative: 3, shooting: 3, strength: 3, resistance: 3, willpower: 3, "
           "combat: " +
           std::to_string(combat) + ", " + more + "}\n";
}

static QStringList skipped(const std::string& text)
{
    QStringList list;
    for (const std::string_view skill : notModelled(*read(text).scenario))
        list.append(QString::fromUtf8(skill.data(), static_cast<int>(skill.size())));
    return list;
}

/// The rolls of a scenario with the reasons that made them.
class StepsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalInitiativeIsReported()
    {
        const QStringList lines = linesOf("kind: fight\naction: attack\nactive: " + unit("warriors: 1") +
                                          "target: " + unit("warriors: 1"));
        for (int line : {0, 2})
            QVERIFY2(lines.value(line).endsWith("equal Initiative: at the same time"),
                     qPrintable(lines.value(line)));
    }

    void whoBlocksRollsNoInjuries()
    {
        const QStringList lines =
            linesOf("kind: fight\naction: attack\nactive: " + unit("warriors: 1") + "target: " +
                    unit("skills: [blocking, safeguard], blocking: true, guard_in_cohesion: true"));
        QCOMPARE(lines.filter("block target").value(0),
                 "block target 2 6: 1 in Contact × Power 2; Combat 3 against Combat 3; Blocking: each "
                 "success cancels a Hit");
        QCOMPARE(lines.filter("injury").size(), 1);
        QCOMPARE(
            lines.filter("safeguard").value(0),
            "safeguard target - 10: one per Injury; a 10 cancels the Injury, 6 to 9 passes it to the Guard");
        QCOMPARE(lines.size(), 6);
    }

    // All rolls of a fight or a shot, else the first.
    void rollsHaveTheirReasons_data()
    {
        const auto row = columns<QString, QStringList>("scenario", "lines");
        row("a charge",
            "kind: fight\naction: charge\nactive: " +
                unit("warriors: 12, contact: 8, supporting: 4, heroic_dice: 2, rerolls: 1, skills: "
                     "[heroic_action, deadly_blow]") +
                "target: " + unit("warriors: 6, skills: [swashbuckler, expert_parry]", 2),
            {"attack active 22 4: 8 in Contact × Power 2 + 4 supporting + 2 Heroic Action; Combat 3 +1 "
             "charge against Combat 2; failures rerolled, 1 at most",
             "injury active - 6: one per Hit; Strength 3 against Resistance 3; Expert Parry: a 10 is a "
             "failure; Deadly Blow: one extra Injury for each 10 rolled to hit",
             "attack target 12 8: 6 in Contact × Power 2; Combat 2 against Combat 3 +1 charge; "
             "Swashbuckler: every failure rerolled once; attacks second: survivors only",
             "injury target - 6: one per Hit; Strength 3 against Resistance 3",
             "morale active 4 -: 2 for Morale + 2 for full fives of Warriors; Willpower 3 against the "
             "winner’s lead in Advantage",
             "morale target 3 -: 2 for Morale + 1 for full fives of Warriors; Willpower 3 against the "
             "winner’s lead in Advantage"});
        const std::string charged =
            "kind: fight\naction: charge\nactive: " + unit("warriors: 1") + "target: ";
        row("Reach is named where it takes the charge bonus", charged + unit("warriors: 1, skills: [reach]"),
            {"attack active 2 6: 1 in Contact × Power 2; Combat 3 against Combat 3; Reach: no charge bonus; "
             "equal Initiative: at the same time"});
        row("Reach is not named where there is none", charged + unit("warriors: 1"),
            {"attack active 2 5: 1 in Contact × Power 2; Combat 3 +1 charge against Combat 3"});
        row("a shot",
            "kind: shooting\nactive: " + unit("warriors: 3, stress: 1, skills: [multiple_shots]") +
                "target: " +
                unit("warriors: 5, types: [hero], skills: [sharpshooter, discipline], dreaded: true") +
                "weapon: bow\ndistance: 12\nobstacles: 2\nconcealment: 1\n",
            {"shooting active 12 10: 3 shooting × Power 4; Shooting 3 against distance 2 +1 stress +2 "
             "for obstacles +1 concealment +1 Sharpshooter; Multiple Shots: Power +2",
             "injury active - 6: one per Hit; Strength 3 of the weapon against Resistance 3",
             "safeguard target - 10: one per Injury; a 10 cancels the Injury",
             "morale target 4 7: 2 for Morale + 1 for full fives of Warriors + 1 Discipline; Willpower 3 -1 "
             "Dreadful enemy against Saturation 3"});
        row("roll", "kind: roll\ndice: 4\naction: 3\nopposition: 2\nreroll_failures: true\n",
            {"roll active 4 5: Dice: 4; 3 against 2; every failure rerolled once"});
        row("harassment",
            "kind: harassment\nactive: " + unit("warriors: 4, stress: 1") + "target: " + unit("") +
                "weapon: rocks\n",
            {"harassment active 4 7: 4 harassing; Shooting 3 against Initiative 3 +1 stress"});
        row("hits", "kind: hits\nhits: 3\nstrength: 4\ntarget: " + unit(""),
            {"injury active 3 5: Hits: 3; Strength 4 against Resistance 3"});
        row("hits rolled", "kind: hits\nhits_dice: 2\nstrength: 4\ntarget: " + unit(""),
            {"injury active - 5: Hits: the sum of 2 D10; Strength 4 against Resistance 3"});
        row("morale",
            "kind: morale\nopposition: 1\nunit: " + unit("charisma: true, authority: 1, skills: [berserker]"),
            {"morale unit 3 4: 2 for Morale + 1 Authority; Willpower 3 against 1; Charisma: every failure "
             "rerolled once; Berserker: 1 extra success"});
        row("spell",
            "kind: spell\nlevel: 2\nreinforcement: 1\nsources: [{type: maelstrom, distance: 5}, "
            "{type: vortex, distance: 11}]\n",
            {"spell active 2 7: 1 for the spell + 1 reinforcement; level 2 against distance 2 +1 for more "
             "sources; "
             "a Maelstrom: every 1 counts towards a cataclysm"});
        row("invocation", "kind: invocation\nextra_dice: 1\n",
            {"invocation active 3 7: 2 for the invocation + 1 paid with TS; a 10 adds no die"});
    }
    void rollsHaveTheirReasons()
    {
        QFETCH(QString, scenario);
        QFETCH(QStringList, lines);
        QCOMPARE(linesOf(scenario.toStdString()).mid(0, lines.size() > 1 ? -1 : 1), lines);
    }

    void experimentalWeaponsAreReasons()
    {
        const QStringList weapon = linesOf(
            "kind: fight\naction: attack\nactive: " + unit("warriors: 2, option: enchanted-heavy-weapon") +
            "target: " + unit("warriors: 2, element: fire"));
        QCOMPARE(weapon.filter("injury active").value(0),
                 "injury active - 6: one per Hit; Strength 3 against Resistance 3; Deadly Blow: one extra "
                 "Injury for each 10 rolled to hit; Enchanted Heavy Weapon: Resistance becomes 3");
        const QStringList armour =
            linesOf("kind: fight\naction: attack\nactive: " + unit("warriors: 2, option: enchanted-armour") +
                    "target: " + unit("unit: maelstrom/fire-herald, warriors: 2"));
        QVERIFY(armour.filter("attack target")
                    .value(0)
                    .endsWith("Enchanted Armour: no Injuries from Fire and Earth"));
        QVERIFY(armour.filter("injury target").isEmpty());
        const QStringList hits =
            linesOf("kind: hits\ntarget: " + unit("warriors: 2, option: enchanted-armour") +
                    "hits: 3\nstrength: 8\nelement: earth\n");
        QVERIFY(hits.value(0).endsWith("Enchanted Armour: no Injuries from Fire and Earth"));
    }

    void stepsOfASequenceFollowOneAnother()
    {
        const std::string step =
            "{kind: shooting, active: {power: 1, shooting: 3}, weapon: bow, distance: 9}";
        const auto steps = stepsOf(
            *read("kind: sequence\ntarget: " + unit("") + "steps: [" + step + ", " + step + "]\n").scenario);
        QCOMPARE(steps.size(), 6U);
        for (std::size_t k = 0; k < steps.size(); ++k)
            QCOMPARE(steps[k].roll == RollName::shooting, k % 3 == 0);
    }

    // The entries of other rules are looked for in tst_catalogues_translations.
    void everyOptionThatIsAReasonIsShipped()
    {
        static const QRegularExpression option(QStringLiteral("\"option/([a-z-]+)\""));
        auto all = option.globalMatch(QString::fromUtf8(
            contentsOf(QStringLiteral(ADJUTANT_SOURCE_DIR "/core/systems/drakerys/odds/steps.h"))));
        QVERIFY(all.hasNext());
        while (all.hasNext())
            QVERIFY(shipped().find(OptionId(all.next().captured(1).toStdString())));
        for (const SkillRule& each : skillRules())
            QVERIFY2(each.adds == Figure::none || *each.reason.text != '\0', std::string(each.entry).c_str());
    }

    // Skills that may matter to a roll and are not computed: the result says so.

    void skillsThatAreNotComputedAreNamed_data()
    {
        const auto row = columns<QString, QStringList>("text", "expected");
        const std::string all =
            ", skills: [blaze, reflexes, rock_solid, elemental_power, intimidation, harassment, "
            "war_cry, camouflage, deadly_blow, parry, leadership]";
        row("an attack", fight(all, "", "attack"),
            {"blaze", "elemental_power", "intimidation", "reflexes", "rock_solid"});
        row("a charge", fight("", all),
            {"blaze", "elemental_power", "harassment", "intimidation", "reflexes", "rock_solid", "war_cry"});
        row("a shot at", shot("shooting", "", all) + "distance: 9\n",
            {"camouflage", "elemental_power", "intimidation", "rock_solid"});
        row("Concealment entered",
            shot("shooting", "", ", skills: [camouflage]") + "distance: 9\nconcealment: 1\n", {});
        row("harassing", shot("harassment", all),
            {"deadly_blow", "elemental_power", "intimidation", "rock_solid"});
        row("harassed", shot("harassment", ", skills: [harassment]", all),
            {"elemental_power", "intimidation", "rock_solid"});
        row("hits", "kind: hits\nhits: 1\nstrength: 3\ntarget: {" + fighter + all + "}\n",
            {"elemental_power", "intimidation", "rock_solid"});
        row("morale", "kind: morale\nopposition: 1\nunit: {" + fighter + all + "}\n",
            {"elemental_power", "intimidation"});
        row("nothing", fight("", ""), {});
        row("a sequence",
            "kind: sequence\ntarget: {" + fighter +
                ", skills: [camouflage]}\nsteps: [{kind: fight, "
                "action: attack, active: {" +
                fighter + ", skills: [blaze]}}, {kind: shooting, active: {" + fighter +
                "}, weapon: bow, distance: 9}]\n",
            {"blaze", "camouflage"});
    }
    void skillsThatAreNotComputedAreNamed()
    {
        QFETCH(QString, text);
        QTEST(skipped(text.toStdString()), "expected");
    }

    // Whoever reads why a roll has these dice and this Threshold can add it up.
    void theReasonsAddUp()
    {
        const auto sum = [](const std::vector<Reason>& reasons) {
            int all = 0;
            for (const Reason& each : reasons)
                all += each.times > 0 ? each.amount * each.times : each.amount;
            return all;
        };
        oracle::RandomScenarios draw(20261128);
        int dice = 0, thresholds = 0;
        for (int k = 0; k < 4000; ++k) {
            const std::string text =
                oracle::yamlOf(draw.ofKind(static_cast<std::size_t>(k) % 8, oracle::Size::Large));
            const auto scenario = readScenario(text).scenario;
            QVERIFY2(scenario, text.c_str());
            for (const RollStep& step : stepsOf(*scenario)) {
                if (step.dice >= 0 && !step.diceReasons.empty()) {
                    QVERIFY2(sum(step.diceReasons) == step.dice, text.c_str());
                    ++dice;
                }
                if (step.threshold >= 0 && !step.action.empty() && !step.opposition.empty()) {
                    QVERIFY2(thresholdFor(sum(step.action), sum(step.opposition)) == step.threshold,
                             text.c_str());
                    ++thresholds;
                }
            }
        }
        QVERIFY(dice > 1000 && thresholds > 1000);
    }
};

ADJUTANT_TEST(StepsTest)

} // namespace adjutant::test::tst_steps
