import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Token, TokenizedFile } from './module-tokens.ts';
import { positionsIn } from './positions-in.ts';

/** Former name → present name of functions of `wortlaut`; `check` and `migrate` rename them. */
export const renamedFunctions: ReadonlyMap<string, string> = new Map([['outbound', 'external']]);

/** WL1040 for every import of a former name from `wortlaut`; the fix renames its calls, too. */
export function renamedImports({ file, text, tokens = [] }: TokenizedFile): Diagnostic[] {
  return namesImported(tokens).flatMap((token): Diagnostic[] => {
    const name = renamedFunctions.get(token.text);
    if (name === undefined) return [];
    const edits = usesOf(token, tokens).map(({ at }) => ({
      file,
      ...positionsIn(text, at, at + token.text.length),
      oldText: token.text,
      newText: name,
    }));
    return [
      {
        code: 'WL1040',
        severity: 'error',
        file,
        ...positionsIn(text, token.at, token.at + token.text.length),
        message: `'${token.text}' is now called '${name}'.`,
        hint: `Import '${name}' and call it by that name.`,
        ...(isFree(name, tokens) && { fix: { title: `Call it ${name}`, edits } }),
      },
    ];
  });
}

/** The names in braces of `import { … } from 'wortlaut'`, without local names after `as`. */
function namesImported(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ kind, text }, index) => kind === 'string' && text === 'wortlaut' && tokens[index - 1]?.text === 'from');
  const start = tokens.slice(0, Math.max(end, 0)).findLastIndex(({ text }) => text === 'import');
  if (start < 0) return [];
  return tokens.slice(start, end).filter(({ kind }, index) => kind === 'word' && tokens[start + index - 1]?.text !== 'as');
}

/** The import and every use of the name; only the import if the module has another name for it. */
function usesOf(imported: Token, tokens: readonly Token[]): Token[] {
  const isAliased = tokens[tokens.indexOf(imported) + 1]?.text === 'as';
  if (isAliased) return [imported];
  return tokens.filter(({ kind, text }, index) => kind === 'word' && text === imported.text && !isProperty(index, tokens));
}

const isProperty = (index: number, tokens: readonly Token[]) => tokens[index - 1]?.text === '.' || tokens[index + 1]?.text === ':';

/** Whether the module does not use the name otherwise. */
const isFree = (name: string, tokens: readonly Token[]) => !tokens.some(({ kind, text }) => kind === 'word' && text === name);
