import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { wordingAt } from '../../model/messages.ts';
import type { TextCheck } from '../content-check.ts';
import { causeOfText, sourceFaults } from '../template-shapes/source-faults.ts';

/** The source copy of every page has exactly the texts that its template reads. */
export const templateTexts: TextCheck = {
  runOn: (texts, _, { shapes }) => {
    const { base, files } = texts;
    return sourceFaults(texts, shapes).flatMap(({ code, path, meant, arguments: _names, ...words }): Diagnostic[] => {
      if (!base) return [];
      const cause = causeOfText(base.file, path);
      const fault = finding(code, { ...words, file: base.file, dataPath: path, ...(meant && { expected: meant.join('.') }), cause });
      if (code !== 'WL2025') return [fault];
      // Translations with the same name are renamed together with the source.
      const followers = files.filter(({ value, file }) => file !== base.file && wordingAt(value, path) !== undefined);
      return [fault, ...followers.map(({ file }): Diagnostic => ({ ...fault, file, follows: true }))];
    });
  },
};
