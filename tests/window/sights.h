#pragma once

#include "app/viewmodels/settings.h"

#include <QSize>
#include <QString>
#include <QtGlobal>

#include <cstdio>
#include <vector>

namespace adjutant::test {

/// How a page is looked at for a picture of it.
struct Sight
{
    QString frame; ///< the end of the picture's name: "-phone-light-en.png"
    QSize size;
    int theme;
    int textSize;
    QString language;
};

/// On a phone, a tablet and a desktop: light, dark and high contrast; then, in light, in French and with
/// large text: words and their size meet the colours nowhere.
inline const std::vector<Sight>& allSights()
{
    static const std::vector<Sight> all = [] {
        const Sight looks[] = {
            {QStringLiteral("light-en"), {}, Settings::Light, 100, QStringLiteral("en")},
            {QStringLiteral("dark-en"), {}, Settings::Dark, 100, QStringLiteral("en")},
            {QStringLiteral("contrast-en"), {}, Settings::HighContrast, 100, QStringLiteral("en")},
            {QStringLiteral("light-fr"), {}, Settings::Light, 100, QStringLiteral("fr")},
            {QStringLiteral("light-en-200"), {}, Settings::Light, 200, QStringLiteral("en")}};
        const std::pair<const char*, QSize> devices[] = {
            {"phone", {390, 844}}, {"tablet", {1180, 820}}, {"desktop", {1440, 900}}};
        std::vector<Sight> made;
        for (const Sight& look : looks)
            for (const auto& [device, size] : devices) {
                made.push_back(look);
                made.back().frame = QStringLiteral("-%1-%2.png").arg(QLatin1String(device), look.frame);
                made.back().size = size;
            }
        return made;
    }();
    return all;
}

/// Counted by countWarnings, the message handler of programs that take pictures.
inline int warnings = 0;

inline void countWarnings(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtWarningMsg || type == QtCriticalMsg)
        ++warnings;
    std::fprintf(stderr, "%s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

} // namespace adjutant::test
