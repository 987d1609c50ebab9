import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import { statementsIn } from '../../styles/statements.ts';
import { checkStatement } from './check-declarations.ts';
import { customPropertiesOf } from './custom-properties.ts';

export interface Sheet {
  readonly file: string;
  readonly css: string;
}

interface Compiled {
  /** The texts of scripts that may set custom properties. */
  readonly scripts: readonly string[];
  /** The texts of the shipped sheets, if plugins compile the sheets: they judge what is left of a statement, and define further properties. */
  readonly shipped?: readonly string[] | undefined;
}

/** WL5050 to WL5052: meaningless statements in style sheets. */
export function checkMeaning(sheets: readonly Sheet[], { scripts, shipped }: Compiled): Diagnostic[] {
  const read = sheets.map(({ file, css }) => ({ file, css, statements: statementsIn(css) }));
  const properties = customPropertiesOf(
    [...read.flatMap(({ statements }) => statements), ...(shipped ?? []).flatMap(statementsIn)],
    scripts,
  );
  const left = shipped?.map(withoutSpace).join('\n');
  return read.flatMap(({ file, css, statements }) =>
    statements
      .flatMap((statement) => checkStatement(statement, properties))
      .filter(({ found = '' }) => left === undefined || left.includes(withoutSpace(found)))
      .map(({ code, at, ...said }) =>
        finding(code, { file, ...(code === 'WL5052' && { cause: `property ${said.found}` }), ...positionAt(css, at), ...said }),
      ),
  );
}

const withoutSpace = (css: string) => css.replace(/\s+/g, '');
