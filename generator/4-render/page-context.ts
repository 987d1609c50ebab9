import type { Link, PageContext } from '../../runtime/page-context.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Fact } from '../model/fact.ts';
import { languageTag } from '../model/locale.ts';
import type { Localized } from '../model/localized.ts';
import type { Route } from '../model/manifest.ts';
import type { Pixel, Target } from '../model/site.ts';
import type { RenderContext } from './context.ts';
import { formatFact, formatMoney, millisecondsOf } from './format-fact.ts';
import { dateFormat, numberFormat } from './formatters.ts';
import { suffixOf } from './links.ts';
import { leadsTo, menusOf } from './menus.ts';
import { missingHint } from './missing-hint.ts';
import { enclosedValue } from './pseudo.ts';
import type { Answer, Linked } from './questions.ts';
import { wordsOf } from './words.ts';

/** What the templates and the furniture of one page may read. Faults that only show while rendering go to `report`. */
export function pageContext(site: RenderContext, route: Route, report: (diagnostic: Diagnostic) => void): PageContext {
  const { tag, language } = route;
  const country = route.locale?.country;

  const linkTo = ({ href, language: shown, tag: hrefLang, file }: Linked, suffix = ''): Link => {
    site.read({ kind: 'address', file, dataPath: ['path'] });
    return { href: `${href}${suffix}`, outbound: false, ...(shown !== language && { hrefLang }) };
  };
  const outbound = (name: string): Link => {
    const { href, file } = site.ask('outbound', name);
    site.read({ kind: 'address', file, dataPath: ['outbound', name] });
    return { href, outbound: true };
  };
  const link = (target: Target): Link | undefined => {
    if ('outbound' in target) return outbound(target.outbound);
    const found = site.ask('link', target.page, target.edition ?? '', country ?? '', language);
    return found && linkTo(found, suffixOf(target));
  };
  const words = (group: string) =>
    wordsOf({
      site,
      language,
      group,
      resolver: (shown) => site.resolver(shown === language ? tag : languageTag(shown, country)),
      missing: (path, file) => report(missingText(site.ask('dictionary', file), path, { file, route })),
    });
  const label = (key: string): Localized => {
    const [group = '', name = ''] = key.split('.');
    return words(group).text(name);
  };
  const fact = (id: string): Fact => {
    const found = site.ask('fact', id);
    if (!found) throw new Error(`the fact '${id}' does not exist${nearFact(site.ask('factNames'), id)}`);
    site.read({ kind: 'fact', file: found.file, dataPath: [id.slice(id.indexOf('.') + 1)] });
    return found.value;
  };
  const kindOf = <Kind extends Fact['kind']>(id: string, kind: Kind): Extract<Fact, { kind: Kind }> => {
    const found = fact(id);
    if (found.kind !== kind) throw new Error(`the fact '${id}' is a ${found.kind}, but a ${kind} is needed`);
    return found as Extract<Fact, { kind: Kind }>;
  };
  const shown = (value: string) => (site.ask('pseudo') ? enclosedValue(value) : (value as Localized));
  const navigation = () => site.ask('menus', country ?? '', route.country ?? '', language);
  // The same menus stand on nearly all pages of a locale; only those that they lead to mark an entry as their own.
  const menus = () => {
    const items = navigation();
    const marked = leadsTo(items, route.page) ? route.page : '';
    const name = ['menus', tag, language, country, route.country, marked].join(' ');
    return site.shared(name, () => menusOf(items, { page: marked, link, label }));
  };

  const read: Omit<
    PageContext,
    'countryChoices' | 'languageChoices' | 'menu' | 'footer' | 'bannerLink' | 'home' | 'receipt' | 'languages' | 'pixel' | 'addresses'
  > = {
    page: route.page,
    path: route.path,
    tag,
    language,
    country,
    words: words as PageContext['words'],
    link,
    fact,
    milliseconds: (id) => millisecondsOf(kindOf(id, 'duration')),
    count: (id) => kindOf(id, 'count').amount,
    share: (id) => kindOf(id, 'percent').basisPoints / 10_000,
    format: (id) => shown(formatFact(fact(id), tag)),
    number: (value, options) => numberFormat(tag, options).format(value) as Localized,
    date: (iso, until) => shown(longDate(tag, iso, until)),
    shortDate: (iso) => iso.split('-').reverse().map(Number).join('.') as Localized,
    regionName: (code) => shown(regionNames(tag).of(code.toUpperCase()) ?? code),
    brand: (key) => site.resolver(tag).brand(key) as Localized,
    outbound,
  };
  return onDemand(read, {
    countryChoices: () => {
      const names = words('countries');
      return site.ask('countries', route.path).map(({ code, ...choice }) => ({ code, name: names.text(code), ...choice }));
    },
    languageChoices: () => site.ask('languages', route.path),
    menu: () => (navigation().without.includes(route.page) ? [] : menus().header),
    footer: () => menus().footer,
    bannerLink: () => {
      const { banner } = navigation();
      return banner && link(banner);
    },
    home: () => {
      const home = site.ask('home', country ?? '', language);
      return home ? linkTo(home) : { href: '/', outbound: false };
    },
    receipt: () => receiptOf(site.ask('receipt', country ?? ''), tag),
    languages: () => site.ask('languageNames'),
    pixel: () => pixelOn(site, route.page),
    addresses: () => site.ask('table'),
  });
}

