#pragma once

#include "core/yaml/fault.h"

namespace adjutant::test {

/// What each fault has to say, one behind another; empty where there are none.
template <class Get> std::string eachOf(const std::vector<yaml::Fault>& faults, Get get)
{
    std::string all;
    for (const yaml::Fault& fault : faults)
        all += (all.empty() ? "" : " ") + std::string(std::invoke(get, fault));
    return all;
}

/// The rules of faults as the command line prints them: "bad-id unknown-key".
inline std::string rulesIn(const std::vector<yaml::Fault>& faults)
{
    return eachOf(faults, [](const yaml::Fault& fault) { return yaml::toWord(fault.rule); });
}

/// Those for which a file was refused.
template <class Read> std::string rulesIn(const Expected<Read, std::vector<yaml::Fault>>& read)
{
    return read ? std::string() : rulesIn(read.error());
}

/// Their lines and columns: "3:8 4:1".
inline std::string placesIn(const std::vector<yaml::Fault>& faults)
{
    return eachOf(faults, [](const yaml::Fault& fault) {
        return std::to_string(fault.place.line) + ':' + std::to_string(fault.place.column);
    });
}

/// What they are about, and what was probably meant.
inline std::string subjectsIn(const std::vector<yaml::Fault>& faults)
{
    return eachOf(faults, &yaml::Fault::subject);
}
inline std::string nearestIn(const std::vector<yaml::Fault>& faults)
{
    return eachOf(faults, &yaml::Fault::nearest);
}

} // namespace adjutant::test
