import { allCodes, type Code, check, isCode, readLocales, type Site } from '../generator/index.ts';
import { applyFilter, type FilteredResult } from './check-findings.ts';
import type { CheckOptions } from './check-options.ts';
import { choice } from './options.ts';
import { progressOn } from './progress.ts';

/** A check of a site with the filter of the options. Throws a usage error for codes and locales that do not exist. */
export async function filteredCheck(options: CheckOptions, site: Site): Promise<() => Promise<FilteredResult>> {
  const only = options.only && (await codesNamed(options.only, site));
  const locales = options.locale && (await localesIn(site, options.locale));
  return async () => {
    const { progress, clear } = checkProgress(options);
    const result = await check({ ...site, progress });
    clear();
    return applyFilter(result, { only, locales });
  };
}

/** Codes from the command line, in any letter case. Loads the configuration only for codes of the site. */
async function codesNamed(given: readonly string[], site: Site): Promise<readonly Code[]> {
  const codes = given.map((code) => code.toUpperCase());
  const ofSite = codes.every((code) => isCode(code)) ? {} : (await site.config()).codes;
  return codes.map((code) => choice('code', code, allCodes(ofSite)));
}

/** The locales of --locale. If the countries cannot be read, the check reports that. */
async function localesIn(site: Site, given: readonly string[]): Promise<readonly string[]> {
  const locales = await readLocales(site);
  return given.map((locale) => (locales?.length ? choice('locale', locale, locales) : locale));
}

/** A progress line at a terminal; nothing elsewhere and with --quiet. */
function checkProgress({ quiet }: CheckOptions): ReturnType<typeof progressOn> {
  const { progress, step, clear } = progressOn(process.stderr, quiet);
  step('reading the content and compiling its types');
  return {
    progress(done, all) {
      progress(done, all);
      if (done === all) step('checking the site as a whole and its types');
    },
    step,
    clear,
  };
}
