import pc from 'picocolors';
import { codes } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { counted, placeOf } from './wording.ts';

export interface PrettyOptions {
  readonly colour: boolean;
  /** Lines of a file, for the code frame; nothing where it cannot be read. */
  readonly lines: (file: string) => readonly string[] | undefined;
}

/** Diagnostics as a person at a terminal reads them: sentence, place, code frame, what to do. Warnings of one code are one list. */
export function pretty(diagnostics: readonly Diagnostic[], { colour, lines }: PrettyOptions): string {
  const paint = pc.createColors(colour);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const kinds = [...new Set(warnings.map(({ code }) => code))].map((code) => warnings.filter((warning) => warning.code === code));
  return [
    ...errors.map((error) => block(error, lines, paint)),
    ...kinds.map((kind) => (kind.length > 1 ? list(kind, paint) : block(kind[0] as Diagnostic, lines, paint))),
    summary(diagnostics, paint),
  ].join('\n\n');
}

function block(diagnostic: Diagnostic, lines: PrettyOptions['lines'], paint: Paint): string {
  const { message, hint, related = [] } = diagnostic;
  const place = placeOf(diagnostic);
  return [
    `${mark(diagnostic, paint)}  ${message}`,
    ...(place ? [`  ${paint.cyan(place)}`] : []),
    ...frame(diagnostic, lines, paint),
    ...related.map((other) => `  ${paint.dim(`${placeOf(other)}: ${other.message}`)}`),
    ...(hint ? [`  ${paint.green('→')} ${hint}`] : []),
  ].join('\n');
}

function list(group: readonly Diagnostic[], paint: Paint): string {
  const [first] = group as [Diagnostic];
  const places = group.map((one) => placeOf({ ...one, dataPath: [] }));
  const width = Math.max(...places.map((place) => place.length));
  return [
    `${mark(first, paint)}  ${codes[first.code].title} ${paint.dim(`${group.length} places`)}`,
    ...group.map(({ message }, index) => `  ${paint.cyan((places[index] ?? '').padEnd(width))}  ${message}`),
    ...(first.hint ? [`  ${paint.green('→')} ${first.hint}`] : []),
  ].join('\n');
}

function mark({ severity, code }: Diagnostic, paint: Paint): string {
  return severity === 'error' ? paint.red(paint.bold(`error ${code}`)) : paint.yellow(paint.bold(`warning ${code}`));
}

type Paint = ReturnType<typeof pc.createColors>;

/** The line itself with its neighbours, and marks under the part that is meant. */
function frame({ file, line, column = 1, endLine, endColumn }: Diagnostic, lines: PrettyOptions['lines'], paint: Paint): string[] {
  const source = file && line ? lines(file) : undefined;
  if (!source || !line) return [];
  const from = Math.max(1, line - 1);
  const to = Math.min(source.length, line + 1);
  const width = String(to).length;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((number) => {
    const text = source[number - 1] ?? '';
    const row = `  ${paint.dim(`${String(number).padStart(width)} │`)} ${number === line ? text : paint.dim(text)}`;
    if (number !== line) return [row];
    const end = endLine === line && endColumn ? endColumn : text.length + 1;
    const marks = ' '.repeat(Math.max(0, column - 1)) + '^'.repeat(Math.max(1, end - column));
    return [row, `  ${paint.dim(`${' '.repeat(width)} │`)} ${paint.red(marks)}`];
  });
}

function summary(diagnostics: readonly Diagnostic[], paint: Paint): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [
    errors ? paint.red(counted(errors, 'error')) : paint.green('no errors'),
    ...(warnings ? [paint.yellow(counted(warnings, 'warning'))] : []),
  ];
  return `${parts.join(', ')}${diagnostics.length ? paint.dim('   explain a code: npm run site -- explain WL2001') : ''}`;
}
