import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'El taller | {brand:product}', description: 'Quién trabaja en {brand:product}, qué reparamos y cómo encontrarnos.' },
  heading: 'Un patio, un soporte, muchos radios',
  lead: 'Una rueda que baila tiene un ocho, dicen los ciclistas alemanes. Empezamos quitando ochos de las ruedas.',
  sections: {
    repair: {
      heading: 'Lo que reparamos',
      text: 'Bicicletas de ciudad, tándems, bicicletas de carga, plegables y la de su trastero. **No abrimos motores ni baterías**; sabemos quién lo hace. Lo que cuesta cada trabajo está en la [lista de precios](services).',
    },
    used: {
      heading: 'Piezas usadas',
      text: 'Lo que todavía gira recto tiene una segunda vida. Pregunte por la *caja*: bujes, bielas y guardabarros, limpios y revisados, a la mitad de lo que cuestan nuevos.',
    },
    way: {
      heading: 'Cómo encontrarnos',
      text: 'Por el portón, {brand:street}, cruzando el patio, pasado el peral. La puerta está abierta [cuando estamos](home#hours).',
    },
  },
});
