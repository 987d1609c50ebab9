import type { HostedSite } from '../host.ts';
import type { RespondingSite } from './functions/respond.ts';

/** The function of a host with what it knows of the site, `site`, and `end`, which hands `respond(site)` to the host. */
export function functionText({ script }: HostedSite, site: object, end: string): string {
  if (script === undefined) throw new Error('the function of the host has no text');
  return `const site = ${JSON.stringify(site)};\n${script.trim()}\n${end}\n`;
}

/** What a function that answers in the words of Fetch knows of a site. */
export const respondingSite = ({ table, notFound, files, headers }: HostedSite): RespondingSite => ({ table, notFound, files, headers });
