#pragma once

#include "tests/systems/drakerys/odds/readscenario.h"

#include <QString>
#include <QStringList>

#include <string>

namespace adjutant::test {

/// Reads a scenario of Drakerys as the command line does, with the shipped catalogue.
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
