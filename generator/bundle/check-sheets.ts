import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { positionAt } from '../diagnostics/place-in-text.ts';
import { withoutComments } from '../styles/statements.ts';
import type { ThemeFault } from './theme-faults.ts';

/** Faults in style sheets that no bundler reports: an unclosed block, a foreign import, and an address without a file. */
export function checkSheets(sheets: readonly string[], root: string): ThemeFault[] {
  return sheets.flatMap((file) => {
    const css = withoutComments(readFileSync(join(root, file), 'utf8'));
    return [...blocks(css), ...foreignImports(css), ...addresses(css, join(root, file), root)].map(({ at, message, hint }) => ({
      file,
      ...positionAt(css, at),
      message,
      hint,
    }));
  });
}

interface SheetFault {
  readonly at: number;
  readonly message: string;
  readonly hint: string;
}

function blocks(css: string): SheetFault[] {
  const open: number[] = [];
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[{}]/g)) {
    if (sign === '{') open.push(index);
    else if (sign === '}' && open.pop() === undefined)
      return [{ at: index, message: 'This brace closes a block that was never opened', hint: 'Remove it, or open the block.' }];
  }
  const at = open.at(-1);
  return at === undefined ? [] : [{ at, message: 'The block that begins here is never closed', hint: 'Close it with a brace.' }];
}

const foreignImports = (css: string): SheetFault[] =>
  [...css.matchAll(/@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\//gi)].map(({ index }) => ({
    at: index,
    message: 'This sheet is fetched from another site, which the security policy forbids',
    hint: 'Put its rules and files into the theme.',
  }));

function addresses(css: string, file: string, root: string): SheetFault[] {
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
