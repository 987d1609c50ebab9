import { createFormatters, DEFAULT_INTL_CONFIG, type IntlCache, type IntlConfig } from '@formatjs/intl';

/*
 * What the browser gets in place of `@formatjs/intl` under react-intl (see `generator/bundle/vite.ts`): islands only format
 * messages, so the formatters of dates, numbers, lists, durations and names stay out of the bundle.
 */
export * from '@formatjs/intl';

/** The settings and formatters from which react-intl makes its own `formatMessage`. */
export function createIntl(config: IntlConfig<unknown>, cache?: IntlCache) {
  return { ...DEFAULT_INTL_CONFIG, ...config, formatters: createFormatters(cache) };
}
