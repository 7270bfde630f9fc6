#include "app/matches/formdrafts.h"

#include "core/match/log.h"
#include "core/yaml/answersfile.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <algorithm>
#include <limits>

namespace adjutant {

namespace {

using DraftJson = nlohmann::ordered_json;

constexpr qint64 mostBytes = 1 << 20;

} // namespace

void FormDrafts::follow(const QString& match, qint64 steps)
{
    if (match != m_match) {
        m_match = match;
        m_steps = steps;
        m_drafts.clear();
        m_found.clear();
        read();
    }
    if (steps == m_steps)
        return;
    const bool had = !m_drafts.empty();
    m_steps = steps;
    m_drafts.clear();
    m_found.clear();
    if (had)
        write();
}

bool FormDrafts::keep(const QString& form, const door::Answers& answers)
{
    if (find(form) == answers)
        return true;
    std::erase_if(m_drafts, [&form](const auto& draft) { return draft.first == form; });
    if (!answers.empty())
        m_drafts.emplace_back(form, answers);
    return write();
}

door::Answers FormDrafts::find(const QString& form) const
{
    const auto found = std::ranges::find(m_drafts, form, &decltype(m_drafts)::value_type::first);
    return found == m_drafts.end() ? door::Answers() : found->second;
}

std::vector<QString> FormDrafts::waiting() const
{
    std::vector<QString> forms;
    for (const auto& [form, answers] : m_drafts)
        if (m_found.contains(form) || std::ranges::any_of(answers, [](const auto& answer) {
                return std::holds_alternative<std::vector<int>>(answer.second);
            }))
            forms.push_back(form);
    return forms;
}

// What can't be read is no draft: nothing is lost that was on record.
void FormDrafts::read()
{
    const auto text = m_data ? readPlainFile(file(), mostBytes).value_or(std::string()) : std::string();
    const auto root = yaml::parseJson(text);
    if (!root)
        return;
    yaml::FaultList faults;
    yaml::Mapping keys(*root, {}, faults);
    const auto steps = keys.integer("steps", {0, std::numeric_limits<int>::max()}, yaml::Need::required);
    const yaml::Node* drafts = keys.node("drafts", yaml::Need::required);
    if (!faults.faults.empty())
        return;
    m_steps = *steps;
    for (const yaml::Member& draft : drafts->members) {
        yaml::FaultList wrong;
        yaml::ReadAnswers read = yaml::readAnswers(draft.value, {}, wrong, yaml::Places::dropped);
        if (!wrong.faults.empty())
            continue;
        m_found.insert(QString::fromStdString(draft.key));
        m_drafts.emplace_back(QString::fromStdString(draft.key), std::move(read.answers));
    }
}

bool FormDrafts::write()
{
    if (!m_data)
        return true;
    if (!m_data->stays() || !makePlainFolder(m_folder))
        return false;
    if (m_drafts.empty()) {
        QFile::remove(file());
        return true;
    }
    DraftJson drafts = DraftJson::object();
    for (const auto& [form, answers] : m_drafts)
        drafts[form.toStdString()] = answersJson(answers);
    const DraftJson json{{"steps", m_steps}, {"drafts", std::move(drafts)}};
    // Nobody waits for the disk: what a power cut takes was on the table a moment ago.
    const QString part = file() + partSuffix;
    return writeUnsynced(part, json.dump(-1, ' ', false, DraftJson::error_handler_t::replace)) &&
           moveUnsynced(part, file());
}

} // namespace adjutant
