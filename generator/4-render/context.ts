import type { CountryChoice, LanguageChoice, Link, MenuEntry, PageContext } from '../../runtime/page-context.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Localized } from '../model/localized.ts';
import { languageTag } from '../model/locale.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import type { MenuItem, Target } from '../model/site.ts';
import { formatFact, formatMoney } from './format-fact.ts';
import { LinkIndex, suffixOf } from './links.ts';
import { TextResolver } from './text.ts';
import { wordsOf } from './words.ts';

/** Something that a page read: a text, a fact or the address of another page. */
export interface Reading {
  readonly kind: 'text' | 'fact' | 'address';
  readonly file: string;
  readonly dataPath: readonly string[];
  readonly language?: string;
}

/** What all pages of a site have in common while it is rendered. */
export class RenderContext {
  readonly content: Content;
  readonly manifest: Manifest;
  readonly links: LinkIndex;
  readonly #resolvers = new Map<string, TextResolver>();
  #reader: ((reading: Reading) => void) | undefined;

  constructor(content: Content, manifest: Manifest) {
    this.content = content;
    this.manifest = manifest;
    this.links = new LinkIndex(content, manifest);
  }

  /** Calls the listener for everything that is read while `work` runs. */
  reading<Result>(listener: (reading: Reading) => void, work: () => Result): Result {
    this.#reader = listener;
    try {
      return work();
    } finally {
      this.#reader = undefined;
    }
  }

  read(reading: Reading): void {
    this.#reader?.(reading);
  }

  resolver(tag: string): TextResolver {
    let resolver = this.#resolvers.get(tag);
    if (!resolver) {
      const read = (id: string) => this.#readFact(id);
      resolver = new TextResolver({ content: this.content, tag, read });
      this.#resolvers.set(tag, resolver);
    }
    return resolver;
  }

  #readFact(id: string): void {
    const fact = this.content.facts.get(id);
    if (fact) this.read({ kind: 'fact', file: fact.file, dataPath: [id.slice(id.indexOf('.') + 1)] });
  }

  /** What the templates and the furniture of one page may read. Faults that only show while rendering go to `report`. */
  page(route: Route, report: (diagnostic: Diagnostic) => void): PageContext {
    return pageContext(this, route, report);
  }
}

