import { capability, defineFacts } from 'wortlaut';

const unclaimed = { holds: false, source: 'names from memory; the owner claims none of them', asOf: '2026-11-26' } as const;

/** Ways to pay that customers of a country ask for by name. */
export default defineFacts({
  bankomatkarte: capability({ names: ['Bankomatkarte', 'Bankomatkarten', 'eps'], countries: ['at'], ...unclaimed }),
  girocard: capability({ names: ['girocard', 'Girocard', 'girocards'], countries: ['de'], ...unclaimed }),
  twint: capability({ names: ['TWINT', 'Twint'], countries: ['ch'], ...unclaimed }),
  bizum: capability({ names: ['Bizum', 'BIZUM'], countries: ['es'], ...unclaimed }),
  cb: capability({ names: ['CB'], countries: ['fr'], ...unclaimed }),
  mealVouchers: capability({
    names: ['titre-restaurant', 'titres-restaurant', 'ticket restaurant', 'tickets restaurant'],
    countries: ['fr'],
    ...unclaimed,
  }),
  blik: capability({ names: ['BLIK', 'Blik', 'BLIKIEM', 'BLIKA'], countries: ['pl'], ...unclaimed }),
});
