#include "app/documents/writers.h"

#include <array>

namespace adjutant::document {

namespace {

QColor toQt(const Colour& colour)
{
    return QColor(colour.red, colour.green, colour.blue);
}

// A faction's own colour: its ground is white with a tenth of it.
FactionInk inkOf(const Colour& own)
{
    const auto pale = [](int part) { return 255 - (255 - part) / 10; };
    const Colour ground{pale(own.red), pale(own.green), pale(own.blue)};
    const std::array page{Colour{0xff, 0xff, 0xff}, ground};
    constexpr std::array screen{Colour{0x16, 0x15, 0x17}, Colour{0x1f, 0x1e, 0x21}, Colour{0x2b, 0x2a, 0x2d}};
    return {toQt(readableOn(own, page)), toQt(ground), toQt(readableOn(own, screen))};
}

// Each line of a chart has a colour and a pattern of dashes of its own, so that nothing hangs on colours
// alone.
constexpr const char* rules = R"css(* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 3rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 "Noto Sans", "Segoe UI", system-ui, sans-serif; border-top: .4rem solid var(--accent); }
main { max-width: 52rem; margin: 0 auto; }
h1, h2 { font-family: "Noto Serif", Georgia, serif; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 2.1rem; }
h2 { font-size: 1.3rem; }
.kind { margin: 0 0 .3rem; color: var(--accent); font-size: .8rem; font-weight: 700; letter-spacing: .06em;
  text-transform: uppercase; }
ul.totals { display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; margin: .6rem 0 0; padding: 0; list-style: none;
  font-weight: 700; font-variant-numeric: tabular-nums; }
table.totals { width: auto; margin: .6rem 0 0; }
.totals td { width: auto; padding: 0 2rem 0 0; vertical-align: top; }
.totals p { margin: 0; }
.figure { font-size: 1.5rem; font-weight: 700; }
.bar { width: 9rem; max-width: 100%; height: .35rem; border-radius: .2rem; background: var(--line); }
.bar div { height: 100%; border-radius: .2rem; background: var(--accent); }
.bar.over div { background: var(--warning); }
.over { color: var(--warning); }
.draft { margin: 1.2rem 0; }
.draft td { padding: .8rem 1rem; border: 2px solid var(--warning); }
.draft h2 { font-size: 1.05rem; color: var(--warning); }
.draft ul { margin: .4rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
.card { margin: 1.2rem 0 0; table-layout: fixed; }
.inside { padding: 1rem 1.2rem; background: var(--card); border: 1px solid var(--line);
  border-left: .35rem solid var(--line); }
.leading { border-left-color: var(--accent); }
.top td { padding: 0; vertical-align: baseline; }
.columns td.words, .columns td.ticks { padding: 0; vertical-align: top; }
.cost p { margin: 0 0 0 1rem; text-align: right; }
.own { font-size: 1rem; font-style: italic; font-weight: 400; }
.what { font: .85rem "Noto Sans", "Segoe UI", system-ui, sans-serif; color: var(--quiet); }
.item { margin: 0 0 .15rem; padding-left: 1em; text-indent: -1em; overflow-wrap: anywhere; }
.label { color: var(--accent); font-size: .7rem; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; }
.detail { color: var(--quiet); font-weight: 400; letter-spacing: 0; text-transform: none; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding: .2rem 0; text-align: left; color: var(--quiet); font-size: .85rem; }
.figures { margin: 1.2rem 0 0; }
.figures caption { font-size: 1rem; }
.figures th, .figures td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: right; }
.figures th:first-child, .figures .words { text-align: left; overflow-wrap: anywhere; }
.figures tbody th { font-weight: 400; }
.figures tfoot th, .figures tfoot td { border-bottom: 0; font-weight: 700; }
.figures .gone th, .figures .gone td { color: var(--quiet); }
.figures .gone th { text-decoration: line-through; }
.figures svg { width: 7rem; height: 1rem; vertical-align: middle; }
.figures circle { fill: var(--accent); }
section { margin: 2rem 0 0; }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 1.2rem 1rem; margin: 1.2rem 0 0; }
.beside section { padding: 1rem 1.2rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; break-inside: avoid; margin: 0; }
.beside .source { margin: 0; }
.beside .figures { margin: .6rem 0 0; }
.beside .figures th, .beside .figures td { padding: .2rem .4rem; }
.beside .figures thead th { font-size: .75rem; font-weight: 400; color: var(--quiet); }
.profile { margin: .7rem 0; background: var(--ground); border-radius: .3rem; table-layout: fixed; }
.profile caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.profile th { padding: .4rem 0 0; font-size: .7rem; font-weight: 400; color: var(--quiet); text-align: center; }
.profile abbr { text-decoration: none; }
.profile td { padding: 0 0 .4rem; font-size: 1.15rem; font-weight: 700; text-align: center; }
.notes { margin: .8rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font-style: italic; }
.source { margin: .6rem 0 0; color: var(--quiet); font-size: .85rem; }
.result { margin: .6rem 0 0; font-size: 1.25rem; font-weight: 700; }
figure { margin: 1.2rem 0 0; padding: .8rem 1rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; break-inside: avoid; }
figcaption { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; overflow-wrap: anywhere; }
.chart { display: block; width: 100%; height: auto; margin-top: .4rem; }
.key { width: 1.75rem; height: .5rem; }
.grid { stroke: var(--line); stroke-width: 1; }
.axis { fill: var(--quiet); font-size: 12px; }
.line-1, .line-2, .line-3, .line-4, .line-5, .line-6, .line-7, .line-8 { fill: none; stroke-width: 2.5;
  stroke-linejoin: round; }
.line-1 { stroke: var(--one); }
.line-2 { stroke: var(--two); stroke-dasharray: 8 4; }
.line-3 { stroke: var(--three); stroke-dasharray: 2 3; }
.line-4 { stroke: var(--four); stroke-dasharray: 10 3 2 3; }
.line-5 { stroke: var(--one); stroke-dasharray: 14 4; }
.line-6 { stroke: var(--two); stroke-dasharray: 4 4; }
.line-7 { stroke: var(--three); stroke-dasharray: 12 2 2 2 2 2; }
.line-8 { stroke: var(--four); stroke-dasharray: 1 2; }
.log { margin: .4rem 0 0; padding: 0; list-style: none; }
.log li { display: grid; grid-template-columns: 3.2rem 1fr; gap: .6rem; padding: .25rem 0; border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere; }
.log time { color: var(--quiet); font-variant-numeric: tabular-nums; text-align: right; }
.log div:first-child { grid-column: 1 / -1; }
.log small { display: block; color: var(--warning); }
.score { font-weight: 700; }
.ticks { display: none; }
@media (max-width: 30rem) { .profile th { font-size: .58rem; } .profile td { font-size: 1rem; }
  .totals td, .top td { display: block; } .cost p { margin: 0; text-align: left; } }
@media print {
  @page { margin: 12mm; }
  body { padding: 3mm 0 0; background: none; color: #000; font-size: 9pt; line-height: 1.35; }
  main { max-width: none; }
  article, .draft, .figures { background: none; break-inside: avoid; }
  h2 { break-after: avoid; }
  section { margin-top: 5mm; }
  figure, .beside section { background: none; }
  .card { margin-top: 3mm; }
  .inside { padding: 2mm 3.5mm 2.6mm; }
  .columns td.ticked { padding-right: 6mm; }
  .ticks { display: table-cell; width: 40mm; }
  .ticks p { margin: 0 0 1mm; }
  .group { display: inline-block; margin-right: 2mm; white-space: nowrap; }
  .ticks i { display: inline-block; width: 4.2mm; height: 4.2mm; margin: .4mm; border: .25mm solid #000;
    border-radius: .6mm; vertical-align: middle; }
  .round i { border-radius: 50%; }
  .line { display: block; height: 8mm; border-bottom: .25mm solid #000; }
}
)css";

constexpr const char* paperRules = R"css(
body, p, li { font-family: "Noto Sans", "Source Sans 3", "Open Sans", "DejaVu Sans", sans-serif; font-size: 30px;
  color: #1a1918; }
p, ul { margin: 0px; }
#h1, #h2, .notes, .own { font-family: "Noto Serif", "Source Serif 4", "Georgia", "DejaVu Serif", serif; }
#h1 { font-size: 88px; font-weight: bold; }
p.long { font-size: 60px; }
#h2 { font-size: 46px; font-weight: bold; }
.kind { font-size: 26px; font-weight: bold; text-transform: uppercase; color: @ink; }
.figure { font-size: 60px; font-weight: bold; }
.totals p { font-size: 32px; }
.over { font-weight: bold; color: #a13800; }
p.bar { font-size: 14px; }
.scan { margin-top: 12px; font-size: 22px; text-align: center; color: #5d5a55; }
table.draft { margin-top: 40px; }
table.draft td { border: 4px solid #a13800; padding: 20px 50px; }
table.draft p { margin-bottom: 8px; font-family: "Noto Sans", "DejaVu Sans", sans-serif; font-size: 34px; font-weight: bold; color: #a13800; }
.notes { margin-top: 30px; font-size: 33px; font-style: italic; white-space: pre-wrap; }
table.card { margin-top: 30px; }
td.inside { border: 2px solid #c5c0b8; border-left: 17px solid #c5c0b8; padding: 18px 35px 24px 34px; }
td.leading { border-left: 17px solid @ink; }
table.top { margin-bottom: 12px; }
td.cost { vertical-align: bottom; }
td.cost p, td.cost b { font-size: 33px; }
.own { font-size: 37px; font-weight: normal; font-style: italic; }
.what { font-family: "Noto Sans", "Source Sans 3", "Open Sans", "DejaVu Sans", sans-serif; font-size: 28px;
  font-weight: normal; color: #5d5a55; }
td.ticked { padding-right: 30px; }
td.ticks { padding-left: 30px; border-left: 2px solid #c5c0b8; }
table.profile { margin-bottom: 12px; background-color: @ground; }
table.blank { background-color: #ffffff; }
table.blank th { border-top: 2px solid #c5c0b8; }
table.blank td { border-bottom: 2px solid #c5c0b8; }
table.blank th.first, table.blank td.first { border-left: 2px solid #c5c0b8; }
table.profile th { padding-top: 11px; font-size: 22px; font-weight: normal; text-align: center; color: #5d5a55; }
table.profile td { padding-bottom: 9px; font-size: 46px; font-weight: bold; text-align: center; }
table.profile th.next, table.profile td.next { border-left: 2px solid #c5c0b8; }
p.item { margin-top: 5px; margin-left: 25px; text-indent: -25px; }
td.words p.notes { margin-top: 5px; font-size: 30px; }
.source { margin-top: 5px; font-size: 25px; font-style: italic; color: #5d5a55; }
.label { font-family: "Noto Sans", "DejaVu Sans", sans-serif;
  font-size: 22px; font-weight: bold; font-style: normal; text-transform: uppercase; color: @ink; }
p.label { margin-top: 8px; margin-bottom: 3px; }
.detail { font-size: 23px; font-weight: normal; text-transform: none; color: #5d5a55; }
ul { -qt-list-indent: 1; }
)css";

QString colours(const QColor& accent, const QColor& ground, const char* rest)
{
    return QStringLiteral("--accent: %1; --ground: %2; %3")
        .arg(accent.name(), ground.name(), QLatin1String(rest));
}

} // namespace

FactionInk inkOf(const FactionColour& colour)
{
    if (colour.own)
        return inkOf(*colour.own);
    // In the order of FactionColour::Name.
    static constexpr QRgb inks[][3] = {{0x454b54, 0xf1f2f3, 0xb4bcc6},
                                       {0x9e1f2a, 0xf8eeee, 0xf0938f},
                                       {0x28603a, 0xedf4ee, 0x84c795},
                                       {0x5a3787, 0xf2eef7, 0xc0a5e6},
                                       {0x7d5c00, 0xf9f4e4, 0xe3bd55}};
    const auto& [text, ground, onDark] = inks[static_cast<int>(colour.name)];
    return {QColor(text), QColor(ground), QColor(onDark)};
}

QString browserStyle(const FactionColour& colour)
{
    const FactionInk ink = inkOf(colour);
    const QString light =
        colours(ink.text, ink.ground,
                "--page: #faf9f7; --card: #fff; --text: #1d1c1a; --quiet: #5c5a55; --line: #d9d5cd; "
                "--warning: #a13800; --one: #1f5fa8; --two: #b3411c; --three: #28603a; --four: #6a3d91;");
    const QString dark =
        colours(ink.onDark, QColor(0x2b2a2d),
                "--page: #161517; --card: #1f1e21; --text: #ecebe8; --quiet: #b0adb4; --line: #47454c; "
                "--warning: #ffab70; --one: #7db4f0; --two: #f0956f; --three: #84c795; --four: #c0a5e6;");
    return QStringLiteral(":root { color-scheme: light dark; %1 }\n"
                          "@media screen and (prefers-color-scheme: dark) { :root { %2 } }\n%3")
        .arg(light, dark, QString::fromUtf8(rules));
}

QString paperStyle(const FactionColour& colour)
{
    const FactionInk ink = inkOf(colour);
    return QString::fromUtf8(paperRules)
        .replace(QStringLiteral("@ink"), ink.text.name())
        .replace(QStringLiteral("@ground"), ink.ground.name());
}

} // namespace adjutant::document
