#include "app/viewmodels/rulebook.h"

#include "app/viewmodels/onengine.h"
#include "app/viewmodels/rowmodel.h"
#include "app/viewmodels/workspace.h"

namespace adjutant {

namespace {

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

bool matches(const ReferenceEntry& entry, const QString& search)
{
    const QString text = QString::fromStdString(entry.title + ' ' + entry.text) + joined(entry.aliases);
    for (const QString& word : search.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!text.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
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
        return {};
    RuleText rule{.id = id,
                  .title = QString::fromStdString(entry->title),
                  .chapter = QString::fromStdString(entry->chapter),
                  .alsoCalled = joined(entry->aliases),
                  .text = QString::fromStdString(entry->text),
                  .reading = QString::fromStdString(entry->reading),
                  .see = {}};
    for (const ReferenceId& other : entry->see)
        if (const ReferenceEntry* seen = reference.find(other))
            rule.see.append(QVariant::fromValue(chipOf(*seen)));
    return rule;
}

RowModel* Rulebook::entries()
{
    if (m_entries->count() == 0 || m_shown != m_workspace.game().id)
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

void Rulebook::refresh()
{
    m_shown = m_workspace.game().id;
    QList<RowModel::Row> rows;
    for (const ReferenceEntry& entry : chosenReference(m_workspace).entries())
        if (matches(entry, m_search))
            rows.append({QString::fromStdString(entry.id.text()), QString::fromStdString(entry.chapter),
                         QVariant::fromValue(chipOf(entry))});
    m_entries->setRows(rows);
}

} // namespace adjutant
