#pragma once

#include "app/viewmodels/shown.h"
#include "core/door/form.h"

#include <QPointF>
#include <QStringList>
#include <functional>

namespace adjutant {

/// One thing to pick, of a question.
class FormOptionRow
{
    ROW(FormOptionRow, formOption);
    ROW_FIELD(QString, id);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, detail);
    ROW_FIELD(QString, standing); ///< "open", "warned" or "closed"
    ROW_FIELD(QString, reason);   ///< why it is warned or closed
    ROW_FIELD(QString, rule);     ///< by which the reference names that
    ROW_FIELD(QString, odds);     ///< what will probably happen then; empty until it is known
    ROW_FIELD(bool, picked) = false;
    ROW_FIELD(int, place) = 0; ///< among the picked, from 1, where their order counts; else 0
};

/// One die of a question.
class FormDieRow
{
    ROW(FormDieRow, formDie);
    ROW_FIELD(int, sides) = 6;
    ROW_FIELD(int, face) = 0; ///< 0: not shown yet
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, shows);      ///< what its face is called; empty: its number
    ROW_FIELD(QStringList, faces);  ///< what all are called, from 1; an empty one by its number; may be none
    ROW_FIELD(bool, fails) = false; ///< it was shown, and is no success
};

/// One question of a form, with its answer.
class FormFieldRow
{
    ROW(FormFieldRow, formField);
    ROW_FIELD(QString, path);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, why);
    ROW_FIELD(QString, kind);   ///< "pick", "several", "number", "yesno", "dice", "place", "text" or "rows"
    ROW_FIELD(QString, value);  ///< in words; empty where there is none
    ROW_FIELD(QString, origin); ///< "missing", "byDefault", "fromMatch", "given" or "skipped"
    ROW_FIELD(QString, ifSkipped); ///< what is no longer claimed without it
    ROW_FIELD(QString, rule);      ///< id of the reference's entry
    ROW_FIELD(bool, canSkip) = false;
    ROW_FIELD(bool, kept) = false;                     ///< on record already: can't be changed here
    ROW_FIELD(bool, detail) = false;                   ///< most players leave it as it is
    ROW_FIELD(bool, expanded) = false;                 ///< shown with its input, not only with its answer
    ROW_FIELD(bool, asksNow) = false;                  ///< the first one without an answer
    ROW_FIELD(adjutant::RowModel*, options) = nullptr; ///< of a pick: of formOption
    ROW_FIELD(int, least) = 1;
    ROW_FIELD(int, most) = 1;
    ROW_FIELD(bool, typed) = false; ///< options are suggestions: other texts can be typed
    ROW_FIELD(int, lowest) = 0;     ///< of a number
    ROW_FIELD(int, highest) = 0;
    ROW_FIELD(int, number) = 0;         ///< where there is none: one below the lowest
    ROW_FIELD(bool, asChoices) = false; ///< a number of few: one tap
    ROW_FIELD(int, offered) = 0; ///< a number that is counted: up to this by one tap, in place of the dice
    ROW_FIELD(QString, unit);
    ROW_FIELD(bool, yes) = false;
    ROW_FIELD(QVariantList, dice); ///< of formDie
    ROW_FIELD(int, nextSides) = 0; ///< of the next die without a face; 0: all are shown
    ROW_FIELD(QString, nextDie);
    ROW_FIELD(QStringList, nextFaces); ///< as those of formDie
    ROW_FIELD(int, shown) = 0;         ///< dice with a face
    ROW_FIELD(bool, again) = false;    ///< they are entered anew; the faces hold until the first is
    ROW_FIELD(QString, sum); ///< of the dice of one roll, in words; by name where it is one of several rolls
    ROW_FIELD(QString, reading); ///< what they say so far, where the game tells
    ROW_FIELD(int, longest) = 0; ///< bytes of a text
    bool isId = false;
    ROW_FIELD(QPointF, spot);
    ROW_FIELD(QPointF, lowestSpot);
    ROW_FIELD(QPointF, highestSpot);
    ROW_FIELD(QString, board);          ///< id of the board that the spot is on
    ROW_FIELD(bool, fromKnown) = false; ///< it is reached from somewhere
    ROW_FIELD(QPointF, from);
    ROW_FIELD(double, reach) = 0; ///< 0: anywhere
    ROW_FIELD(QStringList, keys); ///< of rows
    ROW_FIELD(bool, named) = false;
    ROW_FIELD(QString, rowLabel);
    ROW_FIELD(QString, rowsPath); ///< of the first field of a row: the path of its rows
    ROW_FIELD(QString, rowKey);
    ROW_FIELD(QString, rowTitle);
    ROW_FIELD(bool, takesCursor) = false; ///< of a row that was just added: it is filled in first
};

/// A chance with its words, drawn as a bar.
class OddsBar
{
    ROW(OddsBar, oddsBar);
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, text); ///< "62.4 %"
    ROW_FIELD(double, chance) = 0;
    ROW_FIELD(QString, tone); ///< "plain", "good", "bad" or "quiet"
};

/// What will probably happen by the dice that are asked next.
class ForecastRow
{
    ROW(ForecastRow, forecast);
    ROW_FIELD(bool, shown) = false;
    ROW_FIELD(bool, pending) = false; ///< it is being computed
    ROW_FIELD(QString, headline);
    ROW_FIELD(QVariantList, bars);    ///< of OddsBar
    ROW_FIELD(QString, notModelled);  ///< what the figures leave out
    ROW_FIELD(bool, counts) = false;  ///< the bars are those of many counts in a row
    ROW_FIELD(double, likeliest) = 1; ///< the chance of the likeliest of them
};

/// A field as a page shows it, but for what its neighbours say of it: its place among them, its options.
FormFieldRow rowOf(const door::Field& field);

/// The options of a pick, with what the odds are known to say of each.
QList<RowModel::Row> optionRowsOf(const door::Field& field,
                                  const std::function<QString(const door::Forecast&)>& headlineOf);

/// An OddsBar, as lists have it.
QVariant barOf(const QString& label, double chance, door::Tone tone = door::Tone::plain);

/// What the odds say, in short: the headline and a few bars.
ForecastRow rowOf(const door::OddsView& odds);
ForecastRow rowOf(const door::Series& roll);

/// Whether it is a detail that most players leave as it is, and these have left so.
bool isFolded(const door::Field& field);

/// An answer in words.
QString valueText(const door::Field& field);

/// Whether the dice that are asked there were left out for a number that is counted, asked behind them.
bool isCounted(const std::vector<door::Field>& fields, std::size_t dice);
/// That number once it was entered; null where there is none.
const door::Field* countInPlaceOf(const std::vector<door::Field>& fields, std::size_t dice);

/// An answer behind its question: "Hits: 2".
QString labelledText(const door::Field& field);

/// The ids that an answer picks; empty where it is none.
std::vector<std::string> pickedOf(const door::Field& field);

/// What the answer's list of faces is; empty where it is none.
std::vector<int> facesOf(const door::Field& field);

} // namespace adjutant
