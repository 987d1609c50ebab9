import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Confidentialité de vos données | {brand:product}',
    description:
      'Ce que ce site garde dans votre navigateur, ce qu’il envoie à {brand:product} et quand, ce qui n’est mesuré qu’avec votre accord, et vos droits.',
  },
  heading: 'Ce que deviennent vos données ici',
  lead: 'Ce que vous saisissez nous parvient quand vous l’envoyez.',
  changed: 'Dernière modification\u00a0: {fact:policies.privacy}.',
  contents: 'Sur cette page',
  missing: 'À compléter par le fournisseur',
  none: { cookies: 'Cookies', loaded: 'Chargé chez d’autres entreprises', measured: 'Mesuré sans votre accord' },
  sections: {
    controller: {
      heading: 'Qui est responsable',
      text: {
        who: 'Le responsable du traitement sur ce site est le fournisseur de {brand:product}. Écrivez-nous pour toute question sur vos données.',
      },
      rows: { provider: { name: 'Fournisseur' }, seat: { name: 'Siège' }, email: { name: 'E-mail' }, phone: { name: 'Téléphone' } },
    },
    visit: {
      heading: 'Quand vous ouvrez une page',
      text: {
        request:
          'Votre navigateur demande la page à notre serveur. Pour y répondre, le serveur doit traiter votre adresse IP, la page demandée, l’heure et ce que votre navigateur dit de lui-même. Sans ces données, aucune page ne peut être livrée\u00a0; nous nous appuyons sur notre intérêt légitime à exploiter le site en sécurité (art.\u00a06, par.\u00a01, f du RGPD).',
        own: 'Polices, images et programmes viennent de ce site. Aucune autre entreprise n’apprend votre visite, et le site ne dépose aucun cookie.',
      },
      rows: { host: { name: 'Hébergeur' }, logs: { name: 'Durée de conservation des journaux du serveur' } },
    },
    stored: {
      heading: 'Ce qui reste dans votre navigateur',
      text: {
        where:
          'Le site retient quelques éléments dans le stockage de votre navigateur, sur votre appareil. Ils servent à ce que vous avez demandé\u00a0: votre choix, un formulaire qui ne doit pas se perdre, un message qui ne doit pas revenir deux fois. Notre serveur ne peut pas lire ce stockage.',
        delete:
          'Ces éléments restent jusqu’à ce que vous effaciez les données de ce site dans votre navigateur, sauf indication contraire dans la liste.',
      },
      rows: {
        country: { text: 'Le pays que vous avez choisi, pour que la page d’accueil le propose en premier la fois suivante.' },
        language: { text: 'La langue que vous avez choisie, dans le même but.' },
        consent: {
          text: 'Si vous avez accepté ou refusé la mesure, quand, et sur quel texte. Modifié dès que vous changez d’avis.',
        },
        emailPopupLastShown: {
          text: 'Quand la fenêtre d’e-mail a été affichée ou fermée pour la dernière fois. Elle ne se rouvre pas dans les {fact:behaviour.popupRest} qui suivent.',
        },
        emailPopupShown: { text: 'Que la fenêtre d’e-mail s’est ouverte pendant cette visite. Disparaît quand vous fermez l’onglet.' },
        emailSubscribers: {
          text: 'L’adresse e-mail que vous avez saisie dans la fenêtre, avec l’heure et la version de la fenêtre. Elle reste dans votre navigateur et n’est pas envoyée.',
        },
        ipadOfferLeads: {
          text: 'Ce que vous avez saisi dans le formulaire de la deuxième offre iPad, avec l’heure et le nom de l’offre. Cela reste dans votre navigateur et n’est pas envoyé.',
        },
        viewedOffers: { text: 'Quand vous avez vu la deuxième offre iPad pour la première fois\u00a0; son décompte part de là.' },
        outbox: {
          text: 'Les formulaires que vous avez envoyés et qui ne nous sont pas encore parvenus, par exemple parce que la ligne était coupée, chacun dans un élément dont le nom commence ainsi. Ils sont renvoyés plus tard, puis effacés dès que notre serveur les a confirmés.',
        },
        'outbox-refused': {
          text: 'Les formulaires que notre serveur a refusés. Ils ne sont pas renvoyés d’eux-mêmes\u00a0; votre saisie vous est montrée jusqu’à ce que vous la corrigiez et la renvoyiez, ou que vous l’effaciez.',
        },
        undeliveredPutAway: {
          text: 'Que vous avez remis à plus tard l’avis d’un formulaire refusé. Disparaît quand vous fermez l’onglet.',
        },
      },
    },
    sent: {
      heading: 'Ce que vous nous envoyez',
      text: {
        when: 'Ce que vous saisissez dans un formulaire de contact ou de réservation nous parvient quand vous appuyez sur le bouton, pas avant. Rien n’est obligatoire\u00a0; mais sans moyen de vous joindre, nous ne pouvons pas répondre.',
        waits:
          'Si la connexion échoue, le formulaire attend dans votre navigateur ([élément «\u00a0outbox\u00a0»](privacy#stored)) et part dès qu’elle est rétablie.',
        local:
          'Deux formulaires n’envoient rien\u00a0: la fenêtre d’e-mail et celui de la deuxième offre iPad. Ce que vous y saisissez reste dans votre navigateur. Sans JavaScript, rien ne peut y être conservé\u00a0: le formulaire de la deuxième offre iPad nous est alors envoyé comme tout autre.',
      },
      rows: {
        fields: {
          name: 'Données',
          text: 'Prénom et nom ou nom, adresse e-mail, numéro de téléphone, entreprise et message si vous les indiquez, et la langue, le pays et l’adresse de la page.',
        },
        proof: {
          name: 'Et avec elles',
          text: 'Le texte que vous avez accepté et sa version, l’adresse, l’édition et la somme de contrôle des conditions, et un nombre aléatoire qui nous permet de reconnaître un formulaire arrivé deux fois. Et la durée pendant laquelle le formulaire est resté ouvert\u00a0: elle nous permet de distinguer une personne d’un programme.',
        },
        purpose: {
          name: 'But et fondement',
          text: 'Vous répondre et préparer un contrat à votre demande (art.\u00a06, par.\u00a01, b du RGPD). Aucune décision n’est prise automatiquement.',
        },
        recipient: {
          name: 'Destinataire',
          text: '{brand:provider}. Nous ne vendons pas vos données et ne les transmettons à personne pour de la publicité.',
        },
        kept: { name: 'Durée de conservation', text: '{fact:policies.leadsKept}' },
        acceptance: {
          name: 'Preuve de l’acceptation',
          text: 'Le texte que vous avez accepté, et quand, avec le nombre aléatoire du formulaire\u00a0: {fact:policies.acceptanceKept}, même si le reste est effacé plus tôt. Le contrat est ainsi prouvé (art.\u00a06, par.\u00a01, f du RGPD).',
        },
      },
    },
    measurement: {
      heading: 'Une mesure, seulement avec votre accord',
      text: {
        ask: 'Sur les pages qui présentent une offre, nous demandons si nous pouvons mesurer son effet. Si vous refusez, ou si votre navigateur envoie le signal Global Privacy Control, rien n’est mesuré et tout fonctionne de la même façon.',
        event:
          'Si vous acceptez puis envoyez le formulaire de l’offre, un seul message part vers le service de mesure\u00a0: qu’une demande a été faite, le nom de l’offre, son prix mensuel et la devise. Il ne contient rien de ce que vous avez saisi. Avec ce message, le service voit votre adresse IP. Le fondement est votre consentement (art.\u00a06, par.\u00a01, a du RGPD).',
        withdraw:
          'Vous pouvez changer d’avis **à tout moment** avec les réglages au bas de ces pages. Ce qui a été envoyé auparavant reste licite.',
      },
    },
    elsewhere: {
      heading: 'Liens vers d’autres sites',
      text: {
        links:
          'L’inscription, le blog, l’aide, la boutique, l’état du service, les magasins d’applications et les réseaux sociaux sont des sites à part, avec leurs propres règles de confidentialité. Nous ne leur envoyons rien\u00a0; seul un clic vous y mène.',
      },
    },
    rights: {
      heading: 'Vos droits',
      text: {
        list: 'Vous pouvez nous demander l’accès à vos données (art.\u00a015 du RGPD), leur rectification (art.\u00a016), leur effacement (art.\u00a017) ou leur limitation (art.\u00a018), et les recevoir dans un format courant (art.\u00a020). Si nous rectifions, effaçons ou limitons des données, nous le disons à ceux qui les ont reçues (art.\u00a019). Un court e-mail à {brand:email} suffit.',
        object:
          'Quand nous nous appuyons sur notre intérêt légitime, **vous pouvez vous y opposer** (art.\u00a021). Vous pouvez retirer un consentement à tout moment, pour l’avenir.',
        complain:
          'Vous pouvez saisir une autorité de contrôle, dans le pays où vous vivez ou travaillez, ou là où vous pensez que la règle a été enfreinte (art.\u00a077).',
        switzerland:
          'En Suisse s’applique la loi fédérale sur la protection des données, avec des droits équivalents\u00a0; l’autorité est le Préposé fédéral à la protection des données et à la transparence.',
      },
    },
  },
});
