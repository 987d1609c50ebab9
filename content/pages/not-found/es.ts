import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: '404 Página no encontrada | {brand:product}', description: 'En esta dirección no hay ninguna página.' },
  heading: '404 Página no encontrada',
  text: '¿Se te ha olvidado añadir la página al router?',
  button: 'Volver al inicio',
});
