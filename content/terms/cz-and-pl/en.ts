import { translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'General Terms and Conditions for {brand:product}',
    description: 'Contract terms for {brand:product}: registration, use, support, fees, blocking, termination and liability.',
  },
  title: 'General Terms and Conditions',
  lead: 'These terms govern the contract for the use of the cloud cash register {brand:product} by businesses.',
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
