import { localeOf } from '../model/locale.ts';
import type { Country } from '../model/site.ts';
import { openFolder } from './content-folder.ts';
import { kindOf } from './content-paths.ts';
import { readFiles } from './read-files.ts';

/** The ids of the locales that the countries offer, read from their files alone; undefined if one cannot be read. */
export async function loadLocales(given: string): Promise<readonly string[] | undefined> {
  const folder = openFolder(given);
  const paths = folder.claimed.filter((path) => kindOf(path) === 'country');
  const { values, diagnostics } = await readFiles(folder, paths);
  if (diagnostics.length) return undefined;
  const countries = [...values.values()].map(({ value }) => value as Country);
  return countries.flatMap(({ code, languages }) => languages.map((language) => localeOf(code, language).id)).sort();
}
