#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace adjutant {

/// The context of how things are written.
struct TextWords
{
    Q_DECLARE_TR_FUNCTIONS(TextWords)
};

/// A whole number as the reader's language writes it.
QString figure(int number);

/// A change as a number with its sign, the real minus among them: "+20", "−40".
QString signedFigure(int change);

/// Army Points: "160 AP".
QString apText(int ap);

/// Things one after another as the reader's language joins them: "6, 9 and 12".
QString joinedText(const QStringList& things);

/// The context in which names of the data are translated back into their words.
inline constexpr const char* namesOfData = "names of data";

/// What was typed or pasted, as names, titles and notes keep it: without what shows nothing (core/text.h).
QString typedText(const QString& typed);

/// The word of the data for one that was typed in the language of the app: `steel` for "acier". What was
/// typed, where the data know none.
QString dataWordOf(const QString& typed);

/// The first characters of a text that take at most so many bytes as UTF-8: a stored text's length is limited
/// so.
QString cutTo(std::size_t bytes, const QString& text);

} // namespace adjutant
