import { definePage, external, to } from 'wortlaut';

const models = { countries: ['at'], to: to('price-list') } as const;

export default definePage({
  template: 'prices',
  path: '/:locale/prices',
  source: 'en',
  structure: {
    tags: [
      { id: 'trial', parts: ['items', 'card'], to: external('signUp') },
      { id: 'bundle', parts: ['shipping', 'setup', 'term'], fact: 'offer.price', to: to('home', 'offer') },
      { id: 'monthly', parts: ['ipad', 'setup', 'shipping'], fact: 'offer.monthly', countries: ['es'] },
      { id: 'free', fact: 'prices.free', ...models },
      { id: 'starter', fact: 'prices.starter', ...models },
      { id: 'business', fact: 'prices.business', ...models },
      { id: 'premium', fact: 'prices.premium', ...models },
    ],
    best: 'bundle',
    premium: ['receipts', 'items', 'payments', 'phone', 'figures', 'staff'],
    /** The countries that have a price list, and those that sell the package by the month. */
    listed: ['at'],
    monthly: ['es'],
  },
});
