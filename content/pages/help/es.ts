import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'Ayuda con tu TPV {brand:product}',
    description:
      'Qué hacer si pone DEMO, si se cae internet o si la caja no cuadra, y cómo hablar con una persona del soporte de {brand:product}.',
  },
  heading: 'Ayuda para seguir cobrando',
  lead: 'Lo que más se pregunta, contestado en dos frases. Y si no está aquí, hay una persona al otro lado.',
  picture: {
    title: 'Un teléfono descolgado',
    words: { answer: '¿Sí? Dime' },
    sold: {},
  },
  steps: {
    heading: 'Tres formas de aprender y preguntar',
    lead: 'Elige según la prisa que tengas.',
    items: {
      tour: {
        title: 'Sin prisa',
        text: 'Abre una prueba y haz el recorrido guiado: está dentro del programa y enseña cada función en su sitio.',
      },
      write: {
        title: 'Hoy',
        text: 'Escribe un email. El soporte por email es gratuito. Los fallos, siempre por escrito y con una descripción exacta.',
      },
      call: { title: 'De viva voz', text: 'Llama: {fact:support.phone}. Ten delante la pantalla de la que hablas.' },
    },
  },
  problems: {
    heading: '¿Qué te está pasando?',
    items: {
      demo: {
        problem: 'En mis tickets y facturas pone DEMO',
        answer:
          'Estás en modo de prueba, que dura {fact:trial.period}. Cuando eliges un modelo pasas al modo real: la marca desaparece y las facturas de prueba se borran.',
      },
      password: {
        problem: 'Entro por primera vez',
        answer: 'Cambia la contraseña después de entrar. Es obligatorio, y así solo la conoces tú.',
      },
      loading: {
        problem: 'La pantalla no carga bien',
        answer:
          'Comprueba que el navegador y el sistema sean de los dos últimos años, y que nadie esté usando el TPV en otro dispositivo: solo puede usarlo uno a la vez.',
      },
      offline: {
        problem: 'Se ha caído internet',
        answer: 'Sigue vendiendo. El TPV guarda las ventas y las sincroniza cuando vuelve la conexión.',
      },
      closing: {
        problem: 'La caja no cuadra',
        answer: 'Mira el libro de caja y el cierre ampliado. Como cada línea va a nombre de quien la vendió, sabes a quién preguntar.',
      },
      staff: {
        problem: 'Una persona del equipo ve demasiado, o demasiado poco',
        answer: 'Cambia sus permisos en la gestión de empleados. Decides tú qué puede hacer cada uno.',
      },
    },
  },
  functions: {
    heading: 'Lo que incluye el soporte',
    items: {
      free: 'Email gratis en todos los modelos',
      phone: 'Soporte por teléfono',
      remote: 'Configuración a distancia en un máximo de {fact:setup.remote}',
      tours: 'Recorridos guiados por el programa',
      models: 'Soporte en los modelos Medium, Premium y Gastro',
    },
  },
  questions: {
    heading: 'Sobre el propio soporte',
    items: {
      cost: {
        question: '¿Cuánto cuesta?',
        answer:
          'El email no cuesta nada. En los modelos Medium, Premium y Gastro, el soporte es gratis el primer año; después, {fact:terms.supportYearly} al año más IVA, o por minutos.',
      },
      hours: {
        question: '¿Cuándo contestáis?',
        answer: 'Por teléfono: {fact:support.phone}. Incidencias por escrito: {fact:support.tickets}.',
      },
    },
  },
  links: {
    heading: 'A un toque de aquí',
    items: {
      support: 'Contactar con soporte',
      faq: 'Preguntas frecuentes',
      status: 'Estado del servicio',
      features: 'Las funciones básicas',
      'software-tpv': 'Software TPV',
      offer: 'El pack con iPad',
    },
  },
  search: {
    label: 'Buscar en las preguntas',
    placeholder: 'Buscar respuestas…',
    none: 'Ninguna pregunta frecuente coincide con tu búsqueda. Prueba a contactar directamente con nuestro equipo de soporte.',
    found: '{found, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}',
  },
  closing: {
    heading: '¿Todavía no lo usas?',
    text: 'Pruébalo gratis durante {fact:trial.period} y haznos estas preguntas después.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
