/** The look of the coverage report: system fonts, light and dark, legible without colour because every state has its own mark. */
export const coverageStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f7f5f0, #0d141d); --paper: light-dark(#fff, #131c27); --ink: light-dark(#101b2a, #f3f1ea);
  --muted: light-dark(#566171, #98a3b0); --line: light-dark(#e2dfd7, #263241); --good: light-dark(#0b6b4f, #4fd1a1);
  --aside: light-dark(#8a5a00, #ffb84d); --bad: light-dark(#b3261e, #ff8a80); --focus: light-dark(#1d4ed8, #8ab4ff); }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(1rem, 4vw, 4rem); background: var(--canvas); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header, main { max-width: 72rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1rem; font-weight: 600; color: var(--muted); }
h2 { margin: 3rem 0 1rem; font-size: 1.25rem; letter-spacing: -0.01em; }
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
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { body { padding: 0; } .scroll { overflow: visible; } }
`;
