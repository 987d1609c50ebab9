import type { Content } from './content.ts';

/** What can change on its own in what pages share: the parts of the content, the addresses, the browser's part, the code of the templates and the day. */
export const areas = [
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
export type Area = (typeof areas)[number];

/** A number with one bit for each area. */
export type AreaSet = number;

const bits = new Map<string, AreaSet>(areas.map((area, index) => [area, 1 << index]));
export const bitOf = (area: Area): AreaSet => bits.get(area) ?? 0;

/** The same content; whoever reads one of its properties is noted. */
export function watched(content: Content, note: (area: AreaSet) => void): Content {
  return new Proxy(content, {
    get(target, key) {
      if (typeof key === 'string') note(bits.get(key) ?? 0);
      return Reflect.get(target, key);
    },
  });
}
