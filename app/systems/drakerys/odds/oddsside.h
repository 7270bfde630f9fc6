#pragma once

#include "core/catalogue/catalogue.h"
#include "core/systems/drakerys/odds/side.h"
#include "oddsrows.h"
#include "rowmodel.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// One of the two Units of the odds page, with the figures that steppers change.
class OddsSide : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Sides belong to the odds")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString faction READ faction NOTIFY changed)
    Q_PROPERTY(QString profile READ profile NOTIFY changed)
    Q_PROPERTY(adjutant::RowModel* state READ state CONSTANT)
    Q_PROPERTY(adjutant::RowModel* more READ more CONSTANT)
    Q_PROPERTY(adjutant::RowModel* flags READ flags CONSTANT)
    Q_PROPERTY(adjutant::RowModel* characteristics READ characteristics CONSTANT)
    Q_PROPERTY(adjutant::RowModel* skills READ skills CONSTANT)

public:
    explicit OddsSide(QObject* parent);

    const drakerys::Side& side() const { return m_side; }
    QString name() const { return m_name; }
    QString faction() const { return m_faction; }
    QString profile() const;
    RowModel* state() const { return m_state; }
    RowModel* more() const { return m_more; }
    RowModel* flags() const { return m_flags; }
    RowModel* characteristics() const { return m_characteristics; }
    RowModel* skills() const { return m_skills; }

    /// AP a Warrior at the size it was chosen in; 0 where that is not known.
    double apPerWarrior() const { return m_apPerWarrior; }

    /// Takes a side as it is, with the name it goes by.
    void take(const drakerys::Side& side, const QString& name, const QString& faction, double apPerWarrior);

    /// Changes a figure; what depends on it follows, and it stays within its range.
    Q_INVOKABLE void set(const QString& key, int value);
    Q_INVOKABLE void setSkill(const QString& skill, bool has);

Q_SIGNALS:
    void changed();

private:
    void refresh();

    drakerys::Side m_side;
    QString m_name;
    QString m_faction;
    double m_apPerWarrior = 0;
    RowModel* m_state;
    RowModel* m_more;
    RowModel* m_flags;
    RowModel* m_characteristics;
    RowModel* m_skills;
};

} // namespace adjutant
