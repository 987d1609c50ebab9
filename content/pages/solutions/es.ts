import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'Cómo te ayuda {brand:product}: TPV, web y redes sociales',
    description: 'TPV, creador de webs y gestión de redes sociales con un solo proveedor. Qué trabajo le quita cada solución a tu negocio.',
  },
  heading: 'Dentro cobras, fuera te encuentran',
  lead: 'Tres servicios para negocios sin informático en plantilla. Por separado o todos juntos.',
  cards: {
    pos: {
      title: 'TPV',
      subtitle: 'La caja en el iPad',
      text: 'Cobra, imprime tickets y cierra la caja. En el mostrador y fuera de él.',
      features: {
        cloud: 'Arquitectura en la nube',
        mobile: 'iPad y TPV móvil',
        reports: 'Informes en tiempo real',
        inventory: 'Gestión de stock',
        customers: 'Gestión de clientes',
        support: 'Soporte 24/7',
      },
      button: 'Ver el TPV',
    },
    website: {
      title: 'Creador de webs',
      subtitle: 'Tu web, casi sin hacer nada',
      text: 'Con los datos que nos das se crea una web ya terminada que se ve bien en cualquier móvil.',
      features: {
        automated: 'Creación automática',
        responsive: 'Se adapta a cada dispositivo',
        seo: 'Optimizada para buscadores',
        shop: 'Puede conectarse a una tienda online',
        content: 'Contenidos que editas tú',
        hosting: 'Alojamiento incluido',
      },
      button: 'Pedir una web',
    },
    social: {
      title: 'Gestión de redes sociales',
      subtitle: 'Nosotros publicamos, tú vendes',
      text: 'Tus redes siguen vivas aunque en el negocio haya mucho lío.',
      features: {
        content: 'Creación de contenidos',
        posts: 'Publicaciones periódicas',
        community: 'Atención a la comunidad',
        analytics: 'Análisis e informes',
        strategy: 'Diseño de la estrategia',
        platforms: 'Gestión de varias plataformas',
      },
      button: 'Quiero que llevéis mis redes',
    },
  },
  why: {
    heading: '¿Por qué {brand:product}?',
    items: {
      cloud: {
        title: 'Tus datos en la nube',
        text: 'En el mostrador, en casa o de camino: todos los dispositivos muestran las mismas cifras.',
      },
      easy: { title: 'Fácil de usar', text: 'Botones grandes y pasos claros. Se apaña hasta quien solo ayuda los sábados.' },
      one: { title: 'Un solo proveedor', text: 'TPV, web y redes sociales: tres tareas, un solo interlocutor.' },
      support: { title: 'Soporte 24/7', text: 'Escríbenos cuando te venga bien, también después de cerrar.' },
    },
  },
  closing: {
    heading: '¿No tienes claro qué necesitas?',
    text: 'Háblanos de tu negocio. El asesoramiento no cuesta nada.',
    consult: 'Asesoramiento gratis',
    learn: 'Más información',
  },
});
