import { translate } from 'wortlaut';
import country from '../country-not-found/es.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404 Página no encontrada | {brand:product}', description: 'En esta dirección no hay ninguna página.' },
  heading: '404 Página no encontrada',
  text: '¿Se te ha olvidado añadir la página al router?',
  button: 'Volver al inicio',
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
