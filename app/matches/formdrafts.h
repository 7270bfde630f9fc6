#pragma once

#include "app/storage/storefiles.h"
#include "core/door/answers.h"

#include <QString>

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace adjutant {

/// What was answered in forms and not played yet, in a file of each match: a die that was read off the table
/// is not asked for twice, whatever happens to the app. Drafts hold as long as nothing is played in their
/// match.
class FormDrafts
{
public:
    /// In memory only.
    FormDrafts() = default;
    explicit FormDrafts(const QString& dataFolder)
        : m_data(std::in_place, dataFolder), m_folder(dataFolder + storefiles::drafts)
    {}

    /// Speaks of a match from now on, as it stands after so many steps that count.
    void follow(const QString& match, qint64 steps);
    /// Keeps the draft of a form; an empty one is forgotten. False where it can't be written: it is
    /// in memory only.
    bool keep(const QString& form, const door::Answers& answers);
    /// The draft of a form; empty where there is none.
    door::Answers find(const QString& form) const;
    /// The unfinished forms, the newest last: forms with dice entered, and forms that were open when the app
    /// or the page started.
    std::vector<QString> waiting() const;

private:
    QString file() const { return m_folder + u'/' + m_match + storefiles::draftSuffix; }
    void read();
    bool write();

    std::optional<storefiles::OpenedFolder> m_data;
    QString m_folder;
    QString m_match;
    qint64 m_steps = 0;
    std::vector<std::pair<QString, door::Answers>> m_drafts; ///< the newest last, as in the file
    std::set<QString> m_found;                               ///< those of the file
};

} // namespace adjutant
