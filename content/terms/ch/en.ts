import { omit, translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'Terms and conditions in Switzerland | {brand:product}',
    description: 'The contract terms for {brand:product} in Switzerland: registration, use, support, fees, termination and liability.',
  },
  title: 'General Terms and Conditions',
  lead: 'These terms govern the contract for the use of the cloud cash register {brand:product} by businesses in Switzerland.',
  clauses: {
    demo: { mark: 'Invoices and receipts issued in the {term:demo|Demo Mode} bear the mark “DEMO”.' },
    use: { penalty: omit('The penalty stands in the German and French versions only.') },
    fees: { net: 'All prices are net prices and exclude value added tax.' },
  },
});
