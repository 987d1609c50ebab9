import { omit, translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Huit raisons d’avoir sa caisse dans le cloud | {brand:product}',
    description:
      'Caisse dans le cloud, vente mobile, tous les paiements, chiffres en direct, assistance gratuite\u00a0: ce que {brand:product} fait pour votre commerce, point par point.',
  },
  heading: 'Huit soucis de moins',
  lead: 'Une caisse doit vendre, compter et se faire oublier. Voici ce dont {brand:product} s’occupe.',
  cards: {
    cloud: {
      title: 'Dans le cloud',
      text: 'Si l’iPad tombe dans l’évier, vos données restent au sec. Connectez-vous sur un autre et continuez.',
    },
    mobile: { title: 'Caisse mobile', text: 'Vendez en terrasse, sur le marché ou chez le client.' },
    payments: { title: 'Tous les moyens de paiement', text: 'Espèces, carte, téléphone, ou plusieurs à la fois sur un même ticket.' },
    analytics: {
      title: 'Chiffres en direct',
      text: 'Ce qui se vend en ce moment, et comment va la journée. Sur la caisse ou sur votre téléphone.',
    },
    lawAustria: omit('Only Austria shows it, and does not offer French.'),
    lawGermany: omit('Only Germany shows it, and does not offer French.'),
    lawSpain: omit('Only Spain shows it, and does not offer French.'),
    accounting: {
      title: 'Prête pour la comptabilité',
      text: 'Le livre de caisse et un fichier CSV pour le logiciel comptable, sans rien recopier.',
    },
    fast: { title: 'Rapide au comptoir', text: 'Touchez les articles, encaissez, proposez le ticket. La file avance.' },
    support: { title: 'Assistance gratuite', text: 'Posez votre question par e-mail ou par téléphone. La réponse ne coûte rien.' },
    secure: {
      title: 'Sûre et fiable',
      text: '{fact:claims.uptime} de disponibilité, et des ventes qui survivent à une coupure de connexion.',
    },
  },
  cta: {
    heading: 'Voyez ce qu’elle donne avec vos articles',
    text: 'Essayez-la pendant {fact:trial.period}. Sans carte bancaire, sans engagement de durée.',
    button: 'Commencer l’essai gratuit',
  },
});
