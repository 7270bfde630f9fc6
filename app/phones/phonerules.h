#pragma once

#include "app/rules/rulenames.h"
#include "app/rules/rulesearch.h"
#include "core/reference/reference.h"
#include "core/systems/gamesystem.h"

#include <QString>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace adjutant::phones {

/// The rules of one game as messages for phones of one language.
class PhoneRules
{
public:
    PhoneRules(const GameSystem& game, const QString& language);
    PhoneRules(const PhoneRules&) = delete;

    /// The entries in which words occur, best first; without words, all by chapters.
    nlohmann::ordered_json find(const QString& words);
    /// The entries that can matter as a match stands, the most urgent first.
    nlohmann::ordered_json forNow(const door::MatchView& view, const std::vector<door::Offer>& offers,
                                  const std::vector<door::Form>& open) const;
    /// An entry whole, by its id or that of a rule that a refusal names; none where there is none.
    std::optional<nlohmann::ordered_json> entry(const std::string& id) const;
    /// The player aid as HTML; asked for within a scope of its language.
    const std::string& aid();

private:
    const GameSystem& m_game;
    const QString m_language;
    Reference m_reference;
    RuleSearch m_search{{&m_reference}};
    RuleNames m_names{m_reference};
    std::map<QString, nlohmann::ordered_json> m_found; ///< by what was searched for
    std::string m_aid;
};

} // namespace adjutant::phones
