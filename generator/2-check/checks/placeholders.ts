import { finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { keyOfFact } from '../../model/fact.ts';
import type { SiteCheck } from '../content-check.ts';

/** Samples and placeholders, one finding per file: warnings, in a production build errors. */
export const placeholders: SiteCheck = {
  run: (content, { production }) =>
    placeholdersIn(content).map(({ file, dataPath, message }) =>
      finding('WL4001', { severity: production ? 'error' : 'warning', file, dataPath }, [
        message,
        production
          ? 'Replace it by the real text or value before going live.'
          : 'Replace it before going live: build --production refuses it.',
      ]),
    ),
};

function placeholdersIn({ brand, facts, pages, people }: SharedContent) {
  const { placeholder } = brand.value;
  return [
    typeof placeholder === 'string' ? { file: brand.file, dataPath: ['placeholder'], message: placeholder } : [],
    [...facts]
      .filter(([, { value }]) => value.sample)
      .map(([id, { file }]) => ({ file, dataPath: [keyOfFact(id), 'sample'], message: `The fact '${id}' is a sample.` })),
    Object.entries(people?.value ?? {})
      .filter(([, { sample }]) => sample)
      .map(([by]) => ({ file: people?.file ?? '', dataPath: [by, 'sample'], message: `'${by}' is a sample and not a person.` })),
    [...pages.values()].flatMap(({ id, definition: { value, file } }) => [
      ...(value.placeholder ? [{ file, dataPath: ['placeholder'], message: value.placeholder }] : []),
      ...Object.entries(value.structure ?? {}).flatMap(([key, list]) => {
        const number = Array.isArray(list) ? list.filter((item) => item?.sample === true).length : 0;
        return number ? { file, dataPath: ['structure', key], message: `The page '${id}' shows ${number} samples under '${key}'.` } : [];
      }),
    ]),
  ].flat();
}
