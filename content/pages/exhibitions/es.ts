import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Ferias: prueba el TPV en persona | {brand:product}',
    description:
      'Dónde puedes probar {brand:product} con tus propias manos: ferias próximas y anteriores, con fechas, lugares y número de stand.',
  },
  heading: 'Ven y dale a los botones',
  lead: 'Un TPV hay que tocarlo. Pásate por el stand y cobra algo.',
  upcoming: 'Próximas ferias',
  till: 'Así está en el stand',
  past: 'Dónde hemos estado',
  booth: 'Stand',
  attendees: '{attendees, plural, one {# visitante} many {# de visitantes} other {# visitantes}}',
  expected: '{attendees, plural, one {Se espera # visitante} many {Se esperan # de visitantes} other {Se esperan # visitantes}}',
  achievements: 'Para tener en cuenta',
  map: 'Mapa',
  calendar: 'Añadir al calendario',
  reserve: 'Reservar sitio',
  items: {
    vienna: {
      title: 'Counter & Kitchen',
      location: 'Viena (Austria)',
      description: 'TPV, datáfonos e impresoras de cocina para cafeterías y restaurantes, en vivo en el stand.',
      achievements: 'Reserva sitio en la barra de degustación: tú cobras y al café invitamos nosotros.',
    },
    madrid: {
      title: 'Comercio Abierto',
      location: 'Madrid (España)',
      description: 'Todo sobre los tickets con la normativa {fact:law.es.till}, con TPV para probar.',
      achievements: 'Charlas cortas cada hora: qué tiene que llevar un ticket y qué hace el TPV por ti.',
    },
    munich: {
      title: 'Salon Days',
      location: 'Múnich (Alemania)',
      description: 'Citas, libro de caja y cierre para peluquerías y salones de uñas.',
      achievements: 'Los visitantes montaron en el stand una lista de precios completa en menos de {fact:setup.time}.',
    },
    warsaw: {
      title: 'Small Shop Forum',
      location: 'Varsovia (Polonia)',
      description: 'Stock, etiquetas y TPV móvil para el pequeño comercio.',
      achievements: 'Todas las ventas de la cafetería del foro se cobraron con el TPV móvil.',
    },
  },
  visit: {
    heading: '¿Quieres verlo antes?',
    text: 'Cuéntanos qué vendes y buscamos un hueco para enseñarte el TPV.',
    button: 'Concertar una cita',
  },
});