function pageContext(site: RenderContext, route: Route, report: (diagnostic: Diagnostic) => void): PageContext {
  const { content, manifest, links } = site;
  const country = route.locale?.country;
  const tag = route.tag;
  const linkOf = (found: Route, suffix = ''): Link => {
    site.read({ kind: 'address', file: content.pages.get(found.page)?.definition.file ?? '', dataPath: ['path'] });
    return { href: `${found.path}${suffix}`, outbound: false, ...(found.language !== route.language && { hrefLang: found.tag }) };
  };
  const outbound = (name: string): Link => {
    site.read({ kind: 'address', file: content.brand.file, dataPath: ['outbound', name] });
    return { href: content.brand.value.outbound[name] ?? '', outbound: true };
  };
  const link = (target: Target): Link | undefined => {
    if ('outbound' in target) return outbound(target.outbound);
    const found = links.find(target.page, country, route.language);
    return found && linkOf(found, suffixOf(target));
  };
  const words = (group: string) =>
    wordsOf({
      content,
      language: route.language,
      group,
      resolver: (language) => site.resolver(language === route.language ? tag : languageTag(language, country)),
      missing: (path, file) => report(missingText(path, file, route)),
      read: (dataPath, file) => site.read({ kind: 'text', file, dataPath, language: route.language }),
    });
  const entry = ({ label, to, items }: MenuItem): MenuEntry => {
    const [group = '', key = ''] = label.split('.');
    const target = to && link(to);
    const own = to && 'page' in to && to.page === route.page && !to.anchor;
    return { label: words(group).text(key), ...(target && { link: target }), current: own ?? false, items: (items ?? []).map(entry) };
  };
  const menu = (name: string) => (content.navigation.value.menus[name] ?? []).map(entry).filter(({ link: to, items }) => to || items.length);
  const receipt = content.countries.get(country ?? content.site.value.navigationCountry)?.value;
  const money = (minor: number) => formatMoney({ minor, currency: receipt?.currency ?? 'EUR' }, tag) as Localized;
  const { header, footer, banner } = content.navigation.value;
  const date = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`);

  return {
    page: route.page,
    path: route.path,
    tag,
    language: route.language,
    country,
    words: words as PageContext['words'],
    link,
    fact: (id) => {
      const fact = content.facts.get(id);
      if (!fact) throw new Error(`the fact '${id}' does not exist`);
      site.read({ kind: 'fact', file: fact.file, dataPath: [id.slice(id.indexOf('.') + 1)] });
      return fact.value;
    },
    format(id) {
      return formatFact(this.fact(id), tag) as Localized;
    },
    number: (value, options) => new Intl.NumberFormat(tag, options).format(value) as Localized,
    date: (iso, until) => {
      const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
      return (until ? format.formatRange(date(iso), date(until)) : format.format(date(iso))) as Localized;
    },
    shortDate: (iso) => iso.split('-').reverse().map(Number).join('.') as Localized,
    brand: (key) => site.resolver(tag).brand(key) as Localized,
    outbound,
    languages: content.languages.value,
    get countryChoices() {
      return countryChoices(site, route, words('countries').text);
    },
    get languageChoices() {
      return languageChoices(site, route);
    },
    get menu() {
      const name = (country && header.countries?.[country]) ?? header.languages?.[route.language] ?? header.otherwise;
      return menu(name);
    },
    get footer() {
      return footer
        .filter(({ countries }) => !countries || (country && countries.includes(country)))
        .map(({ heading, menu: name }) => ({ heading: entry({ label: heading }).label, items: menu(name) }));
    },
    get bannerLink() {
      return banner && link(banner);
    },
    get home() {
      const home = homePage(content);
      const found = home && links.find(home, country, route.language);
      return found ? linkOf(found) : { href: '/', outbound: false };
    },
    receipt: {
      items: Object.fromEntries(Object.entries(receipt?.sampleReceipt ?? {}).map(([item, minor]) => [item, money(minor)])),
      total: money(Object.values(receipt?.sampleReceipt ?? {}).reduce((sum, minor) => sum + minor, 0)),
    },
    addresses: manifest.table,
  };
}

/** The page whose pattern is the locale alone. */
function homePage(content: Content): string | undefined {
  return [...content.pages.values()].find(({ definition }) => definition.value.path === '/:locale')?.id;
}

/** This page in every country (A11), or that country's home where it does not have the page. */
function countryChoices({ content, links }: RenderContext, route: Route, name: (key: string) => Localized): CountryChoice[] {
  return [...content.countries.values()].flatMap(({ value: { code, currency, languages } }) => {
    const there = links.inCountry(route.page, code).length ? route.page : homePage(content);
    const found = there && links.find(there, code, route.language);
    if (!found) return [];
    const current = code === route.locale?.country;
    return [{ code, name: name(code), currency, languages, href: current && route.status === 200 ? route.canonical : found.path, hrefLang: found.tag, current }];
  });
}

/** This page in every language of its country; without a country, none. */
function languageChoices({ content, links }: RenderContext, route: Route): LanguageChoice[] {
  const country = route.locale && content.countries.get(route.locale.country)?.value;
  if (!country) return [];
  const page = links.inCountry(route.page, country.code).length ? route.page : homePage(content);
  return country.languages.flatMap((code) => {
    const language = content.languages.value[code];
    const found = page && links.find(page, country.code, code);
    if (!language || !found) return [];
    return [{ code, name: language.name, nativeName: language.nativeName, href: found.path, hrefLang: found.tag, current: code === route.language }];
  });
}

function missingText(path: readonly string[], file: string, route: Route): Diagnostic {
  return {
    code: 'WL2010',
    severity: 'error',
    file,
    dataPath: path,
    message: `The page ${route.path} shows the text '${path.join('.')}', which does not exist.`,
    hint: 'Add the text, in the source and in every translation.',
  };
}
