import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Conditions générales en France | {brand:product}',
    description:
      'Les conditions contractuelles de {brand:product} en France : inscription, utilisation, assistance, redevances, résiliation et responsabilité.',
  },
  title: 'Conditions générales',
  lead: 'Les présentes conditions régissent le contrat d’utilisation de la caisse enregistreuse dans le cloud {brand:product} par les entreprises en France.',
  clauses: {},
});
