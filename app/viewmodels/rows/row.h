#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// A characteristic as a card shows it.
class ProfileValue
{
    Q_GADGET
    QML_VALUE_TYPE(profileValue)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString value MEMBER value)
public:
    QString icon;
    QString label; ///< short, as printed
    QString name;  ///< for a screen reader
    QString value;
    bool operator==(const ProfileValue&) const = default;
};

/// A word that opens its rule.
class RuleChip
{
    Q_GADGET
    QML_VALUE_TYPE(ruleChip)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString rule MEMBER rule)
public:
    QString title;
    QString summary;
    QString rule; ///< id of the rules entry
    bool operator==(const RuleChip&) const = default;
};

/// A size of a Unit with its price.
class SizeChoice
{
    Q_GADGET
    QML_VALUE_TYPE(sizeChoice)
    Q_PROPERTY(int size MEMBER size)
    Q_PROPERTY(QVariantMap cost MEMBER cost)
    Q_PROPERTY(QString price MEMBER price)
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString spoken MEMBER spoken)
public:
    int size = 0;
    QVariantMap cost; ///< of each budget, by its id
    QString price;    ///< of the first budget: "160 AP"
    QString brief;    ///< of all of them, where there is little room
    QString spoken;   ///< for a screen reader
    bool operator==(const SizeChoice&) const = default;
};

/// An option that is, or could be, handed to an entry.
class OptionChoice
{
    Q_GADGET
    QML_VALUE_TYPE(optionChoice)
    Q_PROPERTY(QString option MEMBER option)
    Q_PROPERTY(QString to MEMBER to)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString receiver MEMBER receiver)
    Q_PROPERTY(QString doubt MEMBER doubt)
    Q_PROPERTY(QString price MEMBER price)
    Q_PROPERTY(bool chosen MEMBER chosen)
public:
    QString option;
    QString to;
    QString title;
    QString summary;
    QString receiver; ///< its name, which no other Unit of the army has, and its size
    QString doubt;    ///< why it may do nothing there; empty where nothing speaks against it
    QString price;    ///< "60 AP"
    bool chosen = false;
    bool operator==(const OptionChoice&) const = default;
};

/// What a catalogue says of a Unit: the common part of recruits and entries.
class ShownCard
{
    Q_GADGET
    QML_VALUE_TYPE(unitCard)
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString factionName MEMBER factionName)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString types MEMBER types)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool hero MEMBER hero)
    Q_PROPERTY(bool hasProfile MEMBER hasProfile)
    Q_PROPERTY(bool fromUser MEMBER fromUser)
    Q_PROPERTY(QVariantList sizes MEMBER sizes)
    Q_PROPERTY(QVariantList profile MEMBER profile)
    Q_PROPERTY(QVariantList chips MEMBER chips)
public:
    QString unit;
    QString name;
    QString faction;
    QString factionName;
    QString colour; ///< of the faction, as the theme knows it
    QString types;
    QString note;
    bool hero = false;
    bool hasProfile = false;
    bool fromUser = false;
    QVariantList sizes;   ///< of SizeChoice
    QVariantList profile; ///< of ProfileValue
    QVariantList chips;   ///< of RuleChip: skills and weapons
    bool operator==(const ShownCard&) const = default;
};

/// A Unit that could be recruited.
class RecruitRow
{
    Q_GADGET
    QML_VALUE_TYPE(recruitRow)
    Q_PROPERTY(adjutant::ShownCard card MEMBER card)
    Q_PROPERTY(int inArmy MEMBER inArmy)
    Q_PROPERTY(QString obstacle MEMBER obstacle)
public:
    ShownCard card;
    int inArmy = 0;   ///< entries of it in the army
    QString obstacle; ///< why recruiting it would break a rule now; empty where it would not
    bool operator==(const RecruitRow&) const = default;
};

/// A Unit of the open army.
class EntryRow
{
    Q_GADGET
    QML_VALUE_TYPE(entryRow)
    Q_PROPERTY(QString entry MEMBER entry)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString ownName MEMBER ownName)
    Q_PROPERTY(QString notes MEMBER notes)
    Q_PROPERTY(int size MEMBER size)
    Q_PROPERTY(QStringList prices MEMBER prices)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(bool priced MEMBER priced)
    Q_PROPERTY(bool hasFindings MEMBER hasFindings)
    Q_PROPERTY(adjutant::ShownCard card MEMBER card)
    Q_PROPERTY(QVariantList optionChoices MEMBER optionChoices)
    Q_PROPERTY(QVariantList carried MEMBER carried)
public:
    QString entry;
    QString title;
    QString ownName;
    QString notes;
    int size = 0;
    QStringList prices; ///< of each budget, with what its options cost: "160 AP"
    int place = 0;
    bool known = true;   ///< the catalogue has such a Unit
    bool priced = false; ///< and offers that size
    bool hasFindings = false;
    ShownCard card;
    QVariantList optionChoices; ///< of OptionChoice: what it may hand out
    QVariantList carried;       ///< of RuleChip: options handed to it
    bool operator==(const EntryRow&) const = default;
};

/// Something that is wrong with the open army.
class FindingRow
{
    Q_GADGET
    QML_VALUE_TYPE(findingRow)
    Q_PROPERTY(int index MEMBER index)
    Q_PROPERTY(QString entry MEMBER entry)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString mend MEMBER mend)
public:
    int index = 0;
    QString entry; ///< empty: the army as a whole
    QString title;
    QString text;
    QString mend; ///< the smallest change that helps, in words; empty where there is none
    bool operator==(const FindingRow&) const = default;
};

/// A saved army, or a ready one of the source.
class ArmyRow
{
    Q_GADGET
    QML_VALUE_TYPE(armyRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString faction MEMBER faction)
    Q_PROPERTY(QString factionName MEMBER factionName)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QVariantList budgets MEMBER budgets)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(int warriors MEMBER warriors)
    Q_PROPERTY(int findings MEMBER findings)
    Q_PROPERTY(QString changed MEMBER changed)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int place MEMBER place)
public:
    QString id;
    QString name;
    QString faction;
    QString factionName;
    QString colour;       ///< of the faction, as the theme knows it
    QVariantList budgets; ///< of BudgetRow
    QString cost;         ///< "460 AP · 3 Gold"
    QString brief;        ///< against the limits, where there is little room: "460/500 AP"
    QString spoken;       ///< the same for a screen reader
    int warriors = 0;     ///< or cards, where those are typed
    int findings = 0;
    QString changed; ///< when it was changed last, in words
    QString note;    ///< of a ready list: what its source prints otherwise
    int place = 0;
    bool operator==(const ArmyRow&) const = default;
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
    Q_PROPERTY(QString alsoCalled MEMBER alsoCalled)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString reading MEMBER reading)
    Q_PROPERTY(QVariantList see MEMBER see)
public:
    QString id;
    QString title;
    QString chapter;
    QString alsoCalled;
    QString text;     ///< Markdown
    QString reading;  ///< Markdown
    QVariantList see; ///< of RuleChip
    bool operator==(const RuleText&) const = default;
};

} // namespace adjutant
