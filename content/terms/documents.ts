import { to, toEdition } from 'wortlaut';

/** Country → its terms, in the language that the table of the footer names (F6, `terms.md` 2). */
export const documents = {
  at: toEdition('terms', 'at-de'),
  de: toEdition('terms', 'de-de'),
  ch: toEdition('terms', 'ch-de'),
  gb: toEdition('terms', 'gb-en'),
  fr: toEdition('terms', 'fr-fr'),
  it: toEdition('terms', 'it-it'),
  nl: toEdition('terms', 'nl-nl'),
  es: toEdition('terms', 'es-es'),
  cz: toEdition('terms', 'cz-cs'),
  pl: toEdition('terms', 'pl-pl'),
};

/** Country → its terms, in the reader's language where they exist in it. */
export const elsewhere = {
  at: toEdition('terms', 'at'),
  de: toEdition('terms', 'de'),
  ch: toEdition('terms', 'ch'),
  gb: toEdition('terms', 'gb'),
  fr: toEdition('terms', 'fr'),
  it: toEdition('terms', 'it'),
  nl: toEdition('terms', 'nl'),
  es: toEdition('terms', 'es'),
  cz: toEdition('terms', 'cz'),
  pl: toEdition('terms', 'pl'),
};

/** The documents that all terms refer to. They exist once, in German under Austria's address (T3). */
export const appendices = { prices: to('price-list'), countries: to('country-list'), models: to('support-models') };
