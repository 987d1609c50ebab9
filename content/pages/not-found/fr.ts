import { translate } from 'wortlaut';
import country from '../country-not-found/fr.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Erreur 404\u00a0: page introuvable | {brand:product}', description: 'Il n’y a pas de page à cette adresse.' },
  visitor: { heading: 'Cette page a déménagé ou n’a jamais existé.', text: 'La caisse, elle, marche toujours.' },
  heading: 'Erreur 404\u00a0: page introuvable',
  text: 'Pour les développeurs\u00a0: manque-t-elle dans la table de routage\u202f?',
  button: 'Retour à l’accueil',
  ways: { functions: 'Toutes les fonctionnalités', helps: 'Comment {brand:product} vous aide', prices: 'Tarifs', support: 'Assistance' },
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
