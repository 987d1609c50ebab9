import type { Coverage } from './coverage.ts';
import { gaps, matrices, remark, states } from './coverage-matrix.ts';

/** Coverage as Markdown, for a pull request or a wiki. */
export function coverageMarkdown(coverage: Coverage): string {
  const { complete, total, percent } = coverage;
  const tables = matrices(coverage).flatMap(({ title, columns, rows }) => [
    `## ${title}`,
    [
      row(['', ...columns.map(({ where }) => where)]),
      row(['---', ...columns.map(() => ':-:')]),
      ...rows.map(({ name, cells }) => row([name, ...cells.map((cell) => (cell ? states[cell.state].mark : ''))])),
    ].join('\n'),
  ]);
  const legend = Object.values(states)
    .map(({ mark, name }) => `${mark} ${name}`)
    .join(' · ');
  const found = gaps(coverage);
  const open = found.map((cell) => row([cell.name, cell.where, states[cell.state].name, remark(cell)]));
  const list = open.length
    ? ['## What is not complete', [row(['', 'where', 'state', '']), row(['---', '---', '---', '---']), ...open].join('\n')]
    : [];
  return `${[`# Coverage: ${percent} %`, `${complete} of ${total} complete.`, ...tables, legend, ...list].join('\n\n')}\n`;
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\n/g, ' ')).join(' | ')} |`;
