import { omit, translate } from 'wortlaut';
import source from './en.ts';

const austria = 'Only Austria shows it, and does not offer French.';
const spain = 'Only Spain shows it, and does not offer French.';

export default translate(source, {
  meta: {
    title: 'Tarifs | {brand:product}',
    description:
      'Ce que coûte {brand:product} : {fact:trial.period} gratuits, un iPad neuf avec un an de Premium pour {fact:offer.price}. Sans engagement de durée.',
  },
  heading: 'Ce que ça coûte',
  lead: 'Des prix en rayon, comme dans votre boutique. Ceux des modèles de caisse, nous vous les donnons par téléphone.',
  tags: {
    trial: {
      title: 'D’abord, l’essai',
      text: 'Pendant {fact:trial.period}.',
      parts: { ipad: 'Sur votre iPad', items: 'Avec vos propres articles', card: 'Sans carte bancaire' },
      button: 'Essayer gratuitement',
    },
    bundle: {
      title: 'iPad neuf et un an de Premium',
      text: 'Au lieu de {fact:offer.regularPrice}.',
      parts: {
        shipping: 'Expédié sous {fact:setup.shipping}',
        setup: 'Mise en service offerte',
        term: 'Sans engagement de durée',
      },
      button: 'Voir l’offre',
    },
    monthly: omit(spain),
  },
  premium: {
    heading: 'Ce que Premium fait pour vous',
    lead: 'Une année entière, déjà comprise dans le prix.',
    items: {
      receipts: 'Tickets et factures, imprimés ou envoyés par messagerie',
      items: 'Des articles qu’on ajoute, qu’on déplace et qu’on vend d’un geste',
      payments: 'Espèces, carte et mobile, même sur un seul ticket',
      phone: 'Les ventes en direct sur votre téléphone',
      figures: 'Quels articles rapportent, quelles heures sont creuses',
      staff: 'Des employés qui ont les droits que vous leur donnez',
    },
  },
  currency: 'Prix en euros.',
  unlisted: {
    title: 'Modèles de caisse, par téléphone',
    label: 'Sur demande',
    text: 'Vous avez le prix avant de commander.',
    parts: { hours: '{fact:support.phone}', person: 'Une personne vous répond', advice: 'Conseil gratuit' },
    link: 'Demander le prix',
  },
  models: omit(austria),
  months: omit(spain),
  closing: {
    heading: 'Essayez d’abord. Décidez ensuite.',
    text: '{fact:trial.period} gratuits. Sans carte bancaire.',
    button: 'Essayer gratuitement',
  },
});
