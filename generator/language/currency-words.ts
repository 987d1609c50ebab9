import { currencies } from '../model/currencies.ts';
import { memoize } from '../model/memoize.ts';

/** One amount for each plural form. */
const amounts = [1, 2, 5];

/** The names and symbols of a currency by `EUR de`, in all plural forms (CLDR): `Euro`, `€`. Empty for an unknown currency. */
export const currencyWords = memoize((key): readonly string[] => {
  const [currency = '', language] = key.split(' ');
  if (!currencies.has(currency)) return [];
  const parts = (['name', 'symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
    return amounts.flatMap((amount) => format.formatToParts(amount).filter(({ type }) => type === 'currency'));
  });
  return [...new Set(parts.map(({ value }) => value.replace(/[\u061c\u200e\u200f]/g, '')))];
});

/** Currencies whose names share a noun: US dollars and Canadian dollars; of a single one its name is the noun. */
const namesakes = ['USD CAD', 'GBP EGP', 'CHF XAF', 'SEK NOK', 'EUR EUR', 'JPY JPY', 'PLN PLN'];

/** The nouns of widespread currencies in a language, in all plural forms: `dollar`, `dollars`, `pound`, `pounds`. Cached like the names. */
export const currencyNouns = memoize((language): readonly string[] => {
  const wordsOf = (currency: string) => currencyWords(`${currency} ${language}`).flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []);
  return namesakes.flatMap((pair) => {
    const [first = [], second = []] = pair.split(' ').map(wordsOf);
    return first.filter((word) => second.includes(word));
  });
});

/** Matches the name or sign of a hundredth of a currency at the beginning of a text. CLDR has names for whole currencies alone. */
export const minorWords =
  /^[\s-]?(?:¢|(?:cents?|ct|centimes?|c[eé]ntimos?|centavos?|centesim[io]|pence|penny|p|rappen|rp|groszy?|halé[řr]\p{L}*|[öø]re|коп\p{L}*)(?!\p{L}))/iu;
