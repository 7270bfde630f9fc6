#pragma once

#include "core/door/form.h"

namespace adjutant::door {

/// What a record is among the others: the beginning of a procedure, an answer to the open one, or something
/// that the players put right.
enum class Role { procedure, answer, correction };

/// What a form is opened by: the procedure, and what it is about.
struct OfferKey
{
    std::string procedure; ///< the word of scripts: `attack`; `card`
    UnitRef piece{};       ///< who does it; empty where nobody in particular
    PlayerId side{};       ///< whose it is where there is no piece

    bool namesNobody() const { return piece.player.empty() && side.empty(); }
    auto operator<=>(const OfferKey&) const = default;
};

/// Where an offer stands on the page.
enum class Section {
    due,   ///< it has to be done, or what is open goes on with it
    turn,  ///< what a piece or a side does in its turn
    ends,  ///< what ends an activation, a turn, a phase or a round; said of a procedure, never of an offer
    setup, ///< before the first turn, until it is settled; can be left out
    match, ///< what the players put right, at any time
    script ///< the short form of what others do step by step: pages don't show it
};

/// Something that can be done now.
struct Offer
{
    OfferKey key;
    Message label;
    Message detail{};
    Role role = Role::procedure;
    Section section = Section::turn;
    Standing standing = Standing::open;
    Remark remark{};       ///< why it is warned or closed
    bool ends = false;     ///< it ends an activation, a turn, a phase or a round
    bool open = false;     ///< it was begun and still asks
    PlayerId asks{};       ///< of what is open: the side that its next question is put to; empty: any
    bool eyesOnly = false; ///< one side's secret
    bool settled = false;  ///< of the setup: done, and only put right by doing it again
    bool optional = false; ///< of the setup: a match can begin without it
    Message step{};        ///< of the setup, that it belongs to; empty: none
    int order = 0;         ///< of its procedure among those of the game
};

/// A figure of a piece or a side that changes: hit points, wounds, points.
struct Counter
{
    std::string id;
    Message label;
    int value = 0;
    std::optional<int> most{};
    Tone tone = Tone::plain;
    std::string adjust{}; ///< the correction that sets it: `hp`; asks `unit` and then the new value
};

/// A figure that is printed on a card.
struct Stat
{
    std::string id;
    Message label; ///< as it is printed, where that is short
    Message value;
    Message name{};     ///< whole, for a screen reader; empty: the label
    std::string icon{}; ///< its picture; empty: none
};

/// A word on a card that has a meaning of its own: an ability, a skill, a weapon.
struct Chip
{
    Chip(Message words = {}, Message summary = {}, std::string rule = {}, std::string icon = {})
        : text(std::move(words)), summary(std::move(summary)), rule(std::move(rule)), icon(std::move(icon))
    {}

    Message text;
    Message summary;  ///< what it does, in a line; empty: nobody says
    std::string rule; ///< the rules entry that it opens; empty: none
    std::string icon; ///< its picture; empty: none

    bool gear = false;        ///< something it carries, shown with its figures: a weapon
    bool shownByGear = false; ///< what it carries says it all already
};

/// Boxes to tick on paper, in groups.
struct TickRow
{
    Message label;
    Message detail{}; ///< empty: the boxes say it
    int boxes = 0;
    int inGroup = 1;
    bool round = false; ///< circles in place of squares
};

/// A card as any page draws it.
struct CardView
{
    Message name;
    Message kind{}; ///< class, faction
    std::vector<Stat> stats;
    std::vector<Chip> chips;
    std::vector<Message> lines; ///< what doesn't fit in the others
    bool sample = false;        ///< invented, and said to be
    bool blank = false;         ///< the source prints no card: its figures are to be written in
    bool leads = false;         ///< a leader, marked on paper
    Message chipsLabel{};       ///< what its abilities are called together; empty: abilities
    Message gearLabel{};        ///< what its gear is called together; empty: gear
};

/// What a piece is worth by its list, and how much of that is still at the table.
struct Worth
{
    int whole = 0;
    double left = 0;
};

/// Something on the table that belongs to a side.
struct Piece
{
    UnitRef ref;
    Message name;
    Message detail{};
    std::vector<Counter> counters;
    std::vector<Message> chips; ///< states: "has moved", "Prone"
    bool out = false;           ///< off the table; stays listed
    bool ready = false;         ///< it can act now
    CardView card;
    std::optional<Worth> worth{}; ///< none: nobody counts it
    bool active = false;          ///< its activation or turn goes on
};

/// A player.
struct SideView
{
    PlayerId id;
    Message name;
    bool active = false;
    std::vector<Counter> counters;
    std::vector<Message> chips;
    std::optional<int> points{}; ///< that the match is won by; none where the game has none
    std::string score{};         ///< the counter that shows best how it stands: `vp`; empty: its pieces left
};

/// Something that the sides play for, beside beating each other.
struct Goal
{
    /// One thing that it takes, and how it stands for a side now.
    struct Check
    {
        PlayerId side;
        Message label;
        Message state{};   ///< "yes", "2", "unknown"
        bool known = true; ///< false: the players have to enter it
        int points = 0;    ///< that it brings as it stands
        int most = 0;
        std::string sets{}; ///< the procedure by which the players enter it; empty: none
        Answers given{};    ///< its fixed answers, beside the side
    };

