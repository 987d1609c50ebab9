import { parseLocale, readSite, type SiteModel } from '../generator/index.ts';
import { choice, type SiteOptions, siteOf } from './options.ts';
import { reportErrors } from './print.ts';

/** The site for a command; if its content has errors that are not ignored, prints them and returns the exit code. */
export async function siteFor(options: SiteOptions, isIgnored?: Parameters<typeof readSite>[1]): Promise<SiteModel | number> {
  const opened = await siteOf(options);
  const { site, diagnostics } = await readSite(opened, isIgnored);
  return site ?? reportErrors(diagnostics, opened);
}

/** A locale from the command line; otherwise a usage error with the nearest one. */
export function localeChoice({ content }: SiteModel, given: string): string {
  return choice(
    'locale',
    given,
    content.locales.map(({ id }) => id),
  );
}

/** The path of an address from the command line, which may have an origin and lack slashes. The resolver adds one at the end. */
export function pathOf({ manifest }: SiteModel, given: string): string {
  const path = given.replace(manifest.origin, '').replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The name of a locale: `Austria, German`. */
export function localeName({ content }: SiteModel, id: string): string {
  const { country, language = '' } = parseLocale(id) ?? {};
  const name = content.languages.value[language]?.name ?? language;
  return country === undefined ? name : `${content.countries.get(country)?.value.name ?? country.toUpperCase()}, ${name}`;
}
