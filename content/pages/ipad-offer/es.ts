import { defineCopy } from 'wortlaut';

export default defineCopy('ipad-offer', {
  meta: {
    title: 'iPad y TPV por {fact:offer.price} | {brand:product}',
    description:
      'iPad nuevo y un año de Premium por {fact:offer.price} en lugar de {fact:offer.regularPrice}. Puesta en marcha gratis y soporte 24/7 incluidos.',
  },
  hero: {
    eyebrow: 'Oferta para comercios en España',
    heading: 'Un iPad nuevo. Un año de TPV.',
    lead: 'Sácalo de la caja, ponlo en el mostrador y cobra. Lo que hay que configurar lo configuramos nosotros.',
    cta: 'Reservar el pack',
    call: 'Llamar a ventas',
  },
  receipt: {
    label: 'Qué incluye la oferta y cuánto cuesta',
    items: {
      ipad: { what: 'iPad nuevo', amount: 'incluido' },
      premium: { what: 'Premium, un año', amount: 'incluido' },
      setup: { what: 'Puesta en marcha', amount: 'gratis' },
      support: { what: 'Soporte 24/7', amount: 'incluido' },
    },
    before: 'Precio normal',
    saving: 'Ahorras {fact:offer.saving}',
    total: 'Total',
  },
  views: {
    heading: 'Todo lo que viene en la caja. Y lo que no cabe en ella.',
    lead: 'Cuatro cosas, un solo precio.',
    items: {
      ipad: {
        title: 'Un iPad nuevo',
        text: 'Nuevo, tuyo y hecho para estar en el mostrador.',
        picture: 'Un iPad nuevo en su caja precintada, con el cable y el cargador al lado',
      },
      premium: {
        title: 'Un año de Premium',
        text: 'Cobrar, facturar y ver los números, con un año ya pagado.',
        picture: 'El TPV en el iPad: una venta con tres artículos y el total a cobrar',
      },
      setup: {
        title: 'Puesta en marcha',
        text: 'Gratis y a distancia, en un máximo de {fact:setup.remote}.',
        picture: 'Un iPad con la lista de la puesta en marcha, casi toda marcada',
      },
      support: {
        title: 'Soporte 24/7',
        text: 'Escríbenos cuando te atasques, aunque sea domingo por la noche.',
        picture: 'Una conversación con el soporte en el móvil, de noche',
      },
    },
  },
  features: {
    heading: 'Lo que Premium hace por ti',
    lead: 'Un año entero, ya incluido en el precio.',
    items: {
      receipts: 'Tickets y facturas, impresos o por una app de mensajería',
      items: 'Artículos que se añaden, se arrastran y se venden con un toque',
      phone: 'Las ventas en directo en el móvil',
      offline: 'Sigue vendiendo cuando se cae internet',
      figures: 'Qué artículos dejan dinero y qué horas son flojas',
      payments: 'Efectivo, tarjeta y móvil, también en un mismo ticket',
      staff: 'Empleados con los permisos que tú decidas',
      verifactu: 'Tickets con {fact:law.es.till} desde {fact:claims.verifactu}',
    },
  },
  reviews: {
    heading: 'Lo cuentan desde detrás del mostrador',
    lead: 'Cada opinión, en el idioma en que se escribió.',
    rating: '{rating, number} de 5 estrellas',
  },
  steps: {
    heading: 'Tú reservas, nosotros configuramos, tú cobras',
    lead: 'Reservar no cuesta nada y todavía no es un pedido.',
    items: {
      reserve: { title: 'Reserva el pack', text: 'Nos dejas tus datos y te llamamos para aclarar lo que haga falta.' },
      setup: { title: 'Lo configuramos', text: 'Dejamos tu TPV listo a distancia en un máximo de {fact:setup.remote}.' },
      shipping: { title: 'Llega el iPad', text: 'Te lo enviamos en {fact:setup.shipping}. Lo enciendes y a vender.' },
    },
  },
  assurances: {
    guarantee: 'Garantía de devolución de {fact:trial.guarantee}',
    trial: '{fact:trial.period} de prueba gratis, sin tarjeta de crédito',
    contract: 'Sin permanencia y con precios claros',
  },
  contact: {
    heading: '¿Prefieres preguntar antes?',
    text: 'Te atiende una persona que conoce el TPV.',
    phone: 'Teléfono de ventas',
    hours: 'Horario',
    email: 'Email',
    emailHours: 'Respondemos 24/7',
  },
  closing: {
    heading: '{fact:offer.price} y el mostrador está listo',
    text: 'Son {fact:offer.saving} menos que el precio normal.',
    cta: 'Reservar el pack',
  },
  dialog: {
    heading: 'Reserva tu pack',
    lead: 'Déjanos tus datos y te llamamos. Todavía no es un pedido: las condiciones valen cuando lo hagas.',
    price: '{fact:offer.price} en lugar de {fact:offer.regularPrice}',
  },
});
