import { type HeaderRule, writeHeaderRules } from '../headers.ts';
import type { HostedSite } from '../host.ts';
import type { RespondingSite } from './functions/respond.ts';
import { notFoundFiles } from './not-found-files.ts';

/** The text of a host's function: its input `site`, the bundled code, and `end`, which exports `respond(site)` as the host expects. */
export function functionText({ script, table, pages, files, headers }: HostedSite, end: string): string {
  if (script === undefined) throw new Error('the function of the host has no text');
  const site: RespondingSite = { table, notFound: notFoundFiles(pages), files, headers };
  return `const site = ${JSON.stringify(site)};\n${script.trim()}\n${end}\n`;
}

/**
 * The paths of the hashed files that are sent without the function, so that they cost none of its requests. Listed by name: browsers must not
 * cache the answer to a missing one for good. Cloudflare takes 100 rules of at most 100 characters, of which one includes everything
 * (developers.cloudflare.com/pages/functions/routing); the function sends the others.
 */
export const pathsWithoutFunction = ({ files }: Pick<HostedSite, 'files'>): readonly string[] =>
  files
    .filter((file) => file.startsWith('assets/'))
    .map((file) => `/${file}`)
    .filter((path) => path.length <= 100)
    .slice(0, 99);

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
