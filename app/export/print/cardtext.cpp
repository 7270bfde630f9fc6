#include "app/export/print/cardtext.h"

#include "app/export/sheetwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace adjutant::print {

namespace {

struct CardTextWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedCard)
};

constexpr qreal points = 8.5;
constexpr qreal hanging = 2.5; // mm

} // namespace

Run labelRun(const QString& text, const Paper& paper)
{
    QFont font = paper.font(Face::sansBold, 6.2);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    return {QLocale().toUpper(text), font, paper.ink().text};
}

std::vector<Paragraph> cardTexts(const SheetUnit& unit, qreal width, const Paper& paper)
{
    const QFont plain = paper.font(Face::sans, points);
    const QFont bold = paper.font(Face::sansBold, points);
    const QFont italic = paper.font(Face::serifItalic, points);
    const Run space{QStringLiteral("  "), plain, paper.black()};
    const auto named = [&](const QString& name, const QString& text) -> std::vector<Run> {
        return {{name, bold, paper.black()}, space, {text, plain, paper.black()}};
    };
    const auto labelled = [&](const QString& label, std::vector<Run> runs) {
        runs.insert(runs.begin(), {labelRun(label, paper), space});
        return runs;
    };

    std::vector<Paragraph> texts;
    const auto add = [&](const std::vector<Run>& runs) {
        texts.emplace_back(runs, width, Qt::AlignLeft, paper.mm(hanging));
    };
    for (const SheetGear& gear : unit.gear)
        add(labelled(unit.gearLabel, named(gear.name, gear.figures)));
    for (const SheetOption& option : unit.options) {
        const QString title = QStringLiteral("%1 (%2)").arg(option.name, optionCost(option, unit));
        add(labelled(CardTextWords::tr("Option"), named(title, option.summary)));
    }
    for (const SheetAbility& ability : explainedAbilities(unit))
        add(named(ability.title, ability.summary));
    for (const QString& line : unit.lines)
        add({{line, plain, paper.black()}});
    if (!unit.notes.isEmpty())
        texts.emplace_back(
            labelled(CardTextWords::tr("Notes"), {{unit.notes.trimmed(), italic, paper.black()}}), width);
    if (unit.blank)
        texts.emplace_back(
            std::vector<Run>{{CardTextWords::tr("Its card is not in our source: write the values in."),
                              paper.font(Face::sansItalic, 7), paper.quiet()}},
            width);
    if (!unit.catalogueNote.isEmpty())
        texts.emplace_back(
            std::vector<Run>{{unit.catalogueNote, paper.font(Face::sansItalic, 7), paper.quiet()}}, width);
    return texts;
}

} // namespace adjutant::print
