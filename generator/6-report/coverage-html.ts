import type { Cell, Coverage } from './coverage.ts';
import { type Column, elsewhere, gaps, type Matrix, matrices, remark, states } from './coverage-matrix.ts';
import { coverageStyle } from './coverage-style.ts';
import { escapeHtml } from './escape-html.ts';

/** Coverage as one HTML document that needs nothing else: no script, no request. Same coverage, same bytes. */
export function coverageHtml(coverage: Coverage): string {
  const { complete, total, percent } = coverage;
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
<p class="figure"><strong>${percent}<span> %</span></strong> ${complete} of ${total} complete</p>
<meter min="0" max="${total}" value="${complete}" aria-label="Share that is complete">${percent} %</meter>
<ul class="legend" aria-label="Legend">
${Object.entries(states)
  .map(([state, { mark, name }]) => `<li><span class="mark ${state}" aria-hidden="true">${mark}</span> ${name}</li>`)
  .join('\n')}
</ul>
</header>
<main>
${[...matrices(coverage).map(section), list(gaps(coverage))].join('\n')}
</main>
</body>
</html>
`;
}

function section(matrix: Matrix): string {
  const id = matrix.title.toLowerCase();
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(matrix.title)}</h2>
<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
<table>
<thead>
${countryRow(matrix)}<tr><th scope="col"><span class="unseen">Name</span></th>${matrix.columns.map(languageHead).join('')}</tr>
</thead>
<tbody>
${matrix.rows.map(({ name, cells }) => `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map(cellOf).join('')}</tr>`).join('\n')}
</tbody>
</table>
</div>
</section>`;
}

/** The countries above their languages; a table of languages alone has no such row. */
function countryRow({ columns }: Matrix): string {
  if (!columns.some(({ country }) => country)) return '';
  const countries = [...new Set(columns.map(({ country }) => country))];
  const heads = countries.map((country) => {
    const span = columns.filter((column) => column.country === country).length;
    return `<th scope="colgroup" colspan="${span}"${country ? ` title="${nameOf('region', country)}"` : ''}>${country ? spoken(country, nameOf('region', country)) : ''}</th>`;
  });
  return `<tr><td></td>${heads.join('')}</tr>\n`;
}

function languageHead({ language }: Column): string {
  return `<th scope="col">${language === elsewhere ? spoken(elsewhere, 'without a country') : spoken(language, nameOf('language', language))}</th>`;
}

function cellOf(cell: Cell | undefined): string {
  if (!cell) return '<td></td>';
  const { mark, name } = states[cell.state];
  const meaning = escapeHtml(`${name}: ${remark(cell)}`);
  return `<td title="${meaning}"><span class="mark ${cell.state}" aria-hidden="true">${mark}</span><span class="unseen">${meaning}</span></td>`;
}

function list(found: readonly Cell[]): string {
  if (found.length === 0) return '<p class="done">Nothing is missing.</p>';
  const rows = found.map((cell) => {
    const { mark, name } = states[cell.state];
    return `<tr><th scope="row">${escapeHtml(cell.name)}</th><td>${escapeHtml(cell.where)}</td><td><span class="mark ${cell.state}" aria-hidden="true">${mark}</span> ${name}</td><td>${escapeHtml(remark(cell))}</td></tr>`;
  });
  return `<section aria-labelledby="open">
<h2 id="open">What is not complete</h2>
<div class="scroll" role="region" aria-labelledby="open" tabindex="0">
<table class="open">
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">State</th><th scope="col">Texts, or the reason</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
</section>`;
}

/** A code that is read out as the name that it stands for. */
function spoken(code: string, name: string): string {
  return `<span aria-hidden="true">${escapeHtml(code)}</span><span class="unseen">${escapeHtml(name)}</span>`;
}

function nameOf(type: 'region' | 'language', code: string): string {
  return new Intl.DisplayNames('en', { type }).of(type === 'region' ? code.toUpperCase() : code) ?? code;
}
