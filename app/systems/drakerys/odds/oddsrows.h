#pragma once

#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A figure of a side that a stepper changes, or a word that holds or not.
class SideField
{
    Q_GADGET
    QML_VALUE_TYPE(sideField)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
public:
    QString key;
    QString label;
    int value = 0;
    int from = 0;
    int to = 0;
    bool operator==(const SideField&) const = default;
};

/// A chance with what it is the chance of.
class Headline
{
    Q_GADGET
    QML_VALUE_TYPE(headline)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString chanceWords MEMBER chanceWords)
    Q_PROPERTY(double chance MEMBER chance)
public:
    QString words;
    QString chanceWords;
    double chance = 0;
    bool operator==(const Headline&) const = default;
};

/// What becomes of one Unit, as bars: the chance of each number of Warriors lost.
class CasualtyChart
{
    Q_GADGET
    QML_VALUE_TYPE(casualtyChart)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString expected MEMBER expected)
    Q_PROPERTY(QString morale MEMBER morale)
    Q_PROPERTY(QVariantList chances MEMBER chances)
    Q_PROPERTY(QVariantList atLeast MEMBER atLeast)
public:
    QString title;
    QString expected; ///< the mean, in words
    QString morale;   ///< how the Morale Roll ends, in words; empty where there is none
    QVariantList chances;
    QVariantList atLeast; ///< the chance of so many or more
    bool operator==(const CasualtyChart&) const = default;
};

/// The answer of the odds to one setup.
class OddsResult
{
    Q_GADGET
    QML_VALUE_TYPE(oddsResult)
    Q_PROPERTY(bool valid MEMBER valid)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QVariantList headlines MEMBER headlines)
    Q_PROPERTY(QVariantList charts MEMBER charts)
public:
    bool valid = false;
    QString title;          ///< who does what to whom
    QVariantList headlines; ///< of Headline
    QVariantList charts;    ///< of CasualtyChart
    bool operator==(const OddsResult&) const = default;
};

/// One roll of the ladder: its dice, its threshold and the reasons for both.
class LadderStep
{
    Q_GADGET
    QML_VALUE_TYPE(ladderStep)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString threshold MEMBER threshold)
    Q_PROPERTY(QString dice MEMBER dice)
    Q_PROPERTY(QVariantList reasons MEMBER reasons)
public:
    QString title;
    QString threshold;    ///< "5+"; empty where it depends
    QString dice;         ///< "12 D10"; empty where it depends
    QVariantList reasons; ///< of RuleChip, in reading order
    bool operator==(const LadderStep&) const = default;
};

/// One thing a Unit could do, in numbers.
class AdviceRow
{
    Q_GADGET
    QML_VALUE_TYPE(adviceRow)
    Q_PROPERTY(QString deed MEMBER deed)
    Q_PROPERTY(QString ts MEMBER ts)
    Q_PROPERTY(QString removes MEMBER removes)
    Q_PROPERTY(QString apRemoved MEMBER apRemoved)
    Q_PROPERTY(QString apLost MEMBER apLost)
    Q_PROPERTY(QString apPerTs MEMBER apPerTs)
public:
    QString deed;
    QString ts;
    QString removes;
    QString apRemoved;
    QString apLost;
    QString apPerTs;
    bool operator==(const AdviceRow&) const = default;
};

/// A Unit that can be put into the odds.
class OddsUnitRow
{
    Q_GADGET
    QML_VALUE_TYPE(oddsUnitRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(int warriors MEMBER warriors)
    Q_PROPERTY(bool known MEMBER known)
public:
    QString id;
    QString name;
    QString detail;
    QString faction;
    int warriors = 1;
    bool known = true; ///< its characteristics are
    bool operator==(const OddsUnitRow&) const = default;
};

} // namespace adjutant
