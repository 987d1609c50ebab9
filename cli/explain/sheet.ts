import pc from 'picocolors';
import { wrap } from '../../generator/7-report/column-width.ts';
import { columns } from '../columns.ts';
import { columnsFor, usesColour } from '../print.ts';

/** The result of `explain`: a sheet for people, and data for programs. */
export interface Explanation {
  readonly sheet: Sheet;
  readonly json: unknown;
}

/** A subject with everything that belongs to it. */
export interface Sheet {
  readonly before?: string | undefined;
  readonly title: string;
  /** Follows the title on its line. */
  readonly beside: string;
  readonly about: readonly Line[];
  readonly sections: readonly Section[];
  /** Paragraphs at the end: further commands, the meaning of references. */
  readonly notes?: readonly string[];
}

/** A section without rows and lines is left out. */
export interface Section {
  readonly heading: string;
  readonly tone?: 'good' | 'bad';
  /** Up to three columns: a place or name, a name, and words that are shortened at the edge. */
  readonly rows?: readonly (readonly string[])[];
  readonly lines?: readonly Line[];
}

/** Words with their look. `rest` is shortened so that its line fits. */
export type Words = string | { readonly dim: string } | { readonly place: string } | { readonly rest: string };

/** A paragraph, words side by side at a depth, or code, which is not changed. */
export type Line = Words | { readonly words: readonly Words[]; readonly depth: number } | { readonly code: string };

/** Columns of a paragraph at most, because longer lines are hard to read. */
const legible = 92;

/** The least columns for words that are shortened. */
const least = 24;

interface Paper {
  readonly width: number;
  readonly paint: ReturnType<typeof pc.createColors>;
}

/** A sheet as text for a stream: in its columns and colours. */
export function drawSheet({ before, title, beside, about, sections, notes = [] }: Sheet, stream: NodeJS.WriteStream): string {
  const paper: Paper = { width: Math.min(columnsFor(stream) ?? 120, 120), paint: pc.createColors(usesColour(stream)) };
  const { paint } = paper;
  const head = [`${paint.bold(title)}  ${beside}`, ...about.flatMap((line) => drawLine(line, paper))];
  const blocks = [
    ...(before === undefined ? [] : [[before]]),
    head,
    ...sections.map((section) => drawSection(section, paper)),
    notes.flatMap((note) => wrap(note, legibleIn(paper))).map(paint.dim),
  ];
  return blocks
    .filter(({ length }) => length)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function drawSection({ heading, tone, rows = [], lines = [] }: Section, paper: Paper): string[] {
  if (!rows.length && !lines.length) return [];
  const { bold, red, green } = paper.paint;
  const title = tone === undefined ? heading : (tone === 'bad' ? red : green)(heading);
  return [bold(title), ...drawRows(rows, paper), ...lines.flatMap((line) => drawLine(line, paper))];
}

/** Rows in columns, of which the last is shortened. If three columns do not fit side by side, each row takes two lines. */
function drawRows(rows: readonly (readonly string[])[], paper: Paper): string[] {
  const { width, paint } = paper;
  const widths = [0, 1, 2].map((index) => Math.max(0, ...rows.map((row) => row[index]?.length ?? 0))).filter(Boolean);
  const last = widths.length - 1;
  const room = widths.slice(0, last).reduce((left, taken) => left - taken - 2, width - 2);
  const isNarrow = last === 2 && room < Math.min(widths[last] ?? 0, least);
  const flat = rows.map((row) => row.map((cell, index) => (index === last ? cell.replace(/\s+/g, ' ') : cell)));
  if (isNarrow)
    return flat.flatMap(([place = '', name = '', rest = '']) => [
      ...drawLine({ place }, paper),
      ...drawLine({ words: [name, { rest }], depth: 2 }, paper),
    ]);
  const cells = flat.map((row) => row.map((cell, index) => (index === last ? cut(cell, Math.max(least, room)) : cell)));
  return columns(cells, [paint.cyan, undefined, paint.dim]).map((row) => `  ${row}`);
}

function drawLine(line: Line, paper: Paper): string[] {
  if (typeof line === 'string') return wrap(line, legibleIn(paper) - 2).map((text) => `  ${text}`);
  if ('dim' in line) return drawLine(line.dim, paper).map(paper.paint.dim);
  if ('code' in line) return line.code.split('\n').map((text) => `  ${text}`);
  return 'words' in line ? drawWords(line.words, line.depth, paper) : drawWords([line], 1, paper);
}

function drawWords(words: readonly Words[], depth: number, { width, paint }: Paper): string[] {
  const kept = words.filter((word) => textOf(word) !== '');
  const room = width - 2 * depth - kept.reduce((sum, word) => sum + (isRest(word) ? 2 : textOf(word).length + 2), -2);
  const drawn = kept.map((word) => {
    if (isRest(word)) return cut(word.rest, Math.max(least, room));
    if (typeof word === 'string') return word;
    return 'dim' in word ? paint.dim(word.dim) : paint.cyan(word.place);
  });
  return [`${'  '.repeat(depth)}${drawn.join('  ')}`];
}

const isRest = (word: Words): word is { readonly rest: string } => typeof word === 'object' && 'rest' in word;

const textOf = (word: Words): string => (typeof word === 'string' ? word : (Object.values(word)[0] ?? ''));

const legibleIn = ({ width }: Paper) => Math.min(width, legible);

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1).trimEnd()}…` : text;
}

/** The first of many addresses, and the number of the others. */
export function some(names: readonly string[]): string {
  return names.length > 4 ? `${names.slice(0, 3).join(' ')} and ${names.length - 3} more` : names.join(' ');
}
