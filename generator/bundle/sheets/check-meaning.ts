import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/place-in-text.ts';
import { statementsIn, withoutComments } from '../../styles/statements.ts';
import { checkStatement, type Meaningless } from './check-declarations.ts';
import { customPropertiesOf } from './custom-properties.ts';
import { keyframesIn, lostKeyframes } from './keyframes.ts';
import { misspelledIn } from './misspelled-names.ts';

export interface Sheet {
  readonly file: string;
  readonly css: string;
}

interface Given {
  /** The texts of scripts that may set custom properties. */
  readonly scripts: readonly string[];
  /** The texts of the shipped sheets, if plugins compile the sheets: they judge what is left of a statement, and define further properties. */
  readonly shipped?: readonly string[] | undefined;
  /** The texts of all bundled sheets, in which are those of packages. */
  readonly bundled?: readonly string[] | undefined;
}

/** WL5050 to WL5052: meaningless statements in style sheets, and misspelled names in selectors and conditions. */
export function checkMeaning(sheets: readonly Sheet[], { scripts, shipped, bundled = [] }: Given): Diagnostic[] {
  const read = sheets.map(({ file, css }) => ({ file, css, statements: statementsIn(css) }));
  const properties = customPropertiesOf(
    [...read.flatMap(({ statements }) => statements), ...(shipped ?? []).flatMap(statementsIn)],
    scripts,
  );
  const keyframes = keyframesIn([...read.flatMap(({ statements }) => statements), ...bundled.flatMap(statementsIn)]);
  const left = shipped?.map(withoutSpace).join('\n');
  return read.flatMap(({ file, css, statements }) =>
    statements
      .flatMap((statement) => [
        ...checkStatement(statement, properties),
        ...lostKeyframes(statement, keyframes, properties),
        ...misspelledIn(statement).map(({ written, near }) => misspelled(css, written, near)),
      ])
      .filter(({ found = '' }) => left === undefined || left.includes(withoutSpace(found)))
      .map(({ code, at, ...said }) =>
        finding(code, { file, ...(code === 'WL5052' && { cause: `property ${said.found}` }), ...positionAt(css, at), ...said }),
      ),
  );
}

/** WL5051: each place of such a name is one finding, whichever statements of the sheet are in its block. */
const misspelled = (css: string, found: string, expected: string): Meaningless => ({
  code: 'WL5051',
  at: withoutComments(css).search(new RegExp(`(?<!${found.startsWith(':') ? ':' : '[\\w-]'})${found}(?![\\w-])`)),
  message: `'${found}' is not a ${found.startsWith('::') ? 'pseudo-element' : found.startsWith(':') ? 'pseudo-class' : 'media feature'} of CSS.`,
  hint: `Did you mean ${expected}?`,
  found,
  expected,
});

const withoutSpace = (css: string) => css.replace(/\s+/g, '');
