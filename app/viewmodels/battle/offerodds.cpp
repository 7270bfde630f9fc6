#include "app/viewmodels/battle/offerodds.h"

#include "app/matches/matchfold.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/battle/battlerows.h"

#include <algorithm>

namespace adjutant {

namespace {

constexpr std::size_t mostTargets = 12; // that are worked out
constexpr std::size_t mostNamed = 2;    // on one button

// What a chance is the chance of, where its words don't name the target.
QString ofTarget(const door::Chance& chance, const QString& target)
{
    const QString label = translated(chance.label);
    return chance.label.arguments().empty()
               ? OfferOdds::tr("%1: %2", "target, what may happen to it").arg(target, label)
               : label;
}

} // namespace

bool canBeDone(const door::Offer& offer)
{
    return offer.standing != door::Standing::closed && offer.role == door::Role::procedure &&
           offer.section != door::Section::match && offer.section != door::Section::script;
}

OfferOdds::OfferOdds(QObject* parent) : QObject(parent), m_solver(this)
{
    connect(&m_solver, &ForecastSolver::answered, this, &OfferOdds::changed);
}

void OfferOdds::want(const Session& session, const std::vector<door::Offer>& offers, const UnitRef& piece)
{
    m_targets.clear();
    std::vector<door::Forecast> forecasts;
    for (const door::Offer& offer : offers) {
        if (offer.key.piece != piece || offer.eyesOnly || !canBeDone(offer))
            continue;
        const door::Form form = session.form(everybody, offer.key, {});
        for (const door::Field& field : form.fields) {
            const auto* pick = std::get_if<door::PickInput>(&field.input);
            if (!pick)
                continue;
            std::vector<Target>& targets = m_targets[textOfKey(offer.key)];
            for (const door::Option& option : pick->options) {
                if (!option.odds || option.standing == door::Standing::closed ||
                    targets.size() == mostTargets)
                    continue;
                targets.push_back({translated(option.label), *option.odds});
                forecasts.push_back(*option.odds);
            }
        }
    }
    m_solver.want(std::move(forecasts));
    Q_EMIT changed(); // what is known by now is of another state
}

void OfferOdds::forget()
{
    m_targets.clear();
}

QString OfferOdds::textOf(const QString& key, const QString& wanted) const
{
    struct Likely
    {
        QString target;
        QString of; // what it is the chance of
        double chance;
    };
    std::vector<Likely> likely;
    for (const Target& target : m_targets.value(key))
        if (!wanted.isEmpty() && target.name != wanted)
            continue;
        else if (const door::OddsView* odds = m_solver.answer(target.forecast);
                 odds && !odds->chances.empty())
            likely.push_back(
                {target.name, ofTarget(odds->chances.front(), target.name), odds->chances.front().chance});
    std::ranges::stable_sort(likely, std::ranges::greater(), &Likely::chance);
    QStringList texts;
    for (const Likely& each : likely) {
        if (texts.size() == static_cast<qsizetype>(mostNamed) || (!texts.isEmpty() && each.chance <= 0))
            break;
        // The first says what they all are the chance of.
        texts.append((texts.isEmpty() ? each.of : each.target) + QLatin1Char(' ') + percentText(each.chance));
    }
    return texts.join(QStringLiteral(" · "));
}

} // namespace adjutant
