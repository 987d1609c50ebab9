import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import { ownEndpoints } from '../model/lead-endpoint.ts';
import { type Manifest, outputOf, type Route } from '../model/manifest.ts';
import { copyFilesOf } from '../model/page-copies.ts';
import { originalOf } from '../model/page-locales.ts';
import { addressTable } from './address-table.ts';
import { type Address, addressesOf } from './addresses.ts';
import { alternatesOf } from './alternates.ts';
import { type DocumentToPlan, documentAddresses } from './document-addresses.ts';
import { isDraftContract, withEditionAddresses } from './edition-addresses.ts';
import { formerAddresses } from './former-addresses.ts';
import { firstNumbers, takenNumbers, withListAddresses } from './list-addresses.ts';
import { listRedirects } from './list-redirects.ts';
import { shadowed } from './shadowed.ts';

/** Values that replace those of the site file, and values of the theme. */
interface SiteSettings {
  readonly origin?: string | undefined;
  /** The hosts redirect by rules, so no page is written for a redirect. */
  readonly redirectRules?: boolean | undefined;
  /** Also plans the pages that are omitted. */
  readonly draft?: boolean | undefined;
  /** The files that the theme writes for every locale. */
  readonly documents?: readonly DocumentToPlan[] | undefined;
  /** The paths below `/api/` that the theme answers. */
  readonly endpoints?: readonly string[] | undefined;
}

/** Every address of the site, sorted by path. Reports two pages at one address; the first gets it. */
export function plan(content: SharedContent, settings: SiteSettings = {}): { manifest: Manifest; diagnostics: readonly Diagnostic[] } {
  const { leadEndpoint, imageOrigins, transportSecurity, ...site } = content.site.value;
  const { origin = site.origin, redirectRules } = settings;
  const endpoints = ownEndpoints(content.site.value, settings.endpoints ?? []);
  const listed = withListAddresses([...content.pages.values()].map((page) => addressesOf(content, page, settings)));
  const planned = withEditionAddresses(content, listed);
  const all = planned.flatMap(({ addresses }) => addresses);
  const routes = new Map<string, Route>();
  const clashes: { address: Address; taken: Route }[] = [];
  // Readers see a page and its variants as one page, each number of a list as another one, and so each part of the editions of a contract.
  const groups = groupBy(all, ({ page, number = 1, part = '' }) => `${originalOf(page)} ${number} ${part}`);
  for (const addresses of groups.values()) {
    const chooser = chooserFor(addresses, planned);
    const shared = new Map<string, Route['alternates']>();
    for (const address of addresses) {
      const cluster = address.kind === 'pattern' ? '' : `${address.kind} ${address.country}`;
      const alternates = shared.get(cluster) ?? alternatesOf(content, addresses, { address, chooser });
      shared.set(cluster, alternates);
      const taken = routes.get(address.path);
      // A page at an address that a list needs is reported as that.
      if (taken && (taken.number ?? address.number) === undefined) clashes.push({ address, taken });
      if (!taken) routes.set(address.path, routeOf(content, address, { addresses, alternates }));
    }
  }
  const sorted = withChooser(routes);
  const { former: moved, diagnostics: moving } = formerAddresses(content, sorted);
  const former = new Map([...firstNumbers(all), ...moved]);
  const table = addressTable(content, sorted, former);
  const redirected = listRedirects(content, table);
  const taken = [...sorted.map(({ path }) => path), ...redirected.map(({ from }) => from)];
  const { addresses: documents, diagnostics: ofDocuments } = documentAddresses(content, settings.documents ?? [], taken);
  return {
    manifest: {
      origin: origin.replace(/\/$/, ''),
      ...(leadEndpoint?.startsWith('https://') && { leads: new URL(leadEndpoint).origin }),
      ...(imageOrigins && { imageOrigins: Object.keys(imageOrigins).map((origin) => new URL(origin).origin) }),
      ...(transportSecurity && { transportSecurity }),
      routes: sorted,
      redirects: redirected,
      ...(redirectRules && { redirectRules }),
      table,
      ...(endpoints.length > 0 && { endpoints }),
      ...(documents.length > 0 && { documents }),
      omissions: planned.flatMap(({ omissions }) => omissions),
    },
    diagnostics: [
      ...[...groupBy(clashes, clashKey).values()].flatMap(([clash]) => (clash ? duplicate(clash, content) : [])),
      ...takenNumbers(all),
      ...shadowed(all),
      ...moving,
      ...ofDocuments,
    ],
  };
}

