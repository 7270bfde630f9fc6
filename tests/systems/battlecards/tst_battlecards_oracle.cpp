#include "core/systems/battlecards/battlecards.h"

namespace adjutant::test::tst_battlecards_oracle {

// A battle reckoned by names and plain maps, knight by knight, as one plays it with cubes: nothing of it is
// shared with the engine but the numbers it starts from.
struct Cubes
{
    struct Man
    {
        std::string side;
        int number = 0;
        double health = 0;
        double wounds = 0;
        bool gone() const { return wounds >= health; }
    };
    std::vector<std::string> tieBreaker; // lowest last
    std::map<std::string, battlecards::Attributes> figures;
    std::map<std::string, std::string> partner;
    std::vector<Man> men;

    int place(const std::string& side) const
    {
        return static_cast<int>(std::ranges::find(tieBreaker, side) - tieBreaker.begin());
    }
    int menOf(const std::string& side) const
    {
        int count = 0;
        for (const Man& man : men)
            count += man.side == side && !man.gone() ? 1 : 0;
        return count;
    }
    bool areAllies(const std::string& one, const std::string& other) const
    {
        const auto found = partner.find(one);
        return found != partner.end() && found->second == other;
    }

    // Man by man, with the first priority: a man that exactly one bandit attacks already.
    std::vector<int> bandits(const std::string& side) const
    {
        std::map<int, int> attackers;
        std::vector<int> chosen;
        for (const Man& bandit : men) {
            if (bandit.side != side)
                continue;
            int target = -1;
            if (!bandit.gone()) {
                for (const auto& [man, count] : attackers)
                    if (count == 1)
                        target = man;
                if (target < 0)
                    target = worst(side);
                if (target >= 0)
                    ++attackers[target];
            }
            chosen.push_back(target);
        }
        return chosen;
    }
    int worst(const std::string& side) const
    {
        int best = -1;
        for (int k = 0; k < static_cast<int>(men.size()); ++k) {
            const Man& man = men[static_cast<std::size_t>(k)];
            if (man.gone() || man.side == side || areAllies(side, man.side))
                continue;
            if (best < 0) {
                best = k;
                continue;
            }
            const Man& other = men[static_cast<std::size_t>(best)];
            if (man.wounds != other.wounds             ? man.wounds > other.wounds
                : menOf(man.side) != menOf(other.side) ? menOf(man.side) < menOf(other.side)
                : place(man.side) != place(other.side) ? place(man.side) > place(other.side)
                                                       : man.number < other.number)
                best = k;
        }
        return best;
    }

    // One attack of `sharing` men, by the five points of the chapter.
    double woundsOf(const std::string& attacker, const std::string& defender, int sharing) const
    {
        const auto& a = figures.at(attacker);
        const auto& d = figures.at(defender);
        double wounds = a.damage;
        const bool dodges =
            d.dodge != a.precision ? d.dodge > a.precision : place(defender) < place(attacker);
        if (dodges)
            wounds = std::ceil(wounds / 2);
        wounds = wounds > d.defense ? wounds - d.defense : 0;
        wounds *= sharing;
        return d.delay >= a.delay * 2 ? wounds * 2 : wounds;
    }

    std::vector<std::string> log;

    void turn(const std::string& attacker, std::vector<int> chosen)
    {
        std::map<int, int> sharing;
        int at = 0;
        for (const Man& man : men)
            if (man.side == attacker) {
                const int target = chosen[static_cast<std::size_t>(at++)];
                if (!man.gone() && target >= 0 && !men[static_cast<std::size_t>(target)].gone())
                    ++sharing[target];
            }
        std::map<std::pair<int, int>, std::string> lines; // by tie-breaker and number
        for (const auto& [target, count] : sharing) {
            Man& man = men[static_cast<std::size_t>(target)];
            const double wounds = woundsOf(attacker, man.side, count);
            lines[{place(man.side), man.number}] = attacker + '>' + man.side + '/' +
                                                   std::to_string(man.number) + 'x' + std::to_string(count) +
                                                   '=' + std::to_string(static_cast<int>(wounds));
            man.wounds += wounds;
        }
        for (const auto& [where, line] : lines)
            log.push_back(line);
    }

    std::vector<std::string> order() const
    {
        std::vector<std::string> sides;
        for (int delay = 0; delay < 100; ++delay)
            for (const std::string& side : tieBreaker)
                if (figures.at(side).delay == delay)
                    sides.push_back(side);
        return sides;
    }

    int pointsOf(const std::string& side) const
    {
        int points = 0;
        for (const Man& man : men)
            if (man.side == side && !man.gone()) {
                const double left = man.health - man.wounds;
                if (left == man.health)
                    points += 4;
                else
                    for (const double quarter : {0.25, 0.5, 0.75})
                        points += left >= quarter * man.health ? 1 : 0;
            }
        return points;
    }

