#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace adjutant {

/// Words that a screen reader says while the focus stays where it is; nothing is seen of them. What it is
/// heard as is said where it is used: Qt Quick 6.4 has no announcements, and lets nobody but QML give an item
/// a role.
class Announcement : public QQuickItem
{
    Q_OBJECT
    QML_NAMED_ELEMENT(AnnouncementBase)
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY wordsChanged)

public:
    explicit Announcement(QQuickItem* parent = nullptr);

    QString words() const { return m_words; }
    /// Says them where they are others than before; none are only forgotten.
    void setWords(const QString& words);
    /// Says them, also once more.
    Q_INVOKABLE void say(const QString& words);

Q_SIGNALS:
    void wordsChanged();
    /// These words went to whoever reads the screen out.
    void said(const QString& words);

private:
    void raise();

    QString m_words;
};

} // namespace adjutant
