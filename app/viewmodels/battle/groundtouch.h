#pragma once

#include "app/viewmodels/battle/battlerows.h"
#include "app/viewmodels/shown.h"
#include "core/door/view.h"

#include <QPointF>

namespace adjutant {

/// A spot on a ground in words: "30 cm from the left, 45.5 cm from the front".
QString spotText(double x, double y, const QString& unit);

/// What of a name has room on a disc: "BC" of "Black Crows", "C2" of "Crows 2", "Sa" of "Salik".
QString lettersOf(const QString& name);

/// The same where others on the board would have these letters, too: "Co" of "Crows" beside "Crushers".
QString lettersOf(const QString& name, const QStringList& others);

/// What a mark is known by on its board.
std::string idOf(const door::Ground::Mark& mark);

/// What players touch on a ground: the mark that is selected, and what is measured from it. While `placing`,
/// the next spot that is touched is where the selected mark goes. Once one of several that were off the board
/// is put, the next of them is selected.
class GroundTouch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    WRITABLE(adjutant::BattleBoardRow, board, setBoard, changed);
    COMPUTED(QString, selected, changed) { return m_mark.id; } ///< id; empty: nothing
    SHOWN(adjutant::BattleItemRow, mark, changed);
    WRITABLE(bool, placing, setPlacing, changed) = false;
    SHOWN(bool, measured, changed) = false;
    SHOWN(adjutant::BattleItemRow, to, changed); ///< what is measured to; without an id: a bare spot
    COMPUTED(QString, distance, changed);        ///< from edge to edge: "12.5 cm"; empty: nothing is measured
    COMPUTED(QString, between, changed);         ///< "Crows → Old wall"

public:
    using QObject::QObject;

    /// The same board as it is now: what is selected stays so while it is there.
    void setBoard(const BattleBoardRow& board);
    void setPlacing(bool placing);

    /// A mark was touched: it is selected, or measured to, or selected once it was measured to.
    Q_INVOKABLE void touchMark(const QString& id);
    /// A spot was touched, where a unit of the board has so many pixels: what is drawn under the finger is
    /// meant, or near it.
    Q_INVOKABLE void touchSpot(double x, double y, double pixels);
    /// How far each mark is drawn from its place, in pixels, so that those side by side don't cover each
    /// other's letters.
    Q_INVOKABLE static QVariantList shiftsOn(const adjutant::BattleBoardRow& board, double pixels);
    /// Where the words of circles lie, in pixels from the top left: each on its circle, where it covers least
    /// of the marks and of the words before it, from above on. `rings` are those of BattleTouch::reaches().
    Q_INVOKABLE static QVariantList plateSpots(const adjutant::BattleBoardRow& board,
                                               const QVariantList& rings, double pixels, const QSizeF& words);
    /// The next mark to the right of one, or to the left, above or below it, by their places among the items;
    /// behind the last comes the first.
    Q_INVOKABLE int nextMark(int from, int right, int up) const;
    Q_INVOKABLE void select(const QString& id);
    /// Measures from what is selected to a spot.
    Q_INVOKABLE void measureToSpot(double x, double y);
    Q_INVOKABLE void clear() { select({}); }
    /// A place as it is put: on the board, to the half unit or on an outline drawn for it.
    Q_INVOKABLE QPointF snapped(double x, double y) const;
    Q_INVOKABLE QString spotWords(double x, double y) const { return spotText(x, y, m_board.unit); }

Q_SIGNALS:
    void changed();
    /// The selected mark goes there.
    void putWanted(const QString& id, double x, double y);

private:
    BattleItemRow find(const QString& id) const;
    BattleItemRow nearest(double x, double y, double pixels) const;
    void measureTo(const BattleItemRow& end);
    void selectNextOff();

    bool m_putsOn = false; ///< what is selected was off the board, and is put on it
};

} // namespace adjutant
