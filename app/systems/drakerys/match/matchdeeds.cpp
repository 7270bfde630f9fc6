// What the match page changes at the table: each is one command of the log.
#include "matchdesk.h"

#include "tablenames.h"
#include "workspace.h"

namespace adjutant {

using drakerys::Command;

namespace {} // namespace

void MatchDesk::play(const Command& command)
{
    if (!isOpen())
        return;
    if (m_shownState) {
        Q_EMIT said(tr("This is the table as it was: go back to how it is to play on."));
        return;
    }
    if (const auto unplayed = m_match.play(command))
        Q_EMIT said(unplayed->words());
}

void MatchDesk::injure(const QString& unit, int injuries)
{
    play(drakerys::Injure{refOf(unit), injuries});
}

void MatchDesk::mend(const QString& unit)
{
    const UnitRef ref = refOf(unit);
    const drakerys::UnitState* state = isOpen() ? m_match.state().find(ref) : nullptr;
    if (!state)
        return;
    drakerys::Amend amend{ref.player, {}, ref.unit, {}, {}, {}};
    if (state->injuries > 0) {
        amend.injuries = state->injuries - 1;
    } else if (state->warriors < state->card->size) {
        // The Injury too much removed a Warrior who had all the others already.
        amend.warriors = state->warriors + 1;
        amend.injuries = state->card->health() - 1;
    } else {
        return;
    }
    play(amend);
}

void MatchDesk::changeStress(const QString& unit, int change)
{
    play(drakerys::ChangeStress{refOf(unit), change});
}

void MatchDesk::removeWarriors(const QString& unit, int warriors)
{
    play(drakerys::RemoveWarriors{refOf(unit), warriors});
}

void MatchDesk::scatter(const QString& unit)
{
    play(drakerys::Scatter{refOf(unit)});
}

void MatchDesk::setStatus(const QString& unit, const QString& status, bool on)
{
    play(drakerys::ChangeStatus{refOf(unit), StatusId(status.toStdString()), on});
}

void MatchDesk::score(const QString& player, const QString& mission, int vp)
{
    play(drakerys::Score{PlayerId(player.toStdString()), MissionId(mission.toStdString()), vp});
}

void MatchDesk::pass()
{
    play(drakerys::Pass{PlayerId(activePlayer().toStdString())});
}

void MatchDesk::spend(int ts)
{
    play(drakerys::Spend{PlayerId(activePlayer().toStdString()), ts});
}

void MatchDesk::note(const QString& words)
{
    if (!words.trimmed().isEmpty())
        play(drakerys::Note{words.trimmed().left(1000).toStdString()});
}

void MatchDesk::finish()
{
    play(drakerys::EndMatch{});
}

void MatchDesk::amend(const QString& unit, int warriors, int injuries, int stress)
{
    const UnitRef ref = refOf(unit);
    const drakerys::UnitState* state = isOpen() ? m_match.state().find(ref) : nullptr;
    if (!state)
        return;
    drakerys::Amend amend{ref.player, {}, ref.unit, {}, {}, {}};
    if (warriors != state->warriors)
        amend.warriors = warriors;
    if (injuries != state->injuries)
        amend.injuries = injuries;
    if (stress != state->stress)
        amend.stress = stress;
    if (amend.warriors || amend.injuries || amend.stress)
        play(amend);
}

void MatchDesk::moveToken(const QString& player, int progress)
{
    play(drakerys::Amend{PlayerId(player.toStdString()),
                         std::clamp(progress, 0, drakerys::TimePath::lastStart),
                         {},
                         {},
                         {},
                         {}});
}

void MatchDesk::abandon()
{
    if (isOpen())
        m_match.abandon();
}

} // namespace adjutant
