import { finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import { keyOfFact } from '../../model/fact.ts';
import type { SiteCheck } from '../content-check.ts';

/** The format that a fact names is in the configuration of the site. */
export const factFormats: SiteCheck = {
  run: ({ facts }, { factFormats: known = [] }) =>
    [...facts].flatMap(([id, { value, file }]) => {
      const { format } = value;
      if (format === undefined || known.includes(format)) return [];
      const hint = 'Add it to factFormats in wortlaut.config.ts, or delete `format`.';
      const fix = known.length ? correction(format, known, { noun: 'formats' }) : { hint };
      return finding('WL1043', { file, dataPath: [keyOfFact(id), 'format'], ...fix }, [
        `The fact '${id}' names the format '${format}', which the configuration of the site does not have.`,
      ]);
    }),
};
