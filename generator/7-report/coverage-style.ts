import { reportStyle } from './report-style.ts';

/** The style of the coverage report: legible without colour, because every state has its own mark. */
export const coverageStyle = `${reportStyle}
:root { --row: 2.25rem; }
html { scroll-padding-top: 1rem; }
h2 { margin: clamp(2.5rem, 6vw, 4rem) 0 1rem; font-size: 1.375rem; line-height: 1.25; letter-spacing: -0.015em; }
h3 { margin: 0; font-size: 1rem; line-height: 1.25; }
a { color: inherit; text-underline-offset: 0.2em; }
:is(a, summary, .scroll):focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 0.25rem; }
.figure { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin: 0.25rem 0 1rem; color: var(--muted); }
.figure strong { font-size: clamp(3.5rem, 10vw, 6rem); line-height: 1; letter-spacing: -0.04em; color: var(--ink); }
:is(.figure, .share) strong span { font-size: 0.5em; color: var(--muted); letter-spacing: 0; }
meter { appearance: none; display: block; width: 100%; height: 0.5rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--line); }
meter::-webkit-meter-inner-element { display: block; height: 100%; }
meter::-webkit-meter-bar { height: 0.5rem; border: 0; border-radius: 1rem; background: var(--line); }
meter::-webkit-meter-optimum-value { border-radius: 1rem; background: var(--good); }
meter::-moz-meter-bar { border-radius: 1rem; background: var(--good); }
nav ul, .legend { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 1rem 0 0; padding: 0; list-style: none; color: var(--muted); }
nav a { display: inline-block; padding: 0.625rem 0; }
.legend { margin: -0.5rem 0 0.75rem; font-size: 0.875rem; }
.steps { display: grid; gap: 0; margin: 0; padding: 0; list-style: none; counter-reset: step; border-block-end: 1px solid var(--line); }
details .steps { counter-reset: step 5; }
.steps li { counter-increment: step; position: relative; display: grid; gap: 0.125rem; padding: 0.875rem 0 0.875rem 2.75rem; border-block-start: 1px solid var(--line); }
.steps li::before { content: counter(step); position: absolute; inset: 0.875rem auto auto 0; min-width: 1.75rem; font-weight: 700; color: var(--good); }
summary { padding: 0.75rem 0; cursor: pointer; color: var(--muted); } summary:hover { color: var(--ink); }
.detail { color: var(--muted); overflow-wrap: anywhere; }
code { justify-self: start; margin-block-start: 0.25rem; padding: 0.125rem 0.5rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--paper);
  font: 0.8125rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all; }
.languages { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 0 2rem; margin: 0; padding: 0; list-style: none; }
.languages li { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0.25rem 1rem; padding: 1.25rem 0; border-block-start: 1px solid var(--line); }
.languages :is(meter, dl, .findings) { grid-column: 1 / -1; }
.code { font-weight: 400; color: var(--muted); }
.share { margin: 0; font-size: 0.875rem; color: var(--muted); }
.share strong { font-size: 1.5rem; line-height: 1; letter-spacing: -0.02em; color: var(--ink); }
dl { margin: 0.5rem 0 0; font-size: 0.875rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; }
dt { color: var(--muted); } dd { margin: 0; }
.findings { margin: 0; font-size: 0.875rem; color: var(--muted); } .findings.missing { font-weight: 600; color: var(--bad); }
.scroll { position: relative; max-height: min(85vh, 60rem); overflow: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); }
table { width: 100%; border-collapse: separate; border-spacing: 0; }
th, td { padding: 0 0.625rem; text-align: center; font-weight: 400; }
tbody > tr > * { height: var(--row); border-block-start: 1px solid var(--line); }
tbody tr:hover > * { background: var(--canvas); }
thead th, thead td { position: sticky; top: 0; z-index: 1; height: var(--row); background: var(--paper); font-size: 0.875rem; color: var(--muted); }
.grouped thead tr + tr > * { top: var(--row); }
thead th[scope=colgroup] { font-weight: 600; color: var(--ink); text-transform: uppercase; }
.grouped .first, .grouped thead th[scope=colgroup] { border-inline-start: 1px solid var(--line); }
th[scope=row], thead tr > :first-child { position: sticky; left: 0; background: var(--paper); text-align: left; white-space: nowrap; }
thead tr > :first-child { z-index: 2; }
.open :is(th, td) { padding-block: 0.5rem; text-align: left; vertical-align: top; }
.open td:nth-child(3) { white-space: nowrap; }
.open td:is(:nth-child(2), :nth-child(4)) { min-width: 12rem; }
.mark { font-weight: 700; } .complete { color: var(--good); } .fallback, .pending { color: var(--aside); } .omitted { color: var(--muted); } .mark.missing { color: var(--bad); }
.done { margin-top: 3rem; color: var(--good); font-weight: 600; }
@media (width < 40rem) { .open, .open :is(tbody, tr, th, td) { display: block; } .open thead { display: none; }
  .open tr { padding: 0.75rem 0; border-block-start: 1px solid var(--line); } .open tr > * { height: auto; border: 0; padding-block: 0.125rem; position: static; white-space: normal; }
  .open th { font-weight: 600; } }
@media print { details:not([open]) { display: none; } body { padding: 0; } .scroll { max-height: none; overflow: visible; } thead th, thead td, th[scope=row] { position: static; } }
`;
