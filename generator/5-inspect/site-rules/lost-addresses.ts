import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { type PublishedAddress, publishedLine } from '../../model/address-lock.ts';
import { groupBy } from '../../model/group-by.ts';
import { parsePath } from '../../model/locale.ts';
import type { Manifest } from '../../model/manifest.ts';
import { resolve } from '../../model/resolver.ts';
import { commandName } from '../../package/command-name.ts';
import { placesOn } from '../shared/published-places.ts';
import { hasLine } from '../shared/shared-texts.ts';
import type { KnownPages, SiteRule, SiteToInspect } from '../site-rule.ts';

/**
 * WL3020, WL3021, WL3023: every published address is still a page or a redirect, and every published place is still on its page. Places on
 * redirects are not checked. Only for content folders with a list (addresses.lock).
 */
export const lostAddresses: SiteRule = {
  run(site, pages) {
    const { published } = site.content;
    if (!published) return [];
    const lost = groupBy(published.value, (entry) => causeOf(entry, site, pages));
    const added = site.manifest.draft ? [] : unlisted(site, pages);
    return [...[...lost.values()].map((entries) => lostFinding(entries, published.file, site.manifest)), added].flat();
  },
};

/** A lost address without its locale, because a renamed page is lost in all of them for one reason. Undefined for one that still exists. */
function causeOf({ path, anchor }: PublishedAddress, { manifest }: SiteToInspect, pages: KnownPages): string | undefined {
  const page = pages.get(path);
  if (page?.route.status === 200)
    return anchor === undefined || hasLine(page.summary.ids, anchor) ? undefined : `${page.route.page}#${anchor}`;
  if (anchor !== undefined || 'location' in resolve(manifest.table, path)) return undefined;
  return patternOf(manifest, path);
}

function patternOf({ table }: Manifest, path: string): string {
  const parts = parsePath(path, Object.keys(table.countries).length > 0);
  return parts ? `/:locale/${parts.rest}` : path;
}

function lostFinding(entries: readonly PublishedAddress[], file: string, manifest: Manifest): Diagnostic {
  const [first, second] = entries as [PublishedAddress, PublishedAddress?];
  const { path, anchor, line } = first;
  const address = publishedLine(first);
  const number = entries.length - 1;
  const also = second ? ` The same applies to ${number === 1 ? '' : `${number} others, such as `}${publishedLine(second)}.` : '';
  const pattern = patternOf(manifest, path).replace(/(.)\/$/, '$1');
  const place = { file, line, column: 1, endLine: line, endColumn: address.length + 1 };
  if (anchor !== undefined)
    return finding('WL3021', place, [
      `The anchor ${address} was published, but the page no longer has the id '${anchor}'.${also}`,
      `Give the element its id back; a clause that has moved keeps its former id under 'was'. To retire the anchor, delete this line.`,
    ]);
  return finding('WL3020', place, [
    `The address ${address} was published, but is neither a page nor a redirect any more.${also}`,
    `Add '${pattern}' to the list \`redirectFrom\` in the page.ts of the page that replaces it. To retire the address, delete this line.`,
  ]);
}

function unlisted({ content }: SiteToInspect, pages: KnownPages): Diagnostic | Diagnostic[] {
  const { published } = content;
  const publishedLines = new Set(published?.value.map(publishedLine));
  const fresh = placesOn(pages).filter((line) => !publishedLines.has(line));
  const [first] = fresh;
  if (!published || first === undefined) return [];
  return finding('WL3023', { file: published.file }, [
    `The list of published addresses lacks ${fresh.length === 1 ? first : `${fresh.length} addresses and places, such as ${first}`}.`,
    `When they are published, record them: ${commandName} routes --lock`,
  ]);
}
