import { defineCopy } from 'wortlaut';

export default defineCopy('landing', {
  meta: {
    title: '{brand:product}: el sistema TPV en iPad para tu tienda o tu bar',
    description:
      'Cobra, factura y mira las ventas en el móvil. Sistema TPV en la nube para iPad, con tickets {fact:law.es.till}. {fact:trial.period} de prueba gratis, sin tarjeta de crédito.',
  },
  hero: {
    name: '{brand:product}, el TPV en tu iPad',
    heading: 'Persiana abajo, caja hecha.',
    lead: '{brand:product} convierte un iPad en tu sistema TPV: cobras, facturas y ves las ventas en el móvil, estés donde estés.',
    start: 'Probar gratis',
    how: 'Ver cómo funciona',
  },
  returned: { heading: 'Devolución' },
  pains: {
    heading: 'Cuatro cosas que no vas a echar de menos',
    items: {
      sheet: {
        title: 'Facturas en una hoja de cálculo',
        text: 'Copias la de ayer, cambias el nombre y cruzas los dedos para no repetir el número.',
        over: 'Se acabó el copiar y pegar.',
      },
      dated: {
        title: 'Un TPV de otra época',
        text: 'Tarda en arrancar, se cuelga cuando hay cola y, para cambiar un precio, hay que llamar al técnico.',
        over: 'Ese trasto ya es historia.',
      },
      blind: {
        title: 'No saber qué has vendido hoy',
        text: 'Te enteras al contar el cajón. Y si no estás en la tienda, ni eso.',
        over: 'Se acabó ir a ciegas.',
      },
      change: {
        title: 'Calcular el cambio de cabeza',
        text: 'Te dan un billete grande, hay cola y alguien te pregunta algo justo cuando estás restando.',
        over: 'Se acabaron las cuentas de cabeza.',
      },
    },
  },
  features: {
    heading: 'Lo que notas desde el primer día',
    items: {
      invoices: {
        title: 'La factura, antes de que el cliente se vaya',
        text: 'Ticket o factura desde la misma pantalla y con tu diseño. Lo imprimes o lo mandas por una app de mensajería.',
      },
      products: {
        title: 'Un artículo nuevo, en tres gestos',
        text: 'Lo añades, le pones precio y lo arrastras a su sitio. Para venderlo, un toque.',
      },
      sales: {
        title: 'Las ventas, en directo y desde donde estés',
        text: 'Qué se vende, quién cobra y cuánto llevas hoy. En el móvil y con la tienda abierta.',
      },
    },
  },
  offer: {
    heading: 'iPad nuevo y un año de Premium',
    before: 'en lugar de {fact:offer.regularPrice}',
    included: 'Puesta en marcha gratis y soporte 24/7 incluidos.',
    link: 'Ver la oferta del iPad',
  },
  reviews: {
    heading: 'Lo que cuentan quienes cobran con {brand:product}',
    rating: '{rating, number} de 5 estrellas',
    noComment: 'Valoración sin comentario.',
  },
  steps: {
    heading: 'De la caja de cartón a la primera venta',
    items: {
      account: { title: 'Crea tu cuenta', text: 'Sin tarjeta de crédito. En menos de {fact:setup.time} lo tienes listo.' },
      items: {
        title: 'Mete tus artículos',
        text: 'Ponles precio y arrástralos a su sitio. Si lo prefieres, te configuramos el TPV a distancia en un máximo de {fact:setup.remote}.',
      },
      sell: {
        title: 'Cobra',
        text: 'Tocas el artículo, cobras y das el ticket. Al final del día, el cierre de caja sale impreso o en PDF.',
      },
    },
  },
  products: {
    heading: 'Y detrás de cada venta, todo esto',
    text: 'Adiós a la libreta y a la calculadora. El domingo por la tarde, para ti.',
    functions: {
      closing: 'Cierre de caja impreso o en PDF',
      book: 'Libro de caja',
      calendar: 'Calendario de reservas online',
      scanner: 'Lector de códigos de barras',
      accounting: 'Exportación CSV para tu contabilidad',
      staff: 'Permisos para cada empleado',
    },
    link: 'Ver todas las funciones',
  },
  testimonials: {
    heading: 'Tres mostradores, tres cierres de caja',
    stats: { customers: 'negocios', rating: 'puntuación media', satisfaction: 'satisfacción' },
  },
  comparison: {
    heading: 'Punto por punto',
    lead: 'Lo que conviene comprobar antes de cambiar de TPV.',
    others: 'Otros TPV',
    yes: 'Sí',
    no: 'No',
    rows: {
      invoices: 'Facturas desde el mostrador',
      products: 'Gestión de artículos con un clic',
      sales: 'Ventas en tiempo real desde cualquier sitio',
      offline: 'Funciona sin internet',
      verifactu: 'Tickets {fact:law.es.till}',
      contract: 'Sin permanencia',
    },
  },
  faq: {
    heading: 'Antes de empezar',
    items: {
      card: {
        question: '¿Necesito una tarjeta de crédito para probarlo?',
        answer: 'No. Lo pruebas gratis durante {fact:trial.period} y decides después.',
      },
      setup: {
        question: '¿Cuánto se tarda en ponerlo en marcha?',
        answer:
          'Menos de {fact:setup.time}. Y si prefieres dejárnoslo a nosotros, configuramos tu TPV a distancia en un máximo de {fact:setup.remote}.',
      },
      contract: {
        question: '¿Hay permanencia?',
        answer: 'No. Además, tienes una garantía de devolución de {fact:trial.guarantee}.',
      },
      verifactu: {
        question: '¿Está preparado para {fact:law.es.till}?',
        answer: 'Los tickets {fact:law.es.till} están disponibles desde {fact:claims.verifactu}.',
      },
      internet: {
        question: '¿Qué pasa si se cae internet?',
        answer: '**Sigues vendiendo.** El TPV guarda las ventas y las sincroniza cuando vuelve la conexión.',
      },
      ipad: {
        question: '¿Y si no tengo iPad?',
        answer: '[El pack](ipad-offer) incluye uno nuevo. Te lo enviamos en {fact:setup.shipping}.',
      },
    },
  },
  closing: {
    heading: 'La próxima vez que bajes la persiana, la caja ya estará hecha.',
    text: 'Sin tarjeta de crédito. Sin compromiso.',
    button: 'Probar gratis',
  },
});
