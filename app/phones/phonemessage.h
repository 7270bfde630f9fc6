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

/// A hash of a form: two of the same ask and say the same.
std::string markOf(Json form, const std::string& standing);

/// Adds to a JSON Patch what makes `to` of `from`, at a path. Of lists, single texts or things with an id
/// come and go: a new one doesn't change all that stand behind it.
void addChanges(Json& patch, const Json& from, const Json& to, const Json::json_pointer& path);

/// Makes a list of pieces or offers, if there is one, an object of their ids in their order and of them by
/// their ids: a patch of it names no places.
void arrange(Json& holder, const char* list);
/// `procedure|piece|side`
std::string offerId(const Json& offer);

} // namespace adjutant::phones
