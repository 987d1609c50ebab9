import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: el taller de bicicletas que le mantiene en marcha',
    description: 'Reparamos cualquier bicicleta, a un precio que usted conoce de antemano. Sin cita y sin jerga.',
  },
  heading: 'Ruedas que giran rectas',
  lead: 'Traiga su bicicleta por la mañana. La mayoría está lista en {fact:service.turnaround|días laborables} como máximo, a un precio que usted conoce de antemano.',
  services: 'Ver todos los precios',
  way: 'Cómo encontrarnos',
  steps: {
    heading: 'Del taller a la calle',
    bring: {
      heading: 'Tráigala',
      text: 'No hace falta cita. Subimos la bicicleta al soporte delante de usted, y usted nos dice qué suena.',
    },
    agree: {
      heading: 'Acuerde el precio',
      text: 'Recibe una ficha con cada trabajo y lo que cuesta. Empezamos cuando usted ha dicho que sí.',
    },
    ride: {
      heading: 'Salga rodando',
      text: 'Probamos cada bicicleta en los adoquines de la puerta, y respondemos de nuestro trabajo durante {fact:service.guarantee|meses}.',
    },
  },
  hours: 'Sin esperas al teléfono: venga, o escriba a {brand:email}.',
});
