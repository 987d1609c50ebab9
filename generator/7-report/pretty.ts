import pc from 'picocolors';
import { definitionOf, type SiteCodes } from '../diagnostics/codes.ts';
import type { Diagnostic, Place, RelatedPlace } from '../diagnostics/diagnostic.ts';
import type { Findings } from '../diagnostics/findings.ts';
import { codeFrame } from './code-frame.ts';
import { columnsOf, plain, wrap } from './column-width.ts';
import { folded, isFolded, warningsByCode } from './folded-warnings.ts';
import { counted, type Paint, placeOf } from './phrases.ts';
import { summary } from './summary.ts';

export interface PrettyOptions {
  /** The codes of the site's own checks. */
  readonly codes: SiteCodes;
  readonly colour: boolean;
  /** Lines of a file, for the code frame; undefined if it cannot be read. */
  readonly lines: (file: string) => readonly string[] | undefined;
  /** Columns of the terminal. Without it, sentences are not wrapped, so that other programs can search them. */
  readonly width?: number | undefined;
  /** Lists every warning, even if one code has many. */
  readonly verbose?: boolean | undefined;
  /** The counts of all findings, if only new ones are printed. */
  readonly total?: string | undefined;
}

interface Sheet {
  readonly codes: SiteCodes;
  readonly paint: Paint;
  readonly lines: PrettyOptions['lines'];
  /** Columns for sentences, and for lines of source. */
  readonly width: number;
  readonly frameWidth: number;
}

/** How many related places get a code frame, and how many are listed; machine-readable formats contain all. */
const [mostFrames, mostPlaces] = [2, 12];

/** Findings for a terminal: message, place, code frame, hint. Warnings of one code are listed together, and many are summarized. */
export function pretty(findings: Findings, { codes, colour, lines, width, verbose, total }: PrettyOptions): string {
  const wide = { width: width ?? Number.POSITIVE_INFINITY, frameWidth: width ?? 120 };
  const sheet: Sheet = { codes, paint: pc.createColors(colour), lines, ...wide };
  const { diagnostics } = findings;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return [
    ...errors.map((error) => block(error, sheet)),
    ...warningsByCode(diagnostics).map((kind) => {
      const [first] = kind as [Diagnostic];
      if (isFolded(kind, verbose)) return hanging(mark(first, sheet.paint), folded(kind, codes), sheet).join('\n');
      return kind.length > 1 ? list(kind, sheet) : block(first, sheet);
    }),
    summary(findings, sheet.paint, total),
  ].join('\n\n');
}

function block(diagnostic: Diagnostic, sheet: Sheet): string {
  const { paint } = sheet;
  const { message, hint, fix, suggestion, related = [] } = diagnostic;
  const place = placeOf(diagnostic);
  return [
    ...hanging(mark(diagnostic, paint), message, sheet),
    ...(place ? [`  ${paint.cyan(place)}`] : []),
    ...frame(diagnostic, 1, sheet),
    ...found(diagnostic, sheet),
    ...related.flatMap((other, index) => relatedPlace(other, index < mostFrames, sheet)),
    ...furtherPlaces(diagnostic, sheet),
    ...(hint ? hanging(`  ${paint.green('→')}`, hint, sheet) : []),
    ...(fix ? hanging(`  ${paint.green('✓')}`, `check --fix does this: ${fix.title}.`, sheet) : []),
    ...(suggestion ? hanging(`  ${paint.yellow('?')}`, `check --fix leaves this to you: ${suggestion.title}.`, sheet) : []),
  ].join('\n');
}

/** The maximal length of printed values; the message shows the difference. */
const longest = 80;

/** The found and the expected value, if the message does not contain them. */
function found({ message, found: is, expected }: Diagnostic, sheet: Sheet): string[] {
  if (expected === undefined || message.includes(expected) || expected.length > longest) return [];
  const { paint } = sheet;
  return [
    ...(is === undefined || message.includes(is) ? [] : hanging(`  ${paint.dim('found   ')}`, paint.red(is), sheet)),
    ...hanging(`  ${paint.dim('expected')}`, paint.green(expected), sheet),
  ];
}

function relatedPlace(other: RelatedPlace, framed: boolean, sheet: Sheet): string[] {
  const { paint } = sheet;
  const rows = framed ? frame(other, 0, sheet) : [];
  // The code frame shows the quoted text.
  const words = rows.length ? other.message.replace(/: “.*”$/s, ':') : other.message;
  return [...hanging(`  ${paint.cyan(placeOf({ ...other, dataPath: [] }))}`, words, sheet), ...rows];
}

/** The other places of a report, with the message if the code differs. */
function furtherPlaces({ code, also = [] }: Diagnostic, sheet: Sheet): string[] {
  const { paint } = sheet;
  if (!also.length) return [];
  const rest = also.length - mostPlaces;
  return [
    `  and in ${also.length === 1 ? '1 more place' : `${also.length} more places`}:`,
    ...also.slice(0, mostPlaces).flatMap((place) => {
      const at = `    ${paint.cyan(placeOf(place))}`;
      return place.code === code ? [at] : hanging(at, place.message, sheet, 6);
    }),
    ...(rest > 0 ? [`    ${paint.dim(`and ${rest} more, which --format json lists`)}`] : []),
  ];
}

function list(group: readonly Diagnostic[], sheet: Sheet): string {
  const { paint } = sheet;
  const [first] = group as [Diagnostic];
  const places = group.map((one) => placeOf({ ...one, dataPath: [] }));
  const widest = Math.max(...places.map((place) => place.length));
  const beside = widest < sheet.width / 2;
  const shared = group.every(({ hint }) => hint === first.hint);
  return [
    ...hanging(mark(first, paint), `${definitionOf(first.code, sheet.codes).title} ${paint.dim(counted(group.length, 'place'))}`, sheet),
    ...group.flatMap(({ message, hint }, index) => {
      const words = shared || !hint ? message : `${message} ${hint}`;
      const place = places[index] ?? '';
      if (beside) return hanging(`  ${paint.cyan(place.padEnd(widest))}`, words, sheet, widest + 4);
      return [`  ${paint.cyan(place)}`, ...wrap(words, sheet.width - 4).map((line) => `    ${line}`)];
    }),
    ...(shared && first.hint ? hanging(`  ${paint.green('→')}`, first.hint, sheet) : []),
  ].join('\n');
}

function mark({ severity, code }: Diagnostic, paint: Paint): string {
  return severity === 'error' ? paint.red(paint.bold(`error ${code}`)) : paint.yellow(paint.bold(`warning ${code}`));
}

/** A wrapped sentence after its label, with further lines indented. */
function hanging(before: string, text: string, { width }: Sheet, indent = 4): string[] {
  const gap = /[→✓?]$/.test(plain(before)) ? ' ' : '  ';
  const space = columnsOf(before) + gap.length;
  const [first = '', ...rest] = Number.isFinite(width) ? wrap(text, width - space) : [text];
  const further = rest.length ? wrap(rest.join(' '), width - indent) : [];
  return [`${before}${gap}${first}`, ...further.map((line) => `${' '.repeat(indent)}${line}`)];
}

function frame(place: Partial<Place>, around: number, { paint, lines, frameWidth }: Sheet): string[] {
  const source = place.file && place.line ? lines(place.file) : undefined;
  if (!source) return [];
  const look = { near: paint.dim, meant: (text: string) => text, marks: paint.red, fold: paint.dim };
  return codeFrame(place, source, { width: frameWidth - 3, around }).map(({ kind, gutter, text }) =>
    `  ${paint.dim(gutter)} ${look[kind](text)}`.trimEnd(),
  );
}