    std::vector<std::string> victors() const
    {
        std::vector<std::string> best;
        int most = -1;
        for (const std::string& side : tieBreaker) {
            const bool allied = partner.contains(side);
            const int men = menOf(side) + (allied ? menOf(partner.at(side)) : 0);
            const int points = pointsOf(side) + (allied ? pointsOf(partner.at(side)) : 0);
            if (men > 0 && points > most) {
                most = points;
                best = {side};
                if (allied)
                    best.push_back(partner.at(side));
            }
        }
        return best;
    }
};

static std::string toText(std::size_t side)
{
    return std::string(1, static_cast<char>('a' + side));
}

/// The engine against a battle played knight by knight.
class BattlecardsOracleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomBattlesEndAsWithCubes()
    {
        std::mt19937 dice(20221);
        const auto upTo = [&dice](int most) {
            return static_cast<int>(dice() % static_cast<unsigned>(most + 1));
        };
        for (int battle = 0; battle < 20'000; ++battle) {
            const auto sides = static_cast<std::size_t>(2 + upTo(3));
            battlecards::Fighters fighters;
            Cubes cubes;
            for (std::size_t k = 0; k < sides; ++k) {
                battlecards::Fighter fighter;
                fighter.figures = {upTo(6), upTo(5), upTo(3), upTo(3), upTo(3)};
                cubes.tieBreaker.push_back(toText(k));
                cubes.figures[toText(k)] = fighter.figures;
                const int wound = upTo(5) == 0 ? upTo(4) : 0;
                for (int n = upTo(3) + (k < 2 ? 1 : 0); n > 0; --n) {
                    battlecards::Knight knight{1 + upTo(9), 0};
                    knight.wounds = upTo(2) == 0 ? upTo(knight.health) : 0;
                    Cubes::Man man{toText(k), static_cast<int>(fighter.knights.size()),
                                   static_cast<double>(knight.health), static_cast<double>(knight.wounds)};
                    if (!man.gone())
                        man.wounds += wound;
                    cubes.men.push_back(man);
                    fighter.knights.push_back(knight);
                }
                battlecards::woundAll(fighter, wound);
                fighters.push_back(std::move(fighter));
            }
            if (sides > 2 && upTo(1) == 0) {
                fighters[0].ally = sides - 1;
                fighters[sides - 1].ally = 0;
                cubes.partner[toText(0)] = toText(sides - 1);
                cubes.partner[toText(sides - 1)] = toText(0);
            }

            std::vector<std::string> order;
            for (const std::size_t k : battlecards::turnOrder(fighters))
                order.push_back(toText(k));
            std::vector<std::string> log;
            std::size_t at = 0;
            for (const std::string& attacker : cubes.order()) {
                if (at < order.size() && order[at] == attacker)
                    ++at;
                else
                    QCOMPARE(cubes.menOf(attacker), 0);
                if (cubes.menOf(attacker) == 0)
                    continue;
                const auto k = static_cast<std::size_t>(attacker[0] - 'a');
                const bool byPattern = upTo(1) == 0;
                battlecards::Targets targets(fighters[k].knights.size(),
                                             battlecards::patternTarget(fighters, k));
                std::vector<int> chosen = cubes.bandits(attacker);
                for (std::size_t n = 0; !byPattern && n < targets.size(); ++n) {
                    const int man = upTo(static_cast<int>(cubes.men.size()) - 1);
                    const Cubes::Man& whom = cubes.men[static_cast<std::size_t>(man)];
                    const bool own = whom.side == attacker;
                    chosen[n] = own ? -1 : man;
                    targets[n] = own ? std::nullopt
                                     : std::optional(
                                           battlecards::KnightAt{static_cast<std::size_t>(whom.side[0] - 'a'),
                                                                 static_cast<std::size_t>(whom.number)});
                }
                cubes.turn(attacker, chosen);
                for (const battlecards::Dealt& each : battlecards::playTurn(fighters, k, targets))
                    log.push_back(attacker + '>' + toText(each.target.fighter) + '/' +
                                  std::to_string(each.target.knight) + 'x' +
                                  std::to_string(each.working.knights) + '=' +
                                  std::to_string(each.working.wounds));
            }
            QCOMPARE(log, cubes.log);
            const auto points = battlecards::pointsOf(fighters);
            for (std::size_t k = 0; k < sides; ++k)
                QCOMPARE(points[k], cubes.pointsOf(toText(k)));
            std::vector<std::string> victors;
            for (const std::size_t k : battlecards::victorsOf(fighters))
                victors.push_back(toText(k));
            QCOMPARE(victors, cubes.victors());
        }
    }
};

ADJUTANT_TEST(BattlecardsOracleTest)

} // namespace adjutant::test::tst_battlecards_oracle
