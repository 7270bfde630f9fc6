#include "core/match/ask.h"

namespace adjutant {

using door::Field;
using door::Origin;
using door::Refusal;
using door::Remark;
using door::Value;

Ask::Ask(const std::vector<Batch>& answers, Missing missing) : m_missing(missing)
{
    for (const Batch& batch : answers)
        give(batch.answers, batch.record, batch.kept);
}

void Ask::give(const door::Answers& answers, std::size_t record, bool kept)
{
    m_given.reserve(m_given.size() + answers.size());
    for (const auto& [path, value] : answers)
        if (const auto at = m_given.find(path); at == m_given.end())
            m_given.emplace_hint(at, path, Given{value, record, kept});
        else if (!at->second.kept)
            at->second = Given{value, record, kept};
    m_form.fields.reserve(m_given.size() + 4); // what is asked is mostly answered
}

bool Ask::isFull()
{
    const bool full = m_form.fields.size() >= door::mostAnswers;
    if (full)
        refuse("malformed", message(WORDS("ask", "at most %1 answers"), static_cast<int>(door::mostAnswers)));
    return full;
}

std::nullopt_t Ask::refuseAnswer(const Field& field, Refusal::Kind kind, Message allowed)
{
    if (m_form.refusal)
        return std::nullopt;
    Remark remark{"malformed", message(WORDS("ask", "%1: must be %2"), verbatim(field.path), allowed),
                  field.path};
    m_form.refusal = Refusal{std::move(remark), kind, {}, std::move(allowed)};
    return std::nullopt;
}

Ask::Reply Ask::reply(Field& field, bool hasPreset, bool canBeNone, bool usuallyNone, const Value*& value)
{
    if (isOver())
        return Reply::nothing;
    const auto skipped = [&field](Origin origin) {
        field.value = door::Skipped{};
        field.origin = origin;
        return Reply::none;
    };
    if (const auto found = m_given.find(field.path); found != m_given.end()) {
        Given& given = found->second;
        given.used = true;
        m_record = std::max(m_record, given.record);
        field.kept = given.kept;
        if (!std::holds_alternative<door::Skipped>(given.value)) {
            value = &given.value;
            field.value = given.value;
            field.origin = Origin::given;
            return Reply::given;
        }
        if (canBeNone)
            return skipped(Origin::skipped);
        if (!hasPreset && m_settleCount > 0) {
            m_left = true;
            skipped(Origin::skipped);
            return Reply::nothing;
        }
    }
    if (hasPreset)
        return Reply::preset;
    if (canBeNone && usuallyNone)
        return skipped(Origin::byDefault);
    if (m_missing == Missing::skipped) {
        if (canBeNone)
            return skipped(Origin::skipped);
        refuseAnswer(field, Refusal::Kind::missing, WORDS("ask", "answered"));
        return Reply::nothing;
    }
    m_stays = true;
    return Reply::nothing;
}

std::vector<std::string> Ask::partsOf(const door::Path& path) const
{
    return mapped(door::below(m_given, path),
                  [&path](const auto& given) { return given.first.substr(path.size() + 1); });
}

bool Ask::hasWord(const door::Path& path, std::string_view word)
{
    const auto found = m_given.find(path);
    const auto* given = found == m_given.end() ? nullptr : std::get_if<std::string>(&found->second.value);
    if (isOver() || !given || *given != word)
        return false;
    m_form.taken.push_back(path);
    return found->second.used = true;
}

bool Ask::takes(const door::Path& path)
{
    const auto found = m_given.find(path);
    const bool isNothing =
        found != m_given.end() && std::holds_alternative<door::Skipped>(found->second.value);
    if (isNothing)
        found->second.used = true;
    const bool given = !isNothing && isGiven(path);
    if (!given && !isOver() && !m_withoutOptions)
        m_form.taken.push_back(path);
    return given;
}

bool Ask::isOnly(const door::Path& path, std::string_view word)
{
    const auto found = m_given.find(path);
    if (isOver() || found == m_given.end())
        return false;
    const auto* given = std::get_if<std::string>(&found->second.value);
    if (given && *given == word)
        return found->second.used = true;
    m_form.refusal = Refusal{
        {"malformed", message(WORDS("ask", "%1: must be %2"), verbatim(path), verbatim(std::string(word)))}};
    return false;
}

void Ask::passOverOne(const door::Path& path)
{
    if (isOver())
        return;
    for (auto at = m_given.lower_bound(path); at != m_given.end() && at->first.starts_with(path); ++at)
        if (at->first.size() == path.size() || at->first[path.size()] == '/')
            at->second.used = true;
}

void Ask::settle()
{
    if (isOver())
        return;
    m_settledFields = m_form.fields.size();
    ++m_settleCount;
    // What was foretold in the form is done by now.
    if (std::ranges::all_of(m_form.fields, &Field::kept)) {
        m_form.follows.clear();
        m_form.forecast.reset();
    }
    if (m_onSettle)
        m_onSettle(m_settleCount);
}

Refused Ask::refuse(std::string rule, Message message, door::Path at)
{
    if (!isOver())
        m_form.refusal = Refusal{{std::move(rule), std::move(message), std::move(at)}};
    return {};
}

void Ask::warn(std::string rule, Message message)
{
    if (isOver())
        return;
    m_form.warnings.push_back({std::move(rule), std::move(message)});
    m_warnedAt.push_back(m_record);
}

void Ask::outcome(PlayerId side, std::string figure, int observed)
{
    if (isOver() || !m_form.forecast)
        return;
    m_outcomes.push_back({std::move(side), std::move(figure), observed, *m_form.forecast, m_record});
    m_rolled = true;
}

void Ask::run(Task<> procedure)
{
    const bool ended = procedure.run();
    if (m_rolled) // it would be taken for that of the dice that come next
        m_form.forecast.reset();
    m_form.complete = (ended || m_left) && !m_form.refusal;
    if (m_form.complete) {
        for (const auto& [path, given] : m_given)
            if (!given.used)
                m_form.dropped.push_back(path);
        if (!m_form.dropped.empty() && m_missing == Missing::skipped) {
            const door::Path& path = m_form.dropped.front();
            m_form.refusal = Refusal{
                {"malformed", message(WORDS("ask", "no question asks for '%1'"), verbatim(path)), path},
                Refusal::Kind::notAsked};
            m_form.complete = false;
        }
    }
    // Rows have no value of their own: they are on record by their fields.
    const auto isNew = [](const Field& field) { return !field.kept && field.value.has_value(); };
    const auto settled = m_form.fields.begin() + static_cast<std::ptrdiff_t>(m_settledFields);
    m_form.playable = !m_form.refusal &&
                      (m_form.complete || (m_stays && std::any_of(m_form.fields.begin(), settled, isNew)));
    for (const Field& field : m_form.fields)
        m_form.eyesOnly = m_form.eyesOnly || (field.secret && !field.kept);
}

door::Answers Ask::takeNotOnRecord()
{
    door::Answers answers;
    for (Field& field : m_form.fields) {
        // Where it stays, an answer may have begun: a few faces of many.
        const bool isBegun = m_stays && &field == &m_form.fields.back();
        if (field.value && !isBegun && !field.kept)
            answers.insert_or_assign(std::move(field.path), *std::move(field.value));
    }
    return answers;
}

std::vector<door::Remark> Ask::warningsOf(std::size_t record) const
{
    std::vector<door::Remark> warnings;
    for (std::size_t k = 0; k < m_warnedAt.size(); ++k)
        if (m_warnedAt[k] == record)
            warnings.push_back(m_form.warnings[k]);
    return warnings;
}

} // namespace adjutant
