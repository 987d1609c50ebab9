import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'TPV para peluquerías y centros de estética | {brand:product}',
    description:
      'Reservas online, ventas por persona, productos y vales en la misma cuenta: el TPV {brand:product} para peluquerías, salones de uñas y centros de bienestar.',
  },
  eyebrow: 'Peluquería, estética y bienestar',
  heading: 'Tú peinas, la cita entra sola',
  lead: 'Reservas online, la ficha de cada cliente a mano y cada servicio a nombre de quien lo hizo. Para salones en los que nadie puede coger el teléfono.',
  picture: {
    title: 'El día de un salón en el iPad, con las citas de dos personas, y el ticket de la primera',
    words: { one: 'Eva', other: 'Noor', first: 'Corte', second: 'Color', third: 'Manicura', fourth: 'Peinado' },
    sold: { corte: 'Corte', color: 'Color', champu: 'Champú' },
  },
  counter: { choose: 'Elige quién atiende', sales: { one: 'Eva', other: 'Noor' } },
  steps: {
    heading: 'Un jueves en tu salón',
    lead: 'Con la agenda llena y dos manos.',
    items: {
      night: { title: 'La noche antes', text: 'Una clienta pide hora desde el sofá. La cita ya está en el calendario de reservas.' },
      morning: { title: 'Por la mañana', text: 'Abres el calendario y sabes cómo viene el día.' },
      chair: {
        title: 'En el sillón',
        text: 'Corte, color y un champú para casa: una sola cuenta, y cada línea a nombre de quien la ha vendido.',
      },
      closing: { title: 'Al barrer', text: 'El cierre diario sale impreso y en PDF. Lo que ha vendido cada una está a la vista.' },
    },
  },
  problems: {
    heading: 'Lo que no se ve desde la puerta',
    items: {
      calls: {
        problem: 'Suena el teléfono y tienes el tinte en las manos.',
        answer: 'Las reservas online no dependen del teléfono: la cita se apunta sin ti.',
      },
      who: {
        problem: 'A fin de mes toca reconstruir quién ha hecho qué.',
        answer: 'Cada línea lleva el nombre de quien la vendió, desde el primer día.',
      },
      products: {
        problem: 'Los productos que vendes van en una libreta aparte.',
        answer: 'Entran en la misma cuenta que el servicio y están en la lista de inventario.',
      },
      vouchers: {
        problem: 'Los bonos regalo son cartulinas con un sello.',
        answer: 'El TPV acepta vales y cupones como un medio de pago más.',
      },
    },
  },
  functions: {
    heading: 'Para el salón',
    items: {
      reservations: 'Calendario de reservas online',
      customers: 'Gestión de clientes',
      lines: 'Ventas por persona, línea a línea',
      permissions: 'Permisos por empleado',
      coupons: 'Vales y cupones',
      tip: 'Propina en pantalla al cobrar',
      stock: 'Lista de inventario',
      messages: 'Tickets por app de mensajería',
    },
  },
  questions: {
    heading: 'Dos preguntas entre clienta y clienta',
    items: {
      book: { question: '¿Pueden reservar mis clientas por internet?', answer: 'Sí, el TPV tiene un calendario de reservas online.' },
      staff: {
        question: '¿Ve todo el equipo la caja entera?',
        answer: 'Solo si tú quieres. Gestionas a tus empleados en el TPV y decides qué se le permite a cada uno.',
      },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: {
      'comercio-minorista': 'Comercio minorista',
      'pagos-moviles': 'Pagos móviles',
      product: 'Todas las funciones',
      offer: 'El pack con iPad',
    },
  },

  closing: {
    heading: 'Pruébalo entre dos citas',
    text: 'Dejarlo listo lleva menos de {fact:setup.time}. La prueba dura {fact:trial.period}.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
