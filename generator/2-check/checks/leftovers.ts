import { finding } from '../../diagnostics/diagnostic.ts';
import { isGap } from '../../model/gap.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { valuesEqual } from '../structure-values.ts';

/** The beginning of a text that `add page` has written, and the words of typesetters. */
const skeleton = /^(?:TODO|FIXME):|\blorem ipsum\b/i;

/** Texts that are still to be written. Those of a page that is marked as a placeholder are reported with it. */
export const leftovers: TextCheck = {
  runOn: ({ page, files }) =>
    page?.definition.value.placeholder
      ? []
      : files.flatMap(({ file, leaves }) =>
          leaves.flatMap(({ value, path }) =>
            !isGap(value) && skeleton.test(value)
              ? finding('WL4001', { file, dataPath: path }, [
                  `'${path.join('.')}' is the text of a skeleton: “${value}”.`,
                  'Write the text.',
                ])
              : [],
          ),
        ),
};

/** Values that `add page` has left open in a structure. */
export const structureLeftovers: SiteCheck = {
  run: ({ pages }) =>
    [...pages.values()].flatMap(({ definition: { value, file } }) =>
      value.placeholder
        ? []
        : valuesEqual('TODO', value.structure, ['structure']).map((dataPath) =>
            finding('WL4001', { file, dataPath }, [`'${dataPath.join('.')}' is still open: 'TODO'.`, 'Write the value.']),
          ),
    ),
};
