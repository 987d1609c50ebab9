import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: { title: 'Terms', description: 'The terms of the contract.' },
  title: 'Terms',
  lead: 'For businesses.',
  clauses: {
    support: {
      heading: 'Help and support',
      provider:
        'The operator (the “{def:provider|Provider}”) supports the buyer (the “{def:customer|Customer}”) free of charge in the first year.',
      reaction: 'The {term:provider|Provider} answers the {term:customer|Customer} within {fact:offer.reaction|working days}.',
      fees: 'After that the {term:customer|Customer} pays the {term:provider|Provider} {fact:offer.fee}.',
    },
    use: {
      heading: 'Use',
      secrecy: 'The {term:customer|Customer} keeps the credentials secret.',
      changes: 'The software stays as it is ({doc:prices|help}); {ref:use.secrecy} applies here too.',
    },
  },
});
