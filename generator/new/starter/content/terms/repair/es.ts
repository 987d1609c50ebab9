import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Condiciones de reparación | {brand:product}',
    description: 'Lo que vale cuando {brand:product} repara una bicicleta: el encargo, la recogida y la garantía.',
  },
  title: 'Condiciones de reparación',
  lead: 'Lo que vale cuando usted nos deja su bicicleta.',
  clauses: {
    order: {
      heading: 'El encargo',
      parties:
        'Estas condiciones valen para las reparaciones que {brand:provider} (el «{def:workshop|Taller}») realiza para quien entrega una bicicleta (el «{def:customer|Cliente}»).',
      price: 'El {term:workshop|Taller} empieza cuando el {term:customer|Cliente} ha aceptado el precio de la ficha.',
      more: 'Si la reparación cuesta más, el {term:workshop|Taller} puede superar el precio de la cláusula {ref:order.price} en {fact:service.tolerance} como máximo; para todo lo demás pregunta primero al {term:customer|Cliente}.',
    },
    collection: {
      heading: 'La recogida',
      ready:
        'El {term:workshop|Taller} dice cuándo está lista la bicicleta. El {term:customer|Cliente} la recoge en un plazo de {fact:service.collection|días naturales}.',
      storage: 'Después del plazo de la cláusula {ref:collection.ready}, la custodia cuesta {fact:service.storage} por día.',
    },
    guarantee: {
      heading: 'La garantía',
      period: 'El {term:workshop|Taller} corrige lo que no se hizo bien, durante {fact:service.guarantee|meses} desde la recogida.',
      wear: 'Las piezas que se desgastan, como zapatas y cubiertas, no están cubiertas por la cláusula {ref:guarantee.period}.',
    },
  },
});
