#pragma once

#include "openmatch.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// What belongs to a Headquarters Phase and to magic at the table: orders of Leadership, prayers of
/// Divination, Zephyr, Elementals that come, spells that were cast.
class HeadquartersController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool hasOrders READ hasOrders NOTIFY changed)
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    Q_PROPERTY(QVariantList elementals READ elementals NOTIFY changed)
    Q_PROPERTY(QVariantList sources READ sources NOTIFY changed)

public:
    explicit HeadquartersController(QObject* parent = nullptr);

    /// Whether a player is at Headquarters who has a Unit that can order or pray.
    bool hasOrders() const;
    /// What any Unit could do, of {unit, name, choice, words}; those of the player at
    /// Headquarters first. `choice` is the word of an order or prayer, `zephyr`, `summon` or `cast`.
    QVariantList choices() const;
    QVariantList elementals() const; ///< of {text, value}
    QVariantList sources() const;    ///< of {text, value}

    /// The Units that a choice of a Unit may be meant for, of {text, value}.
    Q_INVOKABLE QVariantList receivers(const QString& unit, const QString& choice) const;
    Q_INVOKABLE void order(const QString& unit, const QString& choice, const QString& to);
    /// A pox on them: the enemy's token moves a square for each Hero within 20 cm.
    Q_INVOKABLE void pox(const QString& unit, int heroes);
    Q_INVOKABLE void summon(const QString& unit, const QString& elemental, const QString& source);
    Q_INVOKABLE void cast(const QString& unit, const QString& spell, const QStringList& sources,
                          int reinforcement, int successes);

Q_SIGNALS:
    void changed();
    void told(const QString& words);

private:
    void play(const std::string& procedure, const table::Answers& answers);

    OpenMatch m_match;
};

} // namespace adjutant
