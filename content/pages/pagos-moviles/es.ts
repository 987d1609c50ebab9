import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'Pagos con el móvil en tu negocio | {brand:product}',
    description:
      'Cobra con móvil, reloj o tarjeta en el mostrador, en la terraza o en el mercado, y manda el ticket por una app de mensajería con {brand:product}.',
  },
  eyebrow: 'Pagos móviles',
  heading: 'Acercar el móvil y listo',
  lead: 'Tus clientes llevan el móvil en la mano y la cartera en casa. Cobra donde estén: en el mostrador, en la terraza o en el mercado.',
  picture: {
    title: 'El móvil de un cliente junto al datáfono: la venta de una limonada y un agua está pagada',
    words: { thanks: 'Gracias', paid: 'Pagado' },
    sold: { limonada: 'Limonada', agua: 'Agua' },
  },
  steps: {
    heading: 'Un pago, tres gestos',
    lead: 'Ninguno de ellos es buscar monedas.',
    items: {
      choose: { title: 'Tocar', text: 'Marcas la venta y el total aparece en el TPV.' },
      hold: { title: 'Acercar', text: 'El cliente acerca el móvil, el reloj o la tarjeta al datáfono.' },
      done: { title: 'Guardar', text: 'El ticket sale impreso o le llega por una app de mensajería.' },
    },
  },
  problems: {
    heading: 'Lo que se pierde por una moneda',
    items: {
      nocash: { problem: '«No llevo suelto, ya vuelvo.»', answer: 'Paga con lo que lleva en la mano, y se lleva la compra.' },
      outside: {
        problem: 'En el puesto no hay mostrador ni enchufe para la caja.',
        answer: 'El TPV móvil vende en el mercado, en la terraza o en casa del cliente.',
      },
      receipt: {
        problem: 'El ticket de papel acaba en el suelo.',
        answer: 'Lo mandas por una app de mensajería y el cliente lo encuentra cuando lo busca.',
      },
    },
  },
  functions: {
    heading: 'Para cobrar en cualquier sitio',
    items: {
      all: 'Todos los medios de pago',
      combined: 'Medios de pago combinados',
      messages: 'Tickets por app de mensajería',
      mobile: 'TPV móvil',
      live: 'Las ventas en directo en tu móvil',
      offline: 'Ventas sin conexión que se sincronizan después',
    },
  },
  questions: {
    heading: 'Antes de decidirte',
    items: {
      watch: {
        question: '¿Se puede pagar con el reloj?',
        answer: 'Sí. Tarjeta, móvil o reloj: el cliente acerca lo que lleve al datáfono y ya ha pagado.',
      },
      offline: {
        question: '¿Y si en la feria no hay cobertura?',
        answer: 'Sigues vendiendo. El TPV guarda las ventas y las sincroniza cuando vuelve la conexión.',
      },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: {
      'terminal-pos': 'Datáfono',
      'belleza-bienestar': 'Belleza y bienestar',
      product: 'Todas las funciones',
      offer: 'El pack con iPad',
    },
  },

  closing: {
    heading: 'Véndele al que no lleva monedas',
    text: 'Pruébalo gratis durante {fact:trial.period}, en tu mostrador o fuera de él.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
