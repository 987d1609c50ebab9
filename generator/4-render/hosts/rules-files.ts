import { writeHeaderRules } from '../headers.ts';
import type { HostedSite } from '../host.ts';

/** The files `_redirects` and `_headers`, as Netlify and Cloudflare Pages read them. */
export const rulesFiles = ({ redirects, headers }: Pick<HostedSite, 'redirects' | 'headers'>): Readonly<Record<string, string>> => ({
  _headers: writeHeaderRules(headers),
  _redirects: redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
});
