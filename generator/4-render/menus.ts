import type { Link, MenuEntry, PageContext } from '../../runtime/page-context.ts';
import { isGap } from '../model/gap.ts';
import type { Localized } from '../model/localized.ts';
import type { Route } from '../model/manifest.ts';
import type { MenuItem, Navigation, Target, TargetByCountry } from '../model/site.ts';

interface MenuSource {
  readonly navigation: Navigation;
  readonly route: Route;
  link(target: Target): Link | undefined;
  label(key: string): Localized;
}

/** The menus of one page. An entry whose target is left out of the locale disappears, and so does a menu without entries. */
export function menusOf({ navigation, route, link, label }: MenuSource): { header(): MenuEntry[]; footer(): PageContext['footer'] } {
  const country = route.locale?.country;
  const entry = ({ label: key, to: named, items }: MenuItem): MenuEntry => {
    const to = named && targetIn(route.country, named);
    const target = to && link(to);
    const current = to !== undefined && 'page' in to && to.page === route.page && !to.anchor;
    return { label: label(key), ...(target && { link: target }), current, items: entries(items ?? []) };
  };
  const entries = (items: readonly MenuItem[]) => items.map(entry).filter(({ link: to, items: inner }) => to || inner.length);
  const menu = (name: string) => entries(navigation.menus[name] ?? []);
  const { countries, languages, otherwise, without } = navigation.header;
  return {
    header: () =>
      (without as readonly string[] | undefined)?.includes(route.page)
        ? []
        : menu((country && countries?.[country]) ?? languages?.[route.language] ?? otherwise),
    footer: () =>
      navigation.footer
        .filter(({ countries: only }) => !only || (country && only.includes(country)))
        .map(({ heading, menu: name }) => ({ heading: label(heading), items: menu(name) })),
  };
}

/** The target for readers of a country; nothing where its link is left out. */
export function targetIn(country: string | undefined, target: Target | TargetByCountry): Target | undefined {
  if (!('countries' in target)) return target;
  const here = country === undefined ? undefined : target.countries[country];
  if (here === undefined) return target.otherwise;
  return isGap(here) ? undefined : here;
}
