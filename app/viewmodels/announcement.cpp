#include "app/viewmodels/announcement.h"

#include <QAccessible>

namespace adjutant {

Announcement::Announcement(QQuickItem* parent) : QQuickItem(parent)
{
    // Without a size it would count as invisible.
    setSize({1, 1});
}

void Announcement::setWords(const QString& words)
{
    if (words == m_words)
        return;
    m_words = words;
    Q_EMIT wordsChanged();
    raise();
}

void Announcement::say(const QString& words)
{
    if (words == m_words)
        raise();
    else
        setWords(words);
}

// Windows and macOS hear the alert; AT-SPI of Qt 6.4 leaves it out, and tells that something with the role of
// an alert shows, which is what Orca reads out.
void Announcement::raise()
{
    if (m_words.isEmpty())
        return;
    for (const QAccessible::Event type : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(this, type);
        QAccessible::updateAccessibility(&event); // does nothing where nobody listens
    }
    Q_EMIT said(m_words);
}

} // namespace adjutant
