import { currencies } from '../model/currencies.ts';
import { memoize } from '../model/memoize.ts';

/** One amount for each plural form. */
const amounts = [1, 2, 5];

/**
 * The names and symbols of a currency in a language, in all plural forms (CLDR, through Intl), by `EUR de`: `Euro`, `€`. Empty for an
 * unknown currency. Cached, because Intl formats are slow to create.
 */
export const currencyWords = memoize((key): readonly string[] => {
  const [currency = '', language] = key.split(' ');
  if (!currencies.has(currency)) return [];
  const parts = (['name', 'symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
    return amounts.flatMap((amount) => format.formatToParts(amount).filter(({ type }) => type === 'currency'));
  });
  return [...new Set(parts.map(({ value }) => value.replace(/[\u061c\u200e\u200f]/g, '')))];
});

/** Matches the name or sign of a hundredth of a currency at the beginning of a text. CLDR has names for whole currencies alone. */
export const minorWords =
  /^[\s-]?(?:¢|(?:cents?|ct|centimes?|c[eé]ntimos?|centavos?|centesim[io]|pence|penny|p|rappen|rp|groszy?|halé[řr]\p{L}*|[öø]re|коп\p{L}*)(?!\p{L}))/iu;
