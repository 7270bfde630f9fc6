#pragma once

#include "app/catalogues/folderwalk.h"
#include "core/expected.h"
#include "core/yaml/document.h"
#include "core/yaml/fault.h"

#include <string>
#include <string_view>
#include <vector>

namespace adjutant::cli {

/// The text of a file, or of standard input where it is called `-`; or why there is none. No more is read
/// than our readers accept, and one byte to notice that there is more.
Expected<std::string, yaml::Fault> readInput(const std::string& file);

/// The same, parsed.
Expected<yaml::Node, yaml::Fault> parsedInput(const std::string& file);

/// The files that PATHs stand for, in order and each once, and what of the folders isn't looked at. A file
/// stands for itself, whatever its name; a folder for all the YAML and JSON files in it and below, as far as
/// it is looked through.
FilesBelow filesToCheck(const std::vector<std::string>& paths);

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

/// The document of a file, or why it can't be read: of one that holds a share code, as `roster export
/// --format code` writes it, that of its list, all of which stands at the file's beginning.
Expected<yaml::Node, yaml::Fault> documentOf(std::string_view text, const std::string& file,
                                             yaml::Letters letters = yaml::Letters::visible);

} // namespace adjutant::cli
