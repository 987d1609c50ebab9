import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: { title: 'CGV', description: 'Assistance.' },
  title: 'CGV',
  lead: 'Assistance.',
  clauses: {
    support: {
      heading: 'Assistance',
      provider: 'L’exploitant (le « {def:provider|Prestataire} ») assiste l’acheteur (le « {def:customer|Client} ») gratuitement la première année.',
      reaction: 'Le {term:provider|Prestataire} répond au {term:customer|Client} dans un délai de {fact:offer.reaction|jours ouvrés}.',
      fees: 'Le {term:customer|Client} paie au {term:provider|Prestataire} {fact:offer.fee} dans un délai de {fact:offer.grace|jours}.',
    },
  },
});
