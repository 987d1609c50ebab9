import type { Coverage } from './coverage.ts';
import { gaps, matrices, remark, states } from './coverage-matrix.ts';
import { nextSteps } from './coverage-next.ts';
import { findingWords } from './coverage-words.ts';

/** Coverage as Markdown, for a pull request or a wiki. */
export function coverageMarkdown(coverage: Coverage): string {
  const { complete, total, percent, languages } = coverage;
  const steps = nextSteps(coverage).map(
    ({ task, detail, command }, index) => `${index + 1}. **${task}** ${detail}${command ? ` \`${command}\`` : ''}`,
  );
  const summary = languages.map(({ name, complete: done, places, texts, words, same, findings }) =>
    row([name, `${done} of ${places}`, String(texts), String(words), String(same), findingWords(findings).join(', ')]),
  );
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
  const next = steps.length ? ['## What to do next', steps.join('\n')] : [];
  const heads = ['', 'complete', 'texts', 'words', 'same as the source', 'the checks tell of'];
  const known = summary.length
    ? ['## Languages', [row(heads), row(['---', '--:', '--:', '--:', '--:', '---']), ...summary].join('\n')]
    : [];
  return `${[`# Coverage: ${percent} %`, `${complete} of ${total} complete.`, ...next, ...known, ...tables, legend, ...list].join('\n\n')}\n`;
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\n/g, ' ')).join(' | ')} |`;
