import type { SiteFiles } from '../model/site-files.ts';
import { type Declaration, readStyles } from './read-styles.ts';

/** Custom property without dashes → its value for the page. */
export type Tokens = ReadonlyMap<string, string>;

type Rules = readonly (readonly Declaration[])[];

/** The rules of every style sheet in a site. */
export function rulesIn(files: SiteFiles): Rules {
  return [...files].flatMap(([path, css]) =>
    path.endsWith('.css') ? readStyles(typeof css === 'string' ? css : decoder.decode(css)) : [],
  );
}

const decoder = new TextDecoder();

/** The tokens of the whole page: those of `:root` outside of conditions. */
export function tokensOf(rules: Rules): Tokens {
  return new Map(
    rules.flat().flatMap(({ selector, condition, property, value }): [string, string][] => {
      const ofPage = !condition && selector.split(',').some((each) => each.trim() === ':root');
      return ofPage && property.startsWith('--') ? [[property.slice(2), value]] : [];
    }),
  );
}
