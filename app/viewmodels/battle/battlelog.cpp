#include "app/viewmodels/battle/battlelog.h"

#include "app/matches/matchcourse.h"
#include "app/text/messagetext.h"
#include "app/viewmodels/form/formfieldrows.h"
#include "core/door/members.h"

#include <algorithm>

namespace adjutant {

BattleLog::BattleLog(QObject* parent) : QObject(parent)
{
    connect(this, &BattleLog::lookedChanged, this, &BattleLog::showLines);
}

void BattleLog::show(const Session* session, int shownAt)
{
    m_session = session;
    m_shownAt = shownAt;
    showLines();
    Q_EMIT changed();
}

void BattleLog::showLines()
{
    const auto newestFirst = [](const std::vector<LogLine>& lines) {
        QList<RowModel::Row> rows;
        std::set<std::string> known;
        for (const LogLine& line : lines) {
            BattleLogRow row = rowOf(line);
            row.remark = remarksOn(line, known).join(QLatin1Char('\n'));
            rows.prepend({QString::number(line.entry), {}, QVariant::fromValue(row)});
        }
        return rows;
    };
    constexpr std::size_t mostRecent = 15;
    m_lines->setRows(newestFirst(m_looked && m_session ? m_session->log(everybody) : std::vector<LogLine>()));
    std::vector<LogLine> recent;
    if (m_recentLooked && m_session) {
        // A few that came behind the one that is shown, too.
        const std::size_t behind =
            m_shownAt < 0 ? 0 : m_session->records() - static_cast<std::size_t>(m_shownAt);
        const std::size_t left = behind - std::min(behind, mostRecent / 3);
        recent = m_session->newest(everybody, mostRecent + left);
        recent.resize(recent.size() - std::min(left, recent.size()));
    }
    m_recent->setRows(newestFirst(recent));
}

QString BattleLog::story() const
{
    QStringList story;
    if (m_session)
        for (const LogLine& line : m_session->log(everybody))
            if (line.stands) {
                const BattleLogRow row = rowOf(line);
                story.append(row.words.isEmpty() ? row.title : row.words);
            }
    return story.join(QLatin1Char('\n'));
}

QVariantList rollsOf(const door::Form& form)
{
    QVariantList rolls;
    for (std::size_t k = 0; k < form.fields.size(); ++k) {
        const door::Field& field = form.fields[k];
        const auto* dice = std::get_if<door::DiceInput>(&field.input);
        const bool isCounted = field.origin == door::Origin::skipped;
        if (!dice || field.secret || (!isCounted && facesOf(field).empty()))
            continue;
        BattleRollRow row;
        row.label = translated(field.label);
        row.reading = translated(dice->reading);
        if (!isCounted)
            row.dice = rowOf(field).dice;
        else if (const door::Field* count = countInPlaceOf(form.fields, k))
            row.reading = labelledText(*count);
        rolls.append(QVariant::fromValue(row));
    }
    return rolls;
}

QVariantList reportedSinceLastProcedure(const Session& session)
{
    QVariantList reported;
    for (const LogLine& line : session.latest(everybody))
        for (const Sentence& each : line.sentences)
            if (session.record(line.entry).role != door::Role::correction)
                reported.append(QVariant::fromValue(
                    BattleReportRow{translated(each.message), QLatin1String(toId(each.tone))}));
    return reported;
}

} // namespace adjutant
