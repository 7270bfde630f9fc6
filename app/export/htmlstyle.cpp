#include "app/export/htmlstyle.h"

#include "app/export/factionink.h"

namespace adjutant {

namespace {

constexpr const char* rules = R"css(* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 3rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 "Noto Sans", "Segoe UI", system-ui, sans-serif; border-top: .4rem solid var(--accent); }
main { max-width: 52rem; margin: 0 auto; }
h1, h2 { font-family: "Noto Serif", Georgia, serif; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 2.1rem; }
h2 { font-size: 1.3rem; }
h3 { margin: .9rem 0 .2rem; font-size: .75rem; letter-spacing: .08em; text-transform: uppercase; color: var(--quiet); }
.kind { margin: 0 0 .3rem; color: var(--accent); font-size: .8rem; font-weight: 700; letter-spacing: .06em;
  text-transform: uppercase; }
.totals { display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; margin: .6rem 0 0; padding: 0; list-style: none;
  font-weight: 700; font-variant-numeric: tabular-nums; }
.over { color: var(--warning); }
.draft { margin: 1.2rem 0; padding: .8rem 1rem; border: 2px solid var(--warning); border-radius: .5rem; }
.draft h2 { font-size: 1.05rem; color: var(--warning); }
.draft ul { margin: .4rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
article { margin: 1.2rem 0 0; padding: 1rem 1.2rem; background: var(--card); border: 1px solid var(--line);
  border-left: .35rem solid var(--line); border-radius: .5rem; }
article.leads { border-left-color: var(--accent); }
.what { margin: .2rem 0 0; color: var(--quiet); overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding: .2rem 0; text-align: left; color: var(--quiet); font-size: .85rem; }
.overview { margin: 1.4rem 0; }
.overview caption { font-size: 1rem; }
.overview th, .overview td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: right; }
.overview th:first-child { text-align: left; overflow-wrap: anywhere; }
.overview tbody th { font-weight: 400; }
.overview tfoot th, .overview tfoot td { border-bottom: 0; font-weight: 700; }
.profile { margin: .7rem 0; background: var(--ground); border-radius: .3rem; table-layout: fixed; }
.profile caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.profile th { padding: .4rem 0 0; font-size: .7rem; font-weight: 400; color: var(--quiet); text-align: center; }
.profile abbr { text-decoration: none; }
.profile td { padding: 0 0 .4rem; font-size: 1.15rem; font-weight: 700; text-align: center; }
dl { margin: 0; }
dt { float: left; clear: left; margin-right: .5em; font-weight: 700; }
dt::after { content: " –"; font-weight: 400; }
dd { margin: 0 0 .15rem; }
.notes { margin: .8rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font-style: italic; }
.source { margin: .6rem 0 0; color: var(--quiet); font-size: .85rem; }
.ticks { display: none; }
@media (max-width: 30rem) { .profile th { font-size: .58rem; } .profile td { font-size: 1rem; } }
@media print {
  @page { margin: 12mm; }
  body { padding: 3mm 0 0; background: none; color: #000; font-size: 9pt; line-height: 1.35; }
  main { max-width: none; }
  article, .draft { background: none; break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .overview { break-inside: avoid; }
  .ticks { display: block; margin-top: 2mm; }
  .ticks p { margin: 1mm 0; }
  .ticks .label { display: inline-block; min-width: 16mm; font-size: 7pt; text-transform: uppercase; letter-spacing: .06em; }
  .ticks .group { display: inline-block; margin-right: 3mm; white-space: nowrap; }
  .ticks i { display: inline-block; width: 4.2mm; height: 4.2mm; margin: .4mm; border: .25mm solid #000;
    border-radius: .6mm; vertical-align: middle; }
  .ticks .round i { border-radius: 50%; }
}
)css";

QString colours(const QColor& accent, const QColor& ground, const char* rest)
{
    return QStringLiteral("--accent: %1; --ground: %2; %3")
        .arg(accent.name(), ground.name(), QLatin1String(rest));
}

} // namespace

QString styleOf(FactionColour colour)
{
    const FactionInk ink = inkOf(colour);
    const QString light =
        colours(ink.text, ink.ground,
                "--page: #faf9f7; --card: #fff; --text: #1d1c1a; --quiet: #5c5a55; --line: #d9d5cd; "
                "--warning: #a13800;");
    const QString dark =
        colours(ink.onDark, QColor(0x2b2a2d),
                "--page: #161517; --card: #1f1e21; --text: #ecebe8; --quiet: #b0adb4; --line: #47454c; "
                "--warning: #ffab70;");
    return QStringLiteral(":root { color-scheme: light dark; %1 }\n"
                          "@media screen and (prefers-color-scheme: dark) { :root { %2 } }\n%3")
        .arg(light, dark, QString::fromUtf8(rules));
}

} // namespace adjutant