type Made<Makers> = { readonly [Name in keyof Makers]: Makers[Name] extends () => infer Value ? Value : never };

/** Adds properties that are made when they are first read: a page without a menu never makes one. */
function onDemand<Base extends object, Makers extends Record<string, () => unknown>>(base: Base, makers: Makers): Base & Made<Makers> {
  for (const [name, make] of Object.entries(makers)) {
    Object.defineProperty(base, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = make();
        Object.defineProperty(base, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return base as Base & Made<Makers>;
}

/** Making one is slow, and many pages need the same. */
const namesByTag = new Map<string, Intl.DisplayNames>();
function regionNames(tag: string): Intl.DisplayNames {
  const names = namesByTag.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' });
  namesByTag.set(tag, names);
  return names;
}

function longDate(tag: string, iso: string, until?: string): string {
  const at = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const format = dateFormat(tag, { dateStyle: 'long' });
  return until ? format.formatRange(at(iso), at(until)) : format.format(at(iso));
}

/** What a page reports to; nothing on pages that report nothing (C5). */
export function pixelOn(site: RenderContext, page: string): Pixel | undefined {
  const pixel = site.ask('pixel');
  return pixel?.pages.some((id) => id === page) ? pixel : undefined;
}

/** A shop's receipt in the currency of the page's country, or of the country that the navigation falls back to. */
function receiptOf(sample: Answer<'receipt'>, tag: string): PageContext['receipt'] {
  if (!sample) return { items: {}, total: '' as Localized };
  const money = (minor: number) => formatMoney({ minor, currency: sample.currency }, tag) as Localized;
  const amounts = Object.entries(sample.items);
  return {
    items: Object.fromEntries(amounts.map(([item, minor]) => [item, money(minor)])),
    total: money(amounts.reduce((sum, [, minor]) => sum + minor, 0)),
  };
}

function missingText(
  dictionary: Answer<'dictionary'>,
  path: readonly string[],
  { file, route }: { file: string; route: Route },
): Diagnostic {
  return {
    code: 'WL2010',
    severity: 'error',
    file,
    dataPath: path,
    message: `The page ${route.path} shows the text '${path.join('.')}', which does not exist.`,
    hint: missingHint(path, dictionary ? [dictionary] : []),
    cause: `dictionary ${path.join('.')}`,
  };
}

function nearFact(names: readonly string[], id: string): string {
  const near = nearest(id, names);
  return near ? `; the nearest is '${near}'` : '';
}
