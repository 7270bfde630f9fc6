#include "battlefield.h"

#include "spokentext.h"

#include <QLocale>

namespace adjutant {

using namespace drakerys;

namespace {

std::optional<Placing> deviationOf(const QString& source, const Deviation& deviation, const MatchState& state)
{
    const PieceKey key = PieceKey::of(source);
    const auto placed = placedPiece(key, state);
    auto placing = placed ? moveOf(key, placed->at, state) : std::nullopt;
    if (!placing || placing->procedure != "vortex")
        return std::nullopt;
    if (deviation.degrees) {
        placing->answers["deviation/degrees"] = *deviation.degrees;
        placing->answers["deviation/dice"] = deviation.dice;
    } else {
        placing->answers["deviation"] = "hit";
    }
    return placing;
}

Deviation deviationFrom(int degrees, const QList<int>& dice)
{
    Deviation deviation{std::nullopt, std::vector<int>(dice.begin(), dice.end())};
    if (degrees >= 0)
        deviation.degrees = degrees % 360;
    return deviation;
}

QString rollInWords(const Deviation& deviation)
{
    if (!deviation.degrees)
        return Battlefield::tr("a Hit: it stays where it is");
    QStringList faces;
    for (const int face : deviation.dice)
        faces.append(QLocale().toString(face));
    return Battlefield::tr("%1° and %2 = %3 cm", "direction; dice; their sum")
        .arg(QLocale().toString(*deviation.degrees), faces.join(QStringLiteral(" + ")),
             QLocale().toString(deviation.distance()));
}

} // namespace

bool Battlefield::deviate(const QString& source, int degrees, const QList<int>& dice)
{
    const Deviation deviation = deviationFrom(degrees, dice);
    const auto placing = isOpen() ? deviationOf(source, deviation, state()) : std::nullopt;
    if (!placing)
        return false;
    if (!play(*placing)) {
        if (!m_refusal.isEmpty())
            tell(tr("%1 The roll is cancelled: roll again.").arg(m_refusal), {});
        return false;
    }
    return true;
}

bool Battlefield::rollDeviation(const QString& source)
{
    constexpr int most = 500; // a source in a corner without room would be rolled for without end
    constexpr int dice = 3;   // chapter "Creation of the Battlefield"
    for (int roll = 0; roll < most && isOpen(); ++roll) {
        const Deviation deviation = m_dice.deviation(dice);
        const auto placing = deviationOf(source, deviation, state());
        if (!placing)
            return false;
        if (verdictOn(*placing, m_match).refused)
            continue;
        const QString name = piece(source).name;
        if (!play(*placing))
            return false;
        m_news = tr("%1: %2.", "a Vortex; its Deviation Roll").arg(name, rollInWords(deviation));
        if (roll > 0)
            m_news += QLatin1Char(' ') +
                      tr("%n roll(s) before it left the battlefield or hit another one.", "", roll);
        Q_EMIT told();
        return true;
    }
    return false;
}

void Battlefield::rollDeviations()
{
    QStringList lines;
    const QList<RowModel::Row> rows = m_pieces->rows();
    for (const RowModel::Row& row : rows)
        if (row.value.value<FieldPiece>().kind == QLatin1String("source") && rollDeviation(row.key))
            lines.append(m_news);
    m_news = lines.join(QLatin1Char('\n'));
    Q_EMIT told();
}

QString Battlefield::deviatedWords(const QString& source, int degrees, const QList<int>& dice) const
{
    const Deviation deviation = deviationFrom(degrees, dice);
    const auto placing = isOpen() ? deviationOf(source, deviation, state()) : std::nullopt;
    if (!placing)
        return {};
    const PlacingVerdict verdict = verdictOn(*placing, m_match);
    const Point from = placedPiece(PieceKey::of(source), state())->at;
    return verdict.refused ? tr("%1 The roll is cancelled: roll again.").arg(verdict.words)
                           : tr("It would lie at %1.").arg(spoken(deviated(from, deviation)));
}

} // namespace adjutant
