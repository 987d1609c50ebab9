import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Mentions légales | {brand:product}',
    description: 'Fournisseur, siège et contact de {brand:product}\u00a0: qui exploite ce site et comment joindre une personne.',
  },
  heading: 'Mentions légales',
  lead: 'Qui fait {brand:product}, où nous sommes et comment nous joindre.',
  changed: 'Dernière modification\u00a0: {fact:policies.imprint}.',
  missing: 'À compléter par le fournisseur',
  sections: {
    provider: {
      heading: 'Fournisseur de ce site',
      text: {},
      rows: {
        name: { name: 'Société' },
        seat: { name: 'Siège' },
        email: { name: 'E-mail' },
        phone: { name: 'Téléphone' },
        street: { name: 'Rue et code postal' },
        directors: { name: 'Gérance' },
        register: { name: 'Registre du commerce' },
        vat: { name: 'Numéro de TVA' },
        authority: { name: 'Autorité de contrôle' },
      },
    },
    reach: {
      heading: 'Une question sur la caisse\u00a0?',
      text: { answer: 'Le plus rapide est la page d’assistance. Au téléphone, une personne décroche\u00a0: {fact:support.phone}.' },
    },
    purpose: {
      heading: 'À quoi sert ce site',
      text: {
        what: 'Ce site présente {brand:product}, une caisse enregistreuse dans le cloud, et reçoit les demandes à son sujet.',
        business: 'L’offre s’adresse aux entreprises. Les conditions applicables à un contrat sont celles du pays où vous exercez.',
      },
    },
    names: {
      heading: 'Noms de tiers',
      text: {
        marks:
          'iPad et App Store sont des marques d’Apple Inc., Google Play est une marque de Google LLC. Elles sont citées pour dire avec quoi le produit fonctionne.',
      },
    },
  },
});
