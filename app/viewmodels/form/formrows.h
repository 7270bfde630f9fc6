#pragma once

#include "app/viewmodels/rowmodel.h"

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// One thing to pick, of a question.
class FormOptionRow
{
    Q_GADGET
    QML_VALUE_TYPE(formOption)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString odds MEMBER odds)
    Q_PROPERTY(bool picked MEMBER picked)
    Q_PROPERTY(int place MEMBER place)
public:
    QString id;
    QString label;
    QString detail;
    QString standing; ///< "open", "warned" or "closed"
    QString reason;   ///< why it is warned or closed
    QString rule;     ///< by which the reference names that
    QString odds;     ///< what will probably happen then; empty until it is known
    bool picked = false;
    int place = 0; ///< among the picked, from 1, where their order counts; else 0
    bool operator==(const FormOptionRow&) const = default;
};

/// A rule that seems to be broken, or is, in words.
class FormNoticeRow
{
    Q_GADGET
    QML_VALUE_TYPE(formNotice)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)
public:
    QString text; ///< empty: nothing is said
    QString rule; ///< by which the reference names it
    bool operator==(const FormNoticeRow&) const = default;
};

/// One die of a question.
class FormDieRow
{
    Q_GADGET
    QML_VALUE_TYPE(formDie)
    Q_PROPERTY(int sides MEMBER sides)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool fails MEMBER fails)
public:
    int sides = 6;
    int face = 0; ///< 0: not shown yet
    QString label;
    bool fails = false; ///< it was shown, and is no success
    bool operator==(const FormDieRow&) const = default;
};

/// One question of a form, with its answer.
class FormFieldRow
{
    Q_GADGET
    QML_VALUE_TYPE(formField)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString origin MEMBER origin)
    Q_PROPERTY(QString ifLeftOut MEMBER ifLeftOut)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(bool canLeaveOut MEMBER canLeaveOut)
    Q_PROPERTY(bool kept MEMBER kept)
    Q_PROPERTY(bool detail MEMBER detail)
    Q_PROPERTY(bool expanded MEMBER expanded)
    Q_PROPERTY(bool asksNow MEMBER asksNow)
    Q_PROPERTY(adjutant::RowModel* options MEMBER options)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(bool typed MEMBER typed)
    Q_PROPERTY(int lowest MEMBER lowest)
    Q_PROPERTY(int highest MEMBER highest)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool asChoices MEMBER asChoices)
    Q_PROPERTY(QString unit MEMBER unit)
    Q_PROPERTY(bool yes MEMBER yes)
    Q_PROPERTY(QVariantList dice MEMBER dice)
    Q_PROPERTY(int nextSides MEMBER nextSides)
    Q_PROPERTY(QString nextDie MEMBER nextDie)
    Q_PROPERTY(int shown MEMBER shown)
    Q_PROPERTY(bool again MEMBER again)
    Q_PROPERTY(QString sum MEMBER sum)
    Q_PROPERTY(QString reading MEMBER reading)
    Q_PROPERTY(int longest MEMBER longest)
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)
    Q_PROPERTY(double lowestX MEMBER lowestX)
    Q_PROPERTY(double lowestY MEMBER lowestY)
    Q_PROPERTY(double highestX MEMBER highestX)
    Q_PROPERTY(double highestY MEMBER highestY)
    Q_PROPERTY(QString board MEMBER board)
    Q_PROPERTY(bool fromKnown MEMBER fromKnown)
    Q_PROPERTY(double fromX MEMBER fromX)
    Q_PROPERTY(double fromY MEMBER fromY)
    Q_PROPERTY(double reach MEMBER reach)
    Q_PROPERTY(QStringList keys MEMBER keys)
    Q_PROPERTY(bool named MEMBER named)
    Q_PROPERTY(QString rowLabel MEMBER rowLabel)
    Q_PROPERTY(QString rowsPath MEMBER rowsPath)
    Q_PROPERTY(QString rowKey MEMBER rowKey)
    Q_PROPERTY(QString rowTitle MEMBER rowTitle)
    Q_PROPERTY(bool takesCursor MEMBER takesCursor)
