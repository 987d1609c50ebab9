import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Salons professionnels\u00a0: essayez la caisse | {brand:product}',
    description:
      'Où essayer {brand:product} de vos propres mains\u00a0: les salons professionnels à venir et passés, avec dates, lieux et numéros de stand.',
  },
  heading: 'Venez appuyer sur les touches',
  lead: 'Une caisse, ça se touche. Passez sur le stand et faites un encaissement.',
  upcoming: 'À venir',
  till: 'Telle qu’elle est sur le stand',
  past: 'Nous y étions',
  booth: 'Stand',
  attendees: '{attendees, plural, one {# visiteur} many {# de visiteurs} other {# visiteurs}}',
  expected: '{attendees, plural, one {# visiteur attendu} many {# de visiteurs attendus} other {# visiteurs attendus}}',
  achievements: 'Bon à savoir',
  map: 'Plan',
  calendar: 'Ajouter au calendrier',
  reserve: 'Réserver une place',
  items: {
    vienna: {
      title: 'Counter & Kitchen',
      location: 'Vienne, Autriche',
      description: 'Caisses, terminaux de paiement et imprimantes de cuisine pour cafés et restaurants, en démonstration sur le stand.',
      achievements: 'Réservez votre place au comptoir de dégustation\u00a0: vous encaissez, nous offrons le café.',
    },
    madrid: {
      title: 'Comercio Abierto',
      location: 'Madrid, Espagne',
      description: 'Tout sur les tickets de caisse selon les règles {fact:law.es.till}, avec des caisses à essayer.',
      achievements: 'Une mini-conférence toutes les heures\u00a0: ce qu’un ticket doit indiquer, et ce que la caisse fait pour vous.',
    },
    munich: {
      title: 'Salon Days',
      location: 'Munich, Allemagne',
      description: 'Rendez-vous, livre de caisse et clôture pour les salons de coiffure et les ongleries.',
      achievements: 'Sur le stand, des visiteurs ont saisi une liste de prix complète en moins de {fact:setup.time}.',
    },
    warsaw: {
      title: 'Small Shop Forum',
      location: 'Varsovie, Pologne',
      description: 'Stock, étiquettes et caisses mobiles pour les petits commerces.',
      achievements: 'Au café du forum, toutes les ventes sont passées par la caisse mobile.',
    },
  },
  visit: {
    heading: 'Envie de la voir plus tôt\u202f?',
    text: 'Dites-nous ce que vous vendez, et nous trouverons un moment pour vous montrer la caisse.',
    button: 'Prendre rendez-vous',
  },
});
