import { missed, slow } from './bar.ts';
import type { DialogTimes } from './dialog.ts';
import { exceptionsFor } from './exceptions.ts';
import type { Measured } from './measure.ts';
import type { Category } from './run.ts';

const headings = [
  'template',
  'address',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP s',
  'TBT ms',
  'CLS',
  'KB',
  'requests',
  'script bytes before paint',
];

/** The medians as a table in Markdown; `*` marks an address that is excused from audits, `!` a value that misses the bar. */
export function tableOf(rows: readonly Measured[]): string {
  return markdown(headings, rows.map(cellsOf), 2);
}

/** The times of the dialogs as a table in Markdown; nothing without one. */
export function dialogsTable(dialogs: readonly DialogTimes[]): string {
  if (!dialogs.length) return '';
  const cell = (times: DialogTimes, name: 'blocked' | 'opened') => `${slow(times).includes(name) ? '! ' : ''}${times[name]}`;
  const rows = dialogs.map((times) => [times.address, cell(times, 'blocked'), cell(times, 'opened')]);
  return markdown(['dialog, on a processor four times slower', 'blocked ms', 'opened ms'], rows, 1);
}

/** A table whose first columns are words. */
function markdown(head: readonly string[], rows: readonly (readonly string[])[], words: number): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const rule = `|${head.map((_, column) => (column < words ? '-' : '-:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function cellsOf({ visit, scores, measures }: Measured): string[] {
  const short = missed({ scores, measures });
  const score = (category: Category) => `${short.includes(category) ? '! ' : ''}${scores[category]}`;
  const measured = (name: 'lcp' | 'tbt' | 'cls' | 'scriptBytes', digits = 0) =>
    `${short.includes(name) ? '! ' : ''}${measures[name].toFixed(digits)}`;
  return [
    visit.template,
    `${exceptionsFor(visit).length ? '* ' : ''}${visit.address}`,
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    measured('lcp', 1),
    measured('tbt'),
    measured('cls', 3),
    (measures.bytes / 1024).toFixed(0),
    `${measures.requests}`,
    measured('scriptBytes'),
  ];
}

/** Notes to the table: the exceptions, and the failed audits with their reasons. */
export function notesOn(rows: readonly Measured[]): string[] {
  const applied = [...new Set(rows.flatMap(({ visit }) => exceptionsFor(visit)))];
  return [
    ...applied.map(({ audit, reason }) => `\\* without the audit \`${audit}\`: ${reason}.`),
    ...rows.flatMap(({ visit, failed }) => failed.map(({ id, title }) => `${visit.address}: \`${id}\`: ${title}.`)),
  ];
}
