import { groupBy } from '../model/group-by.ts';
import { parseLocale } from '../model/locale.ts';
import type { Coverage } from './coverage.ts';
import type { Cell, CellState } from './coverage-cell.ts';

/** The mark and the name of each state, best first. */
export const states: Readonly<Record<CellState, { readonly mark: string; readonly name: string }>> = {
  complete: { mark: '●', name: 'complete' },
  fallback: { mark: '◐', name: 'shown in another language' },
  omitted: { mark: '–', name: 'left out for a reason' },
  pending: { mark: '◔', name: 'not approved yet' },
  missing: { mark: '○', name: 'texts are missing' },
};

/** The common column of addresses without a country. */
export const noCountry = 'other';

export interface Column {
  /** Locale or language, as a cell names it. */
  readonly where: string;
  /** Two-letter country of a locale; empty for a bare language and for `other`. */
  readonly country: string;
  readonly language: string;
}

export interface Matrix {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly (Cell | undefined)[] }[];
}

const titles: Readonly<Record<Cell['kind'], string>> = { page: 'Pages', dictionary: 'Dictionaries', terms: 'Terms' };

/** Coverage as tables: one for each kind of item, with items as rows and places as columns. */
export function matrices({ cells }: Coverage): Matrix[] {
  return [...groupBy(cells, ({ kind }) => kind)].map(([kind, own]) => {
    const columns = [...new Set(own.map(columnOf))].sort(inOrder).map(describe);
    const rows = [...groupBy(own, ({ name }) => name)].map(([name, ofRow]) => {
      const byColumn = groupBy(ofRow, columnOf);
      return { name, cells: columns.map(({ where }) => worst(byColumn.get(where) ?? [])) };
    });
    return { title: titles[kind], columns, rows: rows.sort((a, b) => (a.name < b.name ? -1 : 1)) };
  });
}

export const startsCountry = (columns: readonly Column[], index: number): boolean =>
  index === 0 || columns[index - 1]?.country !== columns[index]?.country;

/** The states of these cells with their names, best first. */
export function legendOf(cells: readonly (Cell | undefined)[]): [CellState, string][] {
  const used = (Object.keys(states) as CellState[]).filter((state) => cells.some((cell) => cell?.state === state));
  return used.map((state) => [state, states[state].name]);
}

/** Cells that are not complete, or have a reason, in the order of the tables. */
export function gaps({ cells }: Coverage): Cell[] {
  return cells.filter(({ state, note }) => state !== 'complete' || note);
}

/** `31 of 34 texts`, or the author's reason. */
export function remark({ note, texts, of }: Cell): string {
  return note ?? `${texts} of ${of} texts`;
}

const columnOf = ({ where }: Cell) => (parseLocale(where) ? where : noCountry);

function inOrder(a: string, b: string): number {
  if ((a === noCountry) !== (b === noCountry)) return a === noCountry ? 1 : -1;
  return a < b ? -1 : 1;
}

function describe(where: string): Column {
  if (where === noCountry) return { where, country: '', language: noCountry };
  const { country = '', language = where } = parseLocale(where) ?? {};
  return { where, country, language };
}

function worst(cells: readonly Cell[]): Cell | undefined {
  if (cells.length < 2) return cells[0];
  const order = Object.keys(states);
  return cells.toSorted((a, b) => order.indexOf(b.state) - order.indexOf(a.state))[0];
}
