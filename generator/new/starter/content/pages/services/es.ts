import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Precios | {brand:product}',
    description: 'Lo que cuestan las reparaciones en {brand:product}: cámaras, frenos, cambios, ruedas y la revisión grande.',
  },
  heading: 'Lo que cuesta',
  lead: 'El trabajo y los impuestos están en estos precios, las piezas van aparte. Si encontramos algo más, preguntamos primero.',
  jobs: {
    puncture: { name: 'Arreglar un pinchazo', text: 'Encontrar el agujero y su causa, revisar la cubierta, inflar.' },
    brakes: { name: 'Ajustar los frenos', text: 'Centrarlos, cambiar las zapatas, rodar y parar.' },
    gears: { name: 'Ajustar el cambio', text: 'Enderezar la patilla, ajustar los topes y el cable.' },
    truing: { name: 'Centrar una rueda', text: 'De lado y en altura, con la misma tensión en cada radio.' },
    chain: { name: 'Cambiar la cadena', text: 'Medir, acortar, cerrar, engrasar. La vieja se recicla.' },
    inspection: {
      name: 'La revisión grande',
      text: 'Cada tornillo, cada rodamiento, las dos ruedas, los frenos y el cambio, y un lavado.',
    },
  },
  estimate: {
    heading: 'Prepare su ficha',
    hint: 'Marque lo que necesita su bicicleta.',
    total:
      '{jobs, plural, =0 {Nada marcado todavía} one {# trabajo: {amount}} many {# de trabajos: {amount}} other {# trabajos: {amount}}}',
  },
});
