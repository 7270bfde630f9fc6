#pragma once

#include "core/odds/distribution.h"
#include "core/table/answers.h"
#include "core/words/message.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace adjutant::table {

/// A question that a game's odds can answer, by value: the kind of question and its scenario. Two equal ones
/// have the same answer, so answers can be kept by it.
struct OddsQuery
{
    std::string kind; ///< of the game's odds: `exchange`
    Answers answers;  ///< as a scenario file writes them

    bool operator==(const OddsQuery&) const = default;
    bool operator<(const OddsQuery& other) const
    {
        return kind != other.kind ? kind < other.kind : answers < other.answers;
    }
};

/// How something sounds: what colour and sign it gets beside its words.
enum class Tone { plain, good, bad, quiet };

/// One chance with its words: "Vela wins: 62 %".
struct Chance
{
    std::string id;
    Message label;
    double chance = 0;
    Tone tone = Tone::plain;
};

/// The exact distribution of a count: `p[k]` is the chance of `first + k`.
struct Series
{
    std::string id;
    Message label;
    odds::Distribution p;
    int first = 0;
    bool openEnded = false; ///< what `p` leaves out is more than its last count
};

/// One roll of what was computed, with the reasons that made it.
struct OddsStep
{
    Message label;                ///< "Exchange of Vela and the Ogre"
    Message dice;                 ///< "1D6 against 1D6"
    std::vector<Message> reasons; ///< "Combat 3 +1 Charge against Combat 2"
    /// Beside the reasons: the reference's entry that each rests on, empty where none does; may be shorter.
    std::vector<std::string> rules{};
};

/// A table of figures, drawn as a heat map: a pay-off matrix, every pair of two lists.
struct Matrix
{
    Message label;
    std::vector<Message> rows;
    std::vector<Message> columns;
    std::vector<double> values; ///< row by row
    std::vector<double> rowMix; ///< how often each row is played in equilibrium; empty where there is none
    std::vector<double> columnMix;
    bool chances = false; ///< values are chances from 0 to 1
    bool curves = false;  ///< rows go up step by step: chances of a column are a curve, too
    /// Beside the values: the question about that pair alone, of an empty kind where there is none; may be
    /// shorter.
    std::vector<OddsQuery> cells{};
};

/// What the odds say, for any page: the headline first, then figures, bars, and the ladder of reasons.
struct OddsView
{
    Message headline;
    std::vector<Chance> chances;
    std::vector<Series> series;
    std::vector<Message> further; ///< sentences beside the chances: figures that are none
    std::optional<Matrix> matrix;
    std::vector<OddsStep> steps;
    std::vector<Message> warnings;
    std::vector<Message> notModelled;

    /// The same as one object of the command line's contract, without `system`, `kind` and `warnings`;
    /// `steps` and `not_modelled` only where the contract has more of them than their words.
    std::shared_ptr<const nlohmann::ordered_json> figures;
};

} // namespace adjutant::table
