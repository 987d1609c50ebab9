import { nearest } from '../diagnostics/nearest.ts';
import { endpoints } from '../model/reserved-addresses.ts';
import { resolve } from '../model/resolver.ts';
import { holderOf } from './holder.ts';
import type { Finding, RenderedSite } from './inspect.ts';
import type { PageSummary } from './page-summary.ts';

interface Led {
  readonly site: RenderedSite;
  readonly pages: ReadonlyMap<string, PageSummary>;
  readonly link: string;
  readonly from: PageSummary;
}

/** What is wrong with a link inside the site; nothing where it leads to a page at its own address, and to a place on it. */
export function judgeLink(led: Led): Omit<Finding, 'subject'> | undefined {
  const { site, pages, link, from } = led;
  const { origin } = site.manifest;
  const [, written = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
  if (link === '' || link === '#')
    return finding(led, 'WL3012', 'leads nowhere: its address is empty', 'Give it an address, or make it a button.');
  const path = written === '' ? from.route.path : new URL(written, origin + from.route.path).pathname;
  if (endpoints.includes(path)) return undefined;
  const target = pages.get(path);
  if (!target) return site.files.has(path.slice(1)) ? undefined : toNoPage(led, path);
  if (written !== '' && written !== path)
    return finding(led, 'WL3014', `leads to '${link}', which is another way to write ${path}`, `Write ${path}.`);
  if (target.route.status === 404 && from.route.status !== 404)
    return finding(led, 'WL3015', `leads to ${path}, which is a page for addresses that do not exist`, 'Lead to a page that is there.');
  const { canonical, elsewhere } = target.route;
  if (written !== '' && canonical !== path && !elsewhere && from.route.path !== path)
    return finding(led, 'WL3014', `leads to ${path}, a further address of the page ${canonical}`, `Lead to ${canonical}.`);
  return fragment === undefined ? undefined : toPlace(led, target, fragment);
}

/** Fragments are compared as browsers do it: first as written, then decoded (HTML, section 7.4.6.4). */
function toPlace(led: Led, { ids, route }: PageSummary, fragment: string): Omit<Finding, 'subject'> | undefined {
  // A place that the page promises and does not have is told there (WL3003).
  if (led.site.content.pages.get(route.page)?.anchors.includes(fragment)) return undefined;
  if (ids.has(fragment) || ids.has(decoded(fragment))) return undefined;
  const near = nearest(fragment, ids);
  const next = near ? `Did you mean '#${near}'?` : 'Give the place that is meant this id, or leave the part behind # out.';
  return finding(led, 'WL3013', `leads to '#${fragment}' on ${route.path}, where nothing has that id`, next);
}

function toNoPage(led: Led, path: string): Omit<Finding, 'subject'> {
  const { manifest } = led.site;
  const left = manifest.omissions.find((omission) => led.site.manifest.routes.some((route) => inLocale(route, omission) === path));
  if (left) {
    const told = `leads to ${path}, but the page '${left.page}' is left out there: ${left.reason}`;
    return finding(led, 'WL3015', told.replace(/\.$/, ''), 'Lead to another page, or leave the link out there.');
  }
  const answer = resolve(manifest.table, path);
  if (answer.status === 301)
    return finding(led, 'WL3014', `leads to ${path}, which only passes on to ${answer.location}`, `Lead to ${answer.location}.`);
  const locale = path.split('/', 2)[1] ?? '';
  const beside = [...led.pages.keys()].filter((known) => known.startsWith(`/${locale}/`));
  const near = nearest(path, beside.length ? beside : led.pages.keys());
  const next = near ? `Did you mean ${near}?` : 'The command `npm run site -- routes` lists every address.';
  return finding(led, 'WL3012', `leads to ${path}, which is no page of the site`, next);
}

/** The address that a left-out page would have, told from that of the same page in another locale. */
function inLocale({ page, path, locale }: PageSummary['route'], omission: { readonly page: string; readonly locale: string }) {
  return page === omission.page && locale && path.startsWith(`/${locale.id}/`)
    ? path.replace(`/${locale.id}/`, `/${omission.locale}/`)
    : undefined;
}

function finding({ site, link, from }: Led, code: Finding['code'], told: string, hint: string): Omit<Finding, 'subject'> {
  const html = site.files.get(from.route.output);
  const holder = typeof html === 'string' ? holderOf(html, link) : 'Something';
  return { code, message: `${holder} on ${from.route.path} ${told}.`, hint, found: link };
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
