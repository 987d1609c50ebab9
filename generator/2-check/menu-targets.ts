import type { SharedContent } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import type { MenuItem, Target, TargetByCountry } from '../model/site.ts';

/** The target of an entry of the navigation, and its place in the navigation. */
interface MenuTarget {
  readonly target: Target;
  readonly dataPath: readonly string[];
}

/** Every target of the menus and the banner for readers of a country, without those that are omitted there. */
export function menuTargets({ navigation, countries }: SharedContent, country: string): MenuTarget[] {
  const { menus, header, footer, banner } = navigation.value;
  const languages = countries.get(country)?.value.languages ?? [];
  const ofHeader = header.countries?.[country]
    ? [header.countries[country]]
    : languages.map((language) => header.languages?.[language] ?? header.default);
  const ofFooter = footer.filter(({ countries: only }) => only?.includes(country) ?? true).map(({ menu }) => menu);
  const shown = [...ofHeader, ...ofFooter];
  const entries = Object.entries(menus).flatMap(([name, items]) => (shown.includes(name) ? entriesIn(items, ['menus', name]) : []));
  return [
    ...entries.flatMap(([{ to }, path]) => (to ? targetIn(country, to, [...path, 'to']) : [])),
    ...(banner ? targetIn(country, banner, ['banner']) : []),
  ];
}

/** The entries of a menu and those below them, each with its path in the navigation. */
export function entriesIn(items: readonly MenuItem[], path: readonly string[]): (readonly [entry: MenuItem, path: readonly string[]])[] {
  return items.flatMap((item, index) => {
    const own = [...path, String(index)];
    return [[item, own] as const, ...entriesIn(item.items ?? [], [...own, 'items'])];
  });
}

function targetIn(country: string, to: Target | TargetByCountry, path: readonly string[]): MenuTarget[] {
  if (!('countries' in to)) return [{ target: to, dataPath: path }];
  const here = to.countries[country];
  if (here === undefined) return [{ target: to.default, dataPath: [...path, 'default'] }];
  return isGap(here) ? [] : [{ target: here, dataPath: [...path, 'countries', country] }];
}
