#pragma once

#include "app/viewmodels/form/forecastsolver.h"
#include "core/match/session.h"

#include <QHash>
#include <QObject>

namespace adjutant {

/// Whether pages show odds and aims of an offer: it can be done, and is no correction.
bool canBeDone(const door::Offer& offer);

/// What will probably happen with each thing that a piece can do, by its likeliest targets. Worked out in a
/// thread of its own.
class OfferOdds : public QObject
{
    Q_OBJECT

public:
    explicit OfferOdds(QObject* parent = nullptr);

    /// Asks for the odds of the offers of one piece, in place of those of another.
    void want(const Session& session, const std::vector<door::Offer>& offers, const UnitRef& piece);
    /// The state that they were asked in is left: they hold no more.
    void forget();
    /// The likeliest targets of an offer, or this one, as far as they are known by now: "Crows 62 %"; empty:
    /// none are.
    QString textOf(const QString& key, const QString& target) const;

Q_SIGNALS:
    /// More is known.
    void changed();

private:
    struct Target
    {
        QString name;
        door::Forecast forecast;
    };
    QHash<QString, std::vector<Target>> m_targets; ///< by the key of the offer
    ForecastSolver m_solver;
};

} // namespace adjutant
