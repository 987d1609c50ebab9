import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: { title: 'Terms', description: 'The terms.' },
  title: 'Terms',
  lead: 'For businesses.',
  clauses: {
    scope: {
      heading: 'Scope',
      business: 'The {def:customer|customer} is a business.',
      age: 'The customer is of age.',
    },
    use: {
      heading: 'Use',
      secrecy: 'The {term:customer|customer} keeps the credentials secret.',
      changes: 'The software stays as it is; {ref:use.secrecy} applies here too.',
    },
  },
});
