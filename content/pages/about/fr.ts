import { omit, translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'Qui sommes-nous\u202f? L’équipe derrière la caisse | {brand:product}',
    description:
      'Qui fait {brand:product}, à quoi nous travaillons et à quoi nous tenons\u00a0: mission, chiffres, équipe et quatre principes.',
  },
  heading: 'Nous faisons la caisse que nous aimerions avoir',
  lead: '{brand:product} vient d’Autriche et s’adresse aux entreprises de {fact:claims.countries|word} pays.',
  mission: {
    heading: 'Notre mission',
    text: 'Quand on tient un commerce, on est là pour vendre, pas pour trier des tickets. Nous faisons une caisse qu’on comprend le temps d’une pause café et qui se fait oublier ensuite.',
  },
  story: omit('Only the German edition tells the company story.'),
  stats: {
    heading: '{brand:product} en chiffres',
    items: {
      businesses: 'Commerces avec {brand:product}',
      uptime: 'Disponibilité',
      satisfaction: 'Clients satisfaits',
      setup: 'Mise en service',
    },
    setupTime: 'moins de {fact:setup.time}',
  },
  team: {
    heading: 'L’équipe',
    lead: 'Qui dessine et construit la caisse, qui répond à vos questions et qui lit la réglementation.',
    roles: { product: 'Produit et design', engineering: 'Technique', support: 'Assistance', tax: 'Droit et conformité fiscale' },
  },
  values: {
    heading: 'Nos principes',
    items: {
      plain: { title: 'Parler clair', text: 'Les prix, les délais et les limites sont écrits là où on les cherche.' },
      counter: { title: 'Partir du comptoir', text: 'Ce qui gêne la vente est un défaut, même si c’est techniquement correct.' },
      free: { title: 'Laisser libre', text: 'Pas de contrat qui vous enferme. Si vous restez, c’est par envie.' },
      care: {
        title: 'Travailler avec soin',
        text: 'Il s’agit de votre argent et de vos chiffres. Nous refaisons les calculs avant de livrer quoi que ce soit.',
      },
    },
  },
  closing: {
    heading: 'Le comptoir est libre',
    text: 'Installez la caisse sur votre propre iPad et essayez-la gratuitement pendant {fact:trial.period}.',
    button: 'Essayer gratuitement',
  },
});
