#pragma once

#include "core/systems/drakerys/scenarios/scenarioforms.h"
#include "core/yaml/answersfile.h"
#include "tests/systems/drakerys/shippedcatalogue.h"

namespace adjutant::test {

/// The characteristics of a Unit of which nothing stands out, as a block of a scenario names them.
inline const std::string fighter =
    "power: 1, health: 1, initiative: 3, combat: 3, shooting: 3, strength: 3, resistance: 3, willpower: 3";

/// Two such Units in a fight, each with what is added to its block (", warriors: 3").
inline std::string fight(const std::string& active, const std::string& target = {},
                         const std::string& action = "charge")
{
    return "kind: fight\naction: " + action + "\nactive: {" + fighter + active + "}\ntarget: {" + fighter +
           target + "}\n";
}

/// One shooting at the other with a bow; `kind` is `shooting` or `harassment`.
inline std::string shot(const std::string& kind, const std::string& active, const std::string& target = {})
{
    return "kind: " + kind + "\nactive: {" + fighter + active + "}\ntarget: {" + fighter + target +
           "}\nweapon: bow\n";
}

/// A scenario of Drakerys as far as a file could be understood.
struct ReadScenario
{
    std::optional<drakerys::Scenario> scenario; ///< none where there are faults
    std::vector<yaml::Fault> faults;
    std::vector<std::string> warnings; ///< in English
};

/// Reads a scenario as the command line does, with the shipped catalogue.
inline ReadScenario readScenario(const std::string& text)
{
    const std::string file = "scenario.yaml";
    const auto root = yaml::parse(text, file);
    if (!root)
        return {{}, {root.error()}, {}};
    std::vector<std::string> kinds;
    for (const drakerys::ScenarioKind& kind : drakerys::scenarioKinds())
        kinds.emplace_back(kind.id);
    const auto ask = [](const std::string& kind, const door::Answers& answers) {
        const auto form = std::ranges::find(drakerys::scenarioKinds(), kind, &drakerys::ScenarioKind::id);
        return answered<drakerys::AskedScenario>(form->ask, answers, Ask::Missing::skipped, {shipped()});
    };
    const yaml::ReadScenario read =
        yaml::readScenario(*root, file, kinds, [&ask](const std::string& kind) -> yaml::AskForm {
            return [&ask, kind](const door::Answers& answers) { return ask(kind, answers).form; };
        });
    ReadScenario scenario;
    scenario.faults = read.faults;
    if (!read.faults.empty())
        return scenario;
    const auto asked = ask(read.kind, read.read.answers);
    scenario.scenario = asked.result.scenario;
    for (const door::Remark& warning : asked.form.warnings)
        scenario.warnings.push_back(toText(warning.message));
    return scenario;
}

/// The same without the name of the game.
inline ReadScenario read(const std::string& text)
{
    return readScenario("system: drakerys\n" + text);
}

/// Its faults: "line:column rule subject", with what was probably meant.
inline QStringList faultsOf(const std::string& text)
{
    QStringList list;
    for (const yaml::Fault& fault : read(text).faults) {
        QString line = QStringLiteral("%1:%2 ").arg(fault.place.line).arg(fault.place.column);
        const std::string key =
            fault.subject.substr(fault.rule == yaml::FaultRule::unknownId ? 0 : fault.subject.rfind('/') + 1);
        line += QString::fromStdString(std::string(yaml::toWord(fault.rule)) + " " + key);
        if (!fault.nearest.empty())
            line += QString::fromStdString(" (" + fault.nearest + "?)");
        list.append(line);
    }
    return list;
}

inline QStringList warningsOf(const std::string& text)
{
    QStringList list;
    for (const std::string& warning : read(text).warnings)
        list.append(QString::fromStdString(warning));
    return list;
}

/// The scenario of a text without faults; ends the test program where there are some.
template <class Kind> Kind sound(const std::string& text)
{
    const ReadScenario found = read(text);
    if (!found.scenario)
        qFatal("%s", qPrintable(faultsOf(text).join(QLatin1Char('\n'))));
    return std::get<Kind>(*found.scenario);
}

} // namespace adjutant::test
