import type { Content } from './content.ts';

/** What can change on its own in what pages share: the parts of the content, the addresses, the browser's part, the code of the templates and the day. */
export const inputGroups = [
  'site',
  'brand',
  'navigation',
  'languages',
  'countries',
  'facts',
  'claims',
  'dictionaries',
  'pages',
  'published',
  'ledger',
  'suppressions',
  'locales',
  'manifest',
  'assets',
  'code',
  'today',
] as const;
export type InputGroup = (typeof inputGroups)[number];

/** A number with one bit for each area. */
export type InputSet = number;

const bits = new Map<string, InputSet>(inputGroups.map((area, index) => [area, 1 << index]));
export const bitOf = (area: InputGroup): InputSet => bits.get(area) ?? 0;

/** The same content; whoever reads one of its properties is noted. */
export function tracked(content: Content, note: (area: InputSet) => void): Content {
  return new Proxy(content, {
    get(target, key) {
      if (typeof key === 'string') note(bits.get(key) ?? 0);
      return Reflect.get(target, key);
    },
  });
}
