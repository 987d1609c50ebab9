import { memoize } from '../../model/memoize.ts';
import { findingOnPage } from '../finding.ts';
import { findingsOn } from '../shared/group-page-findings.ts';
import type { DataNode } from '../shared/page-summary.ts';
import { isPublished } from '../shared/published-file.ts';
import type { KnownPages, SiteRule, SiteToInspect } from '../site-rule.ts';

/** WL5037: addresses in structured data exist, and a node with an `@id` is equal on all pages (JSON-LD 1.1, section 3.3). */
export const dataAddresses: SiteRule = {
  run(site, pages) {
    const described = new Map<string, { json: string | undefined; path: string }>();
    const read = memoize((json) => readNode(json, site, pages));
    return findingsOn(pages, function* ({ route: { path }, summary }) {
      const finding = (subject: string, fault: string, hint: string) =>
        findingOnPage('WL5037', { subject, element: '<script type="application/ld+json">' }, [
          `The structured data of ${path} ${fault}.`,
          hint,
        ]);
      for (const { id, json, lost } of summary.data.map(read)) {
        for (const address of lost)
          yield finding(
            address,
            `contains '${address}', which is not a page or file of the site`,
            'Write the whole address of an existing page or file.',
          );
        if (id === undefined) continue;
        const before = described.get(id);
        if (!before) described.set(id, { json, path });
        else if (before.json !== json)
          yield finding(id, `describes '${id}' differently from ${before.path}`, 'Describe each @id the same way on all pages.');
      }
    });
  },
};

/** The id and the source of a node, with its addresses that do not exist. */
function readNode(source: string, site: SiteToInspect, pages: KnownPages) {
  const { id, json, addresses } = JSON.parse(source) as DataNode;
  const lost = addresses.filter((address) => !exists(site, pages, address));
  const isForeign = id !== undefined && !id.startsWith(`${site.manifest.origin}/`);
  return { id, json, lost: isForeign ? [...lost, id] : lost };
}

function exists(site: SiteToInspect, pages: KnownPages, address: string): boolean {
  const { origin } = site.manifest;
  if (Object.values(site.content.brand.value.externalLinks).includes(address)) return true;
  if (!address.startsWith(`${origin}/`)) return false;
  const path = address.slice(origin.length).replace(/[?#].*$/s, '');
  return pages.get(path)?.route.status === 200 || isPublished(path.slice(1), site, pages);
}
