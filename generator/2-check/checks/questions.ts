import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { misquoted } from '../claims/evaluate-claims.ts';
import { find } from '../claims/find-place.ts';
import type { SiteCheck } from '../content-check.ts';

/** Every place that an open question concerns exists, with the words that are quoted from it. */
export const questions: SiteCheck = {
  run: (content) =>
    Object.entries(content.questions?.value ?? {}).flatMap(([name, { concerns }]) =>
      concerns.flatMap((place, index): Diagnostic | Diagnostic[] => {
        const at = { file: content.questions?.file ?? '', dataPath: [name, 'concerns', String(index)] };
        const lookup = find(content, place);
        if ('message' in lookup) return finding('WL4043', at, [`The question '${name}' names ${lookup.message}.`, lookup.hint]);
        return misquoted(content, place).map(({ where, says, now }) =>
          finding('WL4047', at, [
            `The question '${name}' quotes “${says}” from ${where}, which says “${now}”.`,
            'Correct the quotation, or remove the question if it is answered.',
          ]),
        );
      }),
    ),
};
