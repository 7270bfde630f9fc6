#pragma once

#include "app/viewmodels/battle/battleform.h"
#include "app/viewmodels/battle/battleoffers.h"

#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// What a piece on a map can do with another thing there, or with a spot: the offers of the piece whose first
/// question that answers. Nothing here knows a game.
class BattleAims : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to its page")

public:
    BattleAims(BattleForm& form, BattleOffers& offers, QObject* parent);

    /// What a piece can do with a thing, or, where `target` is empty, with a spot of a board: of battleOffer,
    /// with what it costs then. A spot out of reach is pulled to the rim, and says so.
    Q_INVOKABLE QVariantList at(const QString& board, const QString& piece, const QString& target, double x,
                                double y);
    /// Carries out what at() gave at this place, or opens its form where more is asked.
    Q_INVOKABLE void take(int index);
    /// What will probably come of it: "Crows 62 %"; empty where that isn't known.
    Q_INVOKABLE QString oddsOf(int index) const;

    /// How far a piece gets on a board, of {label, reach, x, y}.
    Q_INVOKABLE QVariantList reaches(const QString& board, const QString& piece) const;
    /// Whether any of what it can do asks for a spot on a board first.
    Q_INVOKABLE bool goesSomewhere(const QString& board, const QString& piece) const;

private:
    struct Aim
    {
        door::OfferKey key;
        door::Answers answers;
        QString target;
        bool pulled = false;
    };
    std::vector<door::Offer> offersOf(const QString& piece) const;
    std::optional<Aim> aimOf(const door::Offer& offer, const std::string& board, const std::string& target,
                             door::Point spot) const;

    BattleForm& m_form;
    BattleOffers& m_offers;
    std::vector<Aim> m_aims; ///< that at() gave last
};

} // namespace adjutant
