#pragma once

#include <QList>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A line of a player aid: of a table with its cells, else with one text.
class AidLineRow
{
    Q_GADGET
    QML_VALUE_TYPE(aidLine)
    Q_PROPERTY(QStringList cells MEMBER cells)
    Q_PROPERTY(QList<bool> figures MEMBER figures)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(QString rule MEMBER rule)
public:
    QStringList cells;   ///< styled text
    QList<bool> figures; ///< which of them are figures
    QString spoken;      ///< all of it, for those who listen
    QString rule;        ///< id of its rules entry; empty: that of its block
    bool operator==(const AidLineRow&) const = default;
};

/// What stands together under one title of a player aid.
class AidBlockRow
{
    Q_GADGET
    QML_VALUE_TYPE(aidBlock)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QVariant header MEMBER header)
    Q_PROPERTY(QVariantList lines MEMBER lines)
    Q_PROPERTY(QList<bool> centred MEMBER centred)
public:
    QString title;
    QString rule;        ///< id of its rules entry; empty: it has none
    QVariant header;     ///< an AidLineRow; none where the block has no header
    QVariantList lines;  ///< of AidLineRow
    QList<bool> centred; ///< which of its columns have figures
    bool operator==(const AidBlockRow&) const = default;
};

} // namespace adjutant
