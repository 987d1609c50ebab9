import { closestMatch } from '../../diagnostics/closest-match.ts';
import { endpoints } from '../../model/reserved-addresses.ts';
import { resolve } from '../../model/resolver.ts';
import type { Finding } from '../finding.ts';
import type { KnownPages, PageFacts, SiteToInspect } from '../site-rule.ts';
import { isPublished } from './published-file.ts';
import { hasLine, linesOf } from './shared-texts.ts';

interface Led {
  readonly site: SiteToInspect;
  readonly pages: KnownPages;
  readonly link: string;
  /** The page that it stands on; without one, some page that it does not lead to. The link then begins with a slash. */
  readonly from?: PageFacts;
}

/** What is wrong with a link: it `leads to …`, without a full stop. */
export interface LinkFault extends Required<Pick<Finding, 'code' | 'hint'>> {
  readonly told: string;
}

/** What is wrong with a link inside the site; nothing where it leads to a page at its own address, and to a place on it. */
export function checkLink(led: Led): LinkFault | undefined {
  const { site, pages, link, from } = led;
  const [, written = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
  if (link === '' || link === '#')
    return { code: 'WL3012', told: 'leads nowhere: its address is empty', hint: 'Give it an address, or make it a button.' };
  const base = from?.route.path ?? '/';
  const path = written === '' ? base : new URL(written, site.manifest.origin + base).pathname;
  if (endpoints.includes(path)) return undefined;
  const target = pages.get(path);
  if (!target) return isPublished(path.slice(1), site, pages) ? undefined : toNoPage(led, path);
  if (written !== '' && written !== path)
    return { code: 'WL3014', told: `leads to '${link}', which is another way to write ${path}`, hint: `Write ${path}.` };
  if (target.route.status === 404 && from?.route.status !== 404)
    return {
      code: 'WL3015',
      told: `leads to ${path}, which is a page for addresses that do not exist`,
      hint: 'Lead to a page that is there.',
    };
  const { canonical, defaultForNoCountry, language, copyLanguage } = target.route;
  // An address that shows the text of another language is where those who read its locale stay.
  const staysInLocale = copyLanguage !== language;
  if (written !== '' && canonical !== path && !defaultForNoCountry && !staysInLocale && from?.route.path !== path)
    return { code: 'WL3014', told: `leads to ${path}, a further address of the page ${canonical}`, hint: `Lead to ${canonical}.` };
  return fragment === undefined ? undefined : toPlace(target, fragment);
}

/** Fragments are compared as browsers do it: first as written, then decoded (HTML, section 7.4.6.4). */
function toPlace({ page, route, summary: { ids } }: PageFacts, fragment: string): LinkFault | undefined {
  // A place that the page promises and does not have is told there (WL3003).
  if (page.anchors.includes(fragment) || hasLine(ids, fragment) || hasLine(ids, decoded(fragment))) return undefined;
  const near = closestMatch(fragment, linesOf(ids));
  const hint = near ? `Did you mean '#${near}'?` : 'Give the place that is meant this id, or leave the part behind # out.';
  return { code: 'WL3013', told: `leads to '#${fragment}' on ${route.path}, where nothing has that id`, hint };
}

function toNoPage({ site: { manifest }, pages }: Led, path: string): LinkFault {
  const left = manifest.omissions.find((omission) => manifest.routes.some((route) => inLocale(route, omission) === path));
  if (left) {
    const told = `leads to ${path}, but the page '${left.page}' is left out there: ${left.reason}`.replace(/\.$/, '');
    return { code: 'WL3015', told, hint: 'Lead to another page, or leave the link out there.' };
  }
  const answer = resolve(manifest.table, path);
  if ('location' in answer)
    return { code: 'WL3014', told: `leads to ${path}, which only passes on to ${answer.location}`, hint: `Lead to ${answer.location}.` };
  const locale = path.split('/', 2)[1] ?? '';
  const beside = [...pages.keys()].filter((known) => known.startsWith(`/${locale}/`));
  const near = closestMatch(path, beside.length ? beside : pages.keys());
  const hint = near ? `Did you mean ${near}?` : 'The command `npm run site -- routes` lists every address.';
  return { code: 'WL3012', told: `leads to ${path}, which is no page of the site`, hint };
}

/** The address that a left-out page would have, told from that of the same page in another locale. */
function inLocale({ page, path, locale }: PageFacts['route'], omission: { readonly page: string; readonly locale: string }) {
  return page === omission.page && locale && path.startsWith(`/${locale.id}/`)
    ? path.replace(`/${locale.id}/`, `/${omission.locale}/`)
    : undefined;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
