import { escapeHtml } from '../markup/escape-html.ts';

interface ReportDocument {
  readonly title: string;
  readonly heading: string;
  /** HTML below the heading. */
  readonly intro: string;
  readonly main: string;
  /** Rules beside those of all reports. */
  readonly style: string;
}

/** A report as a self-contained HTML document, without scripts and requests. */
export function reportDocument({ title, heading, intro, main, style }: ReportDocument): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${reportStyle}${style}</style>
</head>
<body>
<header>
<h1>${escapeHtml(heading)}</h1>
${intro}
</header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** A section with a heading that links and regions refer to by its id. */
export function reportSection({ id, title, body }: { readonly id: string; readonly title: string; readonly body: string }): string {
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${escapeHtml(title)}</h2>\n${body}\n</section>`;
}

/** System fonts, light and dark. */
const reportStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f7f5f0, #0d141d); --paper: light-dark(#fff, #131c27); --ink: light-dark(#101b2a, #f3f1ea);
  --muted: light-dark(#566171, #98a3b0); --line: light-dark(#e2dfd7, #263241); --good: light-dark(#0b6b4f, #4fd1a1);
  --aside: light-dark(#8a5a00, #ffb84d); --bad: light-dark(#b3261e, #ff8a80); --focus: light-dark(#1d4ed8, #8ab4ff); }
html { scroll-padding-top: 1rem; }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(1rem, 4vw, 4rem); background: var(--canvas); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header, main { max-width: 72rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1rem; font-weight: 600; color: var(--muted); }
h2 { margin: 3rem 0 1rem; font-size: 1.25rem; letter-spacing: -0.01em; }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.4; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 0.25rem; }
code, pre, .code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.875em; }
summary { padding: 0.75rem 0; cursor: pointer; }
.figure { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; margin: 0.5rem 0 1rem; color: var(--muted); }
.figure strong { font-size: clamp(3rem, 8vw, 5rem); line-height: 1; letter-spacing: -0.03em; color: var(--ink); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { body { padding: 0; } article, li { break-inside: avoid; } }
`;
