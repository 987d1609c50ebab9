import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Terms and conditions in the United Kingdom | {brand:product}',
    description:
      'The contract terms for {brand:product} in the United Kingdom: registration, use, support, fees, termination and liability.',
  },
  title: 'General Terms and Conditions',
  lead: 'These terms govern the contract for the use of the cloud cash register {brand:product} by businesses in the United Kingdom.',
  clauses: {},
});
