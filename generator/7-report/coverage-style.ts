/** The style of the coverage report: legible without colour, because every state has its own mark. */
export const coverageStyle = `:root { --row: 2.25rem; }
meter { appearance: none; display: block; width: 100%; height: 0.5rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--line); }
meter::-webkit-meter-inner-element { display: block; height: 100%; }
meter::-webkit-meter-bar { height: 0.5rem; border: 0; background: var(--line); }
meter::-webkit-meter-optimum-value { border-radius: 1rem; background: var(--good); }
meter::-moz-meter-bar { border-radius: 1rem; background: var(--good); }
ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0.75rem 0; padding: 0; list-style: none; color: var(--muted); }
nav a { display: inline-block; padding: 0.625rem 0; }
.legend { font-size: 0.875rem; }
ol { margin: 0; padding-inline-start: 2.5rem; }
ol li { padding-block: 0.5rem; } ol li::marker { font-weight: 700; color: var(--good); }
ol code { display: table; padding: 0.125rem 0.5rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--paper); overflow-wrap: anywhere; user-select: all; }
.muted { overflow-wrap: anywhere; } .muted, summary, h3 .code { color: var(--muted); font-weight: 400; }
.languages { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 0 2rem; }
.languages li { display: grid; grid-template-columns: 1fr auto; align-items: baseline; align-content: start; gap: 0.25rem 0.5rem; padding: 1rem 0; border-block-start: 1px solid var(--line); font-size: 0.875rem; }
.languages :is(h3, strong) { color: var(--ink); } .languages h3 { font-size: 1rem; white-space: nowrap; } .languages strong { font-size: 1.25rem; line-height: 1; }
.languages p { margin: 0; } .languages :is(meter, meter ~ p) { grid-column: 1 / -1; }
.scroll { position: relative; max-height: min(85vh, 60rem); overflow: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); }
table { width: 100%; border-collapse: separate; border-spacing: 0; }
th, td { padding: 0 0.625rem; text-align: center; font-weight: 400; }
tbody > tr > * { height: var(--row); border-block-start: 1px solid var(--line); }
tbody tr:hover > * { background: var(--canvas); }
thead :is(th, td) { position: sticky; top: 0; z-index: 1; height: var(--row); background: var(--paper); font-size: 0.875rem; color: var(--muted); }
.grouped thead tr + tr > * { top: var(--row); }
thead th[scope=colgroup] { font-weight: 600; color: var(--ink); text-transform: uppercase; }
.grouped :is(.first, thead th[scope=colgroup]) { border-inline-start: 1px solid var(--line); }
th[scope=row], thead tr > :first-child { position: sticky; left: 0; background: var(--paper); text-align: left; white-space: nowrap; }
thead tr > :first-child { z-index: 2; }
.open :is(th, td) { padding-block: 0.5rem; text-align: left; vertical-align: top; }
.open td:nth-child(3) { white-space: nowrap; } .open td:is(:nth-child(2), :nth-child(4)) { min-width: 12rem; }
.mark { font-weight: 700; } .complete, .done { color: var(--good); } .fallback, .pending { color: var(--aside); } .omitted { color: var(--muted); }
.missing { font-weight: 600; color: var(--bad); }
@media print { .scroll { max-height: none; overflow: visible; } table :is(th, td) { position: static !important; } }
`;
