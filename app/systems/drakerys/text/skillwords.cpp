#include "app/systems/drakerys/text/skillwords.h"

#include "app/text/figures.h"
#include "app/text/names.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace adjutant {

namespace {

struct SkillWords
{
    Q_DECLARE_TR_FUNCTIONS(SkillWords)
};

// Not QString::replace(): a weapon's name may hold what that takes for a captured text.
QString withXReplaced(const QString& summary, const QString& replacement)
{
    static const QRegularExpression placeholder(QStringLiteral("\\[X\\]|\\bX\\b"),
                                                QRegularExpression::UseUnicodePropertiesOption);
    QString text;
    qsizetype done = 0;
    for (auto found = placeholder.globalMatch(summary); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        text += summary.mid(done, match.capturedStart() - done) + replacement;
        done = match.capturedEnd();
    }
    return text + summary.mid(done);
}

} // namespace

QString nameOf(Element element)
{
    switch (element) {
    case Element::air:
        return SkillWords::tr("Air");
    case Element::earth:
        return SkillWords::tr("Earth");
    case Element::fire:
        return SkillWords::tr("Fire");
    case Element::water:
        return SkillWords::tr("Water");
    }
    return {};
}

QString titleOf(const SkillUse& use, const Catalogue& catalogue)
{
    QString title = nameOf(use.skill, catalogue);
    if (use.element)
        title = SkillWords::tr("%1 %2", "Source of, an Element").arg(title, nameOf(*use.element));
    if (!use.weapon.empty())
        title += QLatin1Char('/') + nameOf(use.weapon, catalogue);
    if (use.value)
        title += QStringLiteral(" [%1]").arg(figure(*use.value));
    if (use.domains.empty())
        return title;
    QStringList domains;
    for (const DomainId& domain : use.domains)
        domains.append(nameOf(domain, catalogue));
    return title +
           QStringLiteral(" (%1)").arg(domains.join(SkillWords::tr(", ", "between domains of magic")));
}

QString summaryOf(const SkillUse& use, const Catalogue& catalogue)
{
    const Skill* skill = catalogue.find(use.skill);
    if (!skill)
        return {};
    const QString summary = QString::fromStdString(skill->summary);
    if (skill->parameter == SkillParameter::weapon && !use.weapon.empty())
        return withXReplaced(summary, nameOf(use.weapon, catalogue));
    return use.value ? withXReplaced(summary, figure(*use.value)) : summary;
}

} // namespace adjutant
