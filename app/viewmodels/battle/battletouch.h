#pragma once

#include "app/viewmodels/battle/battleform.h"

#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// What players change where it stands on the page: marks of a map, figures of pieces and sides, checks of
/// goals. Where more has to be known than was touched, the form opens that asks it.
class BattleTouch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to its page")

public:
    BattleTouch(BattleForm& form, QObject* parent) : QObject(parent), m_form(form) {}

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

Q_SIGNALS:
    /// Something went wrong.
    void notified(const QString& words);

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

    BattleForm& m_form;
};

} // namespace adjutant
