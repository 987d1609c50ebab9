import { escapeHtml } from '../markup/escape-html.ts';
import { groupBy } from '../model/group-by.ts';
import type { Coverage } from './coverage.ts';
import type { Cell, CellState } from './coverage-cell.ts';
import { findingWords, type LanguageCoverage } from './coverage-languages.ts';
import { type Column, gaps, legendOf, type Matrix, matrices, noCountry, remark, startsCountry, states } from './coverage-matrix.ts';
import { type NextStep, nextSteps } from './coverage-next.ts';
import { coverageStyle } from './coverage-style.ts';
import { counted } from './phrases.ts';
import { reportDocument, reportSection } from './report-document.ts';

/** Coverage as an HTML document. Same coverage, same bytes. */
export function coverageHtml(coverage: Coverage): string {
  const { complete, total, percent, languages } = coverage;
  const open = gaps(coverage);
  const steps = nextSteps(coverage);
  const sections = [
    ...(languages.length ? [{ id: 'languages', title: 'Languages', body: languageList(languages) }] : []),
    ...(steps.length ? [{ id: 'next', title: 'What to do next', body: stepList(steps) }] : []),
    ...matrices(coverage).map((matrix) => ({ id: idOf(matrix), title: matrix.title, body: matrixTable(matrix) })),
    ...(open.length ? [{ id: 'open', title: 'What is not complete', body: gapTable(open) }] : []),
  ];
  const done = open.length || steps.length ? '' : '<p class="done">Nothing is missing.</p>\n';
  return reportDocument({
    title: `Coverage: ${percent} %`,
    heading: 'Coverage',
    intro: `<p class="figure"><strong>${percent} %</strong> ${complete} of ${counted(total, 'place')} complete</p>
${
  coverage.unchecked
    ? `<p>${escapeHtml(coverage.unchecked)}</p>
`
    : ''
}<meter min="0" max="${total || 1}" value="${complete}" aria-label="Share that is complete">${percent} %</meter>
<nav aria-label="Sections">
${list(sections.map(({ id, title }) => `<a href="#${id}">${escapeHtml(title)}</a>`))}
</nav>`,
    main: `${done}${sections.map(reportSection).join('\n')}`,
    style: coverageStyle,
  });
}

const idOf = ({ title }: Matrix) => title.toLowerCase();

const list = (items: readonly string[], of = '<ul>') =>
  `${of}\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${of.slice(1, 3)}>`;

/** Steps that are shown unfolded. */
const mostOpen = 5;

/** The next steps in order, each with its command. */
function stepList(steps: readonly NextStep[]): string {
  const items = steps.map(({ task, detail, command }) => {
    const typed = command ? ` <code>${escapeHtml(command)}</code>` : '';
    return `<strong>${escapeHtml(task)}</strong> <span class="muted">${escapeHtml(detail)}</span>${typed}`;
  });
  const rest = items.slice(mostOpen);
  const more =
    rest.length && `<details>\n<summary>${rest.length} more</summary>\n${list(rest, `<ol start="${mostOpen + 1}">`)}\n</details>`;
  return `${list(items.slice(0, mostOpen), '<ol>')}${more ? `\n${more}` : ''}`;
}

/** Each language with a bar of its complete cells, its size, and its findings. */
function languageList(languages: readonly LanguageCoverage[]): string {
  const items = languages.map(({ language, name, complete, places, texts, words, same, findings }) => {
    const percent = places ? Math.floor((complete / places) * 100) : 100;
    const problems = findingWords(findings).join(', ');
    const id = `language-${escapeHtml(language)}`;
    return `<h3 id="${id}">${escapeHtml(name)} <span class="code">${escapeHtml(language)}</span></h3>
<p><strong>${percent} %</strong> ${complete} of ${places}</p>
<meter min="0" max="${places || 1}" value="${complete}" aria-labelledby="${id}">${percent} %</meter>
<p>${counted(texts, 'text')}, ${counted(words, 'word')}, ${same} the same as the source</p>
<p${problems ? ' class="missing"' : ''}>${problems ? escapeHtml(problems) : 'The checks report nothing.'}</p>`;
  });
  return list(items, '<ul class="languages">');
}

