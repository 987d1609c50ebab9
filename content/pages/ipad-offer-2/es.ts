import { defineCopy } from 'wortlaut';

export default defineCopy('second-offer', {
  meta: {
    title: 'iPad y TPV por {fact:offer.monthly} al mes | {brand:product}',
    description:
      'iPad, Premium, puesta en marcha y envío: un valor de {fact:offer.valueTotal} por {fact:offer.monthly} al mes. Quedan {fact:offer.ipadsLeft} iPads a este precio.',
  },
  hero: {
    eyebrow: 'Solo en España',
    heading: 'El iPad, el TPV y nosotros.',
    price: '{fact:offer.monthly} al mes.',
    lead: 'Una cuota en lugar de cuatro facturas. Abrir la caja, tocar, cobrar.',
    left: 'Quedan {fact:offer.ipadsLeft} iPads a este precio',
    cta: 'Quiero uno',
    secondary: 'Ver la cuenta',
  },
  value: {
    heading: 'La cuenta, línea a línea',
    caption: 'Qué vale cada parte de la oferta',
    part: 'Concepto',
    worth: 'Valor',
    parts: { ipad: 'iPad nuevo', premium: 'Premium, un año', setup: 'Puesta en marcha', shipping: 'Envío' },
    total: 'Por separado',
    before: 'De una vez, antes',
    once: 'De una vez, hoy',
    price: 'Al mes',
    period: 'al mes',
    saving: 'Ahorra hasta un {fact:offer.savingShare}',
  },
  features: {
    heading: 'Hecho para el sábado a mediodía',
    lead: 'Cuando hay cola, no estás para pensar.',
    items: {
      counter: { title: 'Un toque, una venta', text: 'Añades el artículo, le pones precio y lo arrastras a su sitio. Nada más.' },
      phone: { title: 'La tienda en el bolsillo', text: 'Qué se vende, quién lo vende y por cuánto, en el momento.' },
      invoices: { title: 'La factura, al momento', text: 'Se imprime o se manda por una app de mensajería, con tu diseño.' },
      offline: { title: 'Sin internet, también', text: 'Las ventas se guardan y se sincronizan cuando vuelve la conexión.' },
      figures: { title: 'Números en tiempo real', text: 'Ves qué deja dinero antes de volver a pedirlo.' },
      tax: { title: 'Tickets {fact:law.es.till}', text: 'Con código QR en cada ticket. Disponibles desde {fact:claims.verifactu}.' },
    },
  },
  testimonials: {
    heading: 'Ya cobran así',
    lead: 'Tres comercios, con sus propias palabras.',
  },
  closing: {
    heading: 'Uno de los {fact:offer.ipadsLeft} iPads puede estar en tu mostrador',
    text: 'Tus datos se quedan en este dispositivo y tú llamas cuando te venga bien. No cuesta nada y todavía no es un pedido.',
    cta: 'Reservar mi iPad',
    phone: 'Te atendemos en el',
  },
  bar: { label: 'Tu iPad con TPV', cta: 'Reservar' },
  dialog: {
    heading: 'Reserva tu iPad',
    lead: 'Tus datos se guardan en este dispositivo. Si quieres hablar con nosotros, llama al {brand:salesPhone}. Todavía no es un pedido: las condiciones valen cuando lo hagas.',
    price: '{fact:offer.modalMonthly} al mes',
  },
});
