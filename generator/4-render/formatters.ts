import { formattingTag } from '../model/formatting-tag.ts';

/* Intl objects take longer to make than to use, so each is made once per locale and options. */

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, tag, options, () => new Intl.NumberFormat(formattingTag(tag), options));
}

/** In UTC, so that a date is the same date wherever the site is built. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, tag, options, () => new Intl.DateTimeFormat(formattingTag(tag), { ...options, timeZone: 'UTC' }));
}

function kept<Format>(store: Map<string, Format>, tag: string, options: object, make: () => Format): Format {
  const key = `${tag} ${JSON.stringify(options)}`;
  let format = store.get(key);
  if (!format) {
    format = make();
    store.set(key, format);
  }
  return format;
}
