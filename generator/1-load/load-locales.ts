import { type Locale, localeOf } from '../model/locale.ts';
import type { Country, Language } from '../model/site.ts';
import { openFolder } from './content-folder.ts';
import { kindOf } from './content-paths.ts';
import { readFiles } from './read-files.ts';

/** The ids of the locales of a site, read from the files that decide them alone; undefined if one cannot be read. */
export async function loadLocales(given: string): Promise<readonly string[] | undefined> {
  const folder = openFolder(given);
  const pathsOf = (kind: string) => folder.claimed.filter((path) => kindOf(path) === kind);
  const countries = pathsOf('country');
  const { values, diagnostics } = await readFiles(folder, countries.length ? countries : pathsOf('languages'));
  if (diagnostics.length) return undefined;
  const read = [...values.values()].map(({ value }) => value);
  const locales = countries.length ? localesOf(read as Country[], {}) : localesOf([], read[0] as Readonly<Record<string, Language>>);
  return locales.map(({ id }) => id);
}

/** The locales that the countries of a site offer; of a site without countries, its languages. Sorted by id. */
export function localesOf(countries: readonly Country[], languages: Readonly<Record<string, Language>>): Locale[] {
  const offered = countries.flatMap(({ code, languages: own }) => [...new Set(own)].map((language) => localeOf(code, language)));
  const all = countries.length ? offered : Object.keys(languages).map((language) => localeOf(undefined, language));
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
}
