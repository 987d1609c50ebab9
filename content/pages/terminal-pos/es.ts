import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'Datáfono: tarjeta, móvil y efectivo | {brand:product}',
    description:
      'Cobra con tarjeta, con el móvil o en efectivo, también combinados, y deja que la pantalla pregunte por la propina. El datáfono de {brand:product}.',
  },
  eyebrow: 'Datáfono',
  heading: 'Que cada uno pague como quiera',
  lead: 'Tarjeta, móvil, reloj o efectivo. Y si es un poco de cada, también: la venta sigue siendo una.',
  picture: {
    title: 'Un datáfono con el total y la propina en pantalla, junto al ticket de una comida',
    words: { question: '¿Añadir propina?', yes: 'Sí, añadir', no: 'No, gracias' },
    sold: { bocadillo: 'Bocadillo', cerveza: 'Caña', cafe: 'Café solo' },
  },
  steps: {
    heading: 'De la venta al ticket',
    lead: 'Tres pasos que se repiten todo el día.',
    items: {
      ring: { title: 'Marca', text: 'Tocas los artículos y el total está en la pantalla, grande y claro.' },
      ask: { title: 'Pregunta', text: 'Si quieres, el TPV pregunta por la propina. El cliente contesta sin que nadie lo mire.' },
      pay: { title: 'Cobra', text: 'Con un medio de pago o con varios. El ticket se imprime o se manda por una app de mensajería.' },
    },
  },
  problems: {
    heading: 'Lo que se oye en la caja',
    items: {
      only: { problem: '«¿Solo efectivo? Pues lo dejo.»', answer: 'Aceptas todos los medios de pago, y añades los tuyos propios.' },
      tips: { problem: '«No sé si aquí se deja propina.»', answer: 'Lo pregunta la pantalla, con educación y siempre igual.' },
      mixed: {
        problem: '«Esto en efectivo y lo demás con tarjeta.»',
        answer: 'Combinas medios de pago en una misma venta y en un mismo ticket.',
      },
    },
  },
  functions: {
    heading: 'Todo para cobrar',
    items: {
      card: 'Tarjeta, móvil y reloj',
      combined: 'Medios de pago combinados',
      own: 'Medios de pago personalizados',
      tip: 'Propina en pantalla',
      quick: 'Cobro rápido',
      closing: 'Cierre diario, impreso y en PDF',
    },
  },
  questions: {
    heading: 'Antes de decidirte',
    items: {
      which: {
        question: '¿Qué pagos puedo aceptar?',
        answer: 'Efectivo, tarjeta y pago con el móvil, también combinados en un mismo ticket.',
      },
      setup: {
        question: '¿Quién lo deja funcionando?',
        answer: 'Tú, en menos de {fact:setup.time}, o nosotros: configuramos tu TPV a distancia en un máximo de {fact:setup.remote}.',
      },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: {
      'pagos-moviles': 'Pagos móviles',
      restaurantes: 'Restaurantes',
      product: 'Todas las funciones',
      offer: 'El pack con iPad',
    },
  },

  closing: {
    heading: 'Cobra la próxima venta así',
    text: 'Empieza gratis. Si no te convence, tienes una garantía de devolución de {fact:trial.guarantee}.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
