import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'Inventario en el TPV: lista y lector de códigos | {brand:product}',
    description:
      'Lista de inventario, lector de códigos de barras, fotos de los artículos y datos que entran y salen: el inventario en el TPV {brand:product}.',
  },
  eyebrow: 'Inventario',
  heading: 'Lo que hay, en una sola lista',
  lead: 'Artículos con su foto, su precio y su código de barras. La lista está en el TPV, y sale de él cuando la necesitas.',
  picture: {
    title: 'Una lista de inventario con tres artículos y, detrás, una caja con su código de barras',
    words: { list: 'Inventario' },
    sold: { miel: 'Miel', pasta: 'Pasta', vino: 'Vino tinto' },
  },
  steps: {
    heading: 'De la caja de cartón al estante',
    lead: 'Tres momentos, un solo artículo.',
    items: {
      load: { title: 'Entra', text: 'Importas los datos y le pones a cada artículo su imagen.' },
      sell: { title: 'Sale', text: 'El lector lee el código de barras y el artículo está en la venta.' },
      look: { title: 'Se mira', text: 'La lista de inventario y las estadísticas enseñan qué se mueve y qué no.' },
    },
  },
  problems: {
    heading: 'Lo que pasa en la trastienda',
    items: {
      out: {
        problem: 'Pides género de memoria y te sobra justo lo que no se vende.',
        answer: 'Las estadísticas enseñan qué se vende y qué no, y la lista de inventario está a un toque.',
      },
      count: { problem: 'El recuento se hace con lápiz y a gritos.', answer: 'Recorres la lista de inventario con el iPad en la mano.' },
      prices: {
        problem: 'El precio está en la etiqueta, en la hoja y en tu cabeza.',
        answer: 'Está en el artículo. Si lo cambias, lo cambias ahí.',
      },
    },
  },
  functions: {
    heading: 'Para tener orden',
    items: {
      list: 'Lista de inventario',
      scanner: 'Conexión para lector de códigos de barras',
      import: 'Importación de datos',
      export: 'Exportación de artículos',
      images: 'Fotos de tus artículos',
      discounts: 'Presupuestos y descuentos a medida',
    },
  },
  questions: {
    heading: 'Antes de decidirte',
    items: {
      scanner: {
        question: '¿Necesito un lector?',
        answer: 'No. Puedes tocar los artículos en la pantalla. Si tienes muchos, el lector va más deprisa.',
      },
      out: { question: '¿Puedo sacar mis artículos del programa?', answer: 'Sí. Los artículos se exportan, y los demás datos también.' },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: {
      'comercio-minorista': 'Comercio minorista',
      'software-tpv': 'Software TPV',
      product: 'Todas las funciones',
      offer: 'El pack con iPad',
    },
  },

  closing: {
    heading: 'Empieza por un estante',
    text: 'Carga unos pocos artículos y mira cómo queda. Gratis durante {fact:trial.period}.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
