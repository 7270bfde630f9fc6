#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace adjutant {

/// What a screen reader announces while the focus stays put: refusals and warnings, each once as long as it
/// stands, and the odds where an answer has changed them. It waits until typing rests.
class FormNews : public QObject
{
    Q_OBJECT

public:
    /// How the questions stand, in words.
    struct Standing
    {
        QStringList notices; ///< refusals and warnings
        QString odds;        ///< empty: none, or not known yet
        bool answered = false;
    };

    FormNews(std::function<Standing()> read, QObject* parent);

    /// Something may have changed.
    void look() { m_soon.start(); }

    /// Says what there is at once.
    void tell();

Q_SIGNALS:
    void announced(const QString& words);

private:
    std::function<Standing()> m_read;
    QTimer m_soon;
    QStringList m_notices;
    QString m_odds;
};

} // namespace adjutant
