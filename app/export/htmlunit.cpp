#include "app/export/htmlunit.h"

#include "app/export/sheetwords.h"
#include "app/text/rulewords.h"

#include <QCoreApplication>

namespace adjutant {

namespace {

struct HtmlUnitWords
{
    Q_DECLARE_TR_FUNCTIONS(HtmlUnit)
};

QString profileTable(const SheetUnit& unit)
{
    if (!unit.profile)
        return {};
    QString labels, values;
    for (const PrintedValue& printed : printedProfile(*unit.profile)) {
        labels += QStringLiteral("<th scope=\"col\"><abbr title=\"%1\">%2</abbr></th>")
                      .arg(printed.name.toHtmlEscaped(), printed.label.toHtmlEscaped());
        values += QStringLiteral("<td>%1</td>").arg(printed.value.toHtmlEscaped());
    }
    return QStringLiteral("<table class=\"profile\">\n<caption>%1</caption>\n<thead><tr>%2</tr></thead>\n"
                          "<tbody><tr>%3</tr></tbody>\n</table>\n")
        .arg(HtmlUnitWords::tr("Profile of %1").arg(unit.unitName).toHtmlEscaped(), labels, values);
}

QString term(const QString& name, const QString& text)
{
    return QStringLiteral("<dt>%1</dt><dd>%2</dd>\n").arg(name.toHtmlEscaped(), text.toHtmlEscaped());
}

QString terms(const QString& heading, const QString& items)
{
    return items.isEmpty()
               ? QString()
               : QStringLiteral("<h3>%1</h3>\n<dl>\n%2</dl>\n").arg(heading.toHtmlEscaped(), items);
}

// Boxes are for the pencil: they show in print alone, and a screen reader passes them by.
QString boxes(const QString& label, const QString& groups)
{
    return QStringLiteral("<p><span class=\"label\">%1</span>%2</p>\n").arg(label.toHtmlEscaped(), groups);
}

QString group(int count)
{
    return QStringLiteral("<span class=\"group\">%1</span>").arg(QStringLiteral("<i></i>").repeated(count));
}

QString tickBoxes(const InjuryBoxes& injuries)
{
    QString groups;
    if (injuries.health > 1) {
        groups = group(injuries.health).repeated(injuries.warriors);
    } else {
        groups = group(5).repeated(injuries.warriors / 5);
        if (injuries.warriors % 5 > 0)
            groups += group(injuries.warriors % 5);
    }
    const QString injuryBoxes =
        injuries.count() > 0 ? boxes(HtmlUnitWords::tr("Injuries"), groups) : QString();
    return QStringLiteral("<div class=\"ticks\" aria-hidden=\"true\">\n%1%2</div>\n")
        .arg(injuryBoxes, boxes(HtmlUnitWords::tr("Stress"), group(8)));
}

} // namespace

QString htmlOf(const SheetUnit& unit)
{
    QStringList what{sizeAndCostLine(unit)};
    if (unit.title != unit.unitName)
        what.prepend(unit.unitName);
    if (!unit.types.isEmpty())
        what.append(unit.types);
    QString skills, weapons, options;
    for (const SheetSkill& skill : explainedSkills(unit))
        skills += term(skill.title, skill.summary);
    for (const SheetWeapon& weapon : unit.weapons)
        weapons += term(weapon.name, weaponLine(weapon));
    for (const SheetOption& option : unit.options)
        options += term(QStringLiteral("%1 (%2)").arg(option.name, optionCost(option, unit)), option.summary);
    QString notes;
    if (!unit.notes.isEmpty())
        notes += QStringLiteral("<p class=\"notes\">%1</p>\n").arg(unit.notes.toHtmlEscaped());
    if (!unit.catalogueNote.isEmpty())
        notes += QStringLiteral("<p class=\"source\">%1</p>\n").arg(unit.catalogueNote.toHtmlEscaped());
    return QStringLiteral("<article%1>\n<h2>%2</h2>\n<p class=\"what\">%3</p>\n%4%5%6%7%8%9</article>\n")
        .arg(unit.hero ? QStringLiteral(" class=\"hero\"") : QString(), unit.title.toHtmlEscaped(),
             what.join(middleDot).toHtmlEscaped(), profileTable(unit),
             terms(HtmlUnitWords::tr("Skills"), skills), terms(HtmlUnitWords::tr("Shoots with"), weapons),
             terms(HtmlUnitWords::tr("Options"), options), notes, tickBoxes(unit.injuries));
}

} // namespace adjutant
