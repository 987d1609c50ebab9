import { defineCopy } from '../../../generator/model/index.ts';

export default defineCopy('reviews', {
  meta: {
    title: 'Reviews: what shop owners say | {brand:product}',
    description: 'What hairdressers, café owners and retailers say about working with {brand:product}, with rating, date and business.',
  },
  heading: 'What people say behind the counter',
  lead: 'Five voices from five shops, in their own words and their own language.',
  stats: {
    heading: 'In figures',
    items: { customers: 'happy customers', average: 'average rating', satisfaction: 'satisfaction', total: 'reviews on this page' },
  },
  list: { heading: 'All reviews', rating: '{rating, number} out of 5 stars', product: 'Works with', noComment: 'Rated without a comment.' },
  cta: { heading: 'Form your own opinion', text: 'Try everything for {fact:trial.period}, free of charge.', button: 'Start free trial' },
});
