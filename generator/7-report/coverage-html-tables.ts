import { escapeHtml } from '../markup/escape-html.ts';
import type { Cell } from './coverage-cell.ts';
import { type Column, type Matrix, noCountry, remark, states } from './coverage-matrix.ts';

/** One table: items as rows, places as columns, with sticky headers. Keyboard users can scroll it. */
export function matrixTable(matrix: Matrix): string {
  const id = matrix.title.toLowerCase();
  const grouped = matrix.columns.some(({ country }) => country);
  return `<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
<table class="matrix${grouped ? ' grouped' : ''}">
<thead>
${countryRow(matrix)}<tr><th scope="col"><span class="unseen">Name</span></th>${matrix.columns.map(languageHead).join('')}</tr>
</thead>
<tbody>
${matrix.rows.map(({ name, cells }) => `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell, index) => cellOf(cell, startsCountry(matrix.columns, index))).join('')}</tr>`).join('\n')}
</tbody>
</table>
</div>`;
}

/** The countries above their languages; a table of languages alone has no such row. */
function countryRow({ columns }: Matrix): string {
  if (!columns.some(({ country }) => country)) return '';
  const countries = [...new Set(columns.map(({ country }) => country))];
  const heads = countries.map((country) => {
    const span = columns.filter((column) => column.country === country).length;
    return `<th scope="colgroup" colspan="${span}"${country ? ` title="${nameOf('region', country)}"` : ''}>${country ? abbreviation(country, nameOf('region', country)) : ''}</th>`;
  });
  return `<tr><td></td>${heads.join('')}</tr>\n`;
}

const startsCountry = (columns: readonly Column[], index: number) =>
  columns[index]?.country !== '' && columns[index - 1]?.country !== columns[index]?.country;

function languageHead({ language }: Column): string {
  return `<th scope="col">${language === noCountry ? abbreviation(noCountry, 'without a country') : abbreviation(language, nameOf('language', language))}</th>`;
}

function cellOf(cell: Cell | undefined, first: boolean): string {
  const edge = first ? ' class="first"' : '';
  if (!cell) return `<td${edge}></td>`;
  const { mark, name } = states[cell.state];
  const meaning = escapeHtml(`${name}: ${remark(cell)}`);
  return `<td${edge} title="${meaning}"><span class="mark ${cell.state}" aria-hidden="true">${mark}</span><span class="unseen">${meaning}</span></td>`;
}

/** Every cell that is not complete or has a reason. Equal cells share a line. */
export function gapTable(found: readonly Cell[]): string {
  const alike = new Map<string, { cell: Cell; where: string[] }>();
  for (const cell of found) {
    const key = [cell.name, cell.state, remark(cell)].join('\0');
    const known = alike.get(key);
    if (known) known.where.push(cell.where);
    else alike.set(key, { cell, where: [cell.where] });
  }
  const rows = [...alike.values()].map(({ cell, where }) => {
    const { mark, name } = states[cell.state];
    return `<tr><th scope="row">${escapeHtml(cell.name)}</th><td>${escapeHtml(where.join(', '))}</td><td><span class="mark ${cell.state}" aria-hidden="true">${mark}</span> ${name}</td><td>${escapeHtml(remark(cell))}</td></tr>`;
  });
  return `<div class="scroll" role="region" aria-labelledby="open" tabindex="0">
<table class="open">
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">State</th><th scope="col">Texts, or the reason</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`;
}

/** A code with its name for screen readers. */
function abbreviation(code: string, name: string): string {
  return `<span aria-hidden="true">${escapeHtml(code)}</span><span class="unseen">${escapeHtml(name)}</span>`;
}

function nameOf(type: 'region' | 'language', code: string): string {
  return new Intl.DisplayNames('en', { type }).of(type === 'region' ? code.toUpperCase() : code) ?? code;
}
