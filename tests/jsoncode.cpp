#include <nlohmann/json.hpp>

/// The functions that testprogram.h says are elsewhere.
template class nlohmann::basic_json<nlohmann::ordered_map>;
