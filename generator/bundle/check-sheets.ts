import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { nearest } from '../diagnostics/nearest.ts';
import type { ThemeFault } from './theme-faults.ts';

/**
 * What is wrong in style sheets and no bundler refuses: a block that is never closed, which takes the rules behind it in, and an
 * address that leads to no file. `sheets` are paths below `root`, which holds the theme as `runtime`.
 */
export function checkSheets(sheets: readonly string[], root: string): ThemeFault[] {
  return sheets.flatMap((file) => {
    const css = withoutComments(readFileSync(join(root, file), 'utf8'));
    return [...blocks(css), ...atRules(css), ...addresses(css, join(root, file), root)].map(({ at, message, hint }) => ({
      file,
      ...placeOf(css, at),
      message,
      hint,
    }));
  });
}

interface Found {
  /** How many characters stand before it. */
  readonly at: number;
  readonly message: string;
  readonly hint: string;
}

/** Comments as spaces, so that places stay. */
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));

function blocks(css: string): Found[] {
  const open: number[] = [];
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[{}]/g)) {
    if (sign === '{') open.push(index);
    else if (sign === '}' && open.pop() === undefined)
      return [{ at: index, message: 'This brace closes a block that was never opened', hint: 'Remove it, or open the block.' }];
  }
  const at = open.at(-1);
  return at === undefined ? [] : [{ at, message: 'The block that begins here is never closed', hint: 'Close it with a brace.' }];
}

/** CSS Conditional, Cascade, Animations, Fonts, Paged Media, Properties and Values, Counter Styles, View Transitions, Anchor Position. */
const knownAtRules = (
  'charset import layer media supports font-face font-feature-values font-palette-values keyframes page container property namespace ' +
  'counter-style starting-style scope position-try view-transition'
).split(' ');

/** Browsers drop a rule that they do not know with all that is in it. */
function atRules(css: string): Found[] {
  return [...css.matchAll(/(?<=^|[{};]\s*)@([\w-]+)/g)].flatMap(({ index, 1: name = '' }) => {
    // Vendors have rules of their own; boxes in the margin of a page are named for their place (CSS Paged Media, section 5.3).
    if (knownAtRules.includes(name) || /^(?:-|(?:top|bottom|left|right)-)/.test(name)) return [];
    const near = nearest(name, knownAtRules);
    const hint = near ? `Did you mean @${near}?` : 'Remove it: browsers drop what stands in it.';
    return [{ at: index, message: `There is no rule @${name} in CSS`, hint }];
  });
}

function addresses(css: string, file: string, root: string): Found[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g)].flatMap(({ index, 1: double, 2: single, 3: bare }) => {
    const address = double ?? single ?? bare ?? '';
    const path = address.replace(/[?#].*$/, '');
    if (!path || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return [];
    const places = path.startsWith('/')
      ? [join(root, 'runtime/static', path)]
      : [resolve(dirname(file), path), join(root, 'node_modules', path)];
    if (places.some((one) => existsSync(one))) return [];
    return [
      {
        at: index,
        message: `This address leads to ${relative(root, places[0] ?? '')}, which does not exist`,
        hint: 'Correct the address, or add the file.',
      },
    ];
  });
}

function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
