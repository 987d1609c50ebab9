import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'L’atelier | {brand:product}',
    description: 'Qui travaille chez {brand:product}, ce que nous réparons et comment nous trouver.',
  },
  heading: 'Une cour, un pied, beaucoup de rayons',
  lead: 'Une roue voilée a un huit, disent les cyclistes allemands. Nous avons commencé par ôter les huit des roues.',
  sections: {
    repair: {
      heading: 'Ce que nous réparons',
      text: 'Vélos de ville, tandems, vélos cargos, vélos pliants et celui de votre grenier. **Nous n’ouvrons ni moteurs ni batteries** ; nous savons qui le fait. Ce que coûte chaque travail est sur la [liste des tarifs](services).',
    },
    used: {
      heading: 'Pièces d’occasion',
      text: 'Ce qui tourne encore rond a droit à une seconde vie. Demandez la *caisse* : moyeux, manivelles et garde-boue, nettoyés et vérifiés, à la moitié du prix du neuf.',
    },
    way: {
      heading: 'Comment nous trouver',
      text: 'Par le portail, {brand:street}, à travers la cour, après le poirier. La porte est ouverte [quand nous sommes là](home#hours).',
    },
  },
});
