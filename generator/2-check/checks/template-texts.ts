import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, Wording } from '../../model/content.ts';
import { wordingAt } from '../../model/messages.ts';
import type { TemplateShape } from '../../model/template-shape.ts';
import { following } from '../causes.ts';
import type { TextCheck } from '../content-check.ts';
import { type CopyFault, copyFaults } from '../template-shapes/shape-faults.ts';
import { causeOfTemplate, causeOfText, sourceFaults } from '../template-shapes/source-faults.ts';

/** The source copy of every page has exactly the texts that its template reads. */
export const templateTexts: TextCheck = {
  runOn: (texts, _, { shapes }) => {
    const { base, files, page } = texts;
    const all = sourceFaults(texts, shapes);
    const fitting = base && page && all.length > 2 ? Object.keys(shapes).filter((name) => fitsIn(base.value, shapes[name])) : [];
    const [meant, ...others] = fitting;
    if (base && page && meant !== undefined && !others.length) return otherTemplate(page, meant, { file: base.file, all });
    return all.flatMap(({ code, path, meant, arguments: _names, ...words }): Diagnostic[] => {
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

const fitsIn = (value: Wording, shape: TemplateShape | undefined) => shape !== undefined && !copyFaults(value, shape.copy).length;

/** A page with the texts of another template has the wrong name of a template, and no wrong texts. */
function otherTemplate(
  { id, definition: { value, file } }: Page,
  expected: string,
  { file: ofTexts, all }: { readonly file: string; readonly all: readonly CopyFault[] },
): Diagnostic[] {
  const [found, cause] = [value.template, causeOfTemplate(id)];
  const suggestionIntent = { title: `Write ${expected}`, changes: [{ replace: found, by: expected }] };
  return [
    finding('WL1008', { file, dataPath: ['template'], found, expected, cause, suggestionIntent }, [
      `The page '${id}' uses the template '${found}', but its texts are those of the template '${expected}'.`,
      `Write '${expected}', or write the texts that '${found}' reads.`,
    ]),
    ...all.map(({ code, path, message, hint }) =>
      following(finding(code, { file: ofTexts, dataPath: path, message, ...(hint && { hint }) }), cause),
    ),
  ];
}
