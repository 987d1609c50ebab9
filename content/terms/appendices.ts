import { to } from 'wortlaut';

/** The documents that all terms refer to. They exist once, in German under Austria's address (T3). */
export const appendices = { prices: to('price-list'), countries: to('country-list'), models: to('support-models') };
