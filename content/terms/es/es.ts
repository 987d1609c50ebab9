import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Condiciones generales en España | {brand:product}',
    description:
      'Las condiciones del contrato de {brand:product} en España: registro, uso, soporte, tarifas, terminación y responsabilidad.',
  },
  title: 'Condiciones generales',
  lead: 'Estas condiciones regulan el contrato de uso de la caja registradora en la nube (TPV) {brand:product} por empresas en España.',
  clauses: {},
});
