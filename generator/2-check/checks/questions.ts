import { finding } from '../../diagnostics/diagnostic.ts';
import { find } from '../claims/find-place.ts';
import type { SiteCheck } from '../content-check.ts';

/** Every place that an open question concerns exists. */
export const questions: SiteCheck = {
  run: (content) =>
    Object.entries(content.questions?.value ?? {}).flatMap(([name, { concerns }]) =>
      concerns.flatMap((place, index) => {
        const lookup = find(content, place);
        if (!('message' in lookup)) return [];
        const at = { file: content.questions?.file ?? '', dataPath: [name, 'concerns', String(index)] };
        return finding('WL4043', at, [`The question '${name}' names ${lookup.message}.`, lookup.hint]);
      }),
    ),
};
