import { finding } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';
import { repeatedNames } from '../template-shapes/repeated-names.ts';
import { structureFaults } from '../template-shapes/structure-faults.ts';

/** The structure of every page fits its template: its lists exist, and their names are known and unique. */
export const templateStructure: SiteCheck = {
  name: 'template-structure',
  run: ({ pages }, { shapes }) =>
    [...pages.values()].flatMap(({ definition: { value, file } }) => {
      const shape = shapes[value.template]?.structure;
      if (!shape) return [];
      const faults = structureFaults(value.structure, shape, ['structure']);
      return [...faults, ...repeatedNames(value.structure, shape, ['structure'])].map(({ path, ...fault }) =>
        finding('WL1026', { ...fault, file, dataPath: path }),
      );
    }),
};
