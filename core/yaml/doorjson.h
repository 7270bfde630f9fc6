#pragma once

#include "core/match/session.h"

#include <nlohmann/json.hpp>

namespace adjutant::yaml {

/// Puts a message into the language of whoever reads the JSON.
using Wording = std::function<std::string(const Message& message)>;

/// Gives an empty object room for so many members. One that grows copies all that it has, whole trees of it:
/// the keys of its pairs are constant, and so these can't be moved.
inline void makeRoom(nlohmann::ordered_json& object, std::size_t members)
{
    object.get_ref<nlohmann::ordered_json::object_t&>().reserve(members);
}

/// A value of the door as docs/DOOR.md describes it: a MatchView, Offer, Form, OddsView, Remark or LogLine.
template <class T> nlohmann::ordered_json doorJson(const T& value, const Wording& wording);

/// All that a viewer is shown of a match: the view, these offers, what happened last, undo and redo.
nlohmann::ordered_json matchJson(const Session& session, const door::Viewer& viewer,
                                 const std::vector<door::Offer>& offers, const Wording& wording);

} // namespace adjutant::yaml
