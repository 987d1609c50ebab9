import { omit, translate } from 'wortlaut';
import source from './en.ts';

const austria = 'Only Austria shows it, and does not offer Spanish.';

export default translate(source, {
  meta: {
    title: 'Precios | {brand:product}',
    description:
      'Cuánto cuesta {brand:product}: {fact:trial.period} gratis, un iPad nuevo con un año de Premium por {fact:offer.price}. Sin permanencia.',
  },
  heading: 'Lo que cuesta',
  lead: 'Precios en la estantería, como en tu tienda. Lo que pone la etiqueta es lo que pagas.',
  tags: {
    trial: {
      title: 'Primero, pruébalo',
      text: 'Durante {fact:trial.period}.',
      parts: { ipad: 'En tu iPad', items: 'Con tus artículos', card: 'Sin tarjeta de crédito' },
      button: 'Probar gratis',
    },
    bundle: {
      title: 'iPad nuevo y un año de Premium',
      text: 'En lugar de {fact:offer.regularPrice}.',
      parts: { shipping: 'Envío en {fact:setup.shipping}', setup: 'Puesta en marcha gratis', term: 'Sin permanencia' },
      button: 'Ver el pack',
    },
    monthly: {
      title: 'iPad con cuota mensual',
      text: 'Al mes, todo en una sola cuota.',
      parts: { ipad: 'iPad y Premium', setup: 'Puesta en marcha', shipping: 'Envío' },
      button: 'Ver la cuota',
    },
  },
  premium: {
    heading: 'Lo que Premium hace por ti',
    lead: 'Un año entero, ya incluido en el precio.',
    items: {
      receipts: 'Tickets y facturas, impresos o por una app de mensajería',
      items: 'Artículos que se añaden, se arrastran y se venden con un toque',
      payments: 'Efectivo, tarjeta y móvil, también en un mismo ticket',
      phone: 'Las ventas en directo en el móvil',
      figures: 'Qué artículos dejan dinero y qué horas son flojas',
      staff: 'Empleados con los permisos que tú decidas',
    },
  },
  currency: 'Precios en euros.',
  unlisted: {
    title: 'Modelos de TPV, por teléfono',
    label: 'A consultar',
    text: 'Te decimos el precio de los modelos de TPV antes de que pidas nada.',
    parts: { hours: '{fact:support.phone}', person: 'Contesta una persona', advice: 'Asesoramiento gratis' },
    link: 'Preguntar el precio',
  },
  models: omit(austria),
  months: {
    heading: '¿Pack o cuota?',
    lead: 'Depende de cuánto te quedes. Aquí está la cuenta, también donde ganamos menos.',
    slider: 'Meses',
    caption: 'La cuota mensual sumada, comparada con el pack',
    columns: { months: 'Tiempo', sum: 'Con cuota', cheaper: 'Más barato' },
    months: '{months, plural, one {# mes} many {# meses} other {# meses}}',
    cheaper: { bundle: 'El pack, {difference} menos', monthly: 'La cuota, {difference} menos' },
  },
  closing: {
    heading: 'Haz cuentas. Luego, pruébalo.',
    text: '{fact:trial.period} gratis. Sin tarjeta de crédito.',
    button: 'Probar gratis',
  },
});
