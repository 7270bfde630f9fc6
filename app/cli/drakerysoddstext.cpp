#include "app/cli/drakerysoddstext.h"

#include "app/cli/oddstext.h"

#include <nlohmann/json.hpp>

namespace adjutant::cli {

namespace {

using FiguresJson = nlohmann::ordered_json;

// Nothing here is translated: the command line speaks English.
Message plain(std::string text)
{
    return verbatim(std::move(text));
}

/// What people read of the figures.
struct FiguresInWords
{
    table::OddsView view;
    std::vector<Message> further;

    void chance(const std::string& label, const FiguresJson& value)
    {
        view.chances.push_back({{}, plain(label), value.get<double>(), table::Tone::plain});
    }

    void series(const std::string& label, const FiguresJson& values, bool openEnded = false)
    {
        view.series.push_back({{}, plain(label), values.get<odds::Distribution>(), 0, openEnded});
    }

    // "The target's Unit has its Morale intact", and the like; what can't happen isn't said.
    void morale(const std::string& who, const FiguresJson& morale)
    {
        static constexpr std::pair<const char*, const char*> results[] = {
            {"scattered", " is scattered"},
            {"destabilised", " is destabilised"},
            {"in_doubt", " is in doubt"},
            {"intact", " keeps its morale"}};
        for (const auto& [key, words] : results)
            if (morale[key].get<double>() > 0)
                chance(who + words, morale[key]);
    }

    void side(const std::string& who, const FiguresJson& side)
    {
        if (side.contains("destroyed"))
            chance(who + " has no Warrior left", side["destroyed"]);
        if (side.contains("removed"))
            chance(who + " is off the table, scattered or without a Warrior", side["removed"]);
        if (side.contains("scattered"))
            chance(who + " is scattered", side["scattered"]);
        if (side.contains("morale"))
            morale(who, side["morale"]);
        if (side.contains("mean_injuries_inflicted"))
            further.push_back(message(Words{"odds", "%1 inflicts %2 Injuries on average"}, plain(who),
                                      side["mean_injuries_inflicted"].get<double>()));
        if (side.contains("casualties"))
            series(who + " loses so many Warriors", side["casualties"]);
    }

    void sides(const FiguresJson& figures)
    {
        for (const auto& [key, who] :
             {std::pair("active", "The active Unit"), std::pair("target", "The target")})
            if (figures.contains(key))
                side(who, figures[key]);
    }

    void headline(const FiguresJson& figures)
    {
        const auto percent = [&](const FiguresJson& value) { return Percent{value.get<double>()}; };
        if (figures.contains("winner"))
            view.headline =
                message(Words{"odds", "The active Unit wins with %1, the target with %2; a draw has %3"},
                        percent(figures["winner"]["active"]), percent(figures["winner"]["target"]),
                        percent(figures["winner"]["draw"]));
        else if (figures.contains("cast"))
            view.headline = message(Words{"odds", "The spell is cast with %1"}, percent(figures["cast"]));
        else if (figures.contains("success"))
            view.headline =
                message(Words{"odds", "The invocation succeeds with %1"}, percent(figures["success"]));
        else if (figures.contains("mean"))
            view.headline = message(Words{"odds", "%1 successes on average"}, figures["mean"].get<double>());
        else if (figures.contains("target") && figures["target"].contains("removed"))
            view.headline = message(Words{"odds", "The target is off the table with %1"},
                                    percent(figures["target"]["removed"]));
    }

    void read(const FiguresJson& figures)
    {
        headline(figures);
        if (figures.contains("threshold"))
            further.push_back(
                message(Words{"odds", "Every die succeeds on %1 or more"}, figures["threshold"].get<int>()));
        sides(figures);
        if (figures.contains("morale"))
            morale("The Unit", figures["morale"]);
        if (figures.contains("successes"))
            series("So many successes", figures["successes"], true);
        if (figures.contains("cataclysm"))
            series("So many 1s for a cataclysm (4: four or more)", figures["cataclysm"]);
    }
};

table::OddsStep stepInWords(const drakerys::Step& step)
{
    std::string label(wordFor(step.roll));
    label.front() = static_cast<char>(label.front() - 'a' + 'A');
    std::string dice;
    if (step.dice >= 0)
        dice = std::to_string(step.dice) + " D10";
    if (step.threshold >= 0)
        dice += (dice.empty() ? "" : " against ") + std::to_string(step.threshold) + "+";
    table::OddsStep words{plain(label + " (" + std::string(wordFor(step.whose)) + ")"), plain(dice), {}};
    for (const std::string& reason : reasonsInEnglish(step))
        words.reasons.push_back(plain(reason));
    return words;
}

} // namespace

std::vector<std::string> drakerysOddsLines(const FiguresJson& figures,
                                           const std::vector<drakerys::Step>& steps)
{
    std::vector<std::string> lines;
    // One after the other: each stands for all that was done so far.
    if (figures.contains("after")) {
        for (std::size_t k = 0; k < figures["after"].size(); ++k) {
            const FiguresJson& after = figures["after"][k];
            FiguresInWords words;
            words.view.headline = message(Words{"odds", "After action %1, which is reached with %2"},
                                          static_cast<int>(k) + 1, Percent{after["reached"].get<double>()});
            words.sides(after);
            for (std::string& line : oddsLines(words.view, words.further))
                lines.push_back(std::move(line));
            lines.emplace_back();
        }
        table::OddsView rest;
        for (const drakerys::Step& step : steps)
            rest.steps.push_back(stepInWords(step));
        for (std::string& line : oddsLines(rest))
            lines.push_back(std::move(line));
        return lines;
    }
    FiguresInWords words;
    words.read(figures);
    for (const drakerys::Step& step : steps)
        words.view.steps.push_back(stepInWords(step));
    return oddsLines(words.view, words.further);
}

} // namespace adjutant::cli
