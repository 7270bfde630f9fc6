#include "app/cli/inputfiles.h"
#include "app/cli/output.h"
#include "core/door/odds.h"

#include <algorithm>
#include <cmath>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

constexpr double longestBar = 32;
constexpr double smallestShown = 0.0005; ///< rounds to 0.1 %
constexpr std::size_t mostShown = 12;    ///< rows and columns of a matrix that fit on a terminal

void printSeries(const door::Series& series)
{
    if (series.p.empty())
        return;
    announce("");
    announce(toText(series.label) + ":");
    std::vector<std::pair<std::string, double>> bars;
    double rest = 1;
    for (std::size_t k = 0; k < series.p.size(); ++k) {
        bars.emplace_back(std::to_string(series.first + static_cast<int>(k)), series.p[k]);
        rest -= series.p[k];
    }
    if (series.openEnded && rest >= smallestShown)
        bars.emplace_back("more", rest);
    const double highest = std::ranges::max(bars, {}, &std::pair<std::string, double>::second).second;
    std::size_t width = 0;
    for (const auto& [count, chance] : bars)
        if (chance >= smallestShown)
            width = std::max(width, count.size());
    for (const auto& [count, chance] : bars)
        if (chance >= smallestShown)
            announce(fmt::format("  {:>{}}  {:5.1f}%  {}", count, width, 100 * chance,
                                 std::string(static_cast<std::size_t>(
                                                 std::max(1L, std::lround(longestBar * chance / highest))),
                                             '#')));
}

void printMix(const std::string& heading, const std::vector<Message>& labels, const std::vector<double>& mix)
{
    if (mix.empty())
        return;
    announce(heading);
    for (std::size_t k = 0; k < std::min(labels.size(), mix.size()); ++k)
        if (mix[k] >= smallestShown)
            announce(fmt::format("  {}: {:.1f}%", toText(labels[k]), 100 * mix[k]));
}

// Rows go by their labels, columns by letters that a line above explains.
void printMatrix(const door::Matrix& matrix)
{
    announce("");
    announce(toText(matrix.label) + ":");
    const std::size_t columns = matrix.columns.size();
    if (matrix.rows.size() > mostShown || columns > mostShown) {
        announce(fmt::format("  {} by {} figures: too many to show here; --json has them all",
                             matrix.rows.size(), columns));
    } else {
        std::string head;
        std::size_t width = 0;
        for (std::size_t k = 0; k < columns; ++k) {
            head += fmt::format("{:>8}", static_cast<char>('A' + k));
            announce(fmt::format("  {} = {}", static_cast<char>('A' + k), toText(matrix.columns[k])));
        }
        for (const Message& row : matrix.rows)
            width = std::max(width, toText(row).size());
        announce("  " + std::string(width, ' ') + head);
        for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
            std::string line = fmt::format("  {:<{}}", toText(matrix.rows[row]), width);
            for (std::size_t k = 0; k < columns && row * columns + k < matrix.values.size(); ++k) {
                const double value = matrix.values[row * columns + k];
                line +=
                    matrix.chances ? fmt::format("{:>7.1f}%", 100 * value) : fmt::format("{:>8.3g}", value);
            }
            announce(line);
        }
    }
    printMix("Best played, rows:", matrix.rows, matrix.rowMix);
    printMix("Best played, columns:", matrix.columns, matrix.columnMix);
}

std::vector<std::string> textsOf(const std::vector<Message>& messages)
{
    return mapped(messages, [](const Message& each) { return toText(each); });
}

std::string stepLine(const door::OddsStep& step)
{
    return "  " + toText(step.label) + (step.dice.empty() ? "" : ", " + toText(step.dice)) +
           (step.reasons.empty() ? "" : fmt::format(": {}", fmt::join(textsOf(step.reasons), "; ")));
}

// Odds for people: the headline, the chances in sentences, further sentences, distributions as bars of
// characters, a matrix with how often each row and column is played, and the reasons. What is left out of
// them, and warnings, are not among that.
void printOdds(const door::OddsView& view)
{
    if (!view.headline.empty())
        announce(toText(view.headline));
    for (const door::Chance& chance : view.chances)
        announce(fmt::format("{}: {:.1f}%", toText(chance.label), 100 * chance.chance));
    for (const Message& sentence : view.further)
        announce(toText(sentence));
    for (const door::Series& series : view.series)
        printSeries(series);
    if (view.matrix)
        printMatrix(*view.matrix);
    if (!view.steps.empty()) {
        announce("");
        announce("How it comes about:");
        for (const door::OddsStep& step : view.steps)
            announce(stepLine(step));
    }
}

