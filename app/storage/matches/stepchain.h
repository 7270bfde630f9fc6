#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace adjutant {

/// Where the record of a match stops being what was written.
struct StepDamage
{
    qint64 number = 0;  ///< of the first bad step; 0: what stands before all steps
    qint64 leftOut = 0; ///< how many steps from there on are kept but not shown; 0: they are gone

    bool operator==(const StepDamage&) const = default;
};

/// What is written down of a match's record beside its steps. Where there is no step, the checksum of the
/// last is that of what stands before all.
struct RecordMarks
{
    QString startChain; ///< of what stands before all steps
    qint64 steps = 0;   ///< that were written
    QString lastChain;  ///< of the last of them; empty: not known
    qint64 sealedSteps = 0;
    QString sealedChain; ///< of the last of those; empty: not known
};

/// The checksum of bytes: sixteen digits.
QString checksumOf(const QByteArray& bytes);

/// Takes the steps of a match one by one and tells how far they follow from one another.
class StepChain
{
public:
    StepChain(RecordMarks marks, const QByteArray& startText);

    /// Whether the next step, in UTF-8, follows; behind one that doesn't, none does.
    bool take(qint64 number, const QString& chain, const QByteArray& body);

    /// How many follow, and the checksum of the last of them.
    qint64 steps() const { return m_steps; }
    const QString& chain() const { return m_chain; }

    /// What is wrong with the record when all of it was taken.
    std::optional<StepDamage> damage() const;

private:
    RecordMarks m_marks;
    QString m_chain;
    qint64 m_steps = 0;
    qint64 m_leftOut = 0;
    bool m_isStartAltered = false;
};

} // namespace adjutant
