#pragma once

#include "core/door/view.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

// What messages of phones are made of and read by.
namespace adjutant::phones {

using Json = nlohmann::ordered_json;

/// A message of the door in the language of the current scope.
std::string worded(const Message& message);

/// As it is sent: what is no UTF-8 is replaced.
std::string dumped(const Json& json);

/// A member; empty, or none, where it is missing or of another kind.
std::string textAt(const Json& json, const char* key);
std::optional<std::uint64_t> numberAt(const Json& json, const char* key);

/// The key of an offer, and the answers, in a message; none where they can't be read.
std::optional<door::OfferKey> offerKeyIn(const Json& message);
std::optional<door::Answers> answersIn(const Json& message);

/// `refuse`, with a reason.
Json refusal(const door::Remark& why);
Json refusal(const char* rule, Words why);

/// A hash of a form: with the same hash, two forms ask the same and show the same.
std::string markOf(Json form, const std::string& standing);

/// Adds the changes from `from` to `to`, at a path, to a JSON Patch. In lists, single texts or things with an
/// id are added and removed, so that a new one doesn't change all those behind it.
void addChanges(Json& patch, const Json& from, const Json& to, const Json::json_pointer& path);

/// Replaces a list of pieces or offers, if there is one, with an object: their ids in order, and each of them
/// by its id. So a patch of it names no positions.
void arrange(Json& holder, const char* list);
/// `procedure|piece|side`
std::string offerId(const Json& offer);

} // namespace adjutant::phones
