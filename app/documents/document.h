#pragma once

#include "app/matches/chart.h"
#include "core/catalogue/catalogue.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <optional>
#include <variant>
#include <vector>

/// What players read of an army, a game or a match, worded in their language, as a value that any of three
/// writers writes: HTML for a browser or for paper, Markdown, and plain text (writers.h).
namespace adjutant::document {

/// The context of what documents say themselves, and of what becomes of them.
struct DocumentWords
{
    Q_DECLARE_TR_FUNCTIONS(DocumentWords)
};

/// Begins a section, which goes on to the next heading, chart or card.
struct Heading
{
    QString text;
    bool beside = false; ///< where there is room, the section stands beside others like it
};

struct Paragraph
{
    enum class Kind {
        plain,
        typed,  ///< by a player, whose lines stay
        quiet,  ///< a remark in small letters
        warning ///< what the reader has to know of the document
    };

    QString text;
    Kind kind = Kind::plain;
};

/// A line of a list.
struct Item
{
    QString text;
    QString at = {};          ///< a time before it
    QStringList remarks = {}; ///< below it
    bool strong = false;
};

/// Lines below one another.
struct List
{
    enum class Kind {
        log,    ///< what happened, in its order
        warning ///< what the reader has to know of the document, in a frame
    };

    QString title; ///< may be empty
    std::vector<Item> items;
    Kind kind = Kind::log;
};

/// A place in a table.
struct Cell
{
    QString text;
    std::optional<double> scale = {}; ///< the text as a place between the worst, 0, and the best, 1
};

struct Column
{
    QString label;
    bool figures = true; ///< to be seen at a glance, none of them a text
};

struct Row
{
    std::vector<Cell> cells; ///< as many as the table has columns
    bool gone = false;       ///< what it is about is there no more
};

/// Rows that begin with what they are about. Its labels stand above them, unless all are empty.
struct Table
{
    QString caption;
    std::vector<Column> columns;
    std::vector<Row> rows;
    std::optional<Row> total = {};
    QString whenEmpty = {}; ///< what stands in place of one without rows; may be empty
    bool overview = false;  ///< of the cards below: what is read in a row does without
    bool numbered = false;  ///< its rows are steps
    bool marked = false;    ///< `**` in its texts stands around what counts most
};

/// How figures went Round by Round.
struct Chart
{
    QString title;
    QList<ChartLine> lines;
    int rounds = 1;
};

/// A figure of a card.
struct Stat
{
    QString label; ///< "Com/Sho"
    QString name;  ///< "Combat/Shooting"
    QString value; ///< empty: to be written in
};

/// Something that a card says: an ability, gear, an option, or a line.
struct Trait
{
    QString text;
    QString name = {};        ///< what the text is about: "Crossbow", "Authority [20]"; may be empty
    QString label = {};       ///< what that is: "Option"
    bool shownByGear = false; ///< of an ability: what the Unit carries says it all: "Shooter/Bow"
};

/// Boxes to tick, in groups.
struct Ticks
{
    QString label;
    QString detail;
    int boxes = 0;
    int inGroup = 1;
    bool round = false;
};

/// One Unit of an army.
struct Card
{
    QString title;      ///< the player's own name for it, else the Unit's
    QString unitName;   ///< the Unit's
    QString kind;       ///< "Hero, Infantry"; empty where the source prints none
    QString size;       ///< "12 Warriors"; empty where the game has no sizes
    QString cost;       ///< "160 AP"; empty where the game has no costs
    bool leads = false; ///< a leader
    bool blank = false; ///< the source prints no card: the figures are to be written in
    std::vector<Stat> stats;
    QString abilitiesLabel;
    std::vector<Trait> abilities;
    std::vector<Trait> traits;
    QString notes;  ///< the player's
    QString source; ///< what is odd about it in the source
    std::vector<Ticks> ticks;
};

using Block = std::variant<Heading, Paragraph, List, Table, Chart, Card>;

/// A total, against its limit where it has one.
struct Total
{
    QString words; ///< "460 of 500 AP", "17 Warriors"
    QString label; ///< "AP"; of one without a limit all but the figure
    int figure = 0;
    std::optional<int> limit = {};

    bool isOver() const { return limit && figure > *limit; }
};

struct Document
{
    QString title;
    QString kind = {}; ///< what it is of, above the title: "Elves · the game"
    QString game = {};
    QString result = {}; ///< what it comes to
    QStringList facts = {};
    std::vector<Total> totals = {}; ///< the same of an army
    FactionColour colour = {};
    std::vector<Block> blocks = {};
};

/// What separates things on one line.
inline const QString middleDot = QStringLiteral(" · ");

/// Joins the parts that aren't empty on one line.
inline QString onLine(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(middleDot);
}

/// What a line of a chart comes to.
inline QString lastOf(const ChartLine& line)
{
    return QLocale().toString(line.points.isEmpty() ? 0 : line.points.last().y(), 'f', 0);
}

/// What a document comes to, on one line: its result, or its totals.
inline QString resultOf(const Document& document)
{
    QStringList parts{document.result};
    for (const Total& total : document.totals)
        parts.append(total.words);
    return onLine(parts);
}

} // namespace adjutant::document
