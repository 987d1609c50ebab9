import { defineFactFormat } from 'wortlaut/node';

declare module 'wortlaut' {
  interface FactFormatList {
    metres: true;
  }
}

/** A count in metres: `480 m`, `480 م`. */
export const metres = defineFactFormat((fact, { tag }) => {
  if (fact.kind !== 'count') throw new Error('only a count can be written in metres');
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'meter' }).format(fact.amount);
});
