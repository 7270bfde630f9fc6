#pragma once

#include "core/expected.h"
#include "core/yaml/document.h"

namespace adjutant::cli {

/// What a file of ours is, by its `format` key; a scenario for odds has a `kind` instead.
enum class FileKind {
    catalogue,
    roster,
    reference,
    playerAid,
    translation,
    ownRules,
    matchScript,
    match,
    scenario
};

/// A file recognised by its contents.
struct KnownFile
{
    FileKind kind = FileKind::catalogue;
    std::string system;
    Place systemPlace; ///< the file's beginning where it names no system
    yaml::Node root;
};

/// Recognises a file's kind; what is no YAML, or none of ours, is a fault that tells what can be checked.
Expected<KnownFile, yaml::Fault> recognise(std::string_view text, const std::string& file);

} // namespace adjutant::cli
