import { missed } from './bar.ts';
import { exceptionsFor } from './exceptions.ts';
import type { Measured } from './measure.ts';
import type { Category } from './run.ts';

/** An address that was measured, and what it had reached before where it was measured again. */
export interface Row {
  readonly measured: Measured;
  readonly before?: Measured | undefined;
}

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

/** The medians as a table in Markdown; `*` marks a score with an exception, `!` what misses the bar. */
export function tableOf(rows: readonly Row[]): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const rule = `|${headings.map((_, column) => (column < 2 ? '-' : '-:')).join('|')}|`;
  return [line(headings), rule, ...rows.map(({ measured }) => line(cellsOf(measured)))].join('\n');
}

function cellsOf({ visit, scores, adjusted, measures }: Measured): string[] {
  const short = missed({ adjusted, measures });
  const score = (category: Category) =>
    `${scores[category] === adjusted[category] ? '' : '* '}${short.includes(category) ? '! ' : ''}${scores[category]}`;
  const measured = (name: 'lcp' | 'tbt' | 'cls' | 'scriptBytes', digits = 0) =>
    `${short.includes(name) ? '! ' : ''}${measures[name].toFixed(digits)}`;
  return [
    visit.template,
    visit.address,
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

/** What the table needs to be understood: the exceptions, what fell short and why, and what was measured twice. */
export function notesOn(rows: readonly Row[]): string[] {
  const applied = [...new Set(rows.flatMap(({ measured }) => exceptionsFor(measured.visit)))];
  return [
    ...applied.map(({ audit, reason }) => `\\* without the audit \`${audit}\`: ${reason}.`),
    ...rows.flatMap(({ measured: { visit, failed } }) => failed.map(({ id, title }) => `${visit.address}: \`${id}\`: ${title}.`)),
    ...rows.flatMap(({ measured, before }) =>
      before
        ? [
            `${measured.visit.address} was measured twice; before: performance ${before.scores.performance}, LCP ${before.measures.lcp.toFixed(1)} s, TBT ${before.measures.tbt.toFixed(0)} ms.`,
          ]
        : [],
    ),
  ];
}
