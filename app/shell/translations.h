#pragma once

#include "app/catalogues/idtranslator.h"

#include <QString>
#include <QTranslator>

namespace adjutant {

/// The translations that are installed now.
class Translations
{
public:
    /// Makes the app, its numbers and Qt's own dialogs speak a language; what has no translation stays
    /// English.
    void speak(const QString& language);

private:
    IdTranslator m_ids;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace adjutant
