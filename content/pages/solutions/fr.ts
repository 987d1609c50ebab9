import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: '{brand:product} vous aide\u00a0: caisse, site web, réseaux sociaux',
    description:
      'Système de caisse, créateur de site web et gestion de vos réseaux sociaux, au même endroit. Ce que chaque solution fait à votre place.',
  },
  heading: 'Dedans on encaisse, dehors on vous trouve',
  lead: 'Trois offres pour les entreprises qui n’ont pas de service informatique. Chacune à part ou les trois ensemble.',
  cards: {
    pos: {
      title: 'Système de caisse',
      subtitle: 'La caisse sur iPad',
      text: 'Encaisser, éditer les tickets, clôturer la journée. Au comptoir et en déplacement.',
      features: {
        cloud: 'Architecture cloud',
        mobile: 'iPad et caisse mobile',
        reports: 'Rapports en temps réel',
        inventory: 'Gestion des stocks',
        customers: 'Gestion des clients',
        support: 'Assistance 24\u00a0h/24, 7\u00a0j/7',
      },
      button: 'Voir la caisse',
    },
    website: {
      title: 'Créateur de site web',
      subtitle: 'Votre site se fait presque tout seul',
      text: 'À partir de vos informations, un site complet, qui passe bien sur tous les téléphones.',
      features: {
        automated: 'Création automatique',
        responsive: 'Adapté à tous les écrans',
        seo: 'Optimisé pour les moteurs de recherche',
        shop: 'Peut être relié à une boutique en ligne',
        content: 'Contenus à modifier vous-même',
        hosting: 'Hébergement compris',
      },
      button: 'Demander un site web',
    },
    social: {
      title: 'Réseaux sociaux clés en main',
      subtitle: 'Nous publions, vous vendez',
      text: 'Vos comptes vivent, même quand le magasin ne désemplit pas.',
      features: {
        content: 'Création de contenus',
        posts: 'Publications régulières',
        community: 'Animation de la communauté',
        analytics: 'Analyses et rapports',
        strategy: 'Élaboration d’une stratégie',
        platforms: 'Gestion de plusieurs plateformes',
      },
      button: 'Demander un accompagnement',
    },
  },
  why: {
    heading: 'Pourquoi {brand:product}\u202f?',
    items: {
      cloud: {
        title: 'Vos données dans le cloud',
        text: 'Au comptoir, chez vous ou en déplacement\u00a0: chaque appareil affiche les mêmes chiffres.',
      },
      easy: { title: 'Facile à utiliser', text: 'De grosses touches, un parcours clair. Même le renfort du samedi s’y retrouve.' },
      one: { title: 'Tout au même endroit', text: 'Caisse, site web et réseaux sociaux\u00a0: trois tâches, un seul interlocuteur.' },
      support: { title: 'Assistance 24\u00a0h/24, 7\u00a0j/7', text: 'Écrivez-nous quand cela vous arrange, même après la fermeture.' },
    },
  },
  closing: {
    heading: 'Vous ne savez pas ce qu’il vous faut\u202f?',
    text: 'Parlez-nous de votre activité. Le conseil ne coûte rien.',
    consult: 'Conseil gratuit',
    learn: 'En savoir plus',
  },
});