/** One table: items as rows, places as columns, with sticky headers. */
function matrixTable(matrix: Matrix): string {
  const { columns, rows } = matrix;
  const cellsOf = (cells: Matrix['rows'][number]['cells']) =>
    cells.map((cell, index) => cellOf(cell, columns[index]?.country !== '' && startsCountry(columns, index)));
  const marks = legendOf(rows.flatMap(({ cells }) => cells)).map(([state, name]) => `${markOf(state)} ${name}`);
  return `${list([...marks, 'blank: not part of the site'], '<ul class="legend" aria-label="Legend">')}
${table(idOf(matrix), {
  kind: `matrix${columns.some(({ country }) => country) ? ' grouped' : ''}`,
  head: `${countryRow(columns)}<tr><th scope="col"><span class="unseen">Name</span></th>${columns.map(languageHead).join('')}</tr>`,
  rows: rows.map(({ name, cells }) => [name, cellsOf(cells)]),
})}`;
}

/** Every cell that is not complete or has a reason. Equal cells share a line. */
function gapTable(open: readonly Cell[]): string {
  const alike = groupBy(open, (cell) => [cell.name, cell.state, remark(cell)].join('\0'));
  const heads = ['Name', 'Where', 'State', 'Texts, or the reason'].map((head) => `<th scope="col">${head}</th>`);
  const rows = [...alike.values()].map((cells): Row => {
    const { name, state } = cells[0] as Cell;
    const where = cells.map((cell) => cell.where).join(', ');
    const words = [escapeHtml(where), `${markOf(state)} ${states[state].name}`, escapeHtml(remark(cells[0] as Cell))];
    return [name, words.map((text) => `<td>${text}</td>`)];
  });
  return table('open', { kind: 'open', head: `<tr>${heads.join('')}</tr>`, rows });
}

type Row = readonly [name: string, cells: readonly string[]];

/** A table that keyboard users can scroll. */
function table(id: string, { kind, head, rows }: { readonly kind: string; readonly head: string; readonly rows: readonly Row[] }): string {
  return `<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
<table class="${kind}">
<thead>
${head}
</thead>
<tbody>
${rows.map(([name, cells]) => `<tr><th scope="row">${escapeHtml(name)}</th>${cells.join('')}</tr>`).join('\n')}
</tbody>
</table>
</div>`;
}

/** The countries above their languages; a table of languages alone has no such row. */
function countryRow(columns: readonly Column[]): string {
  if (!columns.some(({ country }) => country)) return '';
  const heads = [...groupBy(columns, ({ country }) => country)].map(([country, { length }]) => {
    const name = country && nameOf('region', country);
    return `<th scope="colgroup" colspan="${length}"${name ? ` title="${name}"` : ''}>${name ? abbreviation(country, name) : ''}</th>`;
  });
  return `<tr><td></td>${heads.join('')}</tr>\n`;
}

function languageHead({ language }: Column): string {
  const name = language === noCountry ? 'without a country' : nameOf('language', language);
  return `<th scope="col">${abbreviation(language, name)}</th>`;
}

function cellOf(cell: Cell | undefined, isFirst: boolean): string {
  const edge = isFirst ? ' class="first"' : '';
  if (!cell) return `<td${edge}></td>`;
  const meaning = escapeHtml(`${states[cell.state].name}: ${remark(cell)}`);
  return `<td${edge} title="${meaning}">${markOf(cell.state)}<span class="unseen">${meaning}</span></td>`;
}

const markOf = (state: CellState) => `<span class="mark ${state}" aria-hidden="true">${states[state].mark}</span>`;

/** A code with its name for screen readers. */
const abbreviation = (code: string, name: string) =>
  `<span aria-hidden="true">${escapeHtml(code)}</span><span class="unseen">${escapeHtml(name)}</span>`;

const nameOf = (type: 'region' | 'language', code: string) =>
  new Intl.DisplayNames('en', { type }).of(type === 'region' ? code.toUpperCase() : code) ?? code;
