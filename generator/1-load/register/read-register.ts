import { spanOf, type Token, tokensOf } from '../refuse/module-tokens.ts';

/** The lists of `content/register.ts`. Positions are indices in its text. */
export interface Register {
  readonly text: string;
  /** In order. `at` is the beginning of the statement; the specifier includes its quotation marks. */
  readonly imports: readonly {
    readonly name: string;
    readonly specifier: string;
    readonly at: number;
    readonly from: number;
    readonly to: number;
  }[];
  /** Name of the interface → its entries. */
  readonly lists: ReadonlyMap<string, List>;
}

interface List {
  readonly at: number;
  /** The position of the closing brace. */
  readonly end: number;
  readonly entries: readonly { readonly key: string; readonly name: string; readonly at: number }[];
}

/** The lists of a register; undefined unless it consists of type imports and interfaces of `typeof` members. */
export function readRegister(text: string): Register | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  const is = (index: number, word: string) => tokens[index]?.text === word && tokens[index]?.kind !== 'string';
  const imports = tokens.flatMap(({ at }, index) => {
    const [name, , specifier] = tokens.slice(index + 2, index + 5);
    if (!is(index, 'import') || !is(index + 1, 'type') || !is(index + 3, 'from') || specifier?.kind !== 'string' || !name) return [];
    return [{ name: name.text, specifier: specifier.text, at, ...spanOf(specifier) }];
  });
  const lists = new Map<string, List>();
  for (const [index, { at }] of tokens.entries()) {
    const name = tokens[index + 1];
    if (!is(index, 'interface') || !name || !is(index + 2, '{')) continue;
    const list = entriesFrom(tokens, index + 3);
    if (list) lists.set(name.text, { at, ...list });
  }
  return { text, imports, lists };
}

/** Reads `key: typeof name;` repeatedly, up to the closing brace. */
function entriesFrom(tokens: readonly Token[], from: number): Omit<List, 'at'> | undefined {
  const entries: List['entries'][number][] = [];
  for (let index = from; index < tokens.length; index += tokens[index + 4]?.text === ';' ? 5 : 4) {
    const [key, colon, operator, name] = tokens.slice(index, index + 4);
    if (key?.text === '}' && key.kind === 'sign') return { end: key.at, entries };
    if (!key || colon?.text !== ':' || operator?.text !== 'typeof' || name?.kind !== 'word') return undefined;
    entries.push({ key: key.text, name: name.text, at: key.at });
  }
  return undefined;
}
