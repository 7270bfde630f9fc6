#include "app/viewmodels/rows/row.h"

#include "app/text/figures.h"
#include "app/text/messagetext.h"

#include <QHash>
#include <QSet>
#include <QStringList>
#include <algorithm>

namespace adjutant {

namespace {

struct FindingGroup
{
    QString key;
    QString text;
    int count = 0;
    FindingRow first;
};

} // namespace

QList<RowModel::Row> findingRows(const Roster& roster, const std::vector<Finding>& findings,
                                 const Catalogue& catalogue)
{
    const Roster named = withDistinctNames(roster, catalogue);
    std::vector<FindingGroup> groups;
    for (std::size_t index = 0; index < findings.size(); ++index) {
        const Finding& finding = findings[index];
        const QString text = asSentence(finding.message);
        const QString key = QString::fromStdString(finding.rule) + QLatin1Char(' ') + text;
        auto group = std::ranges::find(groups, key, &FindingGroup::key);
        if (group == groups.end()) {
            groups.push_back({key, text, 0, {}});
            group = groups.end() - 1;
            FindingRow& row = group->first;
            row.index = static_cast<int>(index);
            row.rule = QString::fromStdString(finding.rule);
            if (finding.entry) {
                row.entry = QString::fromStdString(finding.entry->text());
                row.title = toText(*finding.entry, named, catalogue);
            }
            if (finding.fix)
                row.fix = withCapital(toMessage(*finding.fix, named, catalogue));
        }
        ++group->count;
    }
    QList<RowModel::Row> rows;
    for (FindingGroup& group : groups) {
        group.first.text =
            group.count == 1
                ? group.text
                : PageWords::tr("%1 × %2", "how often: a finding").arg(figure(group.count), group.text);
        rows.append({group.key, {}, QVariant::fromValue(group.first)});
    }
    return rows;
}

Roster withDistinctNames(Roster roster, const Catalogue& catalogue)
{
    QHash<QString, int> bearers;
    QSet<QString> taken;
    for (const RosterEntry& entry : roster.entries) {
        const QString name = toText(entry, catalogue);
        ++bearers[name];
        taken.insert(name);
    }
    QHash<QString, int> numbers;
    for (RosterEntry& entry : roster.entries) {
        const QString name = toText(entry, catalogue);
        if (bearers.value(name) < 2)
            continue;
        QString numbered;
        do
            numbered = name + QLatin1Char(' ') + figure(++numbers[name]);
        while (taken.contains(numbered));
        entry.name = numbered.toStdString();
    }
    return roster;
}

QString colourOf(const FactionId& id, const Catalogue& catalogue)
{
    const Faction* faction = catalogue.find(id);
    const FactionColour colour = faction ? faction->colour : FactionColour::grey;
    if (!colour.own) {
        const std::string_view word = toWord(colour.name);
        return QString::fromUtf8(word);
    }
    return shadesText(*colour.own);
}

QString shadesText(const Colour& colour)
{
    const Shades shades = shadesOf(colour);
    QStringList words;
    for (const Colour& shade : {shades.onLight, shades.onDark, shades.onBlack, shades.ground, shades.ink})
        words.append(QString::fromStdString(toText(shade)));
    return words.join(QLatin1Char(' '));
}

} // namespace adjutant
