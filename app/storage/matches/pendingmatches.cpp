#include "app/storage/matches/pendingmatches.h"

#include "app/storage/matches/matchsearch.h"
#include "app/storage/matches/matchtable.h"
#include "app/storage/storedtime.h"

#include <algorithm>

namespace adjutant {

namespace {

using Kind = StorageFault::Kind;

// Whether the record on disk still ends where the first step goes, apart from the damage behind.
Stored<bool> makePlace(Database& database, const PendingMatch& match)
{
    const auto record = steplog::read(database, match.id);
    if (!record)
        return refuse(record.error());
    const steplog::ChainedStep& first = match.steps.front();
    const qint64 lastGood = first.step.number - 1;
    if (!*record || (*record)->match.steps.size() != lastGood || (*record)->chain != first.before)
        return false;
    auto moved = steplog::moveAside(database, match.id, lastGood);
    if (moved)
        moved = matchtable::sealAnew(database, match.id);
    if (!moved)
        return refuse(moved.error());
    return true;
}

// The steps that fit; false where one doesn't, which is kept outside then with all after it.
Stored<bool> writeSteps(Database& database, const PendingMatch& match)
{
    bool fits = true;
    if (match.damagedBefore && !match.steps.empty()) {
        // It was done already where a commit that seemed to fail did succeed.
        const auto there = steplog::contains(database, match.id, match.steps.front());
        if (!there)
            return refuse(there.error());
        const auto place = *there ? Stored<bool>(true) : makePlace(database, match);
        if (!place)
            return place;
        fits = *place;
    }
    for (const steplog::ChainedStep& step : match.steps) {
        auto written = fits ? steplog::append(database, match.id, step) : Stored<bool>(false);
        if (written && fits && !*written)
            written = steplog::contains(database, match.id, step);
        if (!written)
            return written;
        fits = *written;
        if (fits)
            continue;
        if (auto kept = steplog::keepAside(database, match.id, step); !kept)
            return refuse(kept.error());
    }
    return fits;
}

// What belongs to a match that is deleted for good has no place any more.
Stored<bool> unlessGone(const Stored<void>& done)
{
    if (!done && done.error().kind == Kind::noSuchMatch)
        return false;
    if (!done)
        return refuse(done.error());
    return true;
}

Stored<bool> writeMatch(Database& database, const PendingMatch& match)
{
    if (match.startText)
        if (auto inserted = matchtable::insert(database, *match.summary, *match.startText); !inserted)
            return refuse(inserted.error());
    bool there = true;
    if (match.summary) {
        const auto updated = unlessGone(matchtable::update(database, *match.summary));
        if (!updated)
            return updated;
        there = *updated;
    }
    if (match.details) {
        const auto set = unlessGone(matchtable::setDetails(database, match.id, *match.details));
        if (!set)
            return set;
        there = there && *set;
    }
    const auto steps = writeSteps(database, match);
    return steps ? Stored<bool>(there && *steps) : steps;
}

} // namespace

const PendingMatch* PendingMatches::find(const QString& id) const
{
    const auto found = std::ranges::find(m_all, id, &PendingMatch::id);
    return found == m_all.end() ? nullptr : &*found;
}

void PendingMatches::add(PendingMatch change)
{
    const auto known = std::ranges::find(m_all, change.id, &PendingMatch::id);
    if (known == m_all.end()) {
        m_all.push_back(std::move(change));
        return;
    }
    if (change.startText)
        known->startText = std::move(change.startText);
    if (change.summary)
        known->summary = std::move(change.summary);
    if (change.details)
        known->details = std::move(change.details);
    if (known->steps.empty())
        known->damagedBefore = change.damagedBefore;
    for (steplog::ChainedStep& step : change.steps)
        known->steps.push_back(std::move(step));
}

Stored<QStringList> PendingMatches::write(Database& database) const
{
    QStringList elsewhere;
    for (const PendingMatch& match : m_all) {
        const auto written = writeMatch(database, match);
        if (!written)
            return refuse(written.error());
        if (!*written)
            elsewhere.append(match.id);
    }
    return elsewhere;
}

void PendingMatches::showIn(std::vector<MatchSummary>& summaries, const MatchFilter& filter,
                            bool fromTheFirst) const
{
    for (const PendingMatch& match : m_all) {
        if (!match.summary)
            continue;
        const bool fits = matchsearch::fits(*match.summary, filter);
        const auto known = std::ranges::find(summaries, match.id, &MatchSummary::id);
        if (known != summaries.end() && fits)
            *known = *match.summary;
        else if (known != summaries.end())
            summaries.erase(known);
        else if (fits && fromTheFirst && match.startText) // the others are on a later page
            summaries.push_back(*match.summary);
    }
    std::ranges::stable_sort(summaries, std::ranges::greater(), [](const MatchSummary& summary) {
        return std::pair(storedTime(summary.started), summary.id);
    });
}

} // namespace adjutant
