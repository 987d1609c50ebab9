import { translate } from 'wortlaut';
import country from '../country-not-found/es.ts';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404 Página no encontrada | {brand:product}', description: 'En esta dirección no hay ninguna página.' },
  visitor: { heading: 'Esta página se ha mudado o nunca existió.', text: 'El TPV sigue funcionando.' },
  heading: '404 Página no encontrada',
  text: 'Para desarrolladores: ¿falta en la tabla de rutas?',
  button: 'Volver al inicio',
  ways: { functions: 'Todas las funciones', helps: 'Cómo te ayuda {brand:product}', prices: 'Precios', support: 'Soporte' },
  country: { title: country.meta.title, heading: country.heading, text: country.text, button: country.button },
});
