import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product} : l’atelier de vélos qui vous remet en route',
    description: 'Réparation de tous les vélos, à un prix que vous connaissez d’avance. Sans rendez-vous et sans jargon.',
  },
  heading: 'Des roues qui tournent rond',
  lead: 'Apportez votre vélo le matin. La plupart repartent en {fact:service.turnaround|jours ouvrés} au plus, à un prix que vous connaissez d’avance.',
  services: 'Voir tous les tarifs',
  way: 'Comment nous trouver',
  steps: {
    heading: 'De l’atelier à la rue',
    bring: {
      heading: 'Apportez-le',
      text: 'Aucun rendez-vous n’est nécessaire. Nous montons le vélo sur le pied devant vous, et vous nous dites ce qui fait du bruit.',
    },
    agree: {
      heading: 'Convenez du prix',
      text: 'Vous recevez une fiche avec chaque travail et ce qu’il coûte. Nous commençons quand vous avez dit oui.',
    },
    ride: {
      heading: 'Repartez',
      text: 'Nous essayons chaque vélo sur les pavés devant la porte, et nous répondons de notre travail pendant {fact:service.guarantee|mois}.',
    },
  },
  hours: 'Pas de file d’attente au téléphone : passez, ou écrivez à {brand:email}.',
});