public:
    /// A number with so few above its lowest is one tap among choices.
    static constexpr int mostAsChoices = 12;

    QString path;
    QString label;
    QString why;
    QString kind;      ///< "pick", "several", "number", "yesno", "dice", "place", "text" or "rows"
    QString value;     ///< in words; empty where there is none
    QString origin;    ///< "missing", "byDefault", "fromTable", "given" or "leftOut"
    QString ifLeftOut; ///< what is no longer claimed without it
    QString rule;      ///< id of the reference's entry
    bool canLeaveOut = false;
    bool kept = false;           ///< on record already: can't be changed here
    bool detail = false;         ///< most players leave it as it is
    bool expanded = false;       ///< shown with its input, not only with its answer
    bool asksNow = false;        ///< the first one without an answer
    RowModel* options = nullptr; ///< of a pick: of formOption
    int least = 1;
    int most = 1;
    bool typed = false; ///< options are suggestions: other texts can be typed
    int lowest = 0;     ///< of a number
    int highest = 0;
    int number = 0;         ///< where there is none: one below the lowest
    bool asChoices = false; ///< a number of few: one tap
    QString unit;
    bool yes = false;
    QVariantList dice; ///< of formDie
    int nextSides = 0; ///< of the next die without a face; 0: all are shown
    QString nextDie;
    int shown = 0;      ///< dice with a face
    bool again = false; ///< they are entered anew; the faces hold until the first is
    QString sum;        ///< of the dice of one roll, in words: those that one of several rolls, by name
    QString reading;    ///< what they say so far, where the game tells
    int longest = 0;    ///< bytes of a text
    bool isId = false;
    double x = 0;
    double y = 0;
    double lowestX = 0;
    double lowestY = 0;
    double highestX = 0;
    double highestY = 0;
    QString board;          ///< id of the board that the spot is on
    bool fromKnown = false; ///< it is reached from somewhere
    double fromX = 0;
    double fromY = 0;
    double reach = 0; ///< 0: anywhere
    QStringList keys; ///< of rows
    bool named = false;
    QString rowLabel;
    QString rowsPath; ///< of the first field of a row: the path of its rows
    QString rowKey;
    QString rowTitle;
    bool takesCursor = false; ///< of a row that was just added: it is filled in first
    bool operator==(const FormFieldRow&) const = default;
};

/// A bar of a forecast.
class ForecastBar
{
    Q_GADGET
    QML_VALUE_TYPE(forecastBar)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString chanceText MEMBER chanceText)
    Q_PROPERTY(double chance MEMBER chance)
    Q_PROPERTY(QString tone MEMBER tone)
public:
    QString label;
    QString chanceText;
    double chance = 0;
    QString tone; ///< "plain", "good", "bad" or "quiet"
    bool operator==(const ForecastBar&) const = default;
};

/// What will probably happen by the dice that are asked next.
class ForecastRow
{
    Q_GADGET
    QML_VALUE_TYPE(forecast)
    Q_PROPERTY(bool shown MEMBER shown)
    Q_PROPERTY(bool pending MEMBER pending)
    Q_PROPERTY(QString headline MEMBER headline)
    Q_PROPERTY(QVariantList bars MEMBER bars)
    Q_PROPERTY(QString notModelled MEMBER notModelled)
    Q_PROPERTY(bool counts MEMBER counts)
    Q_PROPERTY(double likeliest MEMBER likeliest)
public:
    bool shown = false;
    bool pending = false; ///< it is being computed
    QString headline;
    QVariantList bars;    ///< of forecastBar
    QString notModelled;  ///< what the figures leave out
    bool counts = false;  ///< the bars are those of many counts in a row
    double likeliest = 1; ///< the chance of the likeliest of them
    bool operator==(const ForecastRow&) const = default;
};

} // namespace adjutant
