#include "app/viewmodels/form/formnews.h"

#include <chrono>

namespace adjutant {

namespace {

// Longer than between two keys.
constexpr std::chrono::milliseconds typingRests{600};

} // namespace

FormNews::FormNews(std::function<Standing()> read, QObject* parent) : QObject(parent), m_read(std::move(read))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(typingRests);
    connect(&m_soon, &QTimer::timeout, this, &FormNews::tell);
}

void FormNews::tell()
{
    m_soon.stop();
    const Standing now = m_read();
    QStringList words;
    for (const QString& notice : now.notices)
        if (!m_notices.contains(notice))
            words.append(notice);
    m_notices = now.notices;
    if (!now.odds.isEmpty() && now.odds != m_odds) {
        if (now.answered)
            words.append(now.odds);
        m_odds = now.odds;
    }
    if (!words.isEmpty())
        Q_EMIT announced(words.join(QLatin1Char('\n')));
}

} // namespace adjutant
