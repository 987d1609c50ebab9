import { reportStyle } from './report-style.ts';

/** The look of the coverage report: system fonts, light and dark, legible without colour because every state has its own mark. */
export const coverageStyle = `${reportStyle}
.figure { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin: 0.5rem 0 1rem; color: var(--muted); }
.figure strong { font-size: clamp(3rem, 8vw, 5rem); line-height: 1; letter-spacing: -0.03em; color: var(--ink); }
.figure strong span { font-size: 0.5em; color: var(--muted); }
meter { width: 100%; height: 0.5rem; }
meter::-webkit-meter-bar { height: 0.5rem; border: 0; border-radius: 1rem; background: var(--line); }
meter::-webkit-meter-optimum-value { border-radius: 1rem; background: var(--good); }
meter::-moz-meter-bar { border-radius: 1rem; background: var(--good); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 1rem 0 0; padding: 0; list-style: none; color: var(--muted); }
.scroll { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); }
.scroll:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0.625rem; text-align: center; font-weight: 400; }
thead th, thead td { font-size: 0.875rem; color: var(--muted); }
thead th[scope=colgroup] { padding-bottom: 0; font-weight: 600; color: var(--ink); text-transform: uppercase; }
tbody tr { border-top: 1px solid var(--line); }
tbody tr:hover { background: var(--canvas); }
th[scope=row], thead tr > :first-child { position: sticky; left: 0; background: inherit; text-align: left; white-space: nowrap; }
thead tr, tbody tr { background: var(--paper); }
.open th, .open td { text-align: left; }
.open td:nth-child(2) { white-space: nowrap; }
.mark { font-weight: 700; } .complete { color: var(--good); } .fallback, .pending { color: var(--aside); } .omitted { color: var(--muted); } .missing { color: var(--bad); }
.done { margin-top: 3rem; color: var(--good); font-weight: 600; }
@media print { body { padding: 0; } .scroll { overflow: visible; } }
`;
