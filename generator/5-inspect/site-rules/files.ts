import { closestMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { decoded } from '../../model/decoded.ts';
import { memoize } from '../../model/memoize.ts';
import type { SiteFiles } from '../../model/site-files.ts';
import { findingOnPage } from '../finding.ts';
import { describeElement } from '../shared/describe-element.ts';
import { findingsOn } from '../shared/group-page-findings.ts';
import { isPublished } from '../shared/published-file.ts';
import type { SiteRule, SiteToInspect } from '../site-rule.ts';

/** WL3016: every file that a page, a style sheet or the web manifest refers to exists. WL5041: a style sheet fetches nothing from other sites. */
export const files: SiteRule = {
  run(site, pages) {
    const isThere = (path: string | undefined) => path === undefined || isPublished(path, site, pages);
    const isWhole = (address: string, path: string | undefined) => isThere(path) && hasPart(site, address, path);
    // Addresses that are not relative mean the same on every page.
    const inQuestion = memoize((list) =>
      list.split('\n').filter((address) => isRelative(address) || !isWhole(address, pathOf(address, '/', site))),
    );
    const onPages = findingsOn(pages, function* ({ route, summary }) {
      for (const address of summary.files.flatMap(inQuestion)) {
        const path = pathOf(address, route.path, site);
        if (path !== undefined && !isWhole(address, path))
          yield findingOnPage('WL3016', { subject: address, element: address, found: address }, [
            `${describeElement(site.html?.(route), address)} on ${route.path} names the file '${address}', which the site does not have.`,
            hintFor(path, site.files),
          ]);
      }
    });
    return [...onPages, ...inStyles(site), ...inWebManifest(site, isThere)];
  },
};

/** Whether an SVG has the part that an address names: `/icons.svg#cart`. */
function hasPart({ files: known }: SiteToInspect, address: string, path = ''): boolean {
  const [, id] = /\.svg#([\w-]+)$/.exec(address) ?? [];
  const svg = known.get(path);
  return id === undefined || svg === undefined || new RegExp(`\\sid=["']${id}["']`).test(Buffer.from(svg).toString());
}

const isRelative = (address: string) => !/^(\/|[a-z][a-z\d+.-]*:)/i.test(address);

/** The output path of an address; undefined for one of another site, and for a data URL. */
function pathOf(address: string, base: string, { manifest }: SiteToInspect): string | undefined {
  if (/^data:/i.test(address) || !URL.canParse(address, manifest.origin + base)) return undefined;
  const { origin, pathname } = new URL(address, manifest.origin + base);
  return origin === manifest.origin ? (decoded(pathname.slice(1)) ?? pathname.slice(1)) : undefined;
}

function inStyles(site: SiteToInspect): Diagnostic[] {
  const { imageOrigins = [] } = site.manifest;
  const isForeign = (address: string) => /^(?:https?:)?\/\//i.test(address) && !imageOrigins.some((own) => address.startsWith(`${own}/`));
  return [...site.files].flatMap(([sheet, text]) => {
    if (!sheet.endsWith('.css')) return [];
    const css = typeof text === 'string' ? text : new TextDecoder().decode(text);
    const named = [
      ...css.replace(/@namespace[^;]*;/g, '').matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))\s*\)|@import\s*["']([^"']*)["']/g),
    ];
    return [...new Set(named.map(([, ...written]) => written.find((one) => one !== undefined) ?? ''))].flatMap((address): Diagnostic[] => {
      const path = address.startsWith('#') ? undefined : pathOf(address, `/${sheet}`, site);
      if (path === undefined && isForeign(address))
        return [
          finding('WL5041', { found: address }, [
            `The style sheet /${sheet} has the address '${address}', which is on another site.`,
            'Put the file into the theme: the security policy allows images of imageOrigins in site.ts alone.',
          ]),
        ];
      return path === undefined || site.files.has(path) ? [] : [missing(`The style sheet /${sheet}`, address, hintFor(path, site.files))];
    });
  });
}

function inWebManifest(site: SiteToInspect, isThere: (path: string) => boolean) {
  const text = site.files.get('site.webmanifest');
  if (typeof text !== 'string') return [];
  const { icons = [], start_url: start = '/' } = JSON.parse(text) as { icons?: { src: string }[]; start_url?: string };
  const named = [
    ...icons.map(({ src }) => ({ address: src, path: src.slice(1) })),
    { address: start, path: `${start.slice(1)}index.html` },
  ];
  return named
    .filter(({ path }) => !isThere(path))
    .map(({ address, path }) => missing('The web manifest', address, hintFor(path, site.files)));
}

const missing = (holder: string, address: string, hint: string) =>
  finding('WL3016', { found: address }, [`${holder} names '${address}', which the site does not have.`, hint]);

function hintFor(path: string, known: SiteFiles): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const near = closestMatch(
    path,
    [...known.keys()].filter((file) => file.startsWith(folder) && !file.endsWith('.html')),
  );
  return near ? `Did you mean '/${near}'?` : 'Put the file into runtime/static, or correct the name.';
}
