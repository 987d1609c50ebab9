import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'Conditions générales en Suisse | {brand:product}',
    description:
      'Les conditions contractuelles de {brand:product} en Suisse : inscription, utilisation, assistance, redevances, résiliation et responsabilité.',
  },
  title: 'Conditions générales',
  lead: 'Les présentes conditions régissent le contrat d’utilisation de la caisse enregistreuse dans le cloud {brand:product} par les entreprises en Suisse.',
  clauses: {},
});
