#pragma once

#include <yaml-cpp/emitter.h>

#include <string>

namespace adjutant::yaml {

/// Writes what people wrote, where there is any. Texts are quoted, so that "no", "12" or "a: b" stay texts;
/// ids never need it.
inline void writeText(YAML::Emitter& out, const char* key, const std::string& text)
{
    if (!text.empty())
        out << YAML::Key << key << YAML::Value << YAML::DoubleQuoted << text;
}

} // namespace adjutant::yaml
