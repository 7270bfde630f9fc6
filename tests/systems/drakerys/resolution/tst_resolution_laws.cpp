#include "tests/systems/drakerys/odds/sides.h"
#include "tests/systems/drakerys/resolution/rolled.h"

namespace adjutant::test::tst_resolution_laws {

using namespace drakerys;
using drakerys::Side;
using enum RollSkill;

using Visit = std::function<void(const Outcome&, double)>;

/// A way that a roll may go, with its chance.
struct Way
{
    Shown shown;
    double chance;
};

/// Each die of a Safeguard on its own: cancelled, passed on, or neither.
static std::vector<Way> waysOfSafeguard(const RollDue& due)
{
    const double passing = due.passesFrom ? 0.4 : 0;
    std::vector<std::vector<double>> chances{{1.0}}; // by cancelled and passed
    for (int die = 0; die < due.dice; ++die) {
        std::vector<std::vector<double>> next(chances.size() + 1, std::vector<double>(chances.size() + 1));
        for (std::size_t c = 0; c < chances.size(); ++c)
            for (std::size_t p = 0; p < chances.size(); ++p) {
                next[c + 1][p] += 0.1 * chances[c][p];
                next[c][p + 1] += passing * chances[c][p];
                next[c][p] += (0.9 - passing) * chances[c][p];
            }
        chances = std::move(next);
    }
    std::vector<Way> ways;
    for (std::size_t c = 0; c < chances.size(); ++c)
        for (std::size_t p = 0; p < chances.size(); ++p)
            ways.push_back(
                {{.successes = static_cast<int>(c), .passed = static_cast<int>(p)}, chances[c][p]});
    return ways;
}

static std::vector<Way> waysOf(const RollDue& due)
{
    std::vector<Way> ways;
    if (due.reading == Reading::safeguard)
        return waysOfSafeguard(due);
    if (due.reading == Reading::criticals) {
        const odds::Pool pool{due.dice, odds::faceOf(10, due.threshold, due.highest), due.rerolls};
        const auto joint = odds::successesAndCriticals(pool);
        for (std::size_t t = 0; t < joint.rows.size(); ++t)
            for (std::size_t a = 0; a < joint.rows[t].size(); ++a)
                ways.push_back({{.successes = static_cast<int>(t + a), .criticals = static_cast<int>(t)},
                                joint.rows[t][a]});
        return ways;
    }
    for (std::size_t k = 0; k < due.forecast.size(); ++k) {
        ways.push_back({{.successes = static_cast<int>(k)}, due.forecast[k]});
        // Three successes and more leave the Morale intact all alike.
        if (due.roll == RollName::morale && k == 3) {
            ways.back().chance = 1 - odds::total(std::span(due.forecast).first(3));
            break;
        }
    }
    return ways;
}

/// All ends of a resolution, each with its chance.
static void followed(const Resolution& resolution, double chance, const Visit& visit)
{
    const auto roll = due(resolution);
    if (!roll) {
        visit(outcomeOf(resolution), chance);
        return;
    }
    for (const Way& way : waysOf(*roll))
        if (chance * way.chance > 1e-14)
            followed(after(resolution, way.shown), chance * way.chance, visit);
}

/// What all ends of a cause together do to one Unit.
struct Tally
{
    explicit Tally(const Side& side) : casualties(static_cast<std::size_t>(side.warriors) + 1) {}

    void add(const SideOutcome& outcome, double chance)
    {
        casualties.at(static_cast<std::size_t>(outcome.casualties)) += chance;
        inflicted += chance * outcome.inflicted;
        double* const ends[] = {&morale.none, &morale.scattered, &morale.destabilised, &morale.inDoubt,
                                &morale.intact};
        *ends[static_cast<int>(outcome.morale)] += chance;
    }

