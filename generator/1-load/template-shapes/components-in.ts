import { isSign, type Token, tokensOf } from '../refuse/module-tokens.ts';

/** An entry of the list of templates. */
export interface ListedComponent {
  readonly name: string;
  /** The component's name in the module; of `memo(AboutPage)`, that is `AboutPage`. */
  readonly component: string;
  /** The index of the entry in the text. */
  readonly at: number;
}

/** The entries with a name of the object that a module exports as `templates`; none if no such object can be read. */
export function componentsIn(text: string): ListedComponent[] {
  const tokens = tokensOf(text) ?? [];
  const start = tokens.findIndex(({ text: word }, index) => word === 'templates' && tokens[index - 1]?.text === 'const');
  const assigned =
    start < 0 ? -1 : tokens.findIndex((token, index) => index > start && isSign(token, '=') && isSign(tokens[index + 1], '{'));
  if (assigned < 0) return [];
  return entriesFrom(tokens, assigned + 2).flatMap((entry): ListedComponent[] => {
    const [key] = entry;
    const component = entry.findLast(({ kind }) => kind === 'word');
    return key && key.kind !== 'sign' && component ? [{ name: key.text, component: component.text, at: key.at }] : [];
  });
}

/** The tokens of each entry of an object literal, from the first behind its opening brace. */
function entriesFrom(tokens: readonly Token[], from: number): Token[][] {
  const entries: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(from)) {
    if (isAny(token, '{([')) depth += 1;
    if (isAny(token, '})]') && --depth < 0) break;
    if (depth === 0 && isSign(token, ',')) entries.push([]);
    else entries.at(-1)?.push(token);
  }
  return entries;
}

const isAny = (token: Token, signs: string) => [...signs].some((sign) => isSign(token, sign));
