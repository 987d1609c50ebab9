import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import { keyOfFact } from '../../model/fact.ts';
import type { SiteCheck } from '../content-check.ts';

/** The format that a fact names is in the configuration of the site. */
export const factFormats: SiteCheck = {
  name: 'fact-formats',
  run: ({ facts }, { factFormats: known = [] }) =>
    [...facts].flatMap(
      ([
        id,
        {
          value: { format },
          file,
        },
      ]): Diagnostic[] =>
        format === undefined || known.includes(format)
          ? []
          : [
              finding('WL1043', {
                file,
                dataPath: [keyOfFact(id), 'format'],
                message: `The fact '${id}' names the format '${format}', which the configuration of the site does not have.`,
                ...(known.length
                  ? correction(format, known, { noun: 'formats' })
                  : { hint: 'Add it to factFormats in wortlaut.config.ts, or leave `format` out.' }),
              }),
            ],
    ),
};
