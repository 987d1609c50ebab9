import type { HostedSite } from '../host.ts';
import type { RespondingSite } from './functions/respond.ts';
import { notFoundFiles } from './not-found-files.ts';

/** The function of a host with what it knows of the site, `site`, and `end`, which hands `respond(site)` to the host. */
export function functionText({ script }: HostedSite, site: object, end: string): string {
  if (script === undefined) throw new Error('the function of the host has no text');
  return `const site = ${JSON.stringify(site)};\n${script.trim()}\n${end}\n`;
}

/** What a function that answers in the words of Fetch knows of a site. */
export const respondingSite = ({ table, pages, files, headers }: HostedSite): RespondingSite => ({
  table,
  notFound: notFoundFiles(pages),
  files,
  headers,
});
