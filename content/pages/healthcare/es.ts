import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'TPV para clínicas, consultas y fisioterapia | {brand:product}',
    description:
      'Citas online, facturas con texto adicional, tipos de IVA configurables y permisos en recepción: el TPV {brand:product} para clínicas y consultas.',
  },
  eyebrow: 'Clínicas, consultas y fisioterapia',
  heading: 'Agenda llena, recepción tranquila',
  lead: 'Citas reservadas online y facturas con el texto que pide cada paciente, con IVA o exento, línea por línea. Lo médico se queda donde está.',
  picture: {
    title: 'El mes de una consulta con sus citas, una reserva online confirmada y el ticket de la visita',
    words: { month: 'Mayo', booked: 'Reserva online' },
    sold: { fisioterapia: 'Fisioterapia', podologia: 'Podología', plantillas: 'Plantillas' },
  },
  steps: {
    heading: 'Un lunes en tu consulta',
    lead: 'Entre paciente y paciente, la caja.',
    items: {
      early: { title: 'A primera hora', text: 'Las citas que se pidieron de noche ya están en el calendario de reservas.' },
      desk: { title: 'En recepción', text: 'Un paciente paga una parte en efectivo y el resto con tarjeta. Sale un solo ticket.' },
      invoice: { title: 'Tras la visita', text: 'La factura lleva un texto adicional: el que el paciente necesita para su seguro.' },
      closing: { title: 'Al cerrar', text: 'El cierre diario en PDF y el libro de caja, listo para exportar.' },
    },
  },
  problems: {
    heading: 'Lo que atasca una recepción',
    items: {
      insurer: {
        problem: 'El seguro devuelve la factura porque le falta una línea.',
        answer: 'Añades a la factura el texto que haga falta antes de imprimirla.',
      },
      desk: { problem: 'En recepción, todos entran con la misma clave.', answer: 'Cada persona trabaja con sus propios permisos.' },
      tax: {
        problem: 'No todo lo que cobras lleva el mismo IVA.',
        answer:
          'La asistencia sanitaria está exenta ({fact:law.es.health|norm}). Los tipos de lo demás los configuras artículo por artículo.',
      },
    },
  },
  functions: {
    heading: 'Para la consulta',
    items: {
      reservations: 'Calendario de reservas online',
      invoices: 'Facturas con tu diseño, sin publicidad',
      text: 'Texto adicional en la factura',
      rates: 'Tipos de IVA configurables',
      customers: 'Gestión de clientes',
      permissions: 'Permisos por empleado',
      collective: 'Impresión de varias facturas a la vez',
      csv: 'Exportación CSV para contabilidad',
    },
  },
  questions: {
    heading: 'Dos preguntas de sala de espera',
    items: {
      records: {
        question: '¿Sirve como historia clínica?',
        answer: 'No está pensado para eso. Es la caja y la facturación de tu consulta.',
      },
      verifactu: {
        question: '¿Están listos los tickets para {fact:law.es.till}?',
        answer: 'Los tickets {fact:law.es.till} están disponibles desde {fact:claims.verifactu}.',
      },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: {
      facturacion: 'Facturación',
      'servicios-profesionales': 'Servicios profesionales',
      product: 'Todas las funciones',
      offer: 'El pack con iPad',
    },
  },

  closing: {
    heading: 'Pruébalo con una semana tuya',
    text: 'La prueba es gratis, dura {fact:trial.period} y no pide tarjeta de crédito.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
