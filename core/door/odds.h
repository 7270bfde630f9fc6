#pragma once

#include "core/door/answers.h"
#include "core/odds/distribution.h"
#include "core/words/message.h"

#include <nlohmann/json_fwd.hpp>

namespace adjutant::door {

/// A question that a game's odds can answer, by value: the kind of question and its scenario. Two equal ones
/// have the same answer, so answers can be kept by it.
struct OddsQuery
{
    std::string kind; ///< of the game's odds: `exchange`
    Answers answers;  ///< as a scenario file writes them

    auto operator<=>(const OddsQuery&) const = default;
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

    bool operator==(const Series&) const = default;
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

    /// The same as JSON of the command line, without `system`, `kind` and `warnings`; `steps` and
    /// `not_modelled` only where that has more of them than their words.
    std::shared_ptr<const nlohmann::ordered_json> figures;
};

/// What will probably happen: a scenario of the odds by value, worked out when somebody looks at it, in any
/// thread; or the chances of one roll, which are known. Two equal ones have the same answer.
class Forecast
{
public:
    template <class Scenario>
    Forecast(Scenario scenario, OddsView (*solve)(const Scenario& scenario))
        : m_scenario(std::make_shared<const Of<Scenario>>(std::move(scenario), solve))
    {}
    /// The roll's label is the headline.
    Forecast(Series roll) : Forecast(std::move(roll), viewOfRoll) {}

    OddsView solve() const { return m_scenario->solve(); }
    /// The chances of a roll; null where there is a scenario to be solved.
    const Series* roll() const
    {
        const auto* of = dynamic_cast<const Of<Series>*>(m_scenario.get());
        return of ? &of->scenario : nullptr;
    }

    bool operator==(const Forecast& other) const { return m_scenario->equals(*other.m_scenario); }

private:
    struct Any
    {
        virtual ~Any() = default;
        virtual OddsView solve() const = 0;
        virtual bool equals(const Any& other) const = 0;
    };

    template <class Scenario> struct Of : Any
    {
        Scenario scenario;
        OddsView (*work)(const Scenario& scenario);

        Of(Scenario given, OddsView (*solve)(const Scenario& scenario))
            : scenario(std::move(given)), work(solve)
        {}
        OddsView solve() const override { return work(scenario); }
        bool equals(const Any& other) const override
        {
            const auto* same = dynamic_cast<const Of*>(&other);
            return same && (same == this || (same->work == work && same->scenario == scenario));
        }
    };

    static OddsView viewOfRoll(const Series& roll)
    {
        OddsView view;
        view.headline = roll.label;
        view.series.push_back(roll);
        return view;
    }

    std::shared_ptr<const Any> m_scenario;
};

} // namespace adjutant::door
