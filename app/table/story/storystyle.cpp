#include "app/table/story/storystyle.h"

namespace adjutant::story {

namespace {

// Each line has a colour and a pattern of dashes of its own, so that nothing hangs on colours alone.
constexpr const char* rules = R"css(.result { margin: .6rem 0 0; font-size: 1.25rem; font-weight: 700; }
.armies { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 1rem; }
.armies td, .armies th { padding: .2rem .4rem; text-align: right; font-weight: 400; border-bottom: 1px solid var(--line); }
.armies th:first-child { text-align: left; overflow-wrap: anywhere; }
.armies thead th { font-size: .75rem; color: var(--quiet); }
.armies .gone th, .armies .gone td { color: var(--quiet); }
.armies .gone th { text-decoration: line-through; }
section { margin: 2rem 0 0; }
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
.luck th, .luck td { padding: .3rem .5rem; border-bottom: 1px solid var(--line); text-align: right; font-weight: 400; }
.luck th:first-child { text-align: left; }
.luck svg { width: 7rem; height: 1rem; vertical-align: middle; }
.luck circle { fill: var(--accent); }
.log { margin: .4rem 0 0; padding: 0; list-style: none; }
.log li { display: grid; grid-template-columns: 3.2rem 1fr; gap: .6rem; padding: .25rem 0; border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere; }
.log time { color: var(--quiet); font-variant-numeric: tabular-nums; text-align: right; }
.log small { display: block; color: var(--warning); }
.score { font-weight: 700; }
@media print { figure { background: none; } section { margin-top: 5mm; } }
)css";

} // namespace

QString styleOfCharts()
{
    return QStringLiteral(":root { --one: #1f5fa8; --two: #b3411c; --three: #28603a; --four: #6a3d91; }\n"
                          "@media screen and (prefers-color-scheme: dark) { :root { --one: #7db4f0; --two: "
                          "#f0956f; --three: #84c795; --four: #c0a5e6; } }\n%1")
        .arg(QString::fromUtf8(rules));
}

} // namespace adjutant::story
