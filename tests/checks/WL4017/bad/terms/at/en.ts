import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: { title: 'Terms', description: 'Help and support.' },
  title: 'Terms',
  lead: 'Help and support.',
  clauses: {
    support: {
      heading: 'Help and support',
      provider: 'The operator (the “{def:provider|Provider}”) supports the buyer (the “{def:customer|Customer}”) free of charge in the first year.',
      reaction: 'Der {term:provider|Provider} antwortet dem {term:customer|Customer} und nicht nur innerhalb von {fact:offer.reaction|working days}.',
      fees: 'Der {term:customer|Customer} zahlt dem {term:provider|Provider} {fact:offer.fee} innerhalb von {fact:offer.grace|days}.',
    },
  },
});
