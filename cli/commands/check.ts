import { check as checkSite, codes, type Diagnostic } from '../../generator/index.ts';
import { choice, type SiteOptions, settingsOf } from '../options.ts';
import { formatOf, print } from '../print.ts';

interface CheckOptions extends SiteOptions {
  readonly production?: true;
  readonly only?: readonly string[];
  readonly locale?: readonly string[];
  readonly format?: string;
}

/** Checks the content and its types. Exit code 0, 1 for errors, 2 where the folder is no content folder. */
export async function check(options: CheckOptions): Promise<number> {
  const format = formatOf(options.format);
  const only = options.only?.map((code) => choice('code', code.toUpperCase(), Object.keys(codes)));
  const settings = await settingsOf(options);
  const { diagnostics, pages, locales } = await checkSite({ ...settings, production: options.production });
  const wanted = options.locale?.map((locale) => (locales.length ? choice('locale', locale.toLowerCase(), locales) : locale));
  const shown = diagnostics.filter(({ code }) => !only || only.includes(code)).filter((one) => !wanted || concerns(one, wanted));
  const ok = !shown.some(({ severity }) => severity === 'error');
  print({ ok, diagnostics: shown, stats: { pages } }, format, options.content);
  if (ok) return 0;
  return shown.every(({ code, severity }) => severity === 'warning' || code === 'WL1004') ? 2 : 1;
}

/**
 * What was found on pages concerns their locales; files of one language or country concern the locales of that language or country;
 * all others concern every locale.
 */
function concerns({ file, address, locales: shown }: Diagnostic, locales: readonly string[]): boolean {
  const [, own] = /^\/([a-z]{2}-[a-z]{2})\//.exec(address ?? '') ?? [];
  const found = shown ?? (own ? [own] : undefined);
  if (found) return locales.some((locale) => found.includes(locale));
  const country = /\/countries\/([a-z]{2})\.ts$/.exec(file ?? '')?.[1];
  const language = country ? undefined : /\/([a-z]{2})\.ts$/.exec(file ?? '')?.[1];
  return locales.some((locale) => (country ? locale.startsWith(`${country}-`) : !language || locale.endsWith(`-${language}`)));
}
