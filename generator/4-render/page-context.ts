import type { Link, PageContext } from '../../runtime/page-context.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Content } from '../model/content.ts';
import type { Fact } from '../model/fact.ts';
import { languageTag } from '../model/locale.ts';
import type { Localized } from '../model/localized.ts';
import type { Route } from '../model/manifest.ts';
import type { Target } from '../model/site.ts';
import { countryChoices, homePage, languageChoices } from './choices.ts';
import type { RenderContext } from './context.ts';
import { formatFact, formatMoney, millisecondsOf } from './format-fact.ts';
import { dateFormat, numberFormat } from './formatters.ts';
import { suffixOf } from './links.ts';
import { menusOf, targetIn } from './menus.ts';
import { missingHint } from './missing-hint.ts';
import { enclosedValue } from './pseudo.ts';
import { wordsOf } from './words.ts';

/** What the templates and the furniture of one page may read. Faults that only show while rendering go to `report`. */
export function pageContext(site: RenderContext, route: Route, report: (diagnostic: Diagnostic) => void): PageContext {
  const { content, manifest, links } = site;
  const { tag, language } = route;
  const country = route.locale?.country;

  const linkTo = (found: Route, suffix = ''): Link => {
    site.read({ kind: 'address', file: content.pages.get(found.page)?.definition.file ?? '', dataPath: ['path'] });
    return { href: `${found.path}${suffix}`, outbound: false, ...(found.language !== language && { hrefLang: found.tag }) };
  };
  const outbound = (name: string): Link => {
    site.read({ kind: 'address', file: content.brand.file, dataPath: ['outbound', name] });
    return { href: content.brand.value.outbound[name] ?? '', outbound: true };
  };
  const link = (target: Target): Link | undefined => {
    if ('outbound' in target) return outbound(target.outbound);
    const found = links.find(target, { country, language });
    return found && linkTo(found, suffixOf(target));
  };
  const words = (group: string) =>
    wordsOf({
      content,
      language,
      group,
      resolver: (shown) => site.resolver(shown === language ? tag : languageTag(shown, country)),
      missing: (path, file) => report(missingText(content, path, { file, route })),
      read: (dataPath, file) => site.read({ kind: 'text', file, dataPath, language }),
    });
  const label = (key: string): Localized => {
    const [group = '', name = ''] = key.split('.');
    return words(group).text(name);
  };
  const fact = (id: string): Fact => {
    const found = content.facts.get(id);
    if (!found) throw new Error(`the fact '${id}' does not exist${nearFact(content, id)}`);
    site.read({ kind: 'fact', file: found.file, dataPath: [id.slice(id.indexOf('.') + 1)] });
    return found.value;
  };
  const kindOf = <Kind extends Fact['kind']>(id: string, kind: Kind): Extract<Fact, { kind: Kind }> => {
    const found = fact(id);
    if (found.kind !== kind) throw new Error(`the fact '${id}' is a ${found.kind}, but a ${kind} is needed`);
    return found as Extract<Fact, { kind: Kind }>;
  };
  const home = (): Link => {
    const page = homePage(content);
    const found = page && links.find({ page }, { country, language });
    return found ? linkTo(found) : { href: '/', outbound: false };
  };
  const shown = (value: string) => (manifest.pseudo ? enclosedValue(value) : (value as Localized));
  const menus = menusOf({ navigation: content.navigation.value, route, link, label });
  const { banner } = content.navigation.value;

  const read: Omit<PageContext, 'countryChoices' | 'languageChoices' | 'menu' | 'footer' | 'bannerLink' | 'home' | 'receipt'> = {
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
    languages: content.languages.value,
    pixel: content.site.value.pixel?.pages.some((id) => id === route.page) ? content.site.value.pixel : undefined,
    addresses: manifest.table,
  };
  return onDemand(read, {
    countryChoices: () => countryChoices(site, route, words('countries').text),
    languageChoices: () => languageChoices(site, route),
    menu: menus.header,
    footer: menus.footer,
    bannerLink: () => {
      const target = banner && targetIn(country, banner);
      return target && link(target);
    },
    home,
    receipt: () => receiptOf(site, route),
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

/** A shop's receipt in the currency of the page's country, or of the country that the navigation falls back to. */
function receiptOf({ content }: RenderContext, { locale, tag }: Route): PageContext['receipt'] {
  const country = content.countries.get(locale?.country ?? content.site.value.navigationCountry)?.value;
  if (!country) return { items: {}, total: '' as Localized };
  const money = (minor: number) => formatMoney({ minor, currency: country.currency }, tag) as Localized;
  const amounts = Object.entries(country.sampleReceipt);
  return {
    items: Object.fromEntries(amounts.map(([item, minor]) => [item, money(minor)])),
    total: money(amounts.reduce((sum, [, minor]) => sum + minor, 0)),
  };
}

function missingText(content: Content, path: readonly string[], { file, route }: { file: string; route: Route }): Diagnostic {
  const dictionary = [...content.dictionaries.values()].find((entry) => entry.file === file);
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

function nearFact({ facts }: Content, id: string): string {
  const near = nearest(id, facts.keys());
  return near ? `; the nearest is '${near}'` : '';
}
