import { formattingTag } from './formatting-tag.ts';
import { memoize } from './memoize.ts';

/* Intl objects take longer to make than to use, so each is cached by locale and options. */

const numberFormats = memoize((key) => new Intl.NumberFormat(...argumentsIn<Intl.NumberFormatOptions>(key)));
const dateFormats = memoize((key) => new Intl.DateTimeFormat(...argumentsIn<Intl.DateTimeFormatOptions>(key)));

export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return numberFormats(JSON.stringify([formattingTag(tag), options]));
}

/** Formats in UTC, so that a date does not depend on the time zone of the build. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormats(JSON.stringify([formattingTag(tag), { ...options, timeZone: 'UTC' }]));
}

const argumentsIn = <Options>(key: string): [locale: string, options: Options] => JSON.parse(key);
