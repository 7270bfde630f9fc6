#pragma once

#include "core/table/odds.h"

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A chance with its words, drawn as a bar.
class OddsBar
{
    Q_GADGET
    QML_VALUE_TYPE(oddsBar)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(double chance MEMBER chance)
    Q_PROPERTY(QString tone MEMBER tone)
public:
    QString label;
    QString text; ///< "62.4 %"
    double chance = 0;
    QString tone; ///< "plain", "good", "bad" or "quiet"
    bool operator==(const OddsBar&) const = default;
};

/// The distribution of a count, as bars.
class OddsSeries
{
    Q_GADGET
    QML_VALUE_TYPE(oddsSeries)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString mean MEMBER mean)
    Q_PROPERTY(QVariantList bars MEMBER bars)
    Q_PROPERTY(QVariantList atLeast MEMBER atLeast)
public:
    QString label;
    QString mean;         ///< in words; empty where the count has no end
    QVariantList bars;    ///< of OddsBar: the chance of each count
    QVariantList atLeast; ///< of OddsBar: the chance of so many or more
    bool operator==(const OddsSeries&) const = default;
};

/// A table of figures with a row and a column for each choice, and how often each is played in equilibrium.
class OddsMatrix
{
    Q_GADGET
    QML_VALUE_TYPE(oddsMatrix)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QStringList rows MEMBER rows)
    Q_PROPERTY(QStringList columns MEMBER columns)
    Q_PROPERTY(QStringList figures MEMBER figures)
    Q_PROPERTY(QVariantList heat MEMBER heat)
    Q_PROPERTY(QVariantList leads MEMBER leads)
    Q_PROPERTY(QVariantList curves MEMBER curves)
    Q_PROPERTY(QStringList rowMix MEMBER rowMix)
    Q_PROPERTY(QStringList columnMix MEMBER columnMix)
public:
    QString label;
    QStringList rows;
    QStringList columns;
    QStringList figures; ///< row by row
    QVariantList heat;   ///< beside them: -1 for the lowest below zero, or half, to 1 for the highest
    QVariantList leads;  ///< beside them: whether there is a question about that pair alone
    QVariantList curves; ///< of lists of chances from 0 to 1, one for each column; empty where they are none
    QStringList rowMix;  ///< in per cent; empty where there is none
    QStringList columnMix;
    bool operator==(const OddsMatrix&) const = default;
};

/// One roll of the ladder: its dice and the reasons for both.
class OddsReasons
{
    Q_GADGET
    QML_VALUE_TYPE(oddsReasons)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString dice MEMBER dice)
    Q_PROPERTY(QStringList reasons MEMBER reasons)
    Q_PROPERTY(QStringList rules MEMBER rules)
public:
    QString label;
    QString dice;
    QStringList reasons;
    QStringList rules; ///< beside them: ids of the reference's entries; empty where there is none
    bool operator==(const OddsReasons&) const = default;
};

/// What the odds say to one question, in the reader's language.
class OddsAnswer
{
    Q_GADGET
    QML_VALUE_TYPE(oddsAnswer)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(QString headline MEMBER headline)
    Q_PROPERTY(QVariantList chances MEMBER chances)
    Q_PROPERTY(QVariantList series MEMBER series)
    Q_PROPERTY(QStringList further MEMBER further)
    Q_PROPERTY(bool hasMatrix MEMBER hasMatrix)
    Q_PROPERTY(adjutant::OddsMatrix matrix MEMBER matrix)
    Q_PROPERTY(QVariantList steps MEMBER steps)
    Q_PROPERTY(QStringList warnings MEMBER warnings)
    Q_PROPERTY(QStringList notModelled MEMBER notModelled)
public:
    bool known = false; ///< there is an answer
    QString headline;
    QVariantList chances; ///< of OddsBar
    QVariantList series;  ///< of OddsSeries
    QStringList further;  ///< sentences beside the chances
    bool hasMatrix = false;
    OddsMatrix matrix;
    QVariantList steps; ///< of OddsReasons
    QStringList warnings;
    QStringList notModelled;
    bool operator==(const OddsAnswer&) const = default;
};

/// The same of what a game's odds computed.
OddsAnswer answerOf(const table::OddsView& odds);

/// An answer as text for a message.
QString toText(const OddsAnswer& answer);

} // namespace adjutant
