#include "rollcontroller.h"

#include "app/systems/drakerys/text/oddswords.h"
#include "app/text/figures.h"
#include "core/odds/distribution.h"
#include "core/systems/drakerys/match/roller.h"
#include "core/systems/drakerys/match/sideattable.h"
#include "spokentext.h"
#include "workspace.h"

#include <QLocale>

#include <algorithm>

namespace adjutant {

using drakerys::MoraleResult;
using drakerys::Reading;
using drakerys::RollDue;
using drakerys::Shown;
using drakerys::Throw;
using drakerys::Whose;

namespace {

// As many chances of a forecast as a record keeps; what is missing to 1 is "more".
constexpr std::size_t longestForecast = 200;

// Sums of many chances may leave 0 to 1 by their rounding.
std::vector<double> keptForecast(std::vector<double> chances)
{
    chances.resize(std::min(chances.size(), longestForecast));
    for (double& chance : chances)
        chance = std::clamp(chance, 0.0, 1.0);
    return chances;
}

} // namespace

RollController::RollController(QObject* parent) : QObject(parent), m_match(Workspace::current().table())
{
    connect(&m_match.table(), &RunningTable::opened, this, &RollController::leave);
}

void RollController::begin(ActivationController* activation)
{
    if (!m_match.isOpen() || !activation || !activation->hasOdds() || !activation->odds()->result().valid)
        return;
    const UnitRef active = unitRefOf(activation->unit().toStdString());
    const UnitRef target = unitRefOf(activation->target().toStdString());
    std::visit([&](const auto& deed) { start(deed, active, target, activation->odds()->result().title); },
               activation->odds()->asked());
}

void RollController::beginMorale(const QString& unit, int opposition)
{
    const UnitRef ref = unitRefOf(unit.toStdString());
    const auto side = m_match.isOpen()
                          ? drakerys::sideAtTable(m_match.state(), ref, Workspace::current().catalogue())
                          : std::nullopt;
    if (side)
        start(drakerys::MoraleTest{*side, opposition}, ref, ref,
              tr("Morale of %1").arg(spoken(m_match.state(), ref)));
    else
        Q_EMIT told(tr("Its card is not known, so Adjutant can't tell the roll."));
}

void RollController::beginInvocation(const QString& unit, int extraDice)
{
    const UnitRef ref = unitRefOf(unit.toStdString());
    if (m_match.isOpen() && m_match.state().find(ref))
        start(drakerys::Invocation{extraDice}, ref, ref,
              tr("Invocation by %1").arg(spoken(m_match.state(), ref)));
}

void RollController::start(drakerys::Deed deed, const UnitRef& active, const UnitRef& target,
                           const QString& title)
{
    m_active = active;
    m_target = target;
    m_title = title;
    m_resolution = drakerys::begin(std::move(deed));
    next();
}

void RollController::next()
{
    m_due = drakerys::due(*m_resolution);
    forgetDice();
    m_settled.clear();
    if (!m_due) {
        const drakerys::Outcome outcome = drakerys::outcomeOf(*m_resolution);
        const auto settle = [this](const UnitRef& unit, const drakerys::SideOutcome& side) {
            m_settled.push_back(
                {unit, side, side.injuries, side.stress, side.morale == MoraleResult::scattered});
        };
        if (!(m_active == m_target))
            settle(m_target, outcome.target);
        settle(m_active, outcome.active);
    }
    Q_EMIT changed();
}

UnitRef RollController::whoRolls() const
{
    return m_due && m_due->whose == Whose::target ? m_target : m_active;
}

QString RollController::rollTitle() const
{
    return m_due ? adjutant::wordsFor(m_due->roll) : QString();
}

QString RollController::roller() const
{
    return m_due ? spoken(m_match.state(), whoRolls()) : QString();
}

QString RollController::reasons() const
{
    if (!m_due)
        return {};
    QStringList parts{diceInWords(m_due->reasons), contestInWords(m_due->reasons)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString RollController::forecast() const
{
    if (!m_due)
        return {};
    return tr("%1 expected").arg(QLocale().toString(odds::mean(m_due->forecast), 'f', 1));
}

QVariantList RollController::chances() const
{
    QVariantList list;
    if (m_due)
        for (const double chance : m_due->forecast)
            list.append(chance);
    return list;
}

void RollController::setByFace(bool byFace)
{
    m_byFace = byFace;
    forgetDice();
    Q_EMIT changed();
}

void RollController::forgetDice()
{
    m_faces.clear();
    m_rerolled.reset();
    m_declinedAt = 0;
    m_shown = {};
}

drakerys::RollToCount RollController::counting() const
{
    drakerys::RollToCount roll = drakerys::countingOf(*m_due);
    roll.rerolled = m_rerolled;
    return roll;
}

drakerys::DiceCount RollController::count() const
{
    return drakerys::countOf(m_faces, counting());
}

QVariantList RollController::faces() const
{
    QVariantList list;
    if (!m_due)
        return list;
    const bool tenFails = m_due->highest == odds::HighestFace::fails;
    for (const int face : m_faces)
        list.append(
            QVariantMap{{QStringLiteral("face"), face},
                        {QStringLiteral("success"), face >= m_due->threshold && !(face == 10 && tenFails)}});
    return list;
}

QString RollController::comesNext() const
{
    if (!m_due || !m_byFace)
        return {};
    const drakerys::DiceCount now = count();
    switch (now.next) {
    case Throw::initial:
        return tr("%n more die (dice) to read", "", now.toRoll);
    case Throw::reroll:
        return tr("%n failure(s) may be rerolled: read them", "", now.toRoll);
    case Throw::added:
        return tr("%n added die (dice) to read", "", now.toRoll);
    case Throw::none:
        return tr("All dice are read.");
    }
    return {};
}

bool RollController::complete() const
{
    return m_due && (!m_byFace || count().complete());
}

void RollController::setSuccesses(int successes)
{
    m_shown.successes = std::max(0, successes);
    Q_EMIT changed();
}

QString RollController::successesLabel() const
{
    if (!m_due)
        return {};
    switch (m_due->reading) {
    case Reading::safeguard:
        return tr("Injuries cancelled (10)");
    case Reading::sum:
        return tr("Sum of the dice");
    default:
        return m_due->roll == drakerys::RollName::attack || m_due->roll == drakerys::RollName::shooting
                   ? tr("Hits")
               : m_due->roll == drakerys::RollName::injury ? tr("Injuries")
                                                           : tr("Successes");
    }
}

QString RollController::besideLabel() const
{
    if (!m_due)
        return {};
    switch (m_due->reading) {
    case Reading::criticals:
        return tr("10s among them");
    case Reading::ones:
        return tr("1s on all dice");
    case Reading::safeguard:
        return m_due->passesFrom ? tr("Passed to the Guard (%L1 to 9)").arg(*m_due->passesFrom) : QString();
    default:
        return {};
    }
}

int RollController::beside() const
{
    switch (m_due ? m_due->reading : Reading::successes) {
    case Reading::criticals:
        return m_shown.criticals;
    case Reading::ones:
        return m_shown.ones;
    case Reading::safeguard:
        return m_shown.passed;
    default:
        return 0;
    }
}

void RollController::setBeside(int value)
{
    const int number = std::max(0, value);
    switch (m_due ? m_due->reading : Reading::successes) {
    case Reading::criticals:
        m_shown.criticals = number;
        break;
    case Reading::ones:
        m_shown.ones = number;
        break;
    case Reading::safeguard:
        m_shown.passed = number;
        break;
    default:
        break;
    }
    Q_EMIT changed();
}

void RollController::enterFace(int face)
{
    if (!m_due || count().complete() || face < 1 || face > 10)
        return;
    m_faces.push_back(face);
    m_shown = drakerys::shownOf(*m_due, count());
    Q_EMIT changed();
}

void RollController::takeFaceBack()
{
    if (!m_due || m_faces.empty())
        return;
    m_faces.pop_back();
    if (m_faces.size() < m_declinedAt) // what was declined is open again
        m_rerolled.reset();
    m_shown = drakerys::shownOf(*m_due, count());
    Q_EMIT changed();
}

void RollController::declineRerolls()
{
    if (!m_due || count().next != Throw::reroll)
        return;
    const drakerys::DiceCount now = count();
    m_rerolled = now.mayReroll - now.toRoll;
    m_declinedAt = m_faces.size();
    m_shown = drakerys::shownOf(*m_due, count());
    Q_EMIT changed();
}

void RollController::rollForMe()
{
    if (!m_due)
        return;
    m_byFace = true;
    // Dice that lie there stay.
    m_faces = drakerys::facesOf(counting(), [this, read = m_faces, k = std::size_t(0)]() mutable {
        return k < read.size() ? read[k++] : m_dice.face();
    });
    m_shown = drakerys::shownOf(*m_due, count());
    Q_EMIT changed();
}

table::Answers RollController::answersOf(const Shown& shown) const
{
    table::Answers answers{{"player", whoRolls().player.text()},
                           {"unit", textOf(whoRolls())},
                           {"kind", std::string(drakerys::wordFor(m_due->roll))},
                           {"threshold", m_due->threshold},
                           {"successes", drakerys::forecastCount(shown)}};
    if (m_byFace)
        answers["faces"] = m_faces;
    const std::vector<double> forecast = keptForecast(m_due->forecast);
    for (std::size_t k = 0; k < forecast.size(); ++k)
        answers["forecast/" + std::to_string(k)] = forecast[k];
    return answers;
}

void RollController::confirm()
{
    if (!complete())
        return;
    const Shown shown = drakerys::nearestPossible(*m_due, m_shown);
    if (const auto trouble = m_match.play("roll", answersOf(shown))) {
        Q_EMIT told(*trouble);
        return;
    }
    m_resolution = drakerys::after(std::move(*m_resolution), shown);
    next();
}

// Whether a roll is still the last thing that happened.
bool RollController::isLastRoll() const
{
    const Session& session = m_match.session();
    for (const LogLine& line : session.log({}))
        if (line.stands && line.position == session.records())
            return session.record(line.entry).procedure == "roll";
    return false;
}

void RollController::back()
{
    if (!canGoBack())
        return;
    if (isLastRoll())
        if (const auto trouble = m_match.table().undo()) {
            Q_EMIT told(*trouble);
            return;
        }
    m_resolution = drakerys::before(std::move(*m_resolution));
    next();
}

void RollController::leave()
{
    m_resolution.reset();
    m_due.reset();
    m_settled.clear();
    forgetDice();
    Q_EMIT changed();
}

} // namespace adjutant
