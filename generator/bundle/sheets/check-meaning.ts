import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkStatement } from './check-declarations.ts';
import { customPropertiesOf } from './custom-properties.ts';
import { statementsIn } from './statements.ts';

export interface Sheet {
  readonly file: string;
  readonly css: string;
}

/** WL5050 to WL5052: what stands in style sheets and means nothing. `scripts` are the texts of those that may set custom properties. */
export function checkMeaning(sheets: readonly Sheet[], scripts: readonly string[]): Diagnostic[] {
  const read = sheets.map(({ file, css }) => ({ file, css, statements: statementsIn(css) }));
  const properties = customPropertiesOf(
    read.flatMap(({ statements }) => statements),
    scripts,
  );
  return read.flatMap(({ file, css, statements }) =>
    statements
      .flatMap((statement) => checkStatement(statement, properties))
      .map(({ code, at, ...said }) => ({ code, severity: 'error' as const, file, ...placeOf(css, at), ...said })),
  );
}

function placeOf(css: string, at: number): { line: number; column: number } {
  const before = css.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
