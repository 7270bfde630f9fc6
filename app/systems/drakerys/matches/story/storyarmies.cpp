#include "app/systems/drakerys/matches/story/storyarmies.h"

#include "app/systems/drakerys/matches/story/storynames.h"
#include "app/systems/drakerys/matches/unitnames.h"
#include "app/systems/drakerys/text/matchnames.h"
#include "app/text/figures.h"
#include "app/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::story {

namespace {

using drakerys::MatchState;

struct StoryArmiesWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchStory)
};

QString head(const QString& name)
{
    return QStringLiteral("<th scope=\"col\">%1</th>").arg(name.toHtmlEscaped());
}

QString rowOf(const QString& name, const drakerys::UnitState& unit)
{
    return QStringLiteral("<tr%1><th scope=\"row\">%2</th><td>%3</td><td>%4</td><td>%5</td></tr>\n")
        .arg(unit.removed() ? QStringLiteral(" class=\"gone\"") : QString(), name.toHtmlEscaped(),
             unit.card->ap > 0 ? figure(unit.card->ap) : QStringLiteral("–"), figure(unit.card->size),
             figure(unit.warriors));
}

QString articleOf(const MatchRecord& match, const RecordedPlayer& player, const MatchState& end,
                  const Catalogue& catalogue)
{
    QString rows;
    if (const drakerys::PlayerState* state = end.find(player.id))
        for (const drakerys::UnitState& unit : state->units)
            rows += rowOf(unitName(match.start, {player.id, unit.id()}), unit);
    const QString faction =
        player.roster.faction.empty() ? QString() : nameOf(player.roster.faction, catalogue);
    QStringList what{faction, QString::fromStdString(player.roster.name)};
    what.removeAll(QString());
    const QString table =
        rows.isEmpty()
            ? QString()
            : QStringLiteral("<table>\n<thead><tr>%1</tr></thead>\n<tbody>\n%2</tbody>\n</table>\n")
                  .arg(head(StoryArmiesWords::tr("Unit")) + head(StoryArmiesWords::tr("AP")) +
                           head(StoryArmiesWords::tr("Warriors")) + head(StoryArmiesWords::tr("In the end")),
                       rows);
    return QStringLiteral("<article>\n<h2>%1</h2>\n<p class=\"what\">%2</p>\n%3</article>\n")
        .arg(playerName(match.start, player.id).toHtmlEscaped(),
             what.join(QStringLiteral(" · ")).toHtmlEscaped(), table);
}

std::vector<MissionId> missionsOf(const MatchRecord& match, const MatchState& end)
{
    std::vector<MissionId> all;
    const auto add = [&all](const MissionId& id) {
        if (std::ranges::find(all, id) == all.end())
            all.push_back(id);
    };
    for (const drakerys::MissionState& mission : end.missions)
        add(mission.mission);
    for (const drakerys::PlayerState& player : end.players)
        for (const drakerys::MissionScore& score : player.scores)
            add(score.mission);
    if (match.details.manual)
        for (const QString& mission : match.details.manual->missions)
            add(MissionId(mission.toStdString()));
    return all;
}

QString cellOf(const drakerys::PlayerState& player, const MissionId& mission)
{
    const auto score = std::ranges::find(player.scores, mission, &drakerys::MissionScore::mission);
    return QStringLiteral("<td>%1</td>")
        .arg(score == player.scores.end() ? QStringLiteral("–") : figure(score->vp));
}

} // namespace

QString htmlOfArmies(const MatchRecord& match, const MatchState& end, const Catalogue& catalogue)
{
    QString articles;
    for (const RecordedPlayer& player : match.start.players)
        articles += articleOf(match, player, end, catalogue);
    return QStringLiteral("<div class=\"armies\">\n%1</div>\n").arg(articles);
}

QString htmlOfMissions(const MatchRecord& match, const MatchState& end)
{
    const std::vector<MissionId> missions = missionsOf(match, end);
    if (missions.empty())
        return {};
    QString heads = head(StoryArmiesWords::tr("Mission")), rows;
    for (const RecordedPlayer& player : match.start.players)
        heads += head(playerName(match.start, player.id));
    for (const MissionId& mission : missions) {
        rows += QStringLiteral("<tr><th scope=\"row\">%1</th>").arg(missionName(mission).toHtmlEscaped());
        for (const drakerys::PlayerState& player : end.players)
            rows += cellOf(player, mission);
        rows += QStringLiteral("</tr>\n");
    }
    return QStringLiteral("<section>\n<h2>%1</h2>\n<table class=\"overview\">\n<caption>%2</caption>\n<thead>"
                          "<tr>%3</tr></thead>\n<tbody>\n%4</tbody>\n</table>\n</section>\n")
        .arg(StoryArmiesWords::tr("Missions").toHtmlEscaped(),
             StoryArmiesWords::tr("Victory points of each mission").toHtmlEscaped(), heads, rows);
}

} // namespace adjutant::story
