#include "app/matches/matchresults.h"

#include "app/text/foldedwords.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace adjutant {

namespace {

using Result = int Tally::*;

using FoldedTexts = QHash<QString, QString>;

// Each text is folded only once: thousands of matches name the same few.
const QString& foldedOnce(const QString& text, FoldedTexts& known)
{
    const auto found = known.constFind(text);
    return found != known.cend() ? *found : *known.insert(text, folded(text));
}

/// Counts by what matches have in common.
class Tallies
{
public:
    explicit Tallies(FoldedTexts& known) : m_known(known) {}

    /// The same key, capitals and accents aside, counts once in a match.
    void count(const QStringList& keys, Result result)
    {
        QSet<QString> counted;
        for (const QString& key : keys) {
            const QString& same = foldedOnce(key, m_known);
            if (same.isEmpty() || counted.contains(same))
                continue;
            counted.insert(same);
            Tally& tally = m_all[same];
            tally.key = key;
            ++(tally.*result);
        }
    }

    std::vector<Tally> sorted() const
    {
        std::vector<Tally> all(m_all.begin(), m_all.end());
        std::ranges::sort(all, {}, [](const Tally& tally) { return std::pair(-tally.matches(), tally.key); });
        return all;
    }

private:
    FoldedTexts& m_known;
    QHash<QString, Tally> m_all;
};

} // namespace

MatchResults resultsOf(const std::vector<MatchSummary>& matches, const QString& player)
{
    MatchResults results;
    results.all.key = player;
    const QString wanted = folded(player);
    FoldedTexts known;
    Tallies factions(known), opponents(known), opposing(known), missions(known);
    for (const MatchSummary& match : matches) {
        const auto self = std::ranges::find_if(match.players, [&](const MatchPlayer& one) {
            return wanted.isEmpty() || foldedOnce(one.name, known) == wanted;
        });
        const bool decided = match.drawn || !match.winner.isEmpty();
        if (match.state != QLatin1String("finished") || self == match.players.end() || !decided)
            continue;
        const Result result = match.drawn                          ? &Tally::drawn
                              : match.winners().contains(self->id) ? &Tally::won
                                                                   : &Tally::lost;
        QStringList names, othersFactions;
        for (const MatchPlayer& other : match.players) {
            // Who won together was no opponent.
            if (other.id == self->id || (result == &Tally::won && match.winners().contains(other.id)))
                continue;
            names.append(other.name);
            othersFactions.append(other.faction);
        }
        ++(results.all.*result);
        factions.count({self->faction}, result);
        opponents.count(names, result);
        opposing.count(othersFactions, result);
        missions.count(match.missions, result);
        if (!match.first.isEmpty())
            ++((match.first == self->id ? results.first : results.second).*result);
    }
    results.factions = factions.sorted();
    results.opponents = opponents.sorted();
    results.opposing = opposing.sorted();
    results.missions = missions.sorted();
    return results;
}

} // namespace adjutant
