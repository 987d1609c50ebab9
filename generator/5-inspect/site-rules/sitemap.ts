import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { decode } from '../../markup/markup.ts';
import { memoize } from '../../model/memoize.ts';
import type { SiteFiles } from '../../model/site-files.ts';
import { sitemapLimits } from '../../model/sitemap-limits.ts';
import type { SiteRule } from '../site-rule.ts';

/**
 * WL3027, WL3029: the sitemap, or the sitemaps that it lists, contain exactly the indexed pages, with the alternates of their heads, and no
 * more than search engines read of one file; robots.txt refers to it.
 */
export const sitemap: SiteRule = {
  run({ manifest: { origin }, files }, pages) {
    const text = files.get('sitemap.xml');
    if (typeof text !== 'string')
      return [error('WL3027', 'The site has no sitemap.xml.', 'Write it: search engines find new pages in it.')];
    const { entries, findings } = entriesOf([['sitemap.xml', text], ...partsOf(text, origin, files)]);
    const alternatesIn = memoize(listedIn);
    for (const { route, summary } of pages.values()) {
      const address = origin + route.path;
      const links = entries.get(address);
      entries.delete(address);
      const [message, hint] =
        summary.indexed !== (links !== undefined)
          ? [
              summary.indexed
                ? `The sitemap lacks ${route.path}, which search engines may list.`
                : `The sitemap lists ${route.path}, but the page has noindex or names another page as canonical.`,
              'List the pages that are canonical and have no noindex, and no others.',
            ]
          : links !== undefined && alternatesIn(links) !== summary.alternates
            ? [
                `The sitemap has other hreflang links for ${route.path} than the page.`,
                'Write the same links in both; search engines ignore different ones.',
              ]
            : [];
      if (message) findings.push(finding('WL3027', { address: route.path }, [message, hint]));
    }
    const strays = [...entries.keys()].map((address) =>
      error('WL3027', `The sitemap lists ${address}, which is not a page of the site.`, 'Delete the entry.'),
    );
    return [...findings, ...strays, ...robots(files.get('robots.txt'), origin)];
  },
};

type Sitemaps = readonly (readonly [path: string, text: string | Uint8Array | undefined])[];

/** The sitemaps that an index lists, by their paths; empty for a sitemap of pages. */
function partsOf(text: string, origin: string, files: SiteFiles): Sitemaps {
  return [...text.matchAll(/<sitemap><loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const path = decode(address).slice(origin.length + 1);
    return [path, files.get(path)];
  });
}

/** Address → the rest of its entry, of all sitemaps together, and the faults of single sitemaps. */
function entriesOf(sitemaps: Sitemaps): { entries: Map<string, string>; findings: Diagnostic[] } {
  const entries = new Map<string, string>();
  const findings: Diagnostic[] = [];
  for (const [path, text] of sitemaps) {
    if (typeof text !== 'string') {
      findings.push(error('WL3027', `The sitemap lists '${path}', which the site does not have.`, 'Write the file, or delete the entry.'));
      continue;
    }
    const before = entries.size;
    addEntries(text, entries);
    const urls = entries.size - before;
    if (urls <= sitemapLimits.urls && Buffer.byteLength(text) <= sitemapLimits.bytes) continue;
    const [has, most] = [{ urls, bytes: Buffer.byteLength(text) }, sitemapLimits].map(sizeOf);
    const message = `The sitemap '${path}' has ${has}; search engines read at most ${most} of one file.`;
    findings.push(error('WL3027', message, 'Divide it, and list its parts in sitemap.xml.'));
  }
  return { entries, findings };
}

const sizeOf = ({ urls, bytes }: typeof sitemapLimits) =>
  `${urls.toLocaleString('en-US')} addresses in ${bytes.toLocaleString('en-US')} bytes`;

function addEntries(text: string, entries: Map<string, string>): void {
  for (let at = text.indexOf(begin); at >= 0; ) {
    const from = at + begin.length;
    const behind = text.indexOf('<', from);
    const end = text.startsWith('</loc>', behind) ? text.indexOf('</url>', behind) : -1;
    if (end >= 0) entries.set(decode(text.slice(from, behind)), text.slice(behind + '</loc>'.length, end));
    at = text.indexOf(begin, end < 0 ? from : end);
  }
}
const begin = '<url><loc>';

/** The alternates of an entry in the form of a summary. */
const listedIn = (links: string) =>
  [...links.matchAll(/hreflang="([^"]*)"\s+href="([^"]*)"/g)].map(([, name = '', address = '']) => `${name} ${decode(address)}`).join('\n');

function robots(text: string | Uint8Array | undefined, origin: string): Diagnostic[] {
  const line = `Sitemap: ${origin}/sitemap.xml`;
  const lines = typeof text === 'string' ? text.split(/\r?\n/) : [];
  if (lines.some((one) => /^disallow:\s*\S/i.test(one)))
    return [error('WL3029', 'robots.txt excludes search engines from a part of the site.', 'Mark the pages with noindex instead.')];
  return lines.includes(line) ? [] : [error('WL3029', 'robots.txt does not name the sitemap.', `Write the line '${line}'.`)];
}

const error = (code: Diagnostic['code'], message: string, hint: string): Diagnostic => finding(code, {}, [message, hint]);