Answered<OddsQuestion> ask(const GameSystem& system, const std::string& kind, const door::Answers& answers,
                           const Catalogue& catalogue)
{
    return answered<OddsQuestion>(findIn(system.odds, kind, &OddsKind::id)->ask, answers,
                                  Ask::Missing::skipped, {&catalogue, nullptr});
}

Json stepJson(const door::OddsStep& step)
{
    return {{"roll", toText(step.label)}, {"dice", toText(step.dice)}, {"reasons", textsOf(step.reasons)}};
}

// What a game says of its own in place of what is said of all.
void takeFrom(Json& figures, const char* key, Json& into)
{
    if (const auto found = figures.find(key); found != figures.end()) {
        into = std::move(*found);
        figures.erase(found);
    }
}

// The game a scenario names; a fault that tells which there are where there is none.
Expected<const GameSystem*, yaml::Fault> systemOf(const yaml::Node& root, const std::string& file)
{
    const auto fault = [&file](yaml::FaultRule rule, const yaml::Node& node, std::string subject,
                               Message allowed) {
        return refuse(yaml::Fault{rule, {file, node.at.line, node.at.column}, std::move(subject), allowed});
    };
    const yaml::Node* found = root.find("system");
    if (root.kind != yaml::Node::Kind::mapping)
        return fault(yaml::FaultRule::wrongType, root, "scenario",
                     message(WORDS("files", "a mapping of keys to values")));
    if (!found)
        return fault(yaml::FaultRule::missingKey, root, "system", {});
    if (const GameSystem* known = findGameSystem(found->text); known && !known->odds.empty())
        return known;
    std::vector<std::string> names;
    for (const GameSystem& each : gameSystems())
        if (!each.odds.empty())
            names.emplace_back(each.id);
    return fault(yaml::FaultRule::unknownWord, *found, found->text.substr(0, 60), verbatim(listed(names)));
}

// What a game says of its own odds comes before what is said of all, but for its steps and what it leaves
// out.
Json oddsJson(const GameSystem& system, const std::string& kind, const door::OddsView& view,
              const std::vector<std::string>& warnings, const std::vector<std::string>& skipped)
{
    Json figures = view.figures ? *view.figures : Json::object();
    Json steps = mapped(view.steps, stepJson), notModelled = skipped;
    takeFrom(figures, "steps", steps);
    takeFrom(figures, "not_modelled", notModelled);
    Json object{{"system", system.id}, {"kind", kind}};
    object.update(figures);
    object["steps"] = std::move(steps);
    object["warnings"] = warnings;
    object["not_modelled"] = std::move(notModelled);
    return object;
}

} // namespace

yaml::ReadScenario readScenario(const yaml::Node& root, const std::string& file, const GameSystem& system,
                                const Catalogue& catalogue)
{
    const auto kinds = mapped(system.odds, [](const OddsKind& each) { return std::string(each.id); });
    return yaml::readScenario(root, file, kinds, [&](const std::string& kind) -> yaml::AskForm {
        return [&system, &catalogue, kind](const door::Answers& answers) {
            return ask(system, kind, answers, catalogue).form;
        };
    });
}

Exit showOdds(const std::string& file, bool json)
{
    const auto root = parsedInput(file);
    if (!root)
        return reportFaults({root.error()}, json);
    const auto system = systemOf(*root, file);
    if (!system)
        return reportFaults({system.error()}, json);
    const Catalogue catalogue = loadedCatalogue(**system);
    const yaml::ReadScenario scenario = readScenario(*root, file, **system, catalogue);
    if (!scenario.faults.empty())
        return reportFaults(scenario.faults, json);
    // The keys beside `system` and `kind` are the answers of the form.
    const auto asked = ask(**system, scenario.kind, scenario.read.answers, catalogue);
    door::OddsView view;
    std::vector<std::string> warnings;
    if (asked.result.solve) {
        view = asked.result.solve();
        for (const door::Remark& warning : asked.form.warnings)
            warnings.push_back(toText(warning.message));
    }
    std::ranges::move(textsOf(view.warnings), std::back_inserter(warnings));
    const std::vector<std::string> skipped = textsOf(view.notModelled);
    if (json) {
        printJson(oddsJson(**system, scenario.kind, view, warnings, skipped));
        return Exit::done;
    }
    printOdds(view);
    for (const std::string& warning : warnings)
        announce("Note: " + onOneLine(warning));
    if (!skipped.empty())
        announce("Left out of these odds: " + listed(skipped));
    return Exit::done;
}

} // namespace adjutant::cli
