#include "tests/systems/drakerys/open/openbattle.h"

#include "app/matches/matchfold.h"
#include "tests/systems/drakerys/match/drakerysstart.h"
#include "tests/systems/drakerys/shippedcatalogue.h"

#include <QtGlobal>

namespace adjutant::test {

namespace {

constexpr ArmyLimits limits{1000, 10};

Start startWith(Roster blue)
{
    Start start = drakerysStart(army("avaren", {{"crows", 12}, {"blood-banes", 4}, {"salik", 1}}, limits),
                                std::move(blue));
    start.sides[0].name = "Anna";
    start.sides[1].name = "Bruno";
    return start;
}

} // namespace

Start annaAgainstBruno()
{
    return startWith(army("aurium", {{"crossbowmen", 6}, {"noctis", 1}, {"soldiers", 6}}, limits));
}

Start annaAgainstAWizard()
{
    return startWith(army("irosia", {{"celeste", 1}, {"lancers", 10}}, limits));
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
    begin(annaAgainstBruno());
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
