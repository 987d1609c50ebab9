import type { SharedContent } from './content.ts';

/** Groups of shared inputs that change independently: parts of the content, addresses, client bundle, templates and the day. */
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
  'contracts',
  'headings',
  'published',
  'ledger',
  'editions',
  'people',
  'questions',
  'suppressions',
  'locales',
  'manifest',
  'assets',
  'code',
  'today',
] as const;
export type InputGroup = (typeof inputGroups)[number];

/** A number with one bit for each input group. */
export type InputSet = number;

const bits = new Map<string, InputSet>(inputGroups.map((group, index) => [group, 1 << index]));
export const bitOf = (group: InputGroup): InputSet => bits.get(group) ?? 0;

/** The result of some work with shared content, and the input groups that it read. */
export function trackInputs<Value>(content: SharedContent, work: (content: SharedContent) => Value): { value: Value; inputs: InputSet } {
  let inputs: InputSet = 0;
  const value = work(
    tracked(content, (group) => {
      inputs |= group;
    }),
  );
  return { value, inputs };
}

/** Wraps content so that each read of a property reports its input group. */
export function tracked(content: SharedContent, note: (group: InputSet) => void): SharedContent {
  return new Proxy(content, {
    get(target, key) {
      if (typeof key === 'string') note(bits.get(key) ?? 0);
      return Reflect.get(target, key);
    },
  });
}
