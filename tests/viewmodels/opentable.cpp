#include "opentable.h"

#include "app/systems/drakerys/matches/startjson.h"
#include "app/systems/drakerys/matches/stepjson.h"
#include "core/roster/edit.h"

#include <QtGlobal>

namespace adjutant::test {

namespace {

Roster listOf(const char* faction, std::initializer_list<std::pair<const char*, int>> units)
{
    Roster roster;
    roster.system = SystemId("drakerys");
    roster.faction = FactionId(faction);
    roster.limits = {1000, 10};
    for (const auto& [unit, size] : units)
        roster = recruited(roster, UnitId(std::string(faction) + '/' + unit), size);
    return roster;
}

MatchStart startWith(Roster blue, const Catalogue& catalogue)
{
    std::vector<RecordedPlayer> players;
    players.push_back({PlayerId("red"),
                       QStringLiteral("Anna"),
                       listOf("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}),
                       {}});
    players.push_back({PlayerId("blue"), QStringLiteral("Bruno"), std::move(blue), {}});
    return startOf(std::move(players), PlayerId("red"), {1000, 10}, QDateTime::currentDateTimeUtc(),
                   catalogue);
}

} // namespace

MatchStart annaAgainstBruno(const Catalogue& catalogue)
{
    return startWith(listOf("aurium", {{"crossbowmen", 6}, {"noctis", 1}, {"soldiers", 6}}), catalogue);
}

MatchStart annaAgainstAnybody(const Catalogue& catalogue)
{
    return startWith(listOf("aurium", {}), catalogue);
}

OpenTable::OpenTable()
{
    qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
    m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
    match().begin(annaAgainstBruno(m_workspace->catalogue()));
}

const drakerys::UnitState& OpenTable::unit(const char* text)
{
    const drakerys::UnitState* found = state().find(ref(text));
    if (!found)
        qFatal("no Unit %s", text);
    return *found;
}

const drakerys::PlayerState& OpenTable::player(const char* id)
{
    const drakerys::PlayerState* found = state().find(PlayerId(id));
    if (!found)
        qFatal("no player %s", id);
    return *found;
}

void OpenTable::play(const drakerys::Command& command)
{
    if (const auto unplayed = match().play(command))
        qFatal("not played: %s",
               unplayed->refusal ? unplayed->refusal->message.c_str() : qPrintable(unplayed->trouble));
}

drakerys::MatchState OpenTable::onDisk()
{
    MatchStore store = MatchStore::open(folder());
    const auto stored = store.steps(match().record().id);
    if (!stored || stored->damage)
        qFatal("not read");
    FoldedMatch folded(*readStart(stored->startText.toStdString()));
    for (const StoredStep& each : stored->steps)
        if (folded.take(*readStep(each.body.toStdString())))
            qFatal("step %lld is refused", static_cast<long long>(each.number));
    return folded.state();
}

void OpenTable::restart()
{
    const QString id = match().record().id;
    m_workspace.reset();
    m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
    if (const auto reason = match().open(id))
        qFatal("%s", qPrintable(*reason));
}

UnitRef ref(const char* text)
{
    return unitRefOf(text);
}

drakerys::Activate activation(const char* unit, std::initializer_list<drakerys::ActionKind> actions)
{
    drakerys::Activate command{ref(unit), {}};
    for (const drakerys::ActionKind kind : actions) {
        command.actions.emplace_back();
        command.actions.back().kind = kind;
    }
    return command;
}

drakerys::Activate spending(const char* unit, int ts)
{
    drakerys::Activate command = activation(unit, {drakerys::ActionKind::special});
    command.actions.front().ts = ts;
    return command;
}

} // namespace adjutant::test
