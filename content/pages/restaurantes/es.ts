import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'TPV para restaurantes, bares y cafeterías | {brand:product}',
    description:
      'Cuentas que se pagan de varias formas, propina en pantalla y ventas por camarero: lo que hace el TPV {brand:product} en sala, en barra y en terraza.',
  },
  eyebrow: 'Restaurantes, bares y cafeterías',
  heading: 'La cuenta, antes de que la pidan',
  lead: 'Los platos a un toque, la cuenta pagada de varias formas y cada línea a nombre de quien la sirvió. Un TPV para quien tiene las manos ocupadas.',
  picture: {
    title: 'La mesa 4 servida, su comanda y el móvil: una parte con tarjeta, otra en efectivo, y la propina',
    words: { table: 'Mesa 4', card: 'Tarjeta', cash: 'Efectivo', tip: 'Propina' },
    sold: { sopa: 'Sopa del día', bocadillo: 'Bocadillo', tarta: 'Tarta', bebida: 'Caña' },
  },
  counter: {
    shop: 'Restaurante La Esquina',
    choose: 'Elige una mesa',
    goods: {
      sopa: 'Sopa del día',
      ensalada: 'Ensalada',
      croquetas: 'Croquetas',
      tortilla: 'Tortilla',
      bocadillo: 'Bocadillo',
      merluza: 'Merluza',
      entrecot: 'Entrecot',
      tarta: 'Tarta',
      agua: 'Agua',
      bebida: 'Caña',
      vino: 'Copa de vino',
      cafe: 'Café',
    },
    sales: { four: 'Mesa 4', seven: 'Mesa 7', terrace: 'Terraza' },
  },
  steps: {
    heading: 'Un viernes en tu sala',
    lead: 'Cuatro momentos en los que el TPV ayuda o estorba.',
    items: {
      opening: { title: 'Antes de abrir', text: 'Hoy hay otro menú. Arrastras el plato del día a la primera fila y le pones su foto.' },
      lunch: { title: 'Hora de comer', text: 'Cada camarero trabaja con sus permisos, y lo que vende queda a su nombre, línea por línea.' },
      bill: {
        title: 'La cuenta, por favor',
        text: 'Una parte en efectivo y el resto con tarjeta, en el mismo ticket. El TPV pregunta por la propina y tú no tienes que decir nada.',
      },
      closing: {
        title: 'Persiana abajo',
        text: 'El cierre diario sale impreso y en PDF. Si quieres más detalle, está el cierre ampliado.',
      },
    },
  },
  problems: {
    heading: 'Lo que pasa en una sala llena',
    items: {
      split: {
        problem: '«Nosotros en efectivo y ellos con tarjeta.»',
        answer: 'Combinas varios medios de pago en una sola cuenta, sin calculadora ni servilleta.',
      },
      tip: {
        problem: 'La propina se queda en el aire porque nadie se atreve a preguntar.',
        answer: 'La pregunta sale al cobrar, siempre igual y sin apuro para nadie.',
      },
      waiters: { problem: '¿Quién ha servido la mesa que se queja?', answer: 'Cada línea de la venta lleva el nombre de quien la vendió.' },
      terrace: {
        problem: 'Con el primer sol, la cola está en la terraza y la caja, dentro.',
        answer: 'El TPV móvil sale contigo: cobras donde está sentado el cliente.',
      },
    },
  },
  functions: {
    heading: 'Para la hostelería',
    items: {
      tip: 'Propina en pantalla al cobrar',
      payments: 'Varios medios de pago, también combinados',
      lines: 'Ventas por camarero, línea a línea',
      permissions: 'Permisos por empleado',
      images: 'Fotos propias de tus platos',
      reservations: 'Calendario de reservas online',
      coupons: 'Vales y cupones',
      closing: 'Cierre diario y mensual ampliado',
    },
  },
  questions: {
    heading: 'Dos preguntas de la barra',
    items: {
      gastro: {
        question: '¿Hay un modelo para hostelería?',
        answer:
          'Sí, se llama Gastro y tiene soporte: gratis el primer año y, después, {fact:terms.supportYearly} al año más IVA, o por minutos.',
      },
      offline: {
        question: '¿Y si se cae internet en plena comida?',
        answer: 'Sigues vendiendo. El TPV guarda las ventas y las sincroniza cuando vuelve la conexión.',
      },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: {
      'terminal-pos': 'Datáfono',
      'pagos-moviles': 'Pagos móviles',
      product: 'Todas las funciones',
      offer: 'El pack con iPad',
    },
  },

  closing: {
    heading: 'Pruébalo con tu carta',
    text: 'Gratis durante {fact:trial.period}. Sin tarjeta de crédito y sin permanencia.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
