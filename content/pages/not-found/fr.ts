import { translate } from 'wortlaut';
import country from '../country-not-found/fr.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Erreur 404\u00a0: page introuvable | {brand:product}', description: 'Il n’y a pas de page à cette adresse.' },
  heading: 'Erreur 404\u00a0: page introuvable',
  text: 'Avez-vous oublié d’ajouter la page au routeur\u202f?',
  button: 'Retour à l’accueil',
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
