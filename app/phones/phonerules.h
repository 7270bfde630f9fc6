#pragma once

#include "app/rules/rulesearch.h"
#include "app/rules/rulesfornow.h"
#include "core/reference/reference.h"

#include <QString>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace adjutant::phones {

/// The rules of one game as messages for phones, in each reader's language.
class PhoneRules
{
public:
    /// The entries in which words occur, best first; without words, all by chapters.
    nlohmann::ordered_json find(const std::string& system, const QString& language, const QString& words);
    /// The entries that can matter as a match stands, those that matter soonest first.
    nlohmann::ordered_json forNow(const std::string& system, const QString& language,
                                  const door::MatchView& view, const std::vector<door::Offer>& offers,
                                  const std::vector<door::Form>& open);
    /// An entry whole, by its id or that of a rule that a refusal names; none where there is none.
    std::optional<nlohmann::ordered_json> entry(const std::string& system, const QString& language,
                                                const std::string& id);
    /// The player aid as HTML, in the language of the current scope.
    std::string aid(const std::string& system, const QString& language);

private:
    struct Shelf
    {
        Reference reference;
        RuleSearch search{{&reference}};
        RuleNames names{reference};
        std::map<QString, nlohmann::ordered_json> found{}; ///< by what was searched for
        std::string aid{};
    };
    Shelf& shelfOf(const std::string& system, const QString& language);

    std::map<std::pair<std::string, QString>, std::unique_ptr<Shelf>> m_shelves;
};

} // namespace adjutant::phones
