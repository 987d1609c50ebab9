import { createFormatters, DEFAULT_INTL_CONFIG, type IntlCache, type IntlConfig } from '@formatjs/intl';

/*
 * Replaces `@formatjs/intl` under react-intl in the browser (see `generator/bundle/vite.ts`): islands only format messages, so the bundle
 * has no formatters of dates, numbers, lists, durations and names.
 */
export * from '@formatjs/intl';

/** The settings and formatters from which react-intl makes its own `formatMessage`. */
export function createIntl(config: IntlConfig<unknown>, cache?: IntlCache) {
  return { ...DEFAULT_INTL_CONFIG, ...config, formatters: createFormatters(cache) };
}
