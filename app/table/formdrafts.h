#pragma once

#include "core/table/answers.h"

#include <QString>

#include <map>

namespace adjutant {

/// What was answered in forms and not played yet, in a file beside the matches: a die that was read off the
/// table is not asked for twice, whatever happens to the app. Drafts hold as long as no step is taken in
/// their match.
class FormDrafts
{
public:
    /// Without a file they are kept in memory only.
    explicit FormDrafts(QString file = {});

    /// Speaks of a match from now on, as it stands after so many steps.
    void follow(const QString& match, qint64 steps);
    /// Keeps the draft of a form; an empty one is forgotten.
    void keep(const QString& form, const table::Answers& answers);
    /// The draft of a form; empty where there is none.
    table::Answers find(const QString& form) const;

private:
    void read();
    void write() const;

    QString m_file;
    QString m_match;
    qint64 m_steps = 0;
    std::map<QString, table::Answers> m_drafts;
};

} // namespace adjutant
