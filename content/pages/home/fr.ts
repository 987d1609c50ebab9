import { omit, translate } from 'wortlaut';
import exhibitions from '../exhibitions/fr.ts';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}\u00a0: le logiciel de caisse sur votre iPad',
    description:
      'Logiciel de caisse iPad\u00a0: encaissez, facturez, suivez la recette. iPad neuf et un an de Premium pour {fact:offer.price}. {fact:trial.period} d’essai gratuit, sans carte bancaire.',
  },
  country: {
    promise: 'Rideau baissé, caisse faite.',
    intro:
      'Le logiciel de caisse dans le cloud pour les boutiques, les cafés et les salons de coiffure\u00a0: vendez au comptoir, en terrasse ou au marché, et suivez les chiffres du jour sur votre téléphone.',
    start: 'Commencer l’essai gratuit',
    learn: 'En savoir plus',
  },
  hero: {
    eyebrow: 'iPad et Premium dans un seul pack',
    heading: 'Vendez au comptoir. Suivez la journée d’où vous voulez.',
    lead: 'Un seul iPad encaisse, édite les tickets, établit les factures et clôture la journée. Vous consultez la recette sur votre téléphone, où que vous soyez.',
    offer: 'iPad neuf et un an de Premium',
    before: 'au lieu de {fact:offer.regularPrice}',
    currency: 'prix en euros',
    saving: 'Économisez {fact:offer.saving}',
    included: 'Mise en service gratuite et assistance 24\u00a0h/24, 7\u00a0j/7 comprises',
    cta: 'Réserver le pack',
  },
  countdown: {
    label: 'L’offre se termine le',
    days: '{days, plural, one {jour} many {jours} other {jours}}',
    hours: '{hours, plural, one {heure} many {heures} other {heures}}',
    minutes: '{minutes, plural, one {minute} many {minutes} other {minutes}}',
    seconds: '{seconds, plural, one {seconde} many {secondes} other {secondes}}',
    ended: 'Cette offre est terminée. Demandez-nous celle du moment.',
    pause: 'Mettre le compte à rebours en pause',
    resume: 'Relancer le compte à rebours',
  },
  features: {
    heading: 'Ce dont vous n’avez plus à vous occuper',
    lead: 'Le travail autour de la vente\u00a0: tickets, stock, chiffres, comptabilité.',
    items: {
      invoices: {
        title: 'Tickets et factures',
        text: 'Imprimez-les ou envoyez-les par appli de messagerie, avec la mise en page que vous voulez.',
      },
      invoicesPoland: omit('Only Poland shows it, and does not offer French.'),
      products: {
        title: 'Vos articles en un geste',
        text: 'Ajoutez un article, fixez le prix, faites-le glisser à sa place. Un geste, et il est vendu.',
      },
      sales: {
        title: 'Vos ventes sur le téléphone',
        text: 'Ce qui s’est vendu, par qui et pour combien, pendant que le magasin est ouvert.',
      },
      offline: {
        title: 'Encaisse même sans internet',
        text: 'La connexion tombe, pas la vente. Les ventes sont enregistrées, puis synchronisées plus tard.',
      },
      analytics: {
        title: 'Le coup de feu de midi',
        text: 'Les chiffres arrivent pendant que vous vendez\u00a0: quels articles rapportent, quelles heures sont creuses.',
      },
      lawAustria: omit('Only Austria shows it, and does not offer French.'),
      lawGermany: omit('Only Germany shows it, and does not offer French.'),
      lawFrance: {
        title: 'Le rideau tombe',
        text: 'Imprimez la clôture, éteignez la lumière. En France, un logiciel de caisse doit avoir un certificat ou l’attestation de son éditeur ({fact:law.fr.till|norm}). Cette caisse n’est pas certifiée {fact:law.fr.till}.',
      },
      lawPoland: omit('Only Poland shows it, and does not offer French.'),
      lawSwitzerland: {
        title: 'Le rideau tombe',
        text: 'Le livre de caisse et le fichier CSV sortent de la caisse. La Suisse n’impose aucune caisse, seulement une comptabilité régulière (Code des obligations, {fact:law.ch.books|from}).',
      },
      accounting: omit('The countries that show it do not offer French.'),
    },
  },
  steps: {
    heading: 'Ouvrez le carton, ouvrez la boutique',
    items: {
      choose: {
        title: 'Inscrivez-vous',
        text: 'Créez votre compte sans carte bancaire. La mise en service prend moins de {fact:setup.time}.',
      },
      setup: {
        title: 'Laissez-nous faire',
        text: 'Nous configurons votre caisse à distance dans les {fact:setup.remote}. L’iPad est expédié sous {fact:setup.shipping}.',
      },
      sell: { title: 'Encaissez', text: 'Posez l’iPad sur le comptoir, ajoutez vos articles et vendez. Sans engagement de durée.' },
    },
  },
  products: {
    heading: 'Au comptoir, dans la main, à table',
    lead: 'Trois appareils, une seule caisse.',
    previous: 'Appareil précédent',
    next: 'Appareil suivant',
    items: {
      till: {
        title: 'Caisse sur iPad',
        text: 'La caisse du comptoir\u00a0: de grosses touches, un panier lisible, le ticket imprimé ou envoyé.',
      },
      mobile: { title: 'Version mobile', text: 'La même caisse dans votre poche\u00a0: vendez dehors, consultez la recette chez vous.' },
      terminal: {
        title: 'Terminal de paiement',
        text: 'Carte, téléphone ou montre\u00a0: le client l’approche du terminal, et c’est payé.',
      },
    },
  },
  about: {
    heading: 'Faite pour les gens derrière le comptoir',
    text: 'Salons de coiffure, cafés, ongleries et boutiques travaillent avec {brand:product}. On doit s’y retrouver un samedi à midi, avec la file jusqu’à la porte.',
    link: 'Qui nous sommes',
  },
  contact: {
    heading: 'Une question\u202f? Quelqu’un vous répond.',
    phone: { what: 'Téléphone', hours: '{fact:support.office}' },
    tickets: { what: 'Tickets', hours: '{fact:support.tickets}' },
    link: 'Joindre l’assistance',
  },
  preOrder: {
    heading: 'Réservez votre pack',
    lead: 'Laissez-nous vos coordonnées, nous vous rappelons avec tout ce qu’il faut savoir. Ce n’est pas encore une commande\u00a0: les conditions s’appliqueront si vous commandez.',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Entreprise',
    message: 'Que vendez-vous\u202f?',
    terms: 'J’accepte les conditions générales.',
    submit: 'Réserver sans engagement',
    sending: 'Envoi en cours…',
    sentHeading: 'Merci, c’est bien reçu.',
    sentText: 'Nous vous recontactons. D’ici là, l’essai gratuit vous est ouvert.',
    problems: 'Vérifiez ces champs',
    nameRequired: 'Le nom est obligatoire',
    emailRequired: 'L’adresse e-mail est obligatoire',
    emailInvalid: 'Adresse e-mail non valide',
    phoneRequired: 'Le numéro de téléphone est obligatoire',
    termsRequired: 'Vous devez accepter les conditions générales',
  },
  exhibitions: {
    heading: 'Essayez la caisse sur un salon professionnel',
    upcoming: 'À venir',
    past: 'Passés',
    link: 'Tous les salons',
    items: exhibitions.items,
  },
});
