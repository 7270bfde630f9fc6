#pragma once

#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/battle/offerodds.h"
#include "app/viewmodels/rowmodel.h"

#include <QHash>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// What can be done in a match as it stands, sorted by what it is about, and what will probably come of it.
class BattleOffers : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The offers belong to their page")
    Q_PROPERTY(adjutant::RowModel* due READ due CONSTANT)
    Q_PROPERTY(adjutant::RowModel* ends READ ends CONSTANT)
    Q_PROPERTY(adjutant::RowModel* turn READ turn CONSTANT)
    Q_PROPERTY(QVariantList setup READ setup NOTIFY changed)
    Q_PROPERTY(adjutant::RowModel* corrections READ corrections CONSTANT)
    Q_PROPERTY(bool anyOpen READ anyOpen NOTIFY changed)
    Q_PROPERTY(bool anyClosed READ anyClosed NOTIFY changed)
    Q_PROPERTY(bool settingUp READ isSettingUp NOTIFY changed)

public:
    explicit BattleOffers(QObject* parent);

    RowModel* due() const { return m_due; }
    RowModel* ends() const { return m_ends; } ///< what ends an activation, a turn, a phase or a round
    RowModel* turn() const { return m_turn; } ///< of nobody in particular
    /// Of battleOffer: what is settled before the first turn, in the order of the game.
    QVariantList setup() const { return m_setup; }
    RowModel* corrections() const { return m_corrections; }
    /// Whether something of nobody in particular can't be done now.
    bool anyClosed() const { return m_anyClosed; }
    /// Whether something of nobody in particular can.
    bool anyOpen() const { return m_anyOpen; }

    /// Whether the actions of play are hidden until the match is set up.
    bool isSettingUp() const { return m_settingUp; }
    /// Whether it isn't hidden until then.
    bool shows(const door::Offer& offer) const;

    /// Shows these; `waiting` are the forms that were left with something entered. With `setsUpFirst` the
    /// actions of play are hidden while something of the setup is open.
    void show(const std::vector<door::Offer>& offers, const BattleWords& words,
              const std::vector<QString>& waiting, bool setsUpFirst);
    void clear();
    /// Those that are shown, by the piece or side that they are about.
    const SortedOffers& sorted() const { return m_sorted; }
    /// None where it isn't among those that are shown.
    std::optional<door::OfferKey> find(const QString& key) const;

    /// Asks for the odds of what a piece can do: oddsChanged() tells as they come.
    void wantOdds(const Session& session, const std::vector<door::Offer>& offers, const UnitRef& piece);
    /// What will probably come of an offer, with this target only where one is named, as far as that is
    /// known: "Crows 62 %".
    Q_INVOKABLE QString oddsOf(const QString& offer, const QString& target = {}) const
    {
        return m_odds->textOf(offer, target);
    }

Q_SIGNALS:
    void changed();
    void oddsChanged();

private:
    QHash<QString, door::OfferKey> m_keys;
    SortedOffers m_sorted;
    bool m_anyClosed = false;
    bool m_anyOpen = false;
    bool m_settingUp = false;
    RowModel* m_due;
    RowModel* m_ends;
    RowModel* m_turn;
    QVariantList m_setup;
    RowModel* m_corrections;
    OfferOdds* m_odds;
};

} // namespace adjutant
