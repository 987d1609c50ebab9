import { translate } from 'wortlaut';
import exhibitions from '../exhibitions/es.ts';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: el TPV en tu iPad',
    description:
      'Cobra, factura y mira la caja de hoy desde cualquier sitio. iPad nuevo y un año de Premium por {fact:offer.price}. {fact:trial.period} de prueba gratis, sin tarjeta de crédito.',
  },
  country: {
    intro:
      'El TPV en la nube para tiendas, cafeterías y peluquerías: vende en el mostrador, en la terraza o en el mercado, y mira en el móvil cómo va el día.',
    start: 'Empezar prueba gratis',
    learn: 'Más información',
  },
  hero: {
    eyebrow: 'iPad y Premium en un solo pack',
    heading: 'Cobra en el mostrador. Sigue el día desde cualquier sitio.',
    lead: 'Con un solo iPad cobras, imprimes tickets, haces facturas y cierras la caja. Las ventas las ves en el móvil, estés donde estés.',
    offer: 'iPad nuevo y un año de Premium',
    before: 'en lugar de {fact:offer.regularPrice}',
    saving: 'Ahorras {fact:offer.saving}',
    included: 'Puesta en marcha gratis y soporte 24/7 incluidos',
    cta: 'Reservar el pack',
    secondary: 'Ver cómo funciona',
  },
  countdown: {
    label: 'La oferta termina el',
    days: '{days, plural, one {día} many {días} other {días}}',
    hours: '{hours, plural, one {hora} many {horas} other {horas}}',
    minutes: '{minutes, plural, one {minuto} many {minutos} other {minutos}}',
    seconds: '{seconds, plural, one {segundo} many {segundos} other {segundos}}',
    ended: 'Esta oferta ya ha terminado. Pregúntanos qué condiciones hay ahora.',
    pause: 'Pausar la cuenta atrás',
    resume: 'Reanudar la cuenta atrás',
  },
  features: {
    heading: 'Lo que te quita de encima',
    lead: 'Todo lo que rodea a la venta: tickets, stock, números, impuestos.',
    items: {
      invoices: { title: 'Tickets y facturas', text: 'Imprímelos o mándalos por una app de mensajería, con el diseño que tú quieras.' },
      products: {
        title: 'Artículos con un toque',
        text: 'Añade un artículo, ponle precio y arrástralo a su sitio. Para venderlo, un toque.',
      },
      sales: { title: 'Las ventas en el móvil', text: 'Qué se ha vendido, quién lo ha vendido y por cuánto, con la tienda aún abierta.' },
      offline: {
        title: 'Vende sin internet',
        text: 'Se cae la conexión, pero la cola no se para. Las ventas se guardan y se sincronizan después.',
      },
      analytics: {
        title: 'Números que hablan claro',
        text: 'Qué artículos dejan dinero y qué horas son flojas. Los números llegan mientras vendes.',
      },
      compliance: {
        title: 'En regla con Hacienda',
        text: 'Hecho para la normativa de Austria, Alemania y España, tickets Verifactu incluidos.',
      },
    },
  },
  steps: {
    heading: 'Abres el paquete, abres la tienda',
    items: {
      choose: { title: 'Regístrate', text: 'Crea tu cuenta sin tarjeta de crédito. Dejarlo listo lleva menos de {fact:setup.time}.' },
      setup: {
        title: 'Te lo configuramos',
        text: 'Configuramos tu TPV a distancia en un máximo de {fact:setup.remote}. El iPad te lo enviamos en {fact:setup.shipping}.',
      },
      sell: { title: 'Cobra', text: 'Pon el iPad en el mostrador, añade tus artículos y a vender. Sin permanencia.' },
    },
  },
  products: {
    heading: 'En el mostrador, en la mano, en la mesa',
    lead: 'Tres dispositivos, un solo TPV.',
    previous: 'Dispositivo anterior',
    next: 'Dispositivo siguiente',
    items: {
      till: { title: 'TPV en iPad', text: 'El TPV del mostrador: botones grandes, la venta bien a la vista y el ticket listo para dar.' },
      mobile: { title: 'Versión móvil', text: 'El mismo TPV en el bolsillo: vende fuera y mira la caja desde casa.' },
      terminal: { title: 'Datáfono', text: 'Tarjeta, móvil o reloj: el cliente acerca lo que lleve al datáfono y ya ha pagado.' },
    },
  },
  about: {
    heading: 'Hecho para quien está detrás del mostrador',
    text: 'Con {brand:product} trabajan peluquerías, cafeterías, salones de uñas y tiendas. Tiene que entenderse un sábado a mediodía, con cola en la puerta.',
    link: 'Quiénes somos',
  },
  contact: {
    heading: '¿Dudas? Habla con una persona.',
    text: 'Teléfono: {fact:support.office}. Incidencias: {fact:support.tickets}.',
    link: 'Ir a soporte',
  },
  preOrder: {
    heading: 'Reserva tu pack',
    lead: 'Déjanos tus datos y te llamamos para contarte todo lo que necesitas saber. Esto todavía no es un pedido.',
    name: 'Nombre',
    email: 'Email',
    phone: 'Teléfono',
    company: 'Empresa o negocio',
    message: '¿Qué vendes?',
    terms: 'Acepto las condiciones generales.',
    submit: 'Reservar sin compromiso',
    sending: 'Enviando...',
    sentHeading: 'Gracias, lo hemos recibido.',
    sentText: 'Nos pondremos en contacto contigo. Mientras tanto, puedes empezar la prueba gratis.',
    problems: 'Revisa estos campos',
    nameRequired: 'El nombre es obligatorio',
    emailRequired: 'El email es obligatorio',
    emailInvalid: 'El email no es válido',
    phoneRequired: 'El teléfono es obligatorio',
    termsRequired: 'Tienes que aceptar las condiciones generales',
  },
  exhibitions: {
    heading: 'Pruébalo en una feria',
    upcoming: 'Próximas',
    past: 'Anteriores',
    link: 'Todas las ferias',
    items: exhibitions.items,
  },
});
