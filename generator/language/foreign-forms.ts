import { dateFormat, numberFormat } from '../model/formats.ts';
import { englishName } from '../model/language-name.ts';
import type { PunctuationFault } from './punctuation.ts';

/** A number with two different signs for thousands and decimals, or with decimals beside a sign of percent or of a currency. */
const numbers =
  /(?<![\p{L}\p{N}.,/-])(?:\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d{1,2}|\d+[.,]\d{1,2}(?=\s?[€£%])|(?<=[€£]\s?)\d+[.,]\d{1,2})(?![.,/-]?[\p{L}\p{N}])/gu;

/** A date in digits with the month first, which no other order can be. */
const monthFirst = /(?<![\p{N}./-])(0?[1-9]|1[0-2])([/.-])(1[3-9]|2\d|3[01])\2(\d{4})(?![\p{N}/-])/gu;

/**
 * Numbers and dates in digits that readers of a language take for others: 1,234.56 in German, 12/31/2026 in French. `tags` are the locales of
 * the language; a form of one of them is right, since they share the text.
 */
export function foreignForms(text: string, language: string, tags: readonly string[]): PunctuationFault[] {
  if (!/\d[.,/-]\d/.test(text)) return [];
  const ofNumbers = [...text.matchAll(numbers)].map(([found, group]) => {
    const [, whole = '', decimals = ''] = /^(.*)[.,](\d+)$/.exec(found) ?? [];
    const length = decimals.length;
    const options = { minimumFractionDigits: length, maximumFractionDigits: length, numberingSystem: 'latn' } as const;
    const value = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
    const useGrouping = group ? 'always' : false;
    return { found, forms: [language, ...tags].map((tag) => numberFormat(tag, { ...options, useGrouping }).format(value)) };
  });
  const ofDates = [...text.matchAll(monthFirst)].map(([found, month, , day, year]) => {
    const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
    const formats = (tags.length ? tags : [language]).map((tag) =>
      dateFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric', numberingSystem: 'latn' }),
    );
    const isRight = formats.some((format) => /month.*day.*year/.test(String(format.formatToParts(date).map(({ type }) => type))));
    return { found, forms: isRight ? [found] : formats.map((format) => format.format(date)) };
  });
  return [...ofNumbers, ...ofDates].flatMap(({ found, forms: [form = '', ...others] }) => {
    if ([form, ...others].includes(found)) return [];
    return { found, predicate: `has '${found}', which is '${form}' in ${englishName(language)}`, hint: `Write '${form}'.` };
  });
}
