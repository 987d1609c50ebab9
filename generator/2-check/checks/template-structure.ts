import type { SiteCheck } from '../check.ts';
import { structureFaults } from '../template-shapes/structure-faults.ts';

/** The structure of every page is what its template reads: its lists are there, and what they name is known. */
export const templateStructure: SiteCheck = {
  name: 'template-structure',
  run: ({ pages }, { shapes }) =>
    [...pages.values()].flatMap(({ definition: { value, file } }) => {
      const shape = shapes[value.template]?.structure;
      if (!shape) return [];
      return structureFaults(value.structure, shape, ['structure']).map(({ path, ...fault }) => ({
        ...fault,
        code: 'WL1026' as const,
        severity: 'error' as const,
        file,
        dataPath: path,
      }));
    }),
};
