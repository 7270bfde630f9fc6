#include "tests/systems/drakerys/open/openbattle.h"

#include "app/matches/matchfold.h"
#include "core/roster/edit.h"

#include <QtGlobal>

namespace adjutant::test {

namespace {

Roster listOf(const char* faction, std::initializer_list<std::pair<const char*, int>> units)
{
    Roster roster;
    roster.system = SystemId("drakerys");
    roster.faction = FactionId(faction);
    roster.limits = {{"ap", 1000}, {"rarity", 10}};
    for (const auto& [unit, size] : units)
        roster = recruited(roster, UnitId(std::string(faction) + '/' + unit), size);
    return roster;
}

Start startWith(Roster blue, const Catalogue& catalogue)
{
    Start start;
    start.system = SystemId("drakerys");
    start.first = PlayerId("red");
    start.sides.push_back(
        {PlayerId("red"), "Anna", listOf("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}), {}});
    start.sides.push_back({PlayerId("blue"), "Bruno", std::move(blue), {}});
    return withCards(std::move(start), *findGameSystem("drakerys"), catalogue);
}

} // namespace

Start annaAgainstBruno(const Catalogue& catalogue)
{
    return startWith(listOf("aurium", {{"crossbowmen", 6}, {"noctis", 1}, {"soldiers", 6}}), catalogue);
}

Start annaAgainstAWizard(const Catalogue& catalogue)
{
    return startWith(listOf("irosia", {{"celeste", 1}, {"lancers", 10}}), catalogue);
}

Tap activation(const char* unit, std::initializer_list<const char*> actions)
{
    Tap tap{"activate", {{"unit", unit}}};
    int row = 0;
    for (const char* action : actions)
        tap.answers["actions/" + std::to_string(row++) + "/action"] = action;
    return tap;
}

Tap spending(const char* unit, int ts)
{
    Tap tap = activation(unit, {"special"});
    tap.answers["actions/0/ts"] = ts;
    return tap;
}

OpenBattle::OpenBattle()
{
    qputenv("ADJUTANT_DATA_HOME", m_folder.path().toLocal8Bit());
    m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
    begin(annaAgainstBruno(m_workspace->catalogue()));
}

void OpenBattle::begin(Start start)
{
    if (const auto reason = match().begin(std::move(start)))
        qFatal("not begun: %s", qPrintable(*reason));
}

const drakerys::UnitState& OpenBattle::unit(const char* text)
{
    const drakerys::UnitState* found = state().find(ref(text));
    if (!found)
        qFatal("no Unit %s", text);
    return *found;
}

const drakerys::PlayerState& OpenBattle::player(const char* id)
{
    const drakerys::PlayerState* found = state().find(PlayerId(id));
    if (!found)
        qFatal("no player %s", id);
    return *found;
}

void OpenBattle::play(const std::string& procedure, const door::Answers& answers)
{
    if (const auto reason = match().command(procedure, answers))
        qFatal("not played: %s", qPrintable(*reason));
}

drakerys::MatchState OpenBattle::onDisk()
{
    const QString id = match().record().id;
    const auto file = workspace().matches().files().open(id);
    if (!file)
        qFatal("not read");
    const auto folded = foldedMatch(id, file->records());
    if (!folded || folded->damage)
        qFatal("not followed");
    return drakerys::stateOf(*folded->session);
}

void OpenBattle::restart(const std::function<void()>& whileClosed)
{
    const QString id = match().record().id;
    m_workspace.reset();
    if (whileClosed)
        whileClosed();
    m_workspace = std::make_unique<Workspace>(QStringLiteral("en"));
    if (const auto reason = match().open(id))
        qFatal("%s", qPrintable(*reason));
}

UnitRef ref(const char* text)
{
    return unitRefOf(text);
}

} // namespace adjutant::test
