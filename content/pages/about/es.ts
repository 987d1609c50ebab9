import { omit, translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'Quiénes somos: la gente detrás del TPV | {brand:product}',
    description: 'Quién hace {brand:product}, en qué trabajamos y qué defendemos: misión, cifras, equipo y cuatro principios.',
  },
  heading: 'Hacemos el TPV que nos gustaría tener',
  lead: '{brand:product} viene de Austria y está hecho para negocios de {fact:claims.countries|word} países.',
  mission: {
    heading: 'Nuestra misión',
    text: 'Quien lleva un negocio está para vender, no para ordenar tickets. Hacemos un TPV que se entiende en lo que dura un café y que después pasa desapercibido.',
  },
  story: omit('Only the German edition tells the company story.'),
  stats: {
    heading: '{brand:product} en cifras',
    items: {
      businesses: 'Negocios con {brand:product}',
      uptime: 'Disponibilidad',
      satisfaction: 'Clientes satisfechos',
      setup: 'Puesta en marcha',
    },
    setupTime: 'menos de {fact:setup.time}',
  },
  team: {
    heading: 'El equipo',
    lead: 'Quién diseña y desarrolla el TPV, quién responde a tus preguntas y quién se lee la normativa.',
    roles: { product: 'Producto y diseño', engineering: 'Tecnología', support: 'Soporte', tax: 'Normativa y fiscalidad' },
  },
  values: {
    heading: 'Nuestras reglas',
    items: {
      plain: { title: 'Las cosas claras', text: 'Los precios, los plazos y los límites están donde uno los busca.' },
      counter: { title: 'Pensado desde el mostrador', text: 'Lo que estorba al vender es un fallo, aunque técnicamente esté bien.' },
      free: { title: 'Sin ataduras', text: 'Aquí no hay permanencia. Quien se queda, se queda a gusto.' },
      care: { title: 'Rigor', text: 'Se trata de tu dinero y de tus números. Repasamos las cuentas antes de publicar nada.' },
    },
  },
  closing: {
    heading: 'Ya tienes sitio en el mostrador',
    text: 'Instala el TPV en tu propio iPad y pruébalo gratis durante {fact:trial.period}.',
    button: 'Probar gratis',
  },
});
