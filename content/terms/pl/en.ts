import { translate } from 'wortlaut';
import type { Guide } from './guide.ts';
import source from './pl.ts';

export default translate(source, {
  meta: {
    title: 'Terms and conditions in Poland | {brand:product}',
    description: 'The contract terms for {brand:product} in Poland: registration, use, support, fees, termination and liability.',
  },
  title: 'General Terms and Conditions',
  lead: 'These terms govern the contract for the use of the cloud cash register {brand:product} by businesses in Poland.',
  clauses: {
    service: {
      availability: 'The annual availability of the {term:product|Product} is {fact:terms.availability}.',
    },
    termination: {
      provider:
        'The contract may be terminated subject to a notice period of {fact:terms.monthNotice|month}. The right of the {term:customer|Customer} under clause {ref:termination.customer} remains unaffected.',
    },
  },
} as const satisfies Guide);
