#include "core/yaml/answerswriter.h"

#include "core/catalogue/ids.h"
#include "core/match/record.h"

#include <nlohmann/json.hpp>
#include <yaml-cpp/emitter.h>
#include <yaml-cpp/null.h>

namespace adjutant::yaml {

// Texts are quoted, so that "no" or "12" stay texts.
void writeJson(YAML::Emitter& out, const nlohmann::ordered_json& json)
{
    if (json.is_object()) {
        out << YAML::Flow << YAML::BeginMap;
        for (const auto& [key, value] : json.items()) {
            out << YAML::Key << (isId(key) ? YAML::Auto : YAML::DoubleQuoted) << key << YAML::Value;
            writeJson(out, value);
        }
        out << YAML::EndMap;
    } else if (json.is_array()) {
        out << YAML::Flow << YAML::BeginSeq;
        for (const nlohmann::ordered_json& item : json)
            writeJson(out, item);
        out << YAML::EndSeq;
    } else if (json.is_string()) {
        out << YAML::DoubleQuoted << json.get<std::string>();
    } else if (json.is_null()) {
        out << YAML::Null; // the word itself would be quoted, and so a text
    } else {
        out << YAML::Auto << json.dump();
    }
}

void writeAnswers(YAML::Emitter& out, const table::Answers& answers)
{
    writeJson(out, answersJson(answers));
}

} // namespace adjutant::yaml
