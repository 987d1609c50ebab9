import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Avis\u00a0: ce qu’en disent les commerçants | {brand:product}',
    description:
      'Ce que des coiffeurs, des cafetiers et des commerçants disent de leur travail avec {brand:product}, avec la note, la date et le type de commerce.',
  },
  heading: 'Ce qu’on en dit derrière le comptoir',
  lead: 'Des avis de salons de coiffure, de cafés et de boutiques, chacun dans la langue où il a été écrit.',
  stats: {
    heading: 'En chiffres',
    items: { customers: 'clients satisfaits', average: 'note moyenne', satisfaction: 'satisfaction', total: 'avis sur cette page' },
  },
  list: {
    heading: 'Tous les avis',
    rating: 'Note\u00a0: {rating, number} sur 5',
    product: 'Travaille avec',
    noComment: 'Note laissée sans commentaire.',
    order: {
      own: 'Ma langue d’abord',
      newest: 'Les plus récents d’abord',
      oldest: 'Les plus anciens d’abord',
      best: 'Les mieux notés d’abord',
      worst: 'Les moins bien notés d’abord',
    },
    sort: 'Trier',
    sorted: 'Avis triés\u00a0: {order}',
  },
  cta: {
    heading: 'Faites-vous votre propre avis',
    text: 'Essayez la caisse gratuitement pendant {fact:trial.period}.',
    button: 'Commencer l’essai gratuit',
    yours: 'Écrivez votre avis',
  },
});
