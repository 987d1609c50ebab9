import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Conditions de réparation | {brand:product}',
    description: 'Ce qui vaut quand {brand:product} répare un vélo : la commande, le retrait et la garantie.',
  },
  title: 'Conditions de réparation',
  lead: 'Ce qui vaut quand vous nous laissez votre vélo.',
  clauses: {
    order: {
      heading: 'La commande',
      parties:
        'Ces conditions valent pour les réparations que {brand:provider} (l’« {def:workshop|Atelier} ») effectue pour quiconque remet un vélo (le « {def:customer|Client} »).',
      price: 'L’{term:workshop|Atelier} commence quand le {term:customer|Client} a accepté le prix de la fiche.',
      more: 'Si la réparation coûte plus, l’{term:workshop|Atelier} peut dépasser le prix de la clause {ref:order.price} de {fact:service.tolerance} au plus ; pour tout le reste, il demande d’abord au {term:customer|Client}.',
    },
    collection: {
      heading: 'Le retrait',
      ready:
        'L’{term:workshop|Atelier} dit quand le vélo est prêt. Le {term:customer|Client} le retire dans les {fact:service.collection|jours calendaires}.',
      storage: 'Après le délai de la clause {ref:collection.ready}, la garde du vélo coûte {fact:service.storage} par jour.',
    },
    guarantee: {
      heading: 'La garantie',
      period: 'L’{term:workshop|Atelier} refait ce qui n’a pas été bien fait, pendant {fact:service.guarantee|mois} à partir du retrait.',
      wear: 'Les pièces qui s’usent, comme les patins et les pneus, ne sont pas couvertes par la clause {ref:guarantee.period}.',
    },
  },
});
