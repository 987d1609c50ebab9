import { escapeHtml } from '../markup/escape-html.ts';
import type { Coverage } from './coverage.ts';
import { languageList, stepList } from './coverage-html-summary.ts';
import { gapTable, matrixTable } from './coverage-html-tables.ts';
import { gaps, type Matrix, matrices, states } from './coverage-matrix.ts';
import { nextSteps } from './coverage-next.ts';
import { coverageStyle } from './coverage-style.ts';
import { counted } from './phrases.ts';

/** Coverage as a self-contained HTML document, without scripts and requests. Same coverage, same bytes. */
export function coverageHtml(coverage: Coverage): string {
  const { complete, total, percent, languages } = coverage;
  const tables = matrices(coverage);
  const open = gaps(coverage);
  const steps = nextSteps(coverage);
  const sections = [
    ...(languages.length ? [{ id: 'languages', title: 'Languages', body: languageList(languages) }] : []),
    ...(steps.length ? [{ id: 'next', title: 'What to do next', body: stepList(steps) }] : []),
    ...tables.map((matrix) => ({ id: matrix.title.toLowerCase(), title: matrix.title, body: matrixTable(matrix) })),
    ...(open.length ? [{ id: 'open', title: 'What is not complete', body: gapTable(open) }] : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Coverage: ${percent} %</title>
<style>${coverageStyle}</style>
</head>
<body>
<header>
<h1>Coverage</h1>
<p class="figure"><strong>${percent}<span> %</span></strong> ${complete} of ${counted(total, 'place')} complete</p>
<meter min="0" max="${total || 1}" value="${complete}" aria-label="Share that is complete">${percent} %</meter>
<nav aria-label="Sections">
<ul>
${sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('\n')}
</ul>
</nav>
</header>
<main>
${open.length || steps.length ? '' : '<p class="done">Nothing is missing.</p>\n'}${sections.map(({ id, title, body }) => `<section aria-labelledby="${id}">\n<h2 id="${id}">${escapeHtml(title)}</h2>\n${tables.some((table) => table.title === title) ? legend(title, tables) : ''}${body}\n</section>`).join('\n')}
</main>
</body>
</html>
`;
}

/** The marks in a table with their meanings. */
function legend(title: string, tables: readonly Matrix[]): string {
  const used = new Set(
    tables.flatMap((matrix) => (matrix.title === title ? matrix.rows.flatMap(({ cells }) => cells) : [])).map((cell) => cell?.state),
  );
  const marks = Object.entries(states).filter(([state]) => used.has(state as keyof typeof states));
  return `<ul class="legend" aria-label="Legend">${marks
    .map(([state, { mark, name }]) => `<li><span class="mark ${state}" aria-hidden="true">${mark}</span> ${name}</li>`)
    .join('')}<li>blank: not part of the site</li></ul>\n`;
}
