import { memoize } from '../../model/memoize.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import { groupPageFindings, type PageFinding } from '../shared/group-page-findings.ts';
import type { DataNode } from '../shared/page-summary.ts';
import { isPublished } from '../shared/published-file.ts';
import type { KnownPages, SiteRule, SiteToInspect } from '../site-rule.ts';

/** WL5037: addresses in structured data exist, and a node with an `@id` is equal on all pages (JSON-LD 1.1, section 3.3). */
export const dataAddresses: SiteRule = {
  name: 'data addresses',
  run(site, pages) {
    const faults: PageFinding[] = [];
    const described = new Map<string, { reported: string | undefined; path: string }>();
    const read = memoize((json) => readNode(json, site, pages));
    for (const { route, page, summary } of pages.values()) {
      const { path } = route;
      const report = (finding: Finding) => faults.push({ route, page, finding });
      for (const { id, reported, lost, isForeign } of summary.data.map(read)) {
        for (const address of lost) report(missing(path, address));
        if (id === undefined) continue;
        const before = described.get(id);
        if (!before) described.set(id, { reported, path });
        else if (before.reported !== reported) report(otherwise(path, before.path, id));
        if (isForeign) report(missing(path, id));
      }
    }
    return groupPageFindings(faults);
  },
};

/** The properties of a node, with the addresses in it that do not exist. */
function readNode(json: string, site: SiteToInspect, pages: KnownPages) {
  const { id, json: reported, addresses } = JSON.parse(json) as DataNode;
  return {
    id,
    reported,
    lost: addresses.filter((address) => !isThere(site, pages, address)),
    isForeign: id !== undefined && !id.startsWith(`${site.manifest.origin}/`),
  };
}

function isThere(site: SiteToInspect, pages: KnownPages, address: string): boolean {
  const { origin } = site.manifest;
  if (Object.values(site.content.brand.value.externalLinks).includes(address)) return true;
  if (!address.startsWith(`${origin}/`)) return false;
  const path = address.slice(origin.length).replace(/[?#].*$/s, '');
  return pages.get(path)?.route.status === 200 || isPublished(path.slice(1), site, pages);
}

const missing = (path: string, address: string): Finding =>
  findingOnPage('WL5037', { subject: address }, [
    `The structured data of ${path} names '${address}', which is no page or file of the site.`,
    'Write the whole address of something that is there.',
  ]);

const otherwise = (path: string, first: string, id: string): Finding =>
  findingOnPage('WL5037', { subject: id }, [
    `The structured data of ${path} describes '${id}' otherwise than that of ${first}.`,
    'One @id is one thing: say the same of it everywhere.',
  ]);
