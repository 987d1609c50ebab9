import { closestMatch } from '../diagnostics/closest-match.ts';
import { type Fact, factIn } from '../model/fact.ts';
import { numberFormat } from '../model/formats.ts';
import { languageTag } from '../model/language-tag.ts';
import { localeId } from '../model/locale.ts';
import type { Localized } from '../model/localized.ts';
import { memoize } from '../model/memoize.ts';
import type { PageTarget, Target } from '../model/site.ts';
import type { Link, PageContext } from '../react/page-context.ts';
import type { DocumentContext } from '../react/theme.ts';
import type { RenderContext } from './context.ts';
import { dayOf, formatMoney, longDate, millisecondsOf, shortDate } from './format-fact.ts';
import { suffixOf } from './links.ts';
import { listedPage, unlisted } from './listed-page.ts';
import { UnknownFact } from './page-failure.ts';
import { enclosedValue } from './pseudo-texts.ts';
import type { LinkedPage } from './queries.ts';
import { wordsOf } from './resolved-words.ts';

/** The locale of a page: everything that the layout depends on besides the page itself. */
export interface LocaleOfPage {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly language: string;
  /** The language of the address, which links keep: on a fallback page not that of the text. */
  readonly visitorLanguage: string;
  readonly country: string | undefined;
  /** The country in the address; some contracts have one without a locale. */
  readonly shown: string | undefined;
}

/** The part of the context that all pages of a locale share. Documents read a part of it. */
type LocaleContext = Omit<DocumentContext, 'path' | 'origin'> &
  Pick<PageContext, 'requiredLink' | 'milliseconds' | 'count' | 'share' | 'money' | 'isOver' | 'inForce' | 'acceptedDocument'>;

/** The part of the page context that is the same for all pages of one locale. `missing` receives missing texts. */
export function localeContext(
  site: RenderContext,
  { tag, language, visitorLanguage, country }: LocaleOfPage,
  missing: (path: readonly string[], dictionary: string) => void,
): LocaleContext {
  const external = (name: string): Link => ({ href: site.query('externalLink', name), external: true });
  const link = (target: Target): Link | undefined => {
    if ('external' in target) return external(target.external);
    if (target.edition && !site.query('hasEdition', target.edition))
      throw new Error(
        `no page has the edition '${target.edition}'; write a country of the site, or a country and a language, such as 'at-de'`,
      );
    const route = site.query('link', target.page, target.edition ?? '', country ?? '', visitorLanguage);
    if (route) return linkTo(route, { language, suffix: suffixOf(target) });
    const names = site.query('pageNames');
    if (!names.includes(target.page)) throw new Error(`the page '${target.page}' does not exist${nearest(names, `${target.page}`)}`);
    return undefined;
  };
  const requiredLink = (target: PageTarget): Link => {
    const result = link(target);
    if (result) return result;
    const readers = localeId(country, visitorLanguage);
    throw new Error(`the page '${target.page}' has no address for readers of ${readers}, who must be able to open it`);
  };
  const pages = ({ template }: { readonly template: string }) => {
    const listed = site.query('listed', template, country ?? '', visitorLanguage);
    if (!listed) throw new Error(unlisted(template, site.query('listedTemplates')));
    return listed.map((entry) => listedPage(site, entry, language));
  };
  const resolver = (shown: string) => site.resolver(shown === language ? tag : languageTag(shown, country));
  const words = (group: string) => wordsOf({ site, language, group, resolver, missing });
  const fact = (id: string): Fact => {
    const factOfSite = site.query('fact', id);
    if (!factOfSite) throw new UnknownFact(`${id}`, nearest(site.query('factNames'), `${id}`), site.query('factNames'));
    return factIn(factOfSite, language);
  };
  const kindOf = <Kind extends Fact['kind']>(id: string, kind: Kind): Extract<Fact, { kind: Kind }> => {
    const requiredFact = fact(id);
    if (requiredFact.kind !== kind) throw new Error(`the fact '${id}' is a ${requiredFact.kind}, but a ${kind} is needed`);
    return requiredFact as Extract<Fact, { kind: Kind }>;
  };
  const shown = (value: string) => (site.query('pseudo') ? enclosedValue(value) : (value as Localized));
  return {
    tag,
    language,
    country,
    words: words as PageContext['words'],
    link,
    pages: pages as PageContext['pages'],
    requiredLink,
    fact,
    milliseconds: (id) => millisecondsOf(kindOf(id, 'duration')),
    count: (id) => kindOf(id, 'count').amount,
    share: (id) => kindOf(id, 'percent').basisPoints / 10_000,
    format: (id) => shown(site.writeFact(fact(id), tag)),
    money: (minor, currency) => formatMoney({ minor: finite(minor), currency }, tag) as Localized,
    number: (value, options) => numberFormat(tag, options).format(finite(value)) as Localized,
    date: (iso, until) => shown(longDate(tag, iso, until)),
    shortDate: (iso) => shortDate(tag, iso) as Localized,
    regionName: (code) => shown(regionName(code, tag)),
    brand: (key) => site.resolver(tag).brand(key) as Localized,
    external,
    isOver: (day) => {
      dayOf(day);
      return site.query('isOver', day);
    },
    inForce: (id) => site.query('inForce', id),
    acceptedDocument: (page) => site.query('acceptedDocument', page, country ?? '', language),
  };
}

export function linkTo({ href, language, tag }: LinkedPage, from: { readonly language: string; readonly suffix?: string }): Link {
  return { href: `${href}${from.suffix ?? ''}`, ...(language !== from.language && { hrefLang: tag }) };
}

/** Cached: making one is slow. */
const regionNames = memoize((tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }));

function regionName(code: string, tag: string): string {
  const name = /^[a-z]{2}$/i.test(code) ? regionNames(tag).of(code.toUpperCase()) : undefined;
  if (name === undefined) throw new Error(`'${code}' is not a country; write its code of two letters, such as 'de'`);
  return name;
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`${value} is not a number that readers understand`);
  return value;
}

function nearest(names: readonly string[], id: string): string {
  const near = closestMatch(id, names);
  return near ? `; the nearest is '${near}'` : '';
}
