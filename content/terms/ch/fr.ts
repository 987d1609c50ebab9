import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'Conditions générales en Suisse | {brand:product}',
    description:
      'Les conditions contractuelles de {brand:product} en Suisse : inscription, utilisation, assistance, redevances, résiliation et responsabilité.',
  },
  title: 'Conditions générales',
  lead: 'Les présentes conditions régissent le contrat d’utilisation de la caisse enregistreuse dans le cloud {brand:product} par les entreprises en Suisse.',
  clauses: {
    demo: { mark: 'Les factures et les tickets établis en {term:demo|Mode démo} portent la mention « DEMO ».' },
    use: {
      penalty:
        'Pour chaque manquement aux obligations relatives aux {term:harmful|Données nuisibles} prévues à l’article {ref:use.harmful}, le {term:customer|Client} est tenu de payer au {term:provider|Prestataire} une pénalité de {fact:terms.penalty} à titre de clause pénale.',
    },
    fees: { net: 'Tous les prix sont des prix nets et s’entendent hors taxe sur la valeur ajoutée.' },
  },
});
