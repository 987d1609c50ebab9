import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteCheck } from '../content-check.ts';

/** If other countries have a sample receipt, none is empty. */
export const sampleReceipts: SiteCheck = {
  name: 'sample-receipts',
  run: ({ countries }) => {
    const all = [...countries.values()];
    const [example] = all.flatMap(({ value }) => (Object.keys(value.sampleReceipt).length ? [value] : []));
    if (!example) return [];
    return all
      .filter(({ value }) => Object.keys(value.sampleReceipt).length === 0)
      .map(
        ({ value: { name, currency }, file }): Diagnostic => ({
          code: 'WL1031',
          severity: 'error',
          file,
          dataPath: ['sampleReceipt'],
          message: `The sample receipt of ${name} is empty, so the pictures there show a till that has sold nothing.`,
          hint: `Write what a shop there might sell, in the smallest unit of ${currency}: { ${Object.keys(example.sampleReceipt).join(': …, ')}: … }, as ${example.name} has it.`,
        }),
      );
  },
};
