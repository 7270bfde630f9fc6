#pragma once

#include "app/documents/document.h"

#include <QColor>
#include <QLocale>
#include <QStringView>
#include <string>

// The three ways in which a document is written.
namespace adjutant::document {

// ---- HTML

/// What draws the HTML: a browser, or a QTextDocument on paper. They differ in style, and in how the pictures
/// are named that a QTextDocument cannot style (PrintedPictures paints those).
enum class Look { browser, paper };

/// A document as one HTML page that needs no other file: headings and tables a screen reader can follow,
/// light and dark, and fit to print with boxes to tick. All of the players' texts are escaped, and what is
/// invisible in them is left out. UTF-8 is to be its encoding; ends in one newline. `language` is the
/// language that the document is worded in.
QString htmlPage(const Document& document, const QLocale& language);

/// The body of such a page. `qr`: with a place for a code beside its head.
QString htmlOf(const Document& document, Look look, bool qr = false);

/// A Unit's card: heading, profile, gear, options, abilities, notes, and boxes to tick on paper.
QString htmlOf(const Card& card, Look look);

/// A table. `shares` are those of its columns in its width.
QString htmlOf(const Table& table, Look look, const QList<qreal>& shares = {});

/// A text with `**` around what counts most: that is bold, all else is escaped.
QString styledText(const std::string& text);

/// The shades in which a faction's colour is printed and shown: text and lines on white, a pale ground, and
/// the text on a dark screen. Each text shade has a contrast of at least 4.5 : 1 on its ground (WCAG AA).
struct FactionInk
{
    QColor text;
    QColor ground;
    QColor onDark;
};

FactionInk inkOf(const FactionColour& colour);

/// The style of a page in a faction's colour: in a browser each line of a chart has a colour and dashes of
/// its own, so that nothing hangs on colours alone; on paper it is what a QTextDocument knows of CSS, and a
/// pixel is a tenth of a millimetre.
QString styleOf(Look look, const FactionColour& colour);

// ---- Markdown

/// A document as Markdown (CommonMark with tables), with what players typed escaped; ends in one newline.
QString markdownOf(const Document& document);

/// A text such that Markdown shows its letters as they are, on one line.
QString escapedForMarkdown(const QString& text);

// ---- plain text

/// The widest line of a text for a chat, in columns.
inline constexpr int textColumns = 80;

/// Where a plain text is read: in a chat its headings are underlined and no line takes more than textColumns;
/// a terminal breaks lines itself.
enum class TextFor { chat, terminal };

/// A document as plain text; ends in one newline. What abilities do stands once, at its end.
QString plainTextOf(const Document& document, TextFor reader);

/// The columns a text takes in a window of fixed-width letters: wide letters and emoji two, combining marks
/// none.
int columnsOf(QStringView text);

/// Where the lines of a plain text begin.
struct PlainIndent
{
    QString first; ///< before the first line
    QString rest;  ///< before those it runs on to
};

/// Breaks a text at its spaces, and words that are too long anywhere, so that no line takes more than
/// `columns`. Line breaks in it stay. Each line ends in a line break; no text gives no line.
QString wrapped(const QString& text, int columns, const PlainIndent& indent = {});

} // namespace adjutant::document
