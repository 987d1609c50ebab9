import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'Software TPV en la nube para tu iPad | {brand:product}',
    description:
      'Importa tus datos, arrastra los artículos a su sitio y cobra con tickets a tu gusto. Así es por dentro el software TPV de {brand:product}.',
  },
  eyebrow: 'Software TPV',
  heading: 'Cada botón, donde tú quieras',
  lead: 'Importas los datos, arrastras los artículos a su sitio y les pones su foto. El programa está en la nube y lo abres en tu iPad.',
  picture: {
    title: 'El TPV en un iPad mientras se ordenan los artículos: uno está en el aire y su hueco espera',
    words: { shop: 'Ultramarinos Olmo', lifted: 'Pan' },
    sold: { queso: 'Queso curado', leche: 'Leche', manzanas: 'Manzanas' },
  },
  steps: {
    heading: 'Del primer día al primer ticket',
    lead: 'Lo que haces tú y lo que hace el programa.',
    items: {
      load: { title: 'Carga', text: 'Importas tus datos en lugar de copiarlos a mano.' },
      arrange: { title: 'Ordena', text: 'Arrastras cada artículo a su sitio. Lo que más se vende, donde cae el dedo.' },
      sell: { title: 'Vende', text: 'Un toque por artículo, cobro rápido y un ticket con tu diseño.' },
    },
  },
  problems: {
    heading: 'Lo que enfada de un programa de caja',
    items: {
      learn: {
        problem: 'Solo lo entiende quien lo compró.',
        answer: 'Hay recorridos guiados dentro del programa: quien empieza hoy ve dónde está cada cosa.',
      },
      place: { problem: 'Lo que más se vende está en la tercera pantalla.', answer: 'Lo arrastras a la primera y ahí se queda.' },
      ads: { problem: 'El ticket hace publicidad de otro.', answer: 'En tus tickets no hay publicidad, y el diseño lo pones tú.' },
    },
  },
  functions: {
    heading: 'Lo que trae el programa',
    items: {
      import: 'Importación de datos',
      drag: 'Artículos ordenados con solo arrastrarlos',
      images: 'Fotos de tus artículos',
      rates: 'Tipos de IVA configurables',
      receipt: 'Diseño propio del ticket',
      api: 'Acceso a la API',
      tours: 'Recorridos guiados por el programa',
      ads: 'Tickets sin publicidad',
    },
  },
  questions: {
    heading: 'Antes de decidirte',
    items: {
      device: {
        question: '¿Qué dispositivo necesito?',
        answer: 'Un iPad. Si no tienes, el pack incluye uno nuevo, que te enviamos en {fact:setup.shipping}.',
      },
      devices: { question: '¿Puedo usarlo en dos dispositivos a la vez?', answer: 'No. El TPV lo usa un solo dispositivo a la vez.' },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: { inventario: 'Inventario', 'terminal-pos': 'Datáfono', product: 'Todas las funciones', offer: 'El pack con iPad' },
  },

  closing: {
    heading: 'Ordena tu primera pantalla',
    text: 'Con la prueba gratis de {fact:trial.period} y tus propios artículos.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
