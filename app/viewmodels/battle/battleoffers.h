#pragma once

#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/form/forecastsolver.h"
#include "app/viewmodels/shown.h"
#include "core/match/session.h"

#include <QHash>

namespace adjutant {

/// Whether pages show odds and aims of an offer: it can be done, and is no correction.
bool canBeDone(const door::Offer& offer);

/// What can be done in a match as it stands, sorted by what it is about, and what will probably come of it.
class BattleOffers : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The offers belong to their page")
    PART(adjutant::RowModel, due) = new RowModel(this);
    PART(adjutant::RowModel,
         ends) = new RowModel(this); ///< what ends an activation, a turn, a phase or a round
    PART(adjutant::RowModel, turn) = new RowModel(this); ///< of nobody in particular
    /// Of battleOffer: what is settled before the first turn, in the order of the game.
    SHOWN(QVariantList, setup, changed);
    SHOWN(QVariantList, corrections, changed);
    /// Whether something of nobody in particular can be done, or could in this turn.
    SHOWN(bool, anyOpen, changed) = false;
    /// Whether something of nobody in particular can't be done now.
    SHOWN(bool, anyClosed, changed) = false;
    /// Whether the actions of play are hidden until the match is set up.
    SHOWN(bool, settingUp, changed) = false;
    /// Whether something of the setup comes before what ends it.
    SHOWN(bool, setupDue, changed) = false;
    /// Whether oddsOf() may know any; it is asked again whenever this is notified.
    COMPUTED(bool, hasOdds, oddsChanged) { return !m_targets.isEmpty(); }

public:
    explicit BattleOffers(QObject* parent) : QObject(parent), m_solver(this)
    {
        connect(&m_solver, &ForecastSolver::answered, this, &BattleOffers::oddsChanged);
    }

    /// Whether it isn't hidden until then.
    bool shows(const door::Offer& offer) const
    {
        return !m_settingUp || offer.section != door::Section::turn || !offer.step.empty() || offer.open;
    }

    /// Shows these; `waiting` are the forms that were left with something entered. With `setsUpFirst` the
    /// actions of play are hidden while something of the setup is open. As long as `turn` is the same one,
    /// what could be done in it stays in its place.
    void show(const std::vector<door::Offer>& offers, const BattleWords& words,
              const std::vector<QString>& waiting, bool setsUpFirst, const QString& turn);
    void clear();
    /// The shown offers, by the piece or side that they are about.
    const SortedOffers& sorted() const { return m_sorted; }
    /// None where it isn't shown.
    std::optional<door::OfferKey> find(const QString& key) const;

    /// Asks for the odds of what a piece can do, in place of those of another: worked out in a thread of its
    /// own, hasOdds is notified as they come.
    void wantOdds(const Session& session, const std::vector<door::Offer>& offers, const UnitRef& piece);
    /// What will probably come of an offer by its likeliest targets, or with this one where one is named, as
    /// far as that is known by now: "Crows 62 %".
    Q_INVOKABLE QString oddsOf(const QString& offer, const QString& target = {}) const;

Q_SIGNALS:
    void changed();
    void oddsChanged();

private:
    void keepPlaces(const QString& turn);

    QHash<QString, door::OfferKey> m_keys;
    SortedOffers m_sorted;
    using Places = QHash<QString, qsizetype>; ///< of what could be done, by its key, as it came
    QString m_placesIn;                       ///< the turn that they hold in
    std::map<QString, Places> m_places;       ///< by what it is about
    struct Target
    {
        QString name;
        door::Forecast forecast;
    };
    QHash<QString, std::vector<Target>> m_targets; ///< whose odds are wanted, by the key of the offer
    ForecastSolver m_solver;
};

} // namespace adjutant
