// What the match page changes at the table: each is one command of the log.
#include "matchcontroller.h"

#include "core/systems/drakerys/match/timepath.h"
#include "spokentext.h"

#include <algorithm>

namespace adjutant {

bool MatchController::play(const std::string& procedure, const table::Answers& answers)
{
    if (!isOpen())
        return false;
    const auto trouble =
        m_shownState ? std::optional(tr("This is the table as it was: go back to how it is to play on."))
                     : m_match.play(procedure, answers);
    if (trouble)
        Q_EMIT told(*trouble);
    return !trouble;
}

void MatchController::injure(const QString& unit, int injuries)
{
    play("injure", {{"unit", unit.toStdString()}, {"count", injuries}});
}

void MatchController::takeInjuryBack(const QString& unit)
{
    const UnitRef ref = refOf(unit);
    const drakerys::UnitState* state = isOpen() ? m_match.state().find(ref) : nullptr;
    if (!state)
        return;
    table::Answers agreed{{"player", ref.player.text()}, {"unit", ref.unit.text()}};
    if (state->injuries > 0) {
        agreed["injuries"] = state->injuries - 1;
    } else if (state->warriors < state->card->size) {
        // The Injury too much removed a Warrior who had all the others already.
        agreed["warriors"] = state->warriors + 1;
        agreed["injuries"] = state->card->health() - 1;
    } else {
        return;
    }
    play("amend", agreed);
}

void MatchController::changeStress(const QString& unit, int change)
{
    play("stress", {{"unit", unit.toStdString()}, {"change", change}});
}

void MatchController::removeWarriors(const QString& unit, int warriors)
{
    play("remove", {{"unit", unit.toStdString()}, {"warriors", warriors}});
}

void MatchController::scatter(const QString& unit)
{
    play("scatter", {{"unit", unit.toStdString()}});
}

void MatchController::setStatus(const QString& unit, const QString& status, bool on)
{
    play("status", {{"unit", unit.toStdString()}, {on ? "add" : "remove", status.toStdString()}});
}

void MatchController::score(const QString& player, const QString& mission, int vp)
{
    play("score", {{"player", player.toStdString()}, {"mission", mission.toStdString()}, {"vp", vp}});
}

void MatchController::pass()
{
    play("pass", {{"player", activePlayer().toStdString()}});
}

void MatchController::spend(int ts)
{
    play("spend", {{"player", activePlayer().toStdString()}, {"ts", ts}});
}

void MatchController::note(const QString& words)
{
    if (!words.trimmed().isEmpty())
        play("note", {{"text", words.trimmed().left(1000).toStdString()}});
}

void MatchController::finish()
{
    play("finish", {});
}

void MatchController::amend(const QString& unit, int warriors, int injuries, int stress)
{
    const UnitRef ref = refOf(unit);
    const drakerys::UnitState* state = isOpen() ? m_match.state().find(ref) : nullptr;
    if (!state)
        return;
    table::Answers figures;
    if (warriors != state->warriors)
        figures["warriors"] = warriors;
    if (injuries != state->injuries)
        figures["injuries"] = injuries;
    if (stress != state->stress)
        figures["stress"] = stress;
    if (figures.empty())
        return;
    figures["player"] = ref.player.text();
    figures["unit"] = ref.unit.text();
    play("amend", figures);
}

void MatchController::moveToken(const QString& player, int progress)
{
    play("set_progress",
         {{"player", player.toStdString()}, {"to", std::clamp(progress, 0, drakerys::TimePath::lastStart)}});
}

void MatchController::abandon()
{
    if (isOpen())
        m_match.table().abandon();
}

} // namespace adjutant
