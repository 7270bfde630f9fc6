#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A word of a card, which opens its rule.
class RuleChip
{
    Q_GADGET
    QML_VALUE_TYPE(ruleChip)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString excerpt MEMBER excerpt)
public:
    QString title;
    QString summary;
    QString rule;      ///< id of the rules entry; empty: it has none
    QString icon{};    ///< its picture; empty: none
    QString excerpt{}; ///< styled text: what was searched for in its rule; empty: nothing was
    bool operator==(const RuleChip&) const = default;
};

/// Something that is wrong with the open list.
class FindingRow
{
    Q_GADGET
    QML_VALUE_TYPE(findingRow)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(QString entry MEMBER entry)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString fix MEMBER fix)
    Q_PROPERTY(QString rule MEMBER rule)
public:
    int index = 0;
    QString entry; ///< empty: the list as a whole
    QString title;
    QString text;
    QString fix;  ///< the smallest change that helps, in words; empty where there is none
    QString rule; ///< by which the reference names what is broken
    bool operator==(const FindingRow&) const = default;
};

/// A faction to choose from.
class FactionRow
{
    Q_GADGET
    QML_VALUE_TYPE(factionRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString colour MEMBER colour)
public:
    QString id;
    QString name;
    QString title;
    QString colour; ///< of the faction, as the theme knows it
    bool operator==(const FactionRow&) const = default;
};

/// A rule as it is shown.
class RuleText
{
    Q_GADGET
    QML_VALUE_TYPE(ruleText)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString chapter MEMBER chapter)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(QString alsoCalled MEMBER alsoCalled)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString spokenText MEMBER spokenText)
    Q_PROPERTY(QString reading MEMBER reading)
    Q_PROPERTY(QString spokenReading MEMBER spokenReading)
    Q_PROPERTY(bool translated MEMBER translated)
    Q_PROPERTY(QVariantList see MEMBER see)
    Q_PROPERTY(bool bookmarked MEMBER bookmarked)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString houseRule MEMBER houseRule)
public:
    QString id;
    QString title;
    QString chapter;
    QString source; ///< where it stands in the printed rules; empty: several places
    QString alsoCalled;
    QString text;       ///< rich text
    QString spokenText; ///< the same without its marks
    QString reading;    ///< rich text
    QString spokenReading;
    bool translated = true; ///< it is in the reader's language
    QVariantList see;       ///< of RuleChip
    bool bookmarked = false;
    QString note;      ///< what the players wrote to it, as it is
    QString houseRule; ///< what the players play in place of it, as it is
    bool operator==(const RuleText&) const = default;
};

} // namespace adjutant
