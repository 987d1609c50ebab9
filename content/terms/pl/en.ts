import { translate } from 'wortlaut';
import source from './pl.ts';

export default translate(source, {
  meta: {
    title: 'Terms and conditions in Poland | {brand:product}',
    description: 'The contract terms for {brand:product} in Poland: registration, use, support, fees, termination and liability.',
  },
  title: 'General Terms and Conditions',
  lead: 'These terms govern the contract for the use of the cloud cash register {brand:product} by businesses in Poland.',
  clauses: {},
});
