#include "app/viewmodels/rulebook.h"

#include "app/viewmodels/onengine.h"
#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

namespace {

// As many as there may be in one chapter among those that are found in all.
constexpr std::size_t most = 300;

QString joined(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list.append(QString::fromStdString(word));
    return list.join(QStringLiteral(", "));
}

RuleChip chipOf(const ReferenceEntry& entry)
{
    return {QString::fromStdString(entry.title), joined(entry.aliases),
            QString::fromStdString(entry.id.text())};
}

const Reference& chosenReference(Workspace& workspace)
{
    return workspace.reference(workspace.game());
}

// With what was searched for in bold letters, for styled text.
QString markedText(const std::vector<ExcerptPiece>& excerpt)
{
    QString text;
    for (const ExcerptPiece& piece : excerpt)
        text += piece.matches ? QStringLiteral("<b>") + piece.text.toHtmlEscaped() + QStringLiteral("</b>")
                              : piece.text.toHtmlEscaped();
    return text;
}

} // namespace

Rulebook::Rulebook(Workspace& workspace, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_entries(new RowModel(this))
{}

Rulebook* Rulebook::create(QQmlEngine* qml, QJSEngine*)
{
    return new Rulebook(foundOn<Workspace>(*qml)); // the engine owns it
}

RuleText Rulebook::rule(const QString& id) const
{
    const Reference& reference = chosenReference(m_workspace);
    const ReferenceEntry* entry = reference.find(ReferenceId(id.toStdString()));
    if (!entry)
        entry = reference.explaining(id.toStdString());
    if (!entry)
        return {};
    RuleText rule{.id = QString::fromStdString(entry->id.text()),
                  .title = QString::fromStdString(entry->title),
                  .chapter = QString::fromStdString(entry->chapter),
                  .source = QString::fromStdString(entry->source),
                  .alsoCalled = joined(entry->aliases),
                  .text = QString::fromStdString(entry->text),
                  .reading = QString::fromStdString(entry->reading),
                  .translated = entry->language == m_workspace.language().toStdString(),
                  .see = {}};
    for (const ReferenceId& other : entry->see)
        if (const ReferenceEntry* seen = reference.find(other))
            rule.see.append(QVariant::fromValue(chipOf(*seen)));
    return rule;
}

RowModel* Rulebook::entries()
{
    if (m_entries->count() == 0 || m_shown != shown())
        refresh();
    return m_entries;
}

void Rulebook::setSearch(const QString& search)
{
    if (search == m_search)
        return;
    m_search = search;
    refresh();
    Q_EMIT searchChanged();
}

QStringList Rulebook::chapters()
{
    entries();
    return m_chapters;
}

void Rulebook::setChapter(const QString& chapter)
{
    if (chapter == m_chapter)
        return;
    m_chapter = chapter;
    refresh();
    Q_EMIT chapterChanged();
}

QString Rulebook::shown() const
{
    return m_workspace.language() + QLatin1Char(' ') + QString::fromUtf8(m_workspace.game().id);
}

void Rulebook::refresh()
{
    m_shown = shown();
    QStringList chapters;
    for (const ReferenceEntry& entry : chosenReference(m_workspace).entries())
        if (const QString chapter = QString::fromStdString(entry.chapter); !chapters.contains(chapter))
            chapters.append(chapter);
    if (!chapters.contains(m_chapter) && !m_chapter.isEmpty()) {
        m_chapter.clear(); // it is one of another game's, or of another language
        Q_EMIT chapterChanged();
    }

    QList<RowModel::Row> rows;
    const auto add = [&](const ReferenceEntry& entry, const std::string& section, const QString& excerpt) {
        if (!m_chapter.isEmpty() && m_chapter != QString::fromStdString(entry.chapter))
            return;
        RuleChip chip = chipOf(entry);
        chip.excerpt = excerpt;
        rows.append({chip.rule, QString::fromStdString(section), QVariant::fromValue(chip)});
    };
    if (m_search.trimmed().isEmpty()) {
        for (const ReferenceEntry& entry : chosenReference(m_workspace).entries())
            add(entry, m_chapter.isEmpty() ? entry.chapter : std::string(), {});
    } else {
        for (const FoundRule& found : m_workspace.ruleSearch(m_workspace.game()).find(m_search, most))
            add(*found.entry, {}, markedText(found.excerpt));
    }
    m_entries->setRows(rows);
    if (chapters != m_chapters) {
        m_chapters = chapters;
        Q_EMIT chaptersChanged();
    }
}

} // namespace adjutant
