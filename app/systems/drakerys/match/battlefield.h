#pragma once

#include "fieldplacing.h"
#include "fieldrows.h"
#include "openmatch.h"
#include "rowmodel.h"
#include "tabledice.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// The battlefield of the open match: what lies on it, placing and moving it. Every change is
/// a command of the match. What a rule forbids changes nothing and is told in `refusal`; what seems to break
/// a rule waits in `question` until it is placed all the same, or let be. Places are in cm, x from the left
/// edge, y from that of Deployment Area A.
class Battlefield : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(adjutant::RowModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(QVariantList freeElements READ freeElements NOTIFY changed)
    Q_PROPERTY(QString turnWords READ turnWords NOTIFY changed)
    Q_PROPERTY(QVariantList tasks READ tasks NOTIFY changed)
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    Q_PROPERTY(QVariantList units READ units NOTIFY changed)
    Q_PROPERTY(QVariantList areas READ areas NOTIFY changed)
    Q_PROPERTY(QString nearName READ nearName NOTIFY changed)
    Q_PROPERTY(QString farName READ farName NOTIFY changed)
    Q_PROPERTY(bool conquestPlayed READ conquestPlayed NOTIFY changed)
    Q_PROPERTY(bool diagonalsPlayed READ diagonalsPlayed NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY told)
    Q_PROPERTY(QString question READ question NOTIFY told)
    Q_PROPERTY(QString news READ news NOTIFY told)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)

public:
    explicit Battlefield(QObject* parent = nullptr);

    bool isOpen() const { return m_match.isOpen(); }
    RowModel* pieces() const { return m_pieces; }
    /// Of {value, text}: the Elements whose Vortex is not there yet, and `maelstrom`.
    QVariantList freeElements() const;
    /// Who chooses the next Element: the players take turns, the First Player begins (chapter "Creation of
    /// the Battlefield").
    QString turnWords() const;
    QVariantList tasks() const;   ///< of ObjectiveTask
    QVariantList players() const; ///< of {value, text}
    QVariantList units() const;   ///< of FieldUnit: those on the table
    QVariantList areas() const;   ///< of FieldArea
    QString nearName() const;     ///< of the player who deploys in Area A; empty: not chosen
    QString farName() const;
    bool conquestPlayed() const;  ///< the mission Conquerors was dealt
    bool diagonalsPlayed() const; ///< Idols of Power was
    QString refusal() const { return m_refusal; }
    QString question() const { return m_question; }
    /// What the dice did, in words.
    QString news() const { return m_news; }
    bool canUndo() const;

    // Each gives the id of the piece that it placed; empty where it did not.

    /// A Vortex of `air`, `earth`, `fire` or `water`, or a `maelstrom`.
    Q_INVOKABLE QString placeSource(const QString& element, double x, double y);
    Q_INVOKABLE QString placeScenery(double x, double y, double radius);
    Q_INVOKABLE QString placeObjective(const QString& mission, const QString& owner, double x, double y);
    Q_INVOKABLE QString stand(const QString& unit, double x, double y);
    // The same at a free place that nothing speaks against.
    Q_INVOKABLE QString addSource(const QString& element);
    Q_INVOKABLE QString addScenery();
    Q_INVOKABLE QString addObjective(const QString& mission);
    Q_INVOKABLE QString addFlag(const QString& player);
    Q_INVOKABLE QString addUnit(const QString& unit);

    Q_INVOKABLE bool move(const QString& piece, double x, double y);
    Q_INVOKABLE bool remove(const QString& piece);
    /// What would be said to such a move.
    Q_INVOKABLE adjutant::FieldVerdict verdict(const QString& piece, double x, double y) const;
    /// An empty one where there is no such piece.
    Q_INVOKABLE adjutant::FieldPiece piece(const QString& id) const;
    Q_INVOKABLE bool setRadius(const QString& scenery, double radius);
    Q_INVOKABLE bool setObstruction(const QString& scenery, bool obstruction);
    Q_INVOKABLE bool setExhausted(const QString& source, bool exhausted);

    /// The Deviation Roll of a Vortex or Maelstrom as it fell at the table: degrees clockwise from straight
    /// towards Deployment Area B, below 0 for a Hit; the D10s in cm.
    Q_INVOKABLE bool deviate(const QString& source, int degrees, const QList<int>& dice);
    /// The same with the app's dice: rolled again as long as the roll is cancelled.
    Q_INVOKABLE bool rollDeviation(const QString& source);
    /// The same for every Vortex and Maelstrom, one after the other.
    Q_INVOKABLE void rollDeviations();
    /// Where it would come to lie, in words.
    Q_INVOKABLE QString deviatedWords(const QString& source, int degrees, const QList<int>& dice) const;

    Q_INVOKABLE void placeAllTheSame();
    Q_INVOKABLE void letBe(); ///< nothing is told or asked any more
    Q_INVOKABLE void undo();

    /// A place as it is read out: "30, 45 cm".
    Q_INVOKABLE QString placeWords(double x, double y) const;

Q_SIGNALS:
    void changed();
    void told();

private:
    void refresh();
    bool play(const Placing& placing);
    bool playNow(const Placing& placing, const std::vector<std::string>& accepted);
    QString add(const PlacingAt& placing, const std::vector<drakerys::Point>& wanted, const PieceKey& key);
    QString place(const Placing& placing, const PieceKey& key);
    bool tell(const QString& refusal, const QString& question);
    const drakerys::MatchState& state() const { return m_match.state(); }
    QString deployedIn(drakerys::DeploymentSide side) const;
    bool isDealt(std::string_view mission) const;
    std::string freeSourceId(const std::string& element) const;
    PlacingAt sourcePlacing(const std::string& element) const;
    PlacingAt objectivePlacing(const MissionId& mission, const PlayerId& owner) const;
    std::string freeObjectiveId(const MissionId& mission) const;
    std::string freeSceneryId() const;

    OpenMatch m_match;
    RowModel* m_pieces;
    TableDice m_dice;
    std::optional<Placing> m_pending; ///< waits for an answer to the question
    QString m_refusal;
    QString m_question;
    QString m_news;
};

} // namespace adjutant
