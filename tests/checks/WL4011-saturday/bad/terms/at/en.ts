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
      reaction: 'The {term:provider|Provider} answers the {term:customer|Customer} within {fact:offer.reaction|working days}.',
      fees: 'The {term:customer|Customer} pays the {term:provider|Provider} {fact:offer.fee} within {fact:offer.grace|days}.',
    },
  },
});
