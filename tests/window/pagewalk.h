#pragma once

#include <QMap>
#include <QQuickWindow>
#include <QSize>

namespace adjutant::test {

/// How the pages are walked: on a phone in each language of the app, on a desk in English and in German,
/// whose words are the longest. The order of Tab doesn't hang on the words: it is gone through in one
/// language.
struct WalkLook
{
    const char* name;
    const char* language;
    QSize size;
    bool byHand;
};
const QList<WalkLook>& walkLooks();

/// The faults of many pages, each named once with the first page that has it.
class WalkReport
{
public:
    /// Walks the page that is open.
    void walk(const QString& page, QQuickWindow* window, bool byHand);
    /// Whether there are none; otherwise they are printed whole: Qt Test cuts what it prints.
    bool isWhole() const;

private:
    QMap<QString, QString> m_faults; ///< the page, by the fault
};

} // namespace adjutant::test
