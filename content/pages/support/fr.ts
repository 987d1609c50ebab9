import { omit, translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Assistance\u00a0: quelqu’un vous répond | {brand:product}',
    description:
      'De l’aide pour votre caisse par téléphone, e-mail et ticket, les réponses aux questions courantes et la possibilité de planifier un appel avec {brand:product}.',
  },
  heading: 'Que dit l’écran\u202f?',
  lead: 'Cherchez le message ici, ou demandez à quelqu’un qui connaît la caisse.',
  screen: { message: 'Plus de papier dans l’imprimante', remedy: 'Mettez un rouleau, puis réimprimez.' },
  contact: {
    heading: 'Contact',
    email: 'E-mail',
    copy: 'Copier',
    copyHint: 'Copier l’adresse e-mail',
    copied: 'Adresse e-mail copiée',
    notCopied: 'L’adresse n’a pas pu être copiée',
    remedy: 'Sélectionnez-la et copiez-la à la main.',
    write: 'Écrire un e-mail',
    anything: 'Trois choses nous aident\u00a0: ce que vous voyez, depuis quand, et une photo.',
    topics: {
      consultation: { line: 'Un conseil gratuit\u202f? Dites-nous quand vous joindre.', subject: 'Conseil gratuit' },
      call: { line: 'Un appel\u202f? Dites-nous quand cela vous convient.', subject: 'Planifier un appel' },
      visit: {
        line: 'Un rendez-vous sur un salon professionnel\u202f? Dites-nous lequel, et quand.',
        subject: 'Visite sur un salon professionnel',
      },
      support: {
        line: 'Votre caisse a besoin d’aide. Que s’est-il passé\u202f?',
        subject: 'Aide pour ma caisse',
      },
      sales: { line: 'Une question avant d’acheter\u202f? Parlez-nous de votre commerce.', subject: 'Question avant achat' },
      review: { line: 'Votre avis\u202f? Dites-nous ce qui va bien et ce qui manque.', subject: 'Mon avis' },
      website: { line: 'Un site web pour votre commerce\u202f? Dites-nous lequel.', subject: 'Question sur un site web' },
      social: {
        line: 'Vos réseaux sociaux\u202f? Dites-nous lesquels vous avez.',
        subject: 'Question sur les réseaux sociaux',
      },
    },
  },
  methods: {
    heading: 'Quatre façons d’obtenir de l’aide',
    items: {
      email: {
        title: 'E-mail',
        text: 'Pour tout ce qui peut attendre la fin du coup de feu.',
        details: 'Écrire un e-mail',
        availability: 'Écrivez à toute heure',
      },
      phone: {
        title: 'Téléphone',
        text: 'Quand vous préférez en parler de vive voix.',
        details: 'Appeler',
        availability: '{fact:support.phone}',
      },
      ticket: {
        title: 'Ticket d’assistance',
        text: 'Pour les pannes\u00a0: décrivez exactement ce qui s’est passé et ce que vous attendiez.',
        details: 'Ouvrir un ticket',
        availability: '{fact:support.tickets}',
      },
      remote: {
        title: 'Mise en service à distance',
        text: 'Nous configurons votre caisse pendant que vous vous occupez du magasin.',
        details: 'Demander la mise en service',
        availability: 'Terminée dans les {fact:setup.remote}',
      },
    },
  },
  faq: {
    heading: 'Questions fréquentes',
    search: 'Rechercher dans les questions',
    placeholder: 'Rechercher une réponse…',
    none: 'Aucune question ne correspond à votre recherche. Essayez de contacter directement notre équipe d’assistance.',
    found: '{found, plural, one {# question} many {# de questions} other {# questions}}',
    items: {
      start: {
        question: 'Combien de temps prend la mise en service\u202f?',
        answer:
          'Moins de {fact:setup.time}. Si vous préférez nous laisser faire, nous configurons votre caisse à distance dans les {fact:setup.remote}.',
      },
      card: {
        question: 'Faut-il une carte bancaire pour l’essai\u202f?',
        answer: 'Non. Vous testez gratuitement pendant {fact:trial.period} et vous décidez après.',
      },
      contract: {
        question: 'Suis-je lié par un contrat\u202f?',
        answer: 'Non. Il n’y a pas d’engagement de durée, et vous avez {fact:trial.guarantee} pour être remboursé.',
      },
      devices: {
        question: 'Quel appareil faut-il\u202f?',
        answer: 'Un iPad. Si vous n’en avez pas, [le pack](home#offer) en comprend un neuf, expédié sous {fact:setup.shipping}.',
      },
      internet: {
        question: 'Que se passe-t-il quand internet est coupé\u202f?',
        answer: '**Vous continuez à vendre.** La caisse enregistre les ventes et les synchronise dès que la connexion revient.',
      },
      payments: {
        question: 'Quels paiements puis-je accepter\u202f?',
        answer: 'Les espèces, les cartes et les paiements mobiles, même combinés sur un seul ticket.',
      },
      lawAustria: omit('Only Austria shows it, and does not offer French.'),
      lawGermany: omit('Only Germany shows it, and does not offer French.'),
      lawSpain: omit('Only Spain shows it, and does not offer French.'),
      lawFrance: {
        question: 'Qu’exige la loi pour ma caisse\u202f?',
        answer:
          'Un certificat ou, {fact:law.fr.statement|from}, l’attestation de l’éditeur ({fact:law.fr.till|norm}). Cette caisse n’est pas certifiée {fact:law.fr.till}. Le ticket n’est imprimé que si le client le demande ({fact:law.fr.receipt|from}). Recevoir des factures électroniques est obligatoire {fact:law.fr.invoicesReceived|from}, en émettre l’est pour les petites entreprises {fact:law.fr.invoicesIssued|from}.',
      },
      lawPoland: omit('Only Poland shows it, and does not offer French.'),
      smallestPoland: omit('Only Poland shows it, and does not offer French.'),
      lawSwitzerland: {
        question: 'Qu’exige la loi pour ma caisse\u202f?',
        answer:
          'Aucune caisse particulière. Il faut une comptabilité régulière (Code des obligations, {fact:law.ch.books|from}) et des prix en francs.',
      },
      lawCzechia: omit('Only Czechia shows it, and does not offer French.'),
      accounting: {
        question: 'Que reçoit mon comptable\u202f?',
        answer: 'Le livre de caisse et un fichier CSV pour le logiciel comptable.',
      },
      staff: {
        question: 'Puis-je définir les droits de mon équipe\u202f?',
        answer: 'Oui. Vous gérez vos employés dans la caisse et décidez qui a le droit de faire quoi.',
      },
    },
  },
  links: {
    heading: 'Accès rapides',
    items: {
      setup: 'Comment se passe la mise en service',
      offer: 'Le pack iPad',
      benefits: 'Ce que sait faire la caisse',
      reviews: 'Ce qu’en disent les autres',
      fairs: 'Nous voir sur un salon pro',
      status: 'État du service',
    },
  },
  closing: {
    heading: 'Encore besoin d’aide\u202f?',
    text: 'Alors regardons ça ensemble.',
    contact: 'Contacter l’assistance',
    call: 'Planifier un appel',
  },
});
