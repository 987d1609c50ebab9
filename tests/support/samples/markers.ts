import type { Diagnostic } from '../../../generator/index.ts';
import type { Edited } from './apply-hunks.ts';
import type { Hunk } from './parse-samples.ts';

/** The parts of a finding that a sample proves. */
export interface Expected extends Pick<Diagnostic, 'code' | 'severity' | 'file' | 'line' | 'column' | 'address' | 'message'> {
  /** The other places with the same cause. */
  readonly also?: readonly string[];
  /** The title of the fix that `check --fix` makes. */
  readonly fix?: string;
  /** The title of a fix that is offered, and that a person must choose. */
  readonly suggestion?: string;
}

const first = /^(?: *(\^))? (WL\d{4})( warning)?(?: (\/\S*))?(?: ((?:content|runtime)\/\S*))?: (.*)$/;
const further = /^ +(also|fix|suggestion): (.*)$/;

/** The findings that these hunks mark, in the order in which a check reports them. */
export function expectedOf(hunks: readonly Hunk[], { lineOf }: Edited): Expected[] {
  const all: (Expected & { also?: string[] })[] = [];
  for (const { file: sampleFile, path, rows } of hunks) {
    let line: number | undefined;
    for (const row of rows) {
      line = lineOf.get(row) ?? line;
      if (row.sign !== '!') continue;
      const at = `${sampleFile}:${row.line}`;
      const [, caret, code, warning, address, file, message = ''] = first.exec(row.text) ?? [];
      const [, kind, words = ''] = further.exec(row.text) ?? [];
      const last = all.at(-1);
      if (code) {
        if (caret && line === undefined) throw new Error(`${at}: there is no line above to which this marker points.`);
        all.push({
          code: code as Expected['code'],
          severity: warning ? 'warning' : 'error',
          ...(file && { file }),
          ...(caret && { file: `content/${path}`, line: line ?? 0, column: row.text.indexOf('^') + 1 }),
          ...(address && { address }),
          message: message.replaceAll('\\n', '\n'),
        });
      } else if (kind === 'also' && last) last.also = [...(last.also ?? []), words];
      else if (kind && last) Object.assign(last, { [kind]: words });
      else throw new Error(`${at}: a marker such as '!  ^ WL1013: …' is expected.`);
    }
  }
  return all.sort((one, other) => compare(orderOf(one), orderOf(other)));
}

const orderOf = ({ severity, file = '', line = 0, column = 0 }: Expected) =>
  [severity, file, String(line).padStart(7, '0'), String(column).padStart(5, '0')].join('\0');
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The marker of a finding, as lines of a block. */
export function markerOf({ code, severity, file, column, address, message, also = [], fix, suggestion }: Expected): string[] {
  const place = [
    ...(column === undefined ? [] : [`${' '.repeat(column - 1)}^`]),
    code,
    ...(severity === 'warning' ? ['warning'] : []),
    ...(address === undefined ? [] : [address]),
    ...(column === undefined && file ? [file] : []),
  ].join(' ');
  return [
    `!${column === undefined ? ' ' : ''}${place}: ${message.replaceAll('\n', '\\n')}`,
    ...also.map((words) => `!   also: ${words}`),
    ...(fix === undefined ? [] : [`!   fix: ${fix}`]),
    ...(suggestion === undefined ? [] : [`!   suggestion: ${suggestion}`]),
  ];
}
