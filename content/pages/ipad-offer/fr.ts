import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: 'iPad et caisse à {fact:offer.price} | {brand:product}',
    description:
      'iPad neuf et un an de Premium pour {fact:offer.price} au lieu de {fact:offer.regularPrice}. Mise en service gratuite et assistance 24\u00a0h/24, 7\u00a0j/7 incluses.',
  },
  hero: {
    eyebrow: 'Pour les commerces en Espagne',
    heading: 'Un iPad neuf. Un an de caisse.',
    lead: 'Sortez-le du carton, posez-le sur le comptoir, encaissez. Les réglages, c’est nous.',
    cta: 'Réserver le pack',
    call: 'Appeler le service commercial',
  },
  receipt: {
    label: 'Ce que l’offre comprend et ce qu’elle coûte',
    items: {
      ipad: { what: 'iPad neuf', amount: 'inclus' },
      premium: { what: 'Premium, un an', amount: 'inclus' },
      setup: { what: 'Mise en service', amount: 'gratuite' },
      support: { what: 'Assistance 24\u00a0h/24, 7\u00a0j/7', amount: 'incluse' },
    },
    before: 'Prix normal',
    saving: 'Vous économisez {fact:offer.saving}',
    total: 'Total',
  },
  views: {
    heading: 'Ce qu’il y a dans le carton. Et ce qui n’y tient pas.',
    lead: 'Quatre choses, un seul prix.',
    items: {
      ipad: {
        title: 'Un iPad neuf',
        text: 'Neuf, à vous, et fait pour rester sur le comptoir.',
        picture: 'Un iPad neuf dans sa boîte scellée, avec le câble et le chargeur à côté',
      },
      premium: {
        title: 'Un an de Premium',
        text: 'Encaisser, facturer, suivre les chiffres\u00a0: un an est déjà payé.',
        picture: 'La caisse sur l’iPad\u00a0: une vente de trois articles et le total à payer',
      },
      setup: {
        title: 'La mise en service',
        text: 'Gratuite et à distance, sous {fact:setup.remote}.',
        picture: 'Un iPad avec la liste de mise en service, presque entièrement cochée',
      },
      support: {
        title: 'Assistance 24\u00a0h/24, 7\u00a0j/7',
        text: 'Écrivez-nous quand ça coince, même un dimanche soir.',
        picture: 'Une conversation avec l’assistance sur un téléphone, la nuit',
      },
    },
  },
  features: {
    heading: 'Ce que Premium fait pour vous',
    lead: 'Une année entière, déjà comprise dans le prix.',
    items: {
      receipts: 'Tickets et factures, imprimés ou envoyés par messagerie',
      items: 'Des articles qu’on ajoute, qu’on déplace et qu’on vend d’un geste',
      phone: 'Les ventes en direct sur votre téléphone',
      offline: 'Continue d’encaisser quand internet tombe',
      figures: 'Quels articles rapportent, quelles heures sont creuses',
      payments: 'Espèces, carte et mobile, même sur un seul ticket',
      staff: 'Des employés qui ont les droits que vous leur donnez',
      verifactu: 'Tickets {fact:law.es.till} depuis {fact:claims.verifactu}',
    },
  },
  reviews: {
    heading: 'Entendu derrière le comptoir',
    lead: 'Chaque avis dans la langue où il a été écrit.',
    rating: '{rating, number} étoiles sur 5',
  },
  steps: {
    heading: 'Vous réservez, nous configurons, vous encaissez',
    lead: 'Réserver ne coûte rien et n’est pas encore une commande.',
    items: {
      reserve: { title: 'Réservez le pack', text: 'Vous laissez vos coordonnées, nous vous appelons pour régler le reste.' },
      setup: { title: 'Nous configurons', text: 'Nous configurons votre caisse à distance sous {fact:setup.remote}.' },
      shipping: { title: 'L’iPad arrive', text: 'Nous l’expédions sous {fact:setup.shipping}. Allumez-le et vendez.' },
    },
  },
  assurances: {
    guarantee: 'Satisfait ou remboursé pendant {fact:trial.guarantee}',
    trial: '{fact:trial.period} d’essai gratuit, sans carte bancaire',
    contract: 'Sans engagement, avec des prix clairs',
  },
  contact: {
    heading: 'Une question avant\u202f?',
    text: 'Au bout du fil, quelqu’un qui connaît la caisse.',
    phone: 'Service commercial',
    hours: 'Horaires',
    email: 'E-mail',
    emailHours: 'Réponse 24\u00a0h/24, 7\u00a0j/7',
  },
  closing: {
    heading: '{fact:offer.price}, et le comptoir est prêt',
    text: 'C’est {fact:offer.saving} de moins que le prix normal.',
    cta: 'Réserver le pack',
  },
  dialog: {
    heading: 'Réservez votre pack',
    lead: 'Laissez vos coordonnées, nous vous appelons. Ce n’est pas encore une commande\u00a0: les conditions s’appliqueront si vous commandez.',
    price: '{fact:offer.price} au lieu de {fact:offer.regularPrice}',
  },
});
