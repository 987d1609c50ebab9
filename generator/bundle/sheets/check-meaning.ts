import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import { statementsIn } from '../../styles/statements.ts';
import { checkStatement } from './check-declarations.ts';
import { customPropertiesOf } from './custom-properties.ts';

export interface Sheet {
  readonly file: string;
  readonly css: string;
}

/** WL5050 to WL5052: meaningless statements in style sheets. `scripts` are the texts of scripts that may set custom properties. */
export function checkMeaning(sheets: readonly Sheet[], scripts: readonly string[]): Diagnostic[] {
  const read = sheets.map(({ file, css }) => ({ file, css, statements: statementsIn(css) }));
  const properties = customPropertiesOf(
    read.flatMap(({ statements }) => statements),
    scripts,
  );
  return read.flatMap(({ file, css, statements }) =>
    statements
      .flatMap((statement) => checkStatement(statement, properties))
      .map(({ code, at, ...said }) => finding(code, { file, ...positionAt(css, at), ...said })),
  );
}