/** The address `/` is the x-default of the home pages: it lets visitors choose. */
function chooserFor(addresses: readonly Address[], planned: readonly { addresses: readonly Address[] }[]): string | undefined {
  const home = addresses.some(({ page, number }) => page.definition.value.path === '/:locale' && number === undefined);
  return home && planned.some(({ addresses: all }) => all.some(({ path, kind }) => path === '/' && kind === 'own')) ? '/' : undefined;
}

/** All routes by their paths. The chooser is the x-default of the home pages, so its alternates must include them. */
function withChooser(routes: ReadonlyMap<string, Route>): Route[] {
  const sorted = [...routes.keys()].sort().map((path) => routes.get(path) as Route);
  const chooser = routes.get('/');
  if (!chooser) return sorted;
  const home = sorted.find(({ alternates }) => alternates.some(({ hreflang, path }) => hreflang === 'x-default' && path === '/'));
  return home ? sorted.map((route) => (route === chooser ? { ...route, alternates: home.alternates } : route)) : sorted;
}

function routeOf(
  content: SharedContent,
  address: Address,
  { addresses, alternates }: { addresses: readonly Address[]; alternates: Route['alternates'] },
): Route {
  const { page, path, kind, locale, language, copyLanguage, tag } = address;
  const { status = 200, indexed = true } = page.definition.value;
  const elsewhere = kind === 'alias' || copyLanguage !== language;
  const canonical = elsewhere ? (original(address, addresses)?.path ?? path) : path;
  const isApplied = address.part === undefined && !isDraftContract(content, address);
  const shown = indexed && isApplied && status === 200 && canonical === path && copyLanguage === language;
  return {
    path,
    output: outputOf(path),
    page: page.id,
    ...(address.number !== undefined && { number: address.number }),
    ...(address.part !== undefined && { part: address.part }),
    template: page.definition.value.template,
    ...(address.defaultForNoCountry && { defaultForNoCountry: true as const }),
    ...(locale && { locale }),
    ...(address.country && { country: address.country }),
    tag,
    language,
    copyLanguage,
    canonical,
    alternates: shown && alternates.some((alternate) => alternate.path === path) ? alternates : [],
    status,
    indexed: shown,
    sources: [page.definition.file, ...copyFilesOf(content.pages, page, copyLanguage)].sort(),
  };
}

/** The canonical address of an extra address, or of one with the text of another language: the page in that country and language. */
function original({ country, copyLanguage }: Address, addresses: readonly Address[]): Address | undefined {
  const same = (address: Address) => address.country === country && address.language === copyLanguage;
  return (
    addresses.find((address) => address.kind === 'pattern' && same(address)) ??
    addresses.find((address) => address.kind === 'own' && same(address))
  );
}

/** Two patterns that conflict do so in every locale: that is one fault, reported at the first address. */
const clashKey = ({ address, taken }: { readonly address: Address; readonly taken: Route }) =>
  `${address.page.id} ${taken.page} ${address.kind}`;

function duplicate({ address: { page, path, dataPath }, taken }: { address: Address; taken: Route }, content: SharedContent): Diagnostic {
  const owner = content.pages.get(taken.page);
  const related = owner && [
    { file: owner.definition.file, dataPath: placeOf(owner, taken.path), message: `'${owner.id}' has the address here.` },
  ];
  return finding('WL3001', { file: page.definition.file, dataPath, ...(related && { related }) }, [
    `The address ${path} belongs to the page '${taken.page}' already, so '${page.id}' cannot have it too.`,
    'Change one of the two paths.',
  ]);
}

/** The place of an address in a page's definition: in its list, or its pattern. */
function placeOf({ definition }: Page, address: string): string[] {
  const bare = (path: string) => path.replace(/\/$/, '');
  const index = (definition.value.addresses ?? []).findIndex(({ path }) => bare(path) === bare(address));
  return index < 0 ? ['path'] : ['addresses', String(index), 'path'];
}
