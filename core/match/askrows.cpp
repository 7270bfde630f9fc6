#include "core/match/ask.h"

namespace adjutant {

using door::Field;
using door::Origin;
using door::Value;

// Plain answers that stand for rows become the answers that they stand for: `actions: [march]` those to
// `actions/0/action`, other lists of plain words or numbers rows of one value each.
void Ask::makeRows(const RowsOf& question)
{
    const std::string plainKey = question.m_plain.value_or(std::string());
    const auto pathOf = [&](const std::string& row) {
        return question.m_prompt.path + '/' + row + (plainKey.empty() ? "" : '/' + plainKey);
    };
    if (const auto list = m_given.find(question.m_prompt.path); list != m_given.end()) {
        std::vector<Value> rows;
        if (const auto* texts = std::get_if<std::vector<std::string>>(&list->second.value))
            rows.assign(texts->begin(), texts->end());
        else if (const auto* numbers = std::get_if<std::vector<int>>(&list->second.value))
            rows.assign(numbers->begin(), numbers->end());
        else if (const auto* pair = std::get_if<door::Point>(&list->second.value); pair && question.m_plain)
            rows = {pair->x, pair->y};
        Given given = list->second;
        if (!rows.empty())
            m_given.erase(list);
        for (std::size_t k = 0; k < std::min(rows.size(), door::mostAnswers); ++k) {
            given.value = std::move(rows[k]);
            m_given.insert_or_assign(pathOf(std::to_string(k)), given);
        }
    }
    if (plainKey.empty())
        return;
    const std::string start = question.m_prompt.path + '/';
    std::vector<std::string> plain;
    for (auto at = m_given.lower_bound(start); at != m_given.end() && at->first.starts_with(start); ++at) {
        const std::string row = at->first.substr(start.size());
        // A row that was only begun is no plain word.
        if (row.find('/') == row.npos && !std::holds_alternative<door::Skipped>(at->second.value))
            plain.push_back(row);
    }
    for (const std::string& row : plain) {
        const auto at = m_given.find(start + row);
        Given given = at->second;
        m_given.erase(at);
        m_given.insert_or_assign(pathOf(row), std::move(given));
    }
}

std::vector<std::string> Ask::rowsGiven(const RowsOf& question)
{
    makeRows(question);
    const std::string start = question.m_prompt.path + '/';
    std::vector<std::string> keys;
    for (auto at = m_given.lower_bound(start); at != m_given.end() && at->first.starts_with(start); ++at) {
        std::string key = at->first.substr(start.size());
        const auto slash = key.find('/');
        // A row that was only begun holds no answer of its own.
        if (slash == key.npos && std::holds_alternative<door::Skipped>(at->second.value))
            at->second.used = true;
        key = key.substr(0, slash);
        if (!findIn(keys, key))
            keys.push_back(std::move(key));
    }
    if (!question.m_input.named)
        std::ranges::sort(keys, [](const std::string& one, const std::string& other) {
            return one.size() != other.size() ? one.size() < other.size() : one < other;
        });
    return keys;
}

Asked<std::vector<std::string>> Ask::rows(RowsOf question)
{
    if (isOver() || isFull())
        return {};
    std::vector<std::string> keys = rowsGiven(question);
    Field& field = put(question, false, [&] {
        door::RowsInput input = question.m_input;
        input.keys = keys;
        return input;
    });
    field.origin = keys.empty() ? Origin::byDefault : Origin::given;
    // An empty list, or nothing, may stand where rows could.
    bool isEmpty = false;
    if (const auto found = m_given.find(field.path); found != m_given.end()) {
        found->second.used = true;
        const auto* faces = std::get_if<std::vector<int>>(&found->second.value);
        const auto* words = std::get_if<std::vector<std::string>>(&found->second.value);
        isEmpty = (faces && faces->empty()) || (words && words->empty());
        if (!std::holds_alternative<door::Skipped>(found->second.value) && !isEmpty)
            refuseAnswer(field, door::Refusal::Kind::wrongType, WORDS("ask", "rows, each with its own key"));
    }
    bool inOrder = true;
    for (std::size_t k = 0; k < keys.size(); ++k)
        inOrder = inOrder && (question.m_input.named ? isId(keys[k]) : keys[k] == std::to_string(k));
    const int least = question.m_input.least, most = question.m_input.most;
    const auto count = static_cast<int>(keys.size());
    const bool wrongCount =
        count > most || (count < least && (count > 0 || isEmpty) && m_missing == Missing::skipped);
    if (wrongCount && inOrder && question.m_wrongCount && !m_form.refusal)
        m_form.refusal = door::Refusal{*std::move(question.m_wrongCount)};
    else if (wrongCount || !inOrder || (count < least && m_missing == Missing::skipped))
        refuseAnswer(field, door::Refusal::Kind::wrongType,
                     message(WORDS("ask", "a list of %1 to %2 rows"), least, most));
    else if (count < least)
        m_stays = true;
    if (isOver())
        return {};
    return {std::move(keys)};
}

} // namespace adjutant
