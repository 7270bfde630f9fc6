#pragma once

#include <QHash>
#include <QString>
#include <QTranslator>

namespace adjutant {

/// Translates what core makes of ids (`heavy-crossbow`: "Heavy crossbow") with the names that the games' data
/// have in a language, and those names back (dataWordOf()). They are read when the first is asked for.
class IdTranslator : public QTranslator
{
public:
    void speak(const QString& language);

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* sourceText, const char* disambiguation,
                      int n) const override;

private:
    QString m_language;
    mutable bool m_isRead = false;
    mutable QHash<QString, QString> m_names; ///< by the words of the id, in small letters
    mutable QHash<QString, QString> m_ids;   ///< the reverse: by the name, in small letters
};

} // namespace adjutant
