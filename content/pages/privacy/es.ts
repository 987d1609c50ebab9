import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Política de privacidad | {brand:product}',
    description: 'Cómo trata {brand:product} tus datos. El texto estará disponible aquí en breve.',
  },
  heading: 'Política de privacidad',
  text: 'Nuestra política de privacidad estará disponible aquí en breve. Si mientras tanto tienes alguna duda: {brand:email}.',
  button: 'Volver al inicio',
});
