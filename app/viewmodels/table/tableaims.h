#pragma once

#include "app/viewmodels/table/tableform.h"
#include "app/viewmodels/table/tableoffers.h"

#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// What a piece on a map can do with another thing there, or with a spot: the offers of the piece whose first
/// question that answers. Nothing here knows a game.
class TableAims : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to its table")

public:
    TableAims(TableForm& form, TableOffers& offers, QObject* parent);

    void setTable(RunningTable* table) { m_table = table; }

    /// What a piece can do with a thing, or, where `target` is empty, with a spot of a board: of tableOffer,
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
        table::OfferKey key;
        table::Answers answers;
        QString target;
        bool pulled = false;
    };
    std::vector<table::Offer> offersOf(const QString& piece) const;
    std::optional<Aim> aimOf(const table::Offer& offer, const std::string& board, const std::string& target,
                             table::Point spot) const;

    TableForm& m_form;
    TableOffers& m_offers;
    RunningTable* m_table = nullptr;
    std::vector<Aim> m_aims; ///< that at() gave last
};

} // namespace adjutant
