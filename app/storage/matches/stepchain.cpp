#include "app/storage/matches/stepchain.h"

#include <QCryptographicHash>

#include <algorithm>

namespace adjutant {

namespace {

constexpr int chainBytes = 8;

bool isAnother(qint64 number, const QString& chain, qint64 knownNumber, const QString& known)
{
    return number == knownNumber && !known.isEmpty() && chain != known;
}

} // namespace

QString checksumOf(const QByteArray& bytes)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).left(chainBytes).toHex());
}

StepChain::StepChain(RecordMarks marks, const QByteArray& startText)
    : m_marks(std::move(marks)), m_chain(checksumOf(startText)),
      m_isStartAltered(m_chain != m_marks.startChain ||
                       isAnother(0, m_chain, m_marks.steps, m_marks.lastChain) ||
                       isAnother(0, m_chain, m_marks.sealedSteps, m_marks.sealedChain))
{}

bool StepChain::take(qint64 number, const QString& chain, const QByteArray& body)
{
    const qint64 expected = m_steps + 1;
    // Damage to what stands before the steps says nothing against them.
    if (m_leftOut == 0 && m_isStartAltered && expected == 1 &&
        chain == checksumOf(m_marks.startChain.toLatin1() + body))
        m_chain = m_marks.startChain;
    if (m_leftOut > 0 || number != expected || isAnother(number, chain, m_marks.steps, m_marks.lastChain) ||
        isAnother(number, chain, m_marks.sealedSteps, m_marks.sealedChain) ||
        chain != checksumOf(m_chain.toLatin1() + body)) {
        ++m_leftOut;
        return false;
    }
    m_steps = number;
    m_chain = chain;
    return true;
}

std::optional<StepDamage> StepChain::damage() const
{
    if (m_leftOut > 0)
        return StepDamage{m_steps + 1, m_leftOut};
    if (m_steps < std::max(m_marks.steps, m_marks.sealedSteps))
        return StepDamage{m_steps + 1, 0};
    return m_isStartAltered ? std::optional(StepDamage{0, 0}) : std::nullopt;
}

} // namespace adjutant
