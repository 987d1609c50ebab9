import { omit, translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Ocho razones para un TPV en la nube | {brand:product}',
    description:
      'TPV en la nube, venta móvil, todos los medios de pago, cifras en directo y soporte sin coste: lo que {brand:product} hace por tu negocio, punto por punto.',
  },
  heading: 'Ocho preocupaciones menos',
  lead: 'Un TPV tiene que cobrar, llevar las cuentas y no dar guerra. De esto se encarga {brand:product}.',
  cards: {
    cloud: { title: 'En la nube', text: 'Si el iPad acaba en el fregadero, tus datos no se mojan. Entra desde otro y sigue.' },
    mobile: { title: 'TPV móvil', text: 'Vende en la terraza, en el puesto del mercado o en casa del cliente.' },
    payments: { title: 'Todos los medios de pago', text: 'Efectivo, tarjeta, móvil o varios a la vez en un mismo ticket.' },
    analytics: { title: 'Cifras en directo', text: 'Qué se está vendiendo ahora mismo y cómo va el día. En el TPV o en el móvil.' },
    lawAustria: omit('Only Austria shows it, and does not offer Spanish.'),
    lawGermany: omit('Only Germany shows it, and does not offer Spanish.'),
    lawSpain: {
      title: 'Tickets {fact:law.es.till}',
      text: 'Disponibles desde {fact:claims.verifactu}. Para las sociedades son obligatorios {fact:law.es.companies|from}.',
    },
    accounting: omit('The countries that show it do not offer Spanish.'),
    fast: { title: 'Rápido en el mostrador', text: 'Tocas los artículos, cobras y das el ticket. La cola avanza.' },
    support: { title: 'Soporte sin coste', text: 'Pregunta por email o por teléfono. No te cuesta nada.' },
    secure: {
      title: 'Seguro y fiable',
      text: 'Un {fact:claims.uptime} de disponibilidad y ventas que no se pierden si se corta la conexión.',
    },
  },
  cta: {
    heading: 'Míralo con tus propios artículos',
    text: 'Pruébalo durante {fact:trial.period}. Sin tarjeta de crédito, sin permanencia.',
    button: 'Empezar prueba gratis',
  },
});
