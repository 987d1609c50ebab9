import type { HeaderRule } from '../../model/site-files.ts';

/** The headers of rules that every path has: name in lower case → value. */
export const headersForAll = (rules: readonly HeaderRule[]): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter(({ path }) => path === '/*')
      .flatMap(({ headers }) => Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  );
