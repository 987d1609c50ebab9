/** The style of all reports: system fonts, light and dark, no request. */
export const reportStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f7f5f0, #0d141d); --paper: light-dark(#fff, #131c27); --ink: light-dark(#101b2a, #f3f1ea);
  --muted: light-dark(#566171, #98a3b0); --line: light-dark(#e2dfd7, #263241); --good: light-dark(#0b6b4f, #4fd1a1);
  --aside: light-dark(#8a5a00, #ffb84d); --bad: light-dark(#b3261e, #ff8a80); --focus: light-dark(#1d4ed8, #8ab4ff); }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(1rem, 4vw, 4rem); background: var(--canvas); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header, main { max-width: 72rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1rem; font-weight: 600; color: var(--muted); }
h2 { margin: 3rem 0 1rem; font-size: 1.25rem; letter-spacing: -0.01em; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`;
