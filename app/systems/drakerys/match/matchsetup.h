#pragma once

#include "core/roster/roster.h"
#include "openmatch.h"
#include "setuprows.h"
#include "tabledice.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace adjutant {

/// The setup of a match of two players. Until begin() it holds who plays what; from then on the match is
/// open, and every further step is a command of it: each can be skipped, taken back, or done later.
class MatchSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(bool replaces READ replaces NOTIFY changed)
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    Q_PROPERTY(QVariantList offers READ offers NOTIFY offersChanged)
    Q_PROPERTY(QStringList knownNames READ knownNames CONSTANT)
    Q_PROPERTY(int apLimit READ apLimit WRITE setApLimit NOTIFY changed)
    Q_PROPERTY(int rarityLimit READ rarityLimit WRITE setRarityLimit NOTIFY changed)
    Q_PROPERTY(QString firstWords READ firstWords NOTIFY changed)
    Q_PROPERTY(bool firstFixed READ firstFixed NOTIFY changed)
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
    Q_PROPERTY(QVariantList missionChoices READ missionChoices CONSTANT)
    Q_PROPERTY(QVariantList missionSlots READ missionSlots NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)

public:
    explicit MatchSetup(QObject* parent = nullptr);

    bool begun() const { return m_begun; }
    /// Another match is open: begin() closes it, and the history keeps it.
    bool replaces() const;
    QVariantList players() const; ///< two SetupPlayer
    QVariantList offers() const;  ///< of ArmyOffer
    /// The names of the players of the last matches, the last first.
    QStringList knownNames() const { return m_knownNames; }
    int apLimit() const { return m_limits["ap"]; }
    void setApLimit(int ap);
    int rarityLimit() const { return m_limits["rarity"]; }
    void setRarityLimit(int rarity);
    /// Who goes first and why, in words.
    QString firstWords() const;
    /// A token has moved: the First Player stands.
    bool firstFixed() const;
    QVariantList steps() const; ///< of SetupStep, in their order
    /// The nine mission cards, of {value, text, detail}.
    QVariantList missionChoices() const;
    /// Three MissionSlot: common, of the First Player, of the other one.
    QVariantList missionSlots() const;
    QString refusal() const { return m_refusal; }

    // `player` is 0 or 1 in the order of players().
    Q_INVOKABLE void setName(int player, const QString& name);
    Q_INVOKABLE void setArmy(int player, const QString& offer);
    Q_INVOKABLE void chooseFirst(int player);
    /// What a player's D10 showed; with both the higher one is the First Player's (chapter "First Player").
    Q_INVOKABLE void enterRoll(int player, int face);
    /// The same with the app's dice; a tie is rolled again.
    Q_INVOKABLE void rollFirst();
    /// Begins the match; it is the open one then. False where an army can't be read.
    Q_INVOKABLE bool begin();
    /// Goes on with the setup of the open match.
    Q_INVOKABLE void resume();

    /// Draws three different cards.
    Q_INVOKABLE void drawMissions();
    /// Puts a card into a slot of missionSlots(); an empty one takes the card away.
    Q_INVOKABLE void chooseMission(int slot, const QString& mission);
    /// `side` 0 for Deployment Area A, 1 for B; the other player has the other one.
    Q_INVOKABLE void deploy(int player, int side);

Q_SIGNALS:
    void changed();
    void offersChanged();

private:
    /// A player as the setup knows it before the match.
    struct Seat
    {
        QString name;
        ArmyOffer army;
        Roster roster;
        QStringList findings; ///< against the limits, in words
        int rolled = 0;
    };

    void readOffers();
    void takeArmy(Seat& seat, const ArmyOffer& offer);
    void takeLimits();
    void review();
    QString called(int player) const;
    bool isFirst(int player) const;
    void nameFirst(int player);
    void play(const std::string& procedure, const table::Answers& answers);
    int placeOfFirst() const;
    std::array<MissionId, 3> dealt() const;
    void deal(const std::array<MissionId, 3>& cards);

    OpenMatch m_match;
    TableDice m_dice;
    std::array<Seat, 2> m_seats;
    QList<ArmyOffer> m_offers;
    QStringList m_knownNames;
    Amounts m_limits;
    bool m_ownLimits = false; ///< agreed by the players: they don't follow the armies any more
    int m_first = 0;
    bool m_firstNamed = false;
    bool m_begun = false;
    QString m_refusal;
};

} // namespace adjutant
