import { isGap } from '../model/gap.ts';
import type { Localized } from '../model/localized.ts';
import type { MenuItem, Navigation, Target, TargetByCountry } from '../model/site.ts';
import type { Link, MenuEntry, PageContext } from '../react/page-context.ts';

/** An entry of the navigation for one locale, with at most one target. */
interface Item {
  readonly label: string;
  readonly to?: Target;
  readonly items: readonly Item[];
}

export interface MenuItems {
  readonly header: readonly Item[];
  /** Pages without the header. */
  readonly without: readonly string[];
  readonly footer: readonly { readonly heading: string; readonly items: readonly Item[] }[];
  readonly banner?: Target;
}

/** The menus of a locale. `shown` is the country in the address; some contracts have one without a locale. */
export function menuItems(
  navigation: Navigation,
  { country, shown, language }: { readonly [Name in 'country' | 'shown']: string | undefined } & { readonly language: string },
): MenuItems {
  const item = ({ label, to: target, items }: MenuItem): Item => {
    const to = target && targetIn(shown, target);
    return { label, ...(to && { to }), items: (items ?? []).map(item) };
  };
  const menu = (name: string) => Object.entries(navigation.menus).flatMap(([key, items]) => (key === name ? items.map(item) : []));
  const { countries, languages, default: usual, without = [] } = navigation.header;
  const banner = navigation.banner && targetIn(country, navigation.banner);
  return {
    header: menu((country && countries?.[country]) ?? languages?.[language] ?? usual),
    without,
    footer: navigation.footer
      .filter(({ countries: only }) => !only || (country && only.includes(country)))
      .map(({ heading, menu: name }) => ({ heading, items: menu(name) })),
    ...(banner && { banner }),
  };
}

/** The menus of a page. Leaves out entries whose target is left out of the locale, and menus without entries. */
export function menusOf(
  { header, footer }: MenuItems,
  { isOwn, link, label }: { isOwn(to: Target): boolean; link(target: Target): Link | undefined; label(key: string): Localized },
): { header: MenuEntry[]; footer: PageContext['footer'] } {
  const entry = ({ label: key, to, items }: Item): MenuEntry => {
    const target = to && link(to);
    return { label: label(key), ...(target && { link: target }), current: to !== undefined && isOwn(to), items: entries(items) };
  };
  const entries = (items: readonly Item[]) => items.map(entry).filter(({ link: to, items: inner }) => to || inner.length);
  return { header: entries(header), footer: footer.map(({ heading, items }) => ({ heading: label(heading), items: entries(items) })) };
}

/** Whether an entry of these menus leads to the page itself. */
export function leadsTo({ header, footer }: MenuItems, isOwn: (to: Target) => boolean): boolean {
  const among = (items: readonly Item[]): boolean => items.some((item) => (item.to && isOwn(item.to)) || among(item.items));
  return among(header) || footer.some(({ items }) => among(items));
}

/** The target for readers of a country; undefined if its link is left out. */
function targetIn(country: string | undefined, target: Target | TargetByCountry): Target | undefined {
  if (!('countries' in target)) return target;
  const here = country === undefined ? undefined : target.countries[country];
  if (here === undefined) return target.default;
  return isGap(here) ? undefined : here;
}
