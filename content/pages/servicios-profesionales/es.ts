import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'TPV y facturas para profesionales | {brand:product}',
    description:
      'Presupuestos a medida, albaranes, facturas impresas de una vez y CSV para la gestoría: el TPV {brand:product} para despachos, talleres y autónomos.',
  },
  eyebrow: 'Despachos, talleres y autónomos',
  heading: 'Trabajo hecho, factura hecha',
  lead: 'Consultas, reparaciones, clases: haces el trabajo, lo apuntas y lo cobras en el mismo sitio. El domingo es para otra cosa.',
  picture: {
    title: 'Una factura sobre la mesa, con tres trabajos, su total y un texto adicional',
    words: { invoice: 'Factura', note: 'Gracias por su confianza' },
    sold: { consulta: 'Consulta', informe: 'Informe técnico', desplazamiento: 'Desplazamiento' },
  },
  steps: {
    heading: 'Un trabajo, del primer café al último papel',
    lead: 'Así va de la visita a la gestoría.',
    items: {
      visit: { title: 'En la visita', text: 'Le haces el presupuesto con el iPad en la mano, antes de levantarte de la silla.' },
      work: { title: 'Al terminar', text: 'Lo hecho va a un albarán o se cobra en el momento. Una línea por trabajo.' },
      invoice: { title: 'Fin de mes', text: 'Imprimes las facturas de todos de una vez, con el texto adicional que pide cada cliente.' },
      quarter: { title: 'Fin de trimestre', text: 'Exportas el libro de caja y un CSV para el programa de tu gestoría.' },
    },
  },
  problems: {
    heading: 'Donde se escapan las horas',
    items: {
      later: {
        problem: 'El trabajo se hace el martes; la factura, cuando te acuerdas.',
        answer: 'Cobras en el momento y el cliente se lleva el ticket o lo recibe por una app de mensajería.',
      },
      month: { problem: 'A fin de mes, una factura detrás de otra.', answer: 'La impresión conjunta las saca todas a la vez.' },
      accountant: {
        problem: '«¿Me lo puedes mandar en otro formato?»',
        answer: 'Exportas los datos en CSV para programas de contabilidad, y el libro de caja aparte.',
      },
    },
  },
  functions: {
    heading: 'Para tu despacho o taller',
    items: {
      invoice: 'Facturas y tickets con tu diseño',
      text: 'Texto adicional en la factura',
      collective: 'Impresión de varias facturas a la vez',
      notes: 'Albaranes',
      offers: 'Presupuestos a medida',
      customers: 'Gestión de clientes',
      csv: 'Exportación CSV para contabilidad',
      cashbook: 'Libro de caja y su exportación',
    },
  },
  questions: {
    heading: 'Dos preguntas de autónomo',
    items: {
      shop: {
        question: '¿Necesito un mostrador?',
        answer: 'No. El TPV va en un iPad: funciona en el despacho, en el taller y en casa del cliente.',
      },
      advisor: {
        question: '¿Qué recibe mi gestoría?',
        answer: 'El libro de caja exportado y los datos en CSV para su programa de contabilidad.',
      },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: {
      facturacion: 'Facturación',
      'software-tpv': 'Software TPV',
      product: 'Todas las funciones',
      offer: 'El pack con iPad',
    },
  },

  closing: {
    heading: 'Haz la primera factura hoy',
    text: 'En modo de prueba y sin tarjeta de crédito, durante {fact:trial.period}.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
