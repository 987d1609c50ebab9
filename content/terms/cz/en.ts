import { translate } from 'wortlaut';
import source from './cs.ts';

export default translate(source, {
  meta: {
    title: 'Terms and conditions in Czechia | {brand:product}',
    description: 'The contract terms for {brand:product} in Czechia: registration, use, support, fees, termination and liability.',
  },
  title: 'General Terms and Conditions',
  lead: 'These terms govern the contract for the use of the cloud cash register {brand:product} by businesses in Czechia.',
  clauses: {},
});
