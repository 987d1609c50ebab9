import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { wordingAt } from '../../model/messages.ts';
import type { TextCheck } from '../content-check.ts';
import { causeOfText, sourceFaults } from '../template-shapes/source-faults.ts';

/** The source copy of every page has exactly the texts that its template reads. */
export const templateTexts: TextCheck = {
  name: 'template-texts',
  runOn: (texts, _, { shapes }) => {
    const { base, files } = texts;
    return sourceFaults(texts, shapes).flatMap(({ path, meant, arguments: _names, ...fault }): Diagnostic[] => {
      if (!base) return [];
      const finding: Diagnostic = {
        ...fault,
        severity: 'error',
        file: base.file,
        dataPath: path,
        ...(meant && { expected: meant.join('.') }),
        cause: causeOfText(base.file, path),
      };
      if (fault.code !== 'WL2025') return [finding];
      // Translations with the same name are renamed together with the source.
      const followers = files.filter(({ value, file }) => file !== base.file && wordingAt(value, path) !== undefined);
      return [finding, ...followers.map(({ file }): Diagnostic => ({ ...finding, file, follows: true }))];
    });
  },
};
