#include "searchwords.h"

#include "app/text/names.h"
#include "workspace.h"

namespace adjutant {

QString searchWordsOf(const MatchSummary& summary)
{
    QStringList words;
    for (const MatchSummary::Player& player : summary.players)
        words.append(nameOf(FactionId(player.faction.toStdString()), Workspace::current().catalogue()));
    return words.join(QLatin1Char(' '));
}

} // namespace adjutant
