import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'Facturación con tu TPV: albaranes y {fact:law.es.till} | {brand:product}',
    description:
      'Albaranes, facturas impresas de una vez, libro de caja y CSV para la gestoría, con tickets {fact:law.es.till}. Así factura el TPV {brand:product}.',
  },
  eyebrow: 'Facturación',
  heading: 'Hoy albarán, a fin de mes factura',
  lead: 'Con tu diseño y con el texto que haga falta. De una en una o todas las del mes a la vez.',
  picture: {
    title: 'Una impresora con varias facturas a la vez y un ticket enviado en un mensaje',
    words: { invoice: 'Factura', sent: 'Enviado' },
    sold: { tartas: 'Tartas', bandejas: 'Bandejas', reparto: 'Reparto' },
  },
  steps: {
    heading: 'El camino de un pedido',
    lead: 'Del obrador a la gestoría.',
    items: {
      sell: { title: 'Entrega', text: 'Lo que se lleva el cliente va a un albarán.' },
      bill: { title: 'Factura', text: 'Las facturas del mes salen de la impresora todas a la vez.' },
      hand: { title: 'Cierra', text: 'El resumen de facturas, el libro de caja y el CSV se van a la gestoría.' },
    },
  },
  problems: {
    heading: 'Los papeles de siempre',
    items: {
      weekend: { problem: 'Las facturas se comen el domingo.', answer: 'La impresión conjunta saca de una vez las que tengas pendientes.' },
      design: { problem: 'La factura parece de otra empresa.', answer: 'El diseño y el texto adicional los pones tú. Publicidad no hay.' },
      accountant: {
        problem: 'La gestoría pide los datos de otra manera.',
        answer: 'Exportas un CSV para programas de contabilidad y el libro de caja por separado.',
      },
      verifactu: {
        problem: 'Cambian las normas y el programa no.',
        answer:
          '{fact:law.es.till} obliga a las sociedades {fact:law.es.companies|from}, y a los demás {fact:law.es.others|from}. Los tickets ya los saca.',
      },
    },
  },
  functions: {
    heading: 'Todo lo que factura',
    items: {
      receipt: 'Tickets y facturas con tu diseño',
      text: 'Texto adicional en la factura',
      notes: 'Albaranes',
      collective: 'Impresión de varias facturas a la vez',
      messages: 'Envío de tickets por app de mensajería',
      summary: 'Resumen de facturas',
      csv: 'Exportación CSV para contabilidad',
      cashbook: 'Libro de caja y su exportación',
    },
  },
  questions: {
    heading: 'Antes de decidirte',
    items: {
      since: { question: '¿Desde cuándo hay tickets {fact:law.es.till}?', answer: 'Desde {fact:claims.verifactu}.' },
      mark: {
        question: '¿Por qué pone DEMO en mis facturas?',
        answer: 'Porque estás probando el TPV. Cuando eliges un modelo pasas al modo real, y las facturas de prueba se borran.',
      },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: {
      'servicios-profesionales': 'Servicios profesionales',
      'software-tpv': 'Software TPV',
      product: 'Todas las funciones',
      offer: 'El pack con iPad',
    },
  },

  closing: {
    heading: 'Haz una factura de prueba',
    text: 'Llevará la marca DEMO y no te costará nada: tienes {fact:trial.period}.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
