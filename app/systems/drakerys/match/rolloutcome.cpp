#include "rollcontroller.h"

#include "spokentext.h"

#include <algorithm>
#include <utility>

// What comes of the rolls, and how it is laid down at the table.

namespace adjutant {

using drakerys::MoraleResult;

QString RollController::wordsFor(const Settled& each) const
{
    QStringList words;
    const drakerys::UnitState* unit = m_match.state().find(each.unit);
    const int lost = !unit ? 0
                     : each.scatters
                         ? unit->warriors
                         : std::min(unit->warriors, (unit->injuries + each.injuries) / unit->card->health());
    words.append(lost > 0 ? tr("%n Warrior(s) lost", "", lost) : tr("no Warrior lost"));
    if (each.outcome.cancelled > 0)
        words.append(tr("%n Injury (Injuries) cancelled by Safeguard", "", each.outcome.cancelled));
    if (each.outcome.passed > 0)
        words.append(
            tr("%n Injury (Injuries) passed to the Guard: lay them down there", "", each.outcome.passed));
    switch (each.outcome.morale) {
    case MoraleResult::destabilised:
        words.append(tr("destabilised: one Stress"));
        break;
    case MoraleResult::inDoubt:
        words.append(tr("in doubt"));
        break;
    case MoraleResult::intact:
        words.append(tr("morale intact"));
        break;
    default:
        break;
    }
    return words.join(QStringLiteral(" · "));
}

QVariantList RollController::outcomes() const
{
    QVariantList rows;
    for (const Settled& each : m_settled)
        rows.append(QVariant::fromValue(OutcomeRow{QString::fromStdString(textOf(each.unit)),
                                                   spoken(m_match.state(), each.unit), each.injuries,
                                                   each.stress, each.scatters, wordsFor(each)}));
    return rows;
}

QString RollController::verdict() const
{
    if (!m_resolution || m_due)
        return {};
    const drakerys::Outcome outcome = drakerys::outcomeOf(*m_resolution);
    QStringList words;
    const auto wins = [this](const UnitRef& unit) {
        return tr("%1 wins the fight.").arg(spoken(m_match.state(), unit));
    };
    if (outcome.winner == drakerys::Winner::active)
        words.append(wins(m_active));
    else if (outcome.winner == drakerys::Winner::target)
        words.append(wins(m_target));
    else if (outcome.winner == drakerys::Winner::draw)
        words.append(tr("The fight is a draw."));
    if (std::holds_alternative<drakerys::Invocation>(m_resolution->deed))
        words.append(outcome.succeeds ? tr("The Elemental comes.") : tr("No Elemental comes."));
    if (outcome.endsActivation)
        words.append(tr("The activation ends."));
    return words.join(QLatin1Char(' '));
}

RollController::Settled* RollController::settled(const QString& unit)
{
    const auto found = std::ranges::find(m_settled, unitRefOf(unit.toStdString()), &Settled::unit);
    return found == m_settled.end() ? nullptr : &*found;
}

void RollController::setInjuries(const QString& unit, int injuries)
{
    if (Settled* each = settled(unit))
        each->injuries = std::max(0, injuries);
    Q_EMIT changed();
}

void RollController::setStress(const QString& unit, int stress)
{
    if (Settled* each = settled(unit))
        each->stress = std::max(0, stress);
    Q_EMIT changed();
}

void RollController::setScatters(const QString& unit, bool scatters)
{
    if (Settled* each = settled(unit))
        each->scatters = scatters;
    Q_EMIT changed();
}

// What of an outcome is still to be laid down, one command after the other; false where one is not taken.
bool RollController::layDown(Settled& each)
{
    const auto lay = [&](const char* procedure, const table::Answers& more) {
        const drakerys::UnitState* unit = m_match.state().find(each.unit);
        if (!unit || unit->removed())
            return true;
        table::Answers answers = more;
        answers["unit"] = textOf(each.unit);
        const auto trouble = m_match.play(procedure, answers);
        if (trouble)
            Q_EMIT told(*trouble);
        return !trouble;
    };
    if (each.injuries > 0 && !lay("injure", {{"count", each.injuries}}))
        return false;
    each.injuries = 0;
    if (each.scatters && !lay("scatter", {}))
        return false;
    each.scatters = false;
    if (each.stress > 0 && !lay("stress", {{"change", each.stress}}))
        return false;
    each.stress = 0;
    return true;
}

void RollController::apply()
{
    if (!m_resolution || m_due)
        return;
    // By value: a match that another window has carried on ends all this.
    std::vector<Settled> all = std::exchange(m_settled, {});
    const bool done = std::ranges::all_of(all, [this](Settled& each) { return layDown(each); });
    if (!done && m_resolution) {
        m_settled = std::move(all);
        Q_EMIT changed();
        return;
    }
    const bool comes = done && m_resolution &&
                       std::holds_alternative<drakerys::Invocation>(m_resolution->deed) &&
                       drakerys::outcomeOf(*m_resolution).succeeds;
    const QString unit = QString::fromStdString(textOf(m_active));
    leave();
    if (done)
        Q_EMIT applied();
    if (comes)
        Q_EMIT elementalComes(unit);
}

} // namespace adjutant
