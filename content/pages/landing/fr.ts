import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}\u00a0: le logiciel de caisse sur iPad, en Espagne',
    description:
      'Encaissez, facturez, suivez vos ventes sur le téléphone. Logiciel de caisse sur iPad avec tickets {fact:law.es.till}. {fact:trial.period} d’essai gratuit, sans carte bancaire.',
  },
  hero: {
    name: '{brand:product}, la caisse sur votre iPad',
    heading: 'Rideau baissé, caisse faite.',
    lead: 'Avec le logiciel de caisse {brand:product}, vous encaissez sur un iPad, vous facturez et vous suivez les ventes sur votre téléphone, où que vous soyez.',
    start: 'Essayer gratuitement',
    how: 'Voir comment ça marche',
  },
  returned: { heading: 'Retour' },
  pains: {
    heading: 'Quatre choses qui ne vous manqueront pas',
    items: {
      sheet: {
        title: 'Les factures dans un tableur',
        text: 'Vous copiez celle d’hier, vous changez le nom et vous espérez que le numéro n’est pas déjà pris.',
        over: 'Le copier-coller, c’est fini.',
      },
      dated: {
        title: 'Une caisse d’un autre âge',
        text: 'Lente à démarrer, elle se bloque quand il y a la queue, et il faut le technicien pour changer un prix.',
        over: 'Cette vieille machine, c’est du passé.',
      },
      blind: {
        title: 'Ne pas savoir ce qui s’est vendu',
        text: 'Vous le découvrez en comptant la caisse. Et si vous n’êtes pas au magasin, même pas.',
        over: 'Avancer à l’aveugle, c’est fini.',
      },
      change: {
        title: 'Rendre la monnaie de tête',
        text: 'Un gros billet, la queue, et une question en pleine soustraction.',
        over: 'Le calcul de tête, c’est fini.',
      },
    },
  },
  features: {
    heading: 'Ce que vous remarquez dès le premier jour',
    items: {
      invoices: {
        title: 'La facture, avant que le client ne parte',
        text: 'Ticket ou facture depuis le même écran, à votre mise en page. Imprimez-les ou envoyez-les par appli de messagerie.',
      },
      products: {
        title: 'Un nouvel article en trois gestes',
        text: 'Ajoutez-le, fixez le prix, faites-le glisser à sa place. Un geste, et il est vendu.',
      },
      sales: {
        title: 'Les ventes en direct, où que vous soyez',
        text: 'Ce qui se vend, qui encaisse et combien cela fait aujourd’hui. Sur votre téléphone, magasin ouvert.',
      },
    },
  },
  offer: {
    heading: 'iPad neuf et un an de Premium',
    before: 'au lieu de {fact:offer.regularPrice}',
    included: 'Mise en service gratuite et assistance 24\u00a0h/24, 7\u00a0j/7 comprises.',
    link: 'Voir l’offre iPad',
  },
  reviews: {
    heading: 'Ce qu’en disent ceux qui encaissent avec {brand:product}',
    rating: 'Note\u00a0: {rating, number} sur 5',
    noComment: 'Note laissée sans commentaire.',
  },
  steps: {
    heading: 'Du carton à la première vente',
    items: {
      account: { title: 'Créez votre compte', text: 'Sans carte bancaire. C’est prêt en moins de {fact:setup.time}.' },
      items: {
        title: 'Ajoutez vos articles',
        text: 'Donnez-leur un prix et faites-les glisser à leur place. Si vous préférez, nous configurons votre caisse à distance dans les {fact:setup.remote}.',
      },
      sell: {
        title: 'Encaissez',
        text: 'Touchez l’article, encaissez, remettez le ticket. Le soir, la clôture sort sur papier ou en PDF.',
      },
    },
  },
  products: {
    heading: 'Et derrière chaque vente, tout cela',
    text: 'Plus de carnet, plus de calculatrice, et le dimanche après-midi est à vous.',
    functions: {
      closing: 'Clôture de caisse imprimée ou en PDF',
      book: 'Livre de caisse',
      calendar: 'Calendrier de réservation en ligne',
      scanner: 'Lecteur de codes-barres',
      accounting: 'Export CSV pour la comptabilité',
      staff: 'Droits pour chaque employé',
    },
    link: 'Voir toutes les fonctionnalités',
  },
  testimonials: {
    heading: 'Trois comptoirs, trois clôtures de caisse',
    stats: { customers: 'commerces', rating: 'note moyenne', satisfaction: 'satisfaction' },
  },
  comparison: {
    heading: 'Point par point',
    lead: 'Ce qu’il faut vérifier avant de changer de caisse.',
    others: 'Autres caisses',
    yes: 'Oui',
    no: 'Non',
    rows: {
      invoices: 'Factures depuis le comptoir',
      products: 'Articles gérés en un clic',
      sales: 'Ventes en temps réel, de partout',
      offline: 'Fonctionne sans internet',
      verifactu: 'Tickets {fact:law.es.till}',
      contract: 'Sans engagement de durée',
    },
  },
  faq: {
    heading: 'Avant de commencer',
    items: {
      card: {
        question: 'Faut-il une carte bancaire pour essayer\u202f?',
        answer: 'Non. Vous essayez gratuitement pendant {fact:trial.period} et vous décidez ensuite.',
      },
      setup: {
        question: 'Combien de temps prend la mise en service\u202f?',
        answer:
          'Moins de {fact:setup.time}. Si vous préférez nous la confier, nous configurons votre caisse à distance dans les {fact:setup.remote}.',
      },
      contract: {
        question: 'Y a-t-il un engagement de durée\u202f?',
        answer: 'Non. Et si la caisse ne vous convient pas, nous vous remboursons\u00a0: vous avez {fact:trial.guarantee} pour cela.',
      },
      verifactu: {
        question: 'La caisse est-elle prête pour {fact:law.es.till}\u202f?',
        answer: 'Les tickets {fact:law.es.till} sont disponibles depuis {fact:claims.verifactu}.',
      },
      internet: {
        question: 'Et si internet tombe en panne\u202f?',
        answer: '**Vous continuez à vendre.** La caisse garde les ventes et les synchronise dès que la connexion revient.',
      },
      ipad: {
        question: 'Et si je n’ai pas d’iPad\u202f?',
        answer: '[Le pack](ipad-offer) en comprend un neuf. Il est expédié sous {fact:setup.shipping}.',
      },
    },
  },
  closing: {
    heading: 'La prochaine fois que vous baissez le rideau, la caisse est déjà faite.',
    text: 'Sans carte bancaire. Sans engagement.',
    button: 'Essayer gratuitement',
  },
});