    odds::Distribution casualties;
    double inflicted = 0;
    MoraleOdds morale;
};

static bool agree(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

static QByteArray difference(const Tally& tally, const SideOdds& odds, double inflicted)
{
    for (std::size_t k = 0; k < odds.casualties.size(); ++k)
        if (!agree(tally.casualties[k], odds.casualties[k]))
            return QByteArray::number(int(k)) +
                   " casualties: " + QByteArray::number(tally.casualties[k], 'g', 12) + ", odds " +
                   QByteArray::number(odds.casualties[k], 'g', 12);
    const MoraleOdds& a = tally.morale;
    const MoraleOdds& b = odds.morale;
    if (!agree(a.none, b.none) || !agree(a.scattered, b.scattered) ||
        !agree(a.destabilised, b.destabilised) || !agree(a.inDoubt, b.inDoubt) || !agree(a.intact, b.intact))
        return "morale: scattered " + QByteArray::number(a.scattered, 'g', 12) + ", odds " +
               QByteArray::number(b.scattered, 'g', 12);
    if (!agree(tally.inflicted, inflicted))
        return "inflicted: " + QByteArray::number(tally.inflicted, 'g', 12) + ", odds " +
               QByteArray::number(inflicted, 'g', 12);
    return {};
}

static Side guarded()
{
    Side side = warriors(1, {safeguard});
    side.health = 2;
    side.guardInCohesion = true;
    return side;
}

static Shooting shot(const Side& active, const Side& target)
{
    return {.active = active, .target = target, .weapon = bow, .distance = 15};
}

/// All ways in which a cause can be resolved, each by its chance, are together what the odds of it say.
class ResolutionLawsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allEndsOfAFightAreItsOdds_data()
    {
        const auto row = columns<Fight>("fight");
        row("one against one", attack(warriors(1), warriors(1)));
        row("two against two", attack(warriors(2), warriors(2)));
        row("at the same time", {ActionKind::attack, warriors(2), warriors(2)});
        row("a charge", charge(warriors(2), warriors(2)));
        row("a combined charge", {ActionKind::combinedCharge, warriors(2), warriors(1)});
        row("the target is quicker",
            with(attack(warriors(2), warriors(2)), [](Fight& fight) { fight.target.initiative = 9; }));
        row("health and tokens", with(attack(warriors(2), warriors(2)), [](Fight& fight) {
                fight.active.health = fight.target.health = 2;
                fight.target.injuries = 1;
            }));
        row("supporting and added dice", with(attack(warriors(3), warriors(2)), [](Fight& fight) {
                fight.active.contact = 1;
                fight.active.supporting = 1;
                fight.active.heroicDice = 1;
                fight.target.contact = 1;
                fight.target.extraDice = 1;
            }));
        row("rerolls",
            with(attack(warriors(2), warriors(1)), [](Fight& fight) { fight.active.rerolls = 1; }));
        row("swashbuckler", attack(warriors(2, {swashbuckler}), warriors(1)));
        row("parry", charge(warriors(2), warriors(2, {parry})));
        row("expert parry", charge(warriors(2), warriors(2, {expertParry})));
        row("violent blow", charge(warriors(2, {violentBlow}), warriors(2, {expertParry})));
        row("deadly blow", attack(warriors(1, {deadlyBlow}), warriors(2)));
        row("deadly blow with rerolls", with(attack(warriors(2, {deadlyBlow}), bystanders(2)),
                                             [](Fight& fight) { fight.active.rerolls = 1; }));
        row("blocking target", attack(warriors(2), blocker(1)));
        row("blocking active", attack(blocker(2), warriors(2)));
        row("both block", attack(blocker(2), blocker(1)));
        row("deadly blow on a blocker", attack(warriors(2, {deadlyBlow}), blocker(1)));
        row("safeguard", attack(warriors(2), warriors(1, {safeguard})));
        row("safeguard with a guard", attack(warriors(2), guarded()));
        row("deadly blow and safeguard with a guard", attack(warriors(1, {deadlyBlow}), guarded()));
        row("deadly blow on a guarded blocker", attack(warriors(1, {deadlyBlow}), [] {
                Side side = guarded();
                side.skills.add(blocking);
                side.blocking = true;
                return side;
            }()));
        row("assassination", with(charge(warriors(1, {assassination}), guarded()),
                                  [](Fight& fight) { fight.target.hero = true; }));
        row("brutal charge", charge(warriors(1, {brutalCharge}), warriors(2)));
        row("berserker", with(attack(warriors(1, {berserker}), warriors(2, {berserker})), [](Fight& fight) {
                fight.active.stress = 1;
                fight.target.stress = 2;
            }));
        row("morale of many", with(attack(warriors(1), bystanders(7, {discipline})), [](Fight& fight) {
                fight.target.charisma = true;
                fight.target.authority = 1;
                fight.target.otherEnemyHeadcount = 9;
                fight.target.willpower = 2;
            }));
        row("they shall not pass",
            with(attack(warriors(2), warriors(2)), [](Fight& fight) { fight.target.moraleIntact = true; }));
        row("dreadful", attack(warriors(1, {dreadful}), warriors(2)));
        row("other enemies", with(charge(warriors(2), warriors(2)), [](Fight& fight) {
                fight.active.otherEnemyHeadcount = 1;
                fight.target.otherEnemyMinStress = 0;
                fight.active.stress = 1;
            }));
    }
    void allEndsOfAFightAreItsOdds()
    {
        QFETCH(Fight, fight);
        Tally active(fight.active);
        Tally target(fight.target);
        double wins[] = {0, 0, 0, 0};
        bool complete = true;
        followed(begin(fight), 1, [&](const Outcome& outcome, double chance) {
            complete = complete && outcome.complete;
            active.add(outcome.active, chance);
            target.add(outcome.target, chance);
            wins[static_cast<int>(outcome.winner)] += chance;
        });
        QVERIFY(complete);

        const FightOdds odds = oddsOf(fight);
        QByteArray text = difference(active, odds.active, odds.active.meanInflicted);
        QVERIFY2(text.isEmpty(), ("active: " + text).constData());
        text = difference(target, odds.target, odds.target.meanInflicted);
        QVERIFY2(text.isEmpty(), ("target: " + text).constData());
        QCOMPARE(wins[static_cast<int>(Winner::undecided)], 0.0);
        QVERIFY(agree(wins[static_cast<int>(Winner::active)], odds.activeWins));
        QVERIFY(agree(wins[static_cast<int>(Winner::target)], odds.targetWins));
        QVERIFY(agree(wins[static_cast<int>(Winner::draw)], odds.draw));
    }

    void allEndsOfAShotAreItsOdds_data()
    {
        const auto row = columns<RollCause>("cause");
        row("a shot", shot(warriors(3), warriors(6)));
        row("multiple shots", shot(warriors(1, {multipleShots}), warriors(2)));
        row("deadly blow", shot(warriors(2, {deadlyBlow}), warriors(2, {parry})));
        row("safeguard with a guard", shot(warriors(3), guarded()));
        Shooting rerolled = shot(warriors(2), warriors(3, {expertParry}));
        rerolled.rerollFailures = true;
        row("every failure rerolled", rerolled);
        row("harassment",
            Shooting{.active = warriors(3), .target = warriors(3), .weapon = bow, .isHarassment = true});
        row("hits", Hits{.target = warriors(6), .hits = 3, .strength = 4, .saturation = 3});
        row("rolled hits",
            Hits{.target = warriors(2), .hits = 1, .hitsDice = 1, .strength = 3, .saturation = 3});
        row("hits without saturation", Hits{.target = guarded(), .hits = 3, .strength = 4, .saturation = {}});
    }
    void allEndsOfAShotAreItsOdds()
    {
        QFETCH(RollCause, cause);
        const auto compare = [&cause](const auto& asked) -> QByteArray {
            if constexpr (!requires { oddsOf(asked).meanInflicted; }) {
                return "no shot";
            } else {
                Tally target(asked.target);
                double inflicted = 0;
                followed(begin(cause), 1, [&](const Outcome& outcome, double chance) {
                    target.add(outcome.target, chance);
                    inflicted += chance * outcome.active.inflicted;
                });
                const ShotOdds odds = oddsOf(asked);
                target.inflicted = inflicted;
                return difference(target, odds.target, odds.meanInflicted);
            }
        };
        const QByteArray text = std::visit(compare, cause);
        QVERIFY2(text.isEmpty(), text.constData());
    }

    void allEndsOfAMoraleTestAreItsOdds()
    {
        Side unit = warriors(6, {berserker});
        unit.charisma = true;
        const MoraleTest test{unit, 4};
        Tally tally(unit);
        followed(begin(test), 1,
                 [&](const Outcome& outcome, double chance) { tally.add(outcome.active, chance); });
        const MoraleOdds odds = oddsOf(test);
        QVERIFY(agree(tally.morale.scattered, odds.scattered));
        QVERIFY(agree(tally.morale.destabilised, odds.destabilised));
        QVERIFY(agree(tally.morale.inDoubt, odds.inDoubt));
        QVERIFY(agree(tally.morale.intact, odds.intact));
    }

    void aSpellAndAnInvocationSucceedAsOftenAsTheirOddsSay()
    {
        double cast = 0;
        const Spell spell{
            .level = 3, .sources = {{false, 12}, {false, 25}}, .reinforcement = 2, .heroicDice = 1};
        followed(begin(spell), 1,
                 [&](const Outcome& outcome, double chance) { cast += outcome.succeeds ? chance : 0; });
        QVERIFY(agree(cast, oddsOf(spell).cast));

        double invoked = 0;
        const Invocation invocation{2};
        followed(begin(invocation), 1,
                 [&](const Outcome& outcome, double chance) { invoked += outcome.succeeds ? chance : 0; });
        QVERIFY(agree(invoked, successOf(invocation)));
    }
};

ADJUTANT_TEST(ResolutionLawsTest)

} // namespace adjutant::test::tst_resolution_laws
