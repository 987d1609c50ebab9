/** ISO 4217 codes that a country may use, with the number of minor digits (CLDR 48). */
export const currencies = { EUR: 2, CHF: 2, CZK: 2, PLN: 2, GBP: 2, HUF: 2, DKK: 2, SEK: 2, NOK: 2, RON: 2, USD: 2 } as const;
/** An ISO 4217 code that a country may use. */
export type Currency = keyof typeof currencies;
