import { defineCopy } from 'wortlaut';

export default defineCopy('reviews', {
  meta: {
    title: 'Reviews: what shop owners say | {brand:product}',
    description: 'What hairdressers, café owners and retailers say about working with {brand:product}, with rating, date and business.',
  },
  heading: 'What people say behind the counter',
  lead: 'Reviews from salons, cafés and shops, each in the language it was written in.',
  stats: {
    heading: 'In numbers',
    items: { customers: 'happy customers', average: 'average rating', satisfaction: 'satisfaction', total: 'reviews on this page' },
  },
  list: {
    heading: 'All reviews',
    rating: '{rating, number} out of 5 stars',
    product: 'Works with',
    noComment: 'Rated without a comment.',
    order: {
      own: 'My language first',
      newest: 'Newest first',
      oldest: 'Oldest first',
      best: 'Most stars first',
      worst: 'Fewest stars first',
    },
    sort: 'Sort by',
    sorted: 'Reviews sorted: {order}',
  },
  cta: {
    heading: 'Form your own opinion',
    text: 'Try it for {fact:trial.period}, free of charge.',
    button: 'Start free trial',
    yours: 'Write your review',
  },
});
