import pc from 'picocolors';
import { commandName } from '../package/command-name.ts';
import type { Coverage } from './coverage.ts';
import { findingWords } from './coverage-languages.ts';
import { gaps, legendOf, type Matrix, matrices, remark, startsCountry, states } from './coverage-matrix.ts';
import { nextSteps } from './coverage-next.ts';
import { counted, type Paint } from './phrases.ts';

/** Coverage for a terminal: a mark for each item in each place, then what is not complete, then the sum. */
export function coverageText(coverage: Coverage, { colour }: { readonly colour: boolean }): string {
  const paint = pc.createColors(colour);
  const tables = matrices(coverage);
  const width = Math.max(...tables.flatMap(({ rows }) => rows.map(({ name }) => name.length)));
  const blocks = [
    languages(coverage, paint),
    ...tables.map((matrix) => table(matrix, width, paint)),
    legend(coverage, paint),
    list(coverage, paint),
    next(coverage, paint),
    sum(coverage, paint),
    coverage.unchecked ? [coverage.unchecked] : [],
  ];
  return `${blocks
    .filter((lines) => lines.length)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** A bar of ten characters for each language, its size, and its findings. */
function languages({ languages: all }: Coverage, paint: Paint): string[] {
  if (!all.length) return [];
  const rows = all.map(({ language, name, complete, places, texts, words, same, findings }) => {
    const filled = places ? Math.floor((complete / places) * 10) : 10;
    const problems = findingWords(findings);
    return {
      name: `${language}  ${name}`,
      bar: paint.green('█'.repeat(filled)) + paint.dim('░'.repeat(10 - filled)),
      figures: [`${complete}/${places}`, String(texts), String(words), String(same)],
      problems: problems.length ? paint.yellow(problems.join(', ')) : '',
    };
  });
  const heads = ['places', 'texts', 'words', 'same'];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const widths = heads.map((head, index) => Math.max(head.length, ...rows.map(({ figures }) => figures[index]?.length ?? 0)));
  const line = (figures: readonly string[]) => figures.map((figure, index) => figure.padStart(widths[index] ?? 0)).join('  ');
  return [
    `${paint.bold('Languages'.padEnd(width + 2))}${' '.repeat(12)}  ${paint.dim(line(heads))}`,
    ...rows.map(({ name, bar, figures, problems }) => `  ${name.padEnd(width)}  ${bar}  ${line(figures)}  ${problems}`.trimEnd()),
  ];
}

/** The first steps; HTML lists all of them. */
function next(coverage: Coverage, paint: Paint): string[] {
  const steps = nextSteps(coverage);
  const shown = steps.slice(0, mostSteps);
  const rest = steps.length - shown.length;
  return [
    ...(shown.length ? [paint.bold('Next')] : []),
    ...shown.map(({ task, detail }) => `  ${task} ${paint.dim(detail)}`),
    ...(rest ? [paint.dim(`  and ${rest} more: ${commandName} coverage --format html`)] : []),
  ];
}

const mostSteps = 6;

function table({ title, columns, rows }: Matrix, width: number, paint: Paint): string[] {
  const heads = [paint.bold(title.padEnd(width + 2)), '  '.padEnd(width + 2)];
  columns.forEach((column, index) => {
    const gap = startsCountry(columns, index) ? '  ' : ' ';
    heads[0] += gap + (startsCountry(columns, index) ? column.country : '').padEnd(column.language.length);
    heads[1] += gap + column.language;
  });
  const body = rows.map(({ name, cells }) => {
    const marks = cells.map((cell, index) => {
      const gap = startsCountry(columns, index) ? '  ' : ' ';
      const mark = cell ? states[cell.state].mark : ' ';
      return gap + coloured(cell?.state, mark, paint) + ' '.repeat((columns[index]?.language.length ?? 1) - 1);
    });
    return `  ${name.padEnd(width)}${marks.join('')}`.trimEnd();
  });
  return [...heads.map((line) => line.trimEnd()), ...body];
}

function coloured(state: string | undefined, mark: string, paint: Paint): string {
  if (state === 'complete') return paint.green(mark);
  if (state === 'missing') return paint.red(mark);
  return state === 'fallback' || state === 'pending' ? paint.yellow(mark) : paint.dim(mark);
}

function legend({ cells }: Coverage, paint: Paint): string[] {
  const marks = legendOf(cells).map(([state, name]) => `${states[state].mark} ${name}`);
  return [paint.dim(`  ${marks.join('   ')}   blank: not part of the site`)];
}

function list(coverage: Coverage, paint: Paint): string[] {
  const cells = gaps(coverage);
  const name = Math.max(0, ...cells.map((cell) => cell.name.length));
  const where = Math.max(0, ...cells.map((cell) => cell.where.length));
  return cells.map((cell) => {
    const mark = coloured(cell.state, states[cell.state].mark, paint);
    return `  ${mark} ${cell.name.padEnd(name)}  ${cell.where.padEnd(where)}  ${paint.dim(remark(cell))}`;
  });
}

function sum({ complete, total, percent }: Coverage, paint: Paint): string[] {
  const sentence = `${complete} of ${counted(total, 'place')} complete: ${percent} %`;
  return [complete === total ? paint.green(sentence) : paint.yellow(sentence)];
}
