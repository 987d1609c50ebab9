import { definePage, external, to } from 'wortlaut';

export default definePage({
  template: 'prices',
  path: '/:locale/prices',
  source: 'en',
  structure: {
    tags: [
      { id: 'trial', parts: ['ipad', 'items', 'card'], to: external('signUp') },
      { id: 'bundle', parts: ['shipping', 'setup', 'term'], fact: 'offer.price', to: to('home', 'offer') },
      { id: 'monthly', parts: ['ipad', 'setup', 'shipping'], fact: 'offer.monthly', countries: ['es'] },
    ],
    best: 'bundle',
    premium: ['receipts', 'items', 'payments', 'phone', 'figures', 'staff'],
    models: {
      price: 'prices.business',
      others: [
        { id: 'free', fact: 'prices.free' },
        { id: 'starter', fact: 'prices.starter' },
        { id: 'premium', fact: 'prices.premium' },
      ],
    },
    unlisted: ['hours', 'person', 'advice'],
    /** The countries that have a price list, and those that sell the package by the month. */
    listed: ['at'],
    monthly: ['es'],
  },
});