    std::string id;
    Message label;
    Message detail{};                 ///< what to do for it
    PlayerId side{};                  ///< whose goal it is; empty: everybody's
    std::map<PlayerId, int> points{}; ///< that it has brought; nothing of a side that it brings none
    std::vector<Check> checks{};
};

/// A row of squares with tokens on them, in the order in which they lie: the topmost of a square last.
struct Track
{
    struct Token
    {
        PlayerId side;
        int square = 0;
    };
    std::vector<Message> squares;
    std::vector<Token> tokens;
    bool closed = false; ///< behind the last square comes the first
};

/// A table seen from above, measured from its left edge and from the front one.
struct Ground
{
    /// Something that lies or stands on it.
    struct Mark
    {
        UnitRef piece; ///< that it is; empty: none
        Message label;
        Point at;
        double radius = 0; ///< 0: nobody knows
        std::string id{};  ///< unlike that of every other mark; of a piece its `red/ogre`
        Message detail{};
        PlayerId side{};      ///< of what is no piece; empty: nobody's
        bool flat = false;    ///< terrain: others stand on it
        bool filled = true;   ///< as strong as it can be; otherwise its outline only
        std::string symbol{}; ///< picture in place of letters: `field/flag`
        std::string colour{}; ///< red, blue, brown, grey or purple; empty: by its side
        std::string moves{}; ///< the procedure that puts it elsewhere: asks `given`, and a place on the board
        Answers given{};     ///< the fixed answers of `moves`: the mark’s id, and what doesn’t change
    };
    /// A part of it that means something.
    struct Area
    {
        Message label;
        Point lowest;
        Point highest;
        PlayerId side{}; ///< whose it is; empty: nobody's
    };
    struct Line
    {
        Point from;
        Point to;
    };
    Point size;
    std::vector<Mark> marks;
    std::vector<Mark> away{}; ///< what could be put on it, and isn't there
    std::vector<Area> areas{};
    std::vector<Line> lines{};
    Message unit{};      ///< of what is measured: "cm"
    double step = 0;     ///< between the lines of a grid; 0: none
    Message measuring{}; ///< what to know about distances on it
};

/// Cards in a row: open, covered, or an order of acting.
struct Row
{
    struct Item
    {
        std::string id;
        Message label;
        Message detail{};
        PlayerId side{};
        bool covered = false;
        bool done = false;
        bool current = false;
    };
    std::vector<Item> items;
};

/// What is drawn of the table. `spoken` says the same in sentences.
struct Board
{
    std::string id;
    Message title;
    std::variant<Track, Ground, Row> drawn;
    std::vector<Message> spoken;
};

/// A board of a row. Where nothing is spoken of it each item is, with its detail.
inline Board rowBoard(std::string id, Message title, Row row, std::vector<Message> spoken = {})
{
    if (spoken.empty())
        spoken = mapped(row.items, [](const Row::Item& item) {
            return item.detail.empty() ? item.label
                                       : message(WORDS("roster", "%1: %2"), item.label, item.detail);
        });
    return {std::move(id), std::move(title), std::move(row), std::move(spoken)};
}

/// Everything that a page shows of a match as it stands.
struct MatchView
{
    Message headline; ///< whose turn it is, which phase, or how it ended
    int round = 0;    ///< 0: not begun
    std::vector<PlayerId> toAct;
    std::vector<PlayerId> winners; ///< as the game counts them; winnersOf() handles a draw
    std::vector<SideView> sides;
    std::vector<Piece> pieces;
    std::vector<Board> boards;
    bool over = false;
    bool closing = false; ///< over but for what may still be done; whoever shows the end waits for it
    bool begun = false;   ///< somebody has moved: what is set up before that is done

    PlayerId first{}; ///< who had the first turn; empty: nobody yet, or there is no such thing
    std::vector<Goal> goals{};
    Message pointsLabel{};           ///< what the points of sides are called: "Victory points"
    Message worthLabel{};            ///< what the worth of pieces is counted in: "AP"
    int rounds = 0;                  ///< that a match has; 0: as many as it takes
    std::optional<double> elapsed{}; ///< rounds that are over, with the share of the running one, where that
                                     ///< is known
};

/// The sides that have won a match: one, or allies; none of a draw, nor of a match that isn't over. Several
/// sides with equal points have drawn; without points they won together, unless everybody did.
inline std::vector<PlayerId> winnersOf(const MatchView& view)
{
    const bool hasPoints =
        std::ranges::any_of(view.sides, [](const SideView& side) { return side.points.has_value(); });
    const bool isDrawn = view.winners.size() > 1 && (hasPoints || view.winners.size() == view.sides.size());
    return view.over && !isDrawn ? view.winners : std::vector<PlayerId>();
}

/// Who looks, and for whom they may act. A shared device sees and acts for all.
struct Viewer
{
    bool shared = true;
    std::vector<PlayerId> sides{}; ///< of a device that is not shared

    bool sees(const PlayerId& side) const { return shared || side.empty() || findIn(sides, side); }
    bool operator==(const Viewer&) const = default;
};

} // namespace adjutant::door
