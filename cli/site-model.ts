import { readSite, type SiteModel } from '../generator/index.ts';
import { exitCodeOf } from './exit-code.ts';
import { choice, type SiteOptions, settingsOf } from './options.ts';
import { printFaults } from './print.ts';

/** The site that a command asks about; or, where its content has errors that are not ignored, the exit code, and the errors are printed. */
export async function siteFor(options: SiteOptions, isIgnored?: Parameters<typeof readSite>[1]): Promise<SiteModel | number> {
  const { site, diagnostics } = await readSite(await settingsOf(options), isIgnored);
  if (site) return site;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  printFaults(errors, options.content);
  return exitCodeOf(errors);
}

/** A locale as somebody typed it, or a usage error with the nearest one. */
export function localeChoice({ content }: SiteModel, given: string): string {
  return choice(
    'locale',
    given.toLowerCase(),
    content.locales.map(({ id }) => id),
  );
}

/** A page as somebody typed it, or a usage error with the nearest one. */
export function pageChoice({ content }: SiteModel, given: string): string {
  return choice('page', given, [...content.pages.keys()]);
}

/**
 * An address as somebody typed or copied it, as a path: with or without the origin, the first and the last slash. The
 * closing slash is left to the resolver, which answers without one too.
 */
export function pathOf({ manifest }: SiteModel, given: string): string {
  const path = given.replace(manifest.origin, '').replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** What a locale is called: `Austria, German`. */
export function localeName({ content }: SiteModel, id: string): string {
  const [country = '', language = ''] = id.split('-');
  return `${content.countries.get(country)?.value.name ?? country.toUpperCase()}, ${content.languages.value[language]?.name ?? language}`;
}
