#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A budget of an army: what is spent of it, and its limit.
class BudgetRow
{
    Q_GADGET
    QML_VALUE_TYPE(budgetRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int limit MEMBER limit)
    Q_PROPERTY(int pending MEMBER pending)
    Q_PROPERTY(int highest MEMBER highest)
    Q_PROPERTY(int step MEMBER step)
public:
    QString id;
    QString name;  ///< whole, with its label where that is another: "Army Points (AP)"
    QString label; ///< as it is printed: "AP"
    int total = 0;
    int limit = 0;
    int pending = 0; ///< what a choice in hand would add to the total
    int highest = 0; ///< limit that may be set
    int step = 1;    ///< by which the limit is changed
    bool operator==(const BudgetRow&) const = default;
};

} // namespace adjutant
