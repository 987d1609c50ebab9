import { omit, translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Soporte: habla con una persona | {brand:product}',
    description:
      'Ayuda con tu TPV por teléfono, por email o abriendo una incidencia, respuestas a las dudas habituales y llamadas concertadas con {brand:product}.',
  },
  heading: '¿Qué pone en la pantalla?',
  lead: 'Busca el mensaje aquí mismo o pregunta a quien conoce la caja.',
  screen: { message: 'La impresora no tiene papel', remedy: 'Pon un rollo y vuelve a imprimir.' },
  contact: {
    heading: 'Contacto',
    email: 'Email',
    copy: 'Copiar',
    copyHint: 'Copiar la dirección de email',
    copied: 'Dirección de email copiada',
    notCopied: 'No se ha podido copiar la dirección',
    remedy: 'Selecciónala y cópiala a mano.',
    write: 'Escribir un email',
    anything: 'Tres cosas nos ayudan: qué ves, desde cuándo y una foto.',
    topics: {
      consultation: { line: '¿Asesoramiento gratuito? Dinos cuándo te localizamos.', subject: 'Asesoramiento gratuito' },
      call: { line: '¿Una llamada? Dinos cuándo te viene bien.', subject: 'Concertar una llamada' },
      visit: { line: '¿Nos vemos en una feria? Dinos en cuál y qué día.', subject: 'Visita en una feria' },
      support: { line: 'Tu TPV necesita ayuda. Cuéntanos qué ha pasado.', subject: 'Ayuda con mi TPV' },
      sales: { line: '¿Una pregunta antes de comprar? Cuéntanos qué negocio llevas.', subject: 'Pregunta antes de comprar' },
      review: { line: '¿Tu opinión? Cuéntanos qué va bien y qué falta.', subject: 'Mi opinión' },
      website: { line: '¿Una web para tu negocio? Cuéntanos cuál.', subject: 'Pregunta sobre una página web' },
      social: { line: '¿Las redes de tu negocio? Cuéntanos cuáles usas.', subject: 'Pregunta sobre redes sociales' },
    },
  },
  methods: {
    heading: 'Cuatro formas de recibir ayuda',
    items: {
      email: {
        title: 'Email',
        text: 'Para lo que puede esperar a que pase la hora punta.',
        details: 'Escribir un email',
        availability: 'Escribe cuando quieras',
      },
      phone: {
        title: 'Teléfono',
        text: 'Para cuando prefieres hablarlo.',
        details: 'Llamar',
        availability: '{fact:support.phone}',
      },
      ticket: {
        title: 'Incidencia',
        text: 'Para fallos: cuenta exactamente qué ha pasado y qué esperabas.',
        details: 'Abrir una incidencia',
        availability: '{fact:support.tickets}',
      },
      remote: {
        title: 'Configuración a distancia',
        text: 'Configuramos tu TPV mientras tú sigues con la tienda.',
        details: 'Pedir la configuración',
        availability: 'Lista en un máximo de {fact:setup.remote}',
      },
    },
  },
  faq: {
    heading: 'Preguntas frecuentes',
    search: 'Buscar en las preguntas',
    placeholder: 'Buscar respuestas…',
    none: 'Ninguna pregunta frecuente coincide con tu búsqueda. Prueba a contactar directamente con nuestro equipo de soporte.',
    found: '{found, plural, one {# pregunta} many {# de preguntas} other {# preguntas}}',
    items: {
      start: {
        question: '¿Cuánto se tarda en ponerlo en marcha?',
        answer:
          'Menos de {fact:setup.time}. Si prefieres dejárnoslo a nosotros, configuramos tu TPV a distancia en un máximo de {fact:setup.remote}.',
      },
      card: {
        question: '¿Necesito una tarjeta de crédito para la prueba?',
        answer: 'No. Lo pruebas gratis durante {fact:trial.period} y decides después.',
      },
      contract: {
        question: '¿Me ata un contrato?',
        answer: 'No. No hay permanencia y tienes una garantía de devolución de {fact:trial.guarantee}.',
      },
      devices: {
        question: '¿Qué dispositivo necesito?',
        answer: 'Un iPad. Si no tienes, [el pack](home#offer) incluye uno nuevo, que te enviamos en {fact:setup.shipping}.',
      },
      internet: {
        question: '¿Qué pasa si se cae internet?',
        answer: '**Sigues vendiendo.** El TPV guarda las ventas y las sincroniza cuando vuelve la conexión.',
      },
      payments: {
        question: '¿Qué pagos puedo aceptar?',
        answer: 'Efectivo, tarjeta y pago con el móvil, también combinados en un mismo ticket.',
      },
      lawAustria: omit('Only Austria shows it, and does not offer Spanish.'),
      lawGermany: omit('Only Germany shows it, and does not offer Spanish.'),
      lawSpain: {
        question: '¿Qué exige la ley a mi TPV?',
        answer:
          '{fact:law.es.till}: para las sociedades es obligatorio {fact:law.es.companies|from}; para los demás, {fact:law.es.others|from}. En el País Vasco (TicketBAI) y en Navarra no se aplica ({fact:law.es.regions|norm}). Los tickets {fact:law.es.till} están disponibles desde {fact:claims.verifactu}.',
      },
      lawFrance: omit('Only France shows it, and does not offer Spanish.'),
      lawPoland: omit('Only Poland shows it, and does not offer Spanish.'),
      smallestPoland: omit('Only Poland shows it, and does not offer Spanish.'),
      lawSwitzerland: omit('Only Switzerland shows it, and does not offer Spanish.'),
      lawCzechia: omit('Only Czechia shows it, and does not offer Spanish.'),
      accounting: { question: '¿Qué recibe mi gestoría?', answer: 'El libro de caja y un archivo CSV para el programa de contabilidad.' },
      staff: {
        question: '¿Puedo decidir qué puede hacer mi personal?',
        answer: 'Sí. Gestionas a tus empleados en el TPV y decides qué se le permite a cada uno.',
      },
    },
  },
  links: {
    heading: 'Enlaces rápidos',
    items: {
      setup: 'Cómo se pone en marcha',
      offer: 'El pack con iPad',
      benefits: 'Lo que sabe hacer el TPV',
      reviews: 'Lo que dicen otros',
      fairs: 'Nos vemos en una feria',
      status: 'Estado del servicio',
    },
  },
  closing: {
    heading: '¿Sigues necesitando ayuda?',
    text: 'Entonces lo miramos contigo.',
    contact: 'Contactar con soporte',
    call: 'Concertar una llamada',
  },
});
