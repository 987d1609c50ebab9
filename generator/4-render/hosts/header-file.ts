import { type HeaderRule, writeHeaderRules } from '../headers.ts';

/**
 * The `_headers` file of a host that runs a function: the rules over folders, each header of a path in one of them alone. Cloudflare joins
 * the values of equal names (developers.cloudflare.com/pages/configuration/headers), which would make two of `Cache-Control`. Rules over
 * single files are left to the function: there may be at most 100 rules.
 */
export function headerFile(rules: readonly HeaderRule[]): string {
  const ofFolders = rules.filter(({ path }) => path.endsWith('*'));
  return writeHeaderRules(
    ofFolders.map(({ path, headers }, index) => {
      const later = ofFolders.slice(index + 1).flatMap((rule) => Object.keys(rule.headers));
      return { path, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !later.includes(name))) };
    }),
  );
}
