import { closestMatch } from '../../diagnostics/closest-match.ts';
import { decoded } from '../../model/decoded.ts';
import { parseLocale } from '../../model/locale.ts';
import type { Manifest } from '../../model/manifest.ts';
import { type AddressTable, addressIn, resolve } from '../../model/resolver.ts';
import { commandName } from '../../package/command-name.ts';
import type { Finding } from '../finding.ts';
import type { KnownPages, PageFacts, SiteToInspect } from '../site-rule.ts';
import { isPublished } from './published-file.ts';
import { hasLine, linesOf } from './shared-texts.ts';

interface LinkToCheck {
  readonly site: SiteToInspect;
  readonly pages: KnownPages;
  readonly link: string;
  /** The page with the link; if it is absent, any page but the target, and the link begins with a slash. */
  readonly from?: PageFacts;
}

/** A fault of a link: its message continues `leads to …`, without a full stop. */
export interface LinkFault extends Required<Pick<Finding, 'code' | 'hint'>> {
  readonly problem: string;
}

/** The fault of a link inside the site; undefined if it leads to the canonical address of a page, and to an existing id on it. */
export function checkLink(toCheck: LinkToCheck): LinkFault | undefined {
  const { site, pages, link, from } = toCheck;
  const [, written = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
  if (link === '' || link === '#')
    return { code: 'WL3012', problem: 'leads nowhere: its address is empty', hint: 'Give it an address, or make it a button.' };
  const base = from?.route.path ?? '/';
  const path = written === '' ? base : new URL(written, site.manifest.origin + base).pathname;
  if (site.manifest.endpoints?.includes(path)) return undefined;
  const target = pages.get(path);
  if (!target) return isPublished(path.slice(1), site, pages) ? undefined : toNoPage(toCheck, path);
  if (written !== '' && written !== path)
    return { code: 'WL3014', problem: `leads to '${link}', another spelling of ${path}`, hint: `Write ${path}.` };
  if (target.route.status === 404 && from?.route.status !== 404)
    return {
      code: 'WL3015',
      problem: `leads to ${path}, which is a page for addresses that do not exist`,
      hint: 'Lead to an existing page.',
    };
  const { canonical, defaultForNoCountry, language, copyLanguage } = target.route;
  // A fallback address keeps its readers in their locale.
  const staysInLocale = copyLanguage !== language;
  if (written !== '' && canonical !== path && !defaultForNoCountry && !staysInLocale && from?.route.path !== path)
    return { code: 'WL3014', problem: `leads to ${path}, another address of the page ${canonical}`, hint: `Lead to ${canonical}.` };
  return fragment === undefined ? undefined : toPlace(target, fragment);
}

/** Compares fragments as browsers do: first as written, then decoded (HTML, section 7.4.6.4). */
function toPlace({ page, route, summary: { ids } }: PageFacts, fragment: string): LinkFault | undefined {
  // A missing anchor that the page declares is reported there (WL3003).
  if (page.anchors.includes(fragment) || hasLine(ids, fragment) || hasLine(ids, decoded(fragment) ?? fragment)) return undefined;
  const near = closestMatch(fragment, linesOf(ids));
  const hint = near ? `Did you mean '#${near}'?` : 'Give an element this id, or delete the part after #.';
  return { code: 'WL3013', problem: `leads to '#${fragment}' on ${route.path}, where no element has that id`, hint };
}

function toNoPage({ site: { manifest }, pages }: LinkToCheck, path: string): LinkFault {
  const left = manifest.omissions.find((omission) => manifest.routes.some((route) => inLocale(manifest.table, route, omission) === path));
  if (left) {
    const problem = `leads to ${path}, but the page '${left.page}' is omitted there: ${left.reason}`.replace(/\.$/, '');
    return { code: 'WL3015', problem, hint: 'Lead to another page, or omit the link there.' };
  }
  const answer = resolve(manifest.table, path);
  if ('location' in answer)
    return { code: 'WL3014', problem: `leads to ${path}, which redirects to ${answer.location}`, hint: `Lead to ${answer.location}.` };
  const locale = path.split('/', 2)[1] ?? '';
  const beside = [...pages.keys()].filter((known) => known.startsWith(`/${locale}/`));
  const near = closestMatch(path, beside.length ? beside : pages.keys());
  const hint = near ? `Did you mean ${near}?` : `The command \`${commandName} routes\` lists every address.`;
  return { code: 'WL3012', problem: `leads to ${path}, which is not a page of the site`, hint };
}

/** The address of an omitted page, derived from that of the same page in another locale. */
function inLocale(table: AddressTable, { page, path, locale }: PageFacts['route'], omission: Manifest['omissions'][number]) {
  const other = page === omission.page ? parseLocale(omission.locale) : undefined;
  const start = locale && other && addressIn(table, locale);
  return start && path.startsWith(start) ? addressIn(table, other, path.slice(start.length)) : undefined;
}
