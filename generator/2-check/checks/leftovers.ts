import { finding } from '../../diagnostics/diagnostic.ts';
import { isGap } from '../../model/gap.ts';
import { valuesEqual } from '../../model/structure-values.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';

/** The beginning of a text that `add page` has written, the marks of authors, and the words of typesetters. */
const skeleton = /^TODO:|\b(?:FIXME|TBD)\b|\b[Ll]orem [Ii]psum\b/;

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
