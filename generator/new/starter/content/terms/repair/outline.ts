import { defineOutline } from 'wortlaut';

/** The order makes the numbers of the clauses; texts refer to them by name. */
export default defineOutline({
  id: 'repair',
  terms: ['workshop', 'customer'],
  sections: {
    order: ['parties', 'price', 'more'],
    collection: ['ready', 'storage'],
    guarantee: ['period', 'wear'],
  },
});
