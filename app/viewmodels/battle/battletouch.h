#pragma once

#include "app/viewmodels/battle/battleform.h"
#include "app/viewmodels/battle/battleoffers.h"

namespace adjutant {

/// What players do where it stands on the page: marks of a map, figures of pieces and sides, checks of goals,
/// and what a piece on a map can do with another thing there, or with a spot: the offers of the piece whose
/// first question that answers. Where more has to be known than was touched, the form opens that asks it.
class BattleTouch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to its page")

public:
    BattleTouch(BattleForm& form, BattleOffers& offers, QObject* parent)
        : QObject(parent), m_form(form), m_offers(offers)
    {}

    /// Changes a figure of a piece (`red/ogre`) or a side (`red`) at once. Opens a form where more is asked,
    /// and before something that a piece has only so much of is taken away: Warriors, hit points.
    Q_INVOKABLE void adjust(const QString& of, const QString& counter, int by);

    /// Opens the form by which the players tell how a check of a goal stands.
    Q_INVOKABLE void reportGoal(const QString& goal, int check);
    /// The checks that only the players know, and haven’t set: "Ana, Messenger: …".
    Q_INVOKABLE QStringList unknownChecks() const;

    /// Puts a mark of a ground somewhere at once; opens a form where more is asked, or a rule seems broken.
    Q_INVOKABLE void place(const QString& board, const QString& mark, double x, double y);
    /// What would be said to that; empty: nothing.
    Q_INVOKABLE QString placeRemark(const QString& board, const QString& mark, double x, double y) const;
    /// Opens the form of what puts a mark elsewhere, at the question where it is.
    Q_INVOKABLE void openMark(const QString& board, const QString& mark);

    /// What a piece can do with a thing, or, where `target` is empty, with a spot of a board: of battleOffer,
    /// with what it costs then. A spot out of reach is pulled to the rim, and says so. To a thing that is no
    /// piece it can move, too.
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
    /// What puts a mark somewhere: the offer, its answers, and the question for the spot.
    struct Move
    {
        door::OfferKey key;
        door::Answers answers;
        door::Path path;
    };
    /// Without a spot it stays where it is.
    std::optional<Move> moveOf(const QString& board, const QString& mark,
                               std::optional<door::Point> to) const;

    struct Aim
    {
        door::OfferKey key;
        door::Answers answers;
        QString target;
        bool pulled = false;
    };
    std::vector<door::Offer> offersOf(const QString& piece) const;
    std::optional<Aim> aimOf(const door::Offer& offer, const std::string& board, const std::string& target,
                             door::Point spot, bool moves = false) const;

    BattleForm& m_form;
    BattleOffers& m_offers;
    std::vector<Aim> m_aims; ///< that at() gave last
};

} // namespace adjutant
