import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { causeOfForeignFile } from '../../diagnostics/report/foreign-texts.ts';
import { isBlank } from '../../model/blank.ts';
import type { PageWithCopies, SharedContent } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { isGap } from '../../model/gap.ts';
import { slotsIn, wordsIn } from '../../model/message-slots.ts';
import { type Message, type Originals, wordingAt } from '../../model/messages.ts';
import { type Outline, ownIdsOf } from '../../model/outline.ts';
import { clausesOf } from '../../model/written-clauses.ts';
import { following, reportedAtSource } from '../causes.ts';
import { clausesInLanguages, readingsOf, setOf } from '../clause-translations.ts';
import type { TextCheck } from '../content-check.ts';
import { exchangedTexts } from '../exchanged-texts.ts';
import { causeOfLostSlot, isOfLostSlot } from '../lost-slots.ts';
import { causeOfSlots, isVouched, type PlaceholderFault, placeholderFaults } from '../placeholder-faults.ts';
import type { CopyFault } from '../template-shapes/shape-faults.ts';
import { causeOfText, faultBehind, shapeOfCopy, sourceFaults } from '../template-shapes/source-faults.ts';
import type { TextFile } from '../text-sets.ts';
import { type ExpectedNames, unexpectedNames } from '../unexpected-names.ts';

/** Every translation has the texts of its source, with the same placeholders. */
export const translations: TextCheck = {
  runOn: (texts, content, { shapes }) => {
    const { page, base, files } = texts;
    if (!base) return [];
    const names = { base, files, shape: shapeOfCopy(texts, shapes) };
    // The language of a file that is not listed is reported (WL1007); it may be mistyped.
    const listed = files.filter(({ language }) => Object.hasOwn(content.languages.value, language));
    const differences = listed.flatMap((file): Difference[] => {
      const ofFile = compare(base, file, names);
      return [...exchangedTexts(ofFile), ...ofFile];
    });
    if (!differences.length) return [];
    const outline = outlineOf(page);
    const context = { ...names, content, outline, faults: sourceFaults(texts, shapes) };
    const findings = reportedAtSource(explained(differences, context), base).map(behindItsReplacement);
    if (!findings.length || !page || !outline) return findings;
    const { alone, unworded } = clausesReportedAtSource(page);
    // Names that only the source of a clause has are reported by the checks of contracts.
    return findings.flatMap((finding): Diagnostic[] => {
      const { code, file, dataPath = [] } = finding;
      const at = `${file} ${dataPath.join('.')}`;
      if (code === 'WL2003') return file === base.file || alone.has(at) ? [] : [finding];
      return [unworded.has(at) ? following(finding, causeOfText(base.file, dataPath)) : finding];
    });
  },
};

interface Explaining extends ExpectedNames {
  readonly content: SharedContent;
  readonly outline: Outline | undefined;
  /** Differences between the source and what its template reads. */
  readonly faults: readonly CopyFault[];
}

/** Marks differences that follow from a fault of the source: translations must not be adapted to a typo. */
function explained(differences: readonly Difference[], { content, outline, faults, ...names }: Explaining): Diagnostic[] {
  const { base } = names;
  return differences.map(({ slots, ...finding }) => {
    const path = finding.dataPath ?? [];
    const fault = slots ? undefined : faultBehind(faults, path);
    const cause = slots
      ? causeOfSlots(slots, { content, outline, faults, file: base.file, path })
      : fault && causeOfText(base.file, fault.path);
    if (cause) return following(finding, cause);
    if (!slots) return finding;
    if (!isVouched(slots, path, { ...names, own: finding.file })) return inDoubt(finding, base);
    const [file = '', slot = ''] = slots.isExtra ? [base.file, slots.extra[0]] : [finding.file, slots.lost[0]];
    return { ...finding, cause: causeOfLostSlot(file, path, slot) };
  });
}

/** The number or word in the place of a placeholder is reported rather than the missing placeholder. */
const behindItsReplacement = (finding: Diagnostic): Diagnostic =>
  finding.code === 'WL2003' && isOfLostSlot(finding.cause) && !finding.expected ? { ...finding, follows: true } : finding;

/** If no other translation and no template has the placeholder of the source, the typo may be in the source. */
function inDoubt({ fixIntent, ...finding }: Diagnostic, base: TextFile): Diagnostic {
  const cause = `${causeOfText(base.file, finding.dataPath ?? [])} ${finding.expected}`;
  return { ...finding, cause, ...(fixIntent && { suggestionIntent: fixIntent }) };
}

/** The clauses of a contract that are reported as faults of its source, by file and path. */
function clausesReportedAtSource(page: PageWithCopies): { readonly alone: ReadonlySet<string>; readonly unworded: ReadonlySet<string> } {
  const clauses = clausesOf(page);
  // If all translations of a clause differ from its source in the same way, the source is reported, once.
  const alone = clausesInLanguages(clauses)
    .filter((clause) => readingsOf(clause, setOf).sourceAlone)
    .flatMap(({ translations: all }) => all.map(({ file, dataPath }) => `${file} ${dataPath.join('.')}`));
  // A clause of the outline that the source lacks is missing there, not extra in the translations.
  const source = page.copies.get(page.definition.value.source)?.value;
  const unworded = clauses
    .filter(({ outline, id, dataPath }) => source && wordingAt(source, dataPath) === undefined && ownIdsOf(outline).includes(id))
    .map(({ file, dataPath }) => `${file} ${dataPath.join('.')}`);
  return { alone: new Set(alone), unworded: new Set(unworded) };
}

interface Difference extends Diagnostic {
  readonly slots?: PlaceholderFault;
}

function compare(source: TextFile, translation: TextFile, names: ExpectedNames): Difference[] {
  const { originals, leaves } = translation;
  if (!originals) return [];
  if (originals.isAlike && !translation.marked.length && !source.marked.length) return [];
  const lacking = originals.isAlike ? [] : missing(source, translation);
  const compared = leaves.flatMap((leaf, index) => compareLeaf(leaf, originals.values[index], { source, translation }));
  const strange = originals.isAlike ? [] : unexpectedNames(translation, { ...names, lacking });
  if (isOfAnother(lacking, strange)) return [otherTexts(translation, lacking, strange)];
  // A mistyped name is one fault, not an extra text and a missing one.
  const renamed = new Set(strange.flatMap((finding) => finding.expected ?? []));
  return [...lacking.filter(({ dataPath = [] }) => !renamed.has(dataPath.join('.'))), ...strange, ...compared];
}

/** Whether a file has several other names than its source, none of which is mistyped: its texts are those of another page. */
const isOfAnother = (lacking: readonly Diagnostic[], strange: readonly Diagnostic[]) =>
  [lacking, strange].every((all) => all.length && all.every(({ dataPath, expected }) => dataPath?.length === 1 && !expected)) &&
  lacking.length + strange.length > 2;

/** Two such files in a language are probably exchanged: they have one cause. */
function otherTexts({ file, language }: TextFile, lacking: readonly Diagnostic[], strange: readonly Diagnostic[]): Diagnostic {
  const names = (all: readonly Diagnostic[]) => all.map(({ dataPath = [] }) => `'${dataPath[0]}'`).join(', ');
  return finding('WL2002', { file, dataPath: strange[0]?.dataPath ?? [], cause: causeOfForeignFile(language) }, [
    `This file seems to have the texts of another page: it has ${names(strange)} and lacks ${names(lacking)}.`,
    'Exchange the files, or correct the names and write what is missing.',
  ]);
}

/** Reports a group that is missing as a whole once. */
function missing(source: TextFile, translation: TextFile): Diagnostic[] {
  const paths = new Map<string, string[]>();
  for (const { path, value } of source.leaves) {
    if (isGap(value)) continue;
    const depth = path.findIndex((_, index) => wordingAt(translation.value, path.slice(0, index + 1)) === undefined);
    const above = depth > 0 ? wordingAt(translation.value, path.slice(0, depth)) : undefined;
    if (depth >= 0 && !isGap(above) && typeof above !== 'string') paths.set(path.slice(0, depth + 1).join('\0'), path.slice(0, depth + 1));
  }
  return [...paths.values()].map((dataPath) => {
    const related = [{ file: source.file, dataPath, message: `The source is: ${sample(wordingAt(source.value, dataPath))}` }];
    return finding('WL2001', { file: translation.file, dataPath, related }, [
      `'${dataPath.join('.')}' is missing in this translation.`,
      'Add it and translate it.',
    ]);
  });
}

function compareLeaf(
  leaf: Message,
  original: Originals['values'][number],
  { source, translation }: { readonly source: TextFile; readonly translation: TextFile },
): Difference[] {
  const { value } = leaf;
  if (typeof original === 'string' && typeof value === 'string' && !/[{}]/.test(original) && !/[{}]/.test(value)) return [];
  // An empty text is reported as such.
  if (original === undefined || (typeof value === 'string' && isBlank(value))) return [];
  const { path } = leaf;
  const at = path.join('.');
  const related = [{ file: source.file, dataPath: path, message: `The source is: ${sample(original)}` }];
  const fault = (code: 'WL2002' | 'WL2003' | 'WL2007' | 'WL2008', message: string, hint: string): Diagnostic =>
    finding(code, { file: translation.file, dataPath: path, related }, [message, hint]);
  if (isGap(value)) {
    return typeof original === 'string' && !(path[0] === 'clauses' && value.gap === 'omit')
      ? [fault('WL2008', `'${at}' cannot be omitted alone: only a group may have a gap.`, 'Translate it, or omit the whole group.')]
      : [];
  }
  if (typeof original !== 'string') {
    return isGap(original)
      ? []
      : [fault('WL2002', `'${at}' is one text here, but a group of texts in the source.`, 'Write the texts of the group in braces.')];
  }
  if (isWordless(value) && (wordsIn(original).match(/\p{L}+/gu) ?? []).length > 1)
    return [fault('WL2007', `'${at}' contains only placeholders, but the source text is a sentence.`, 'Write the words around them.')];
  return placeholderFaults(original, value).map((slots) => {
    const { message, hint, found, expected, fixIntent } = slots;
    return { ...fault('WL2003', `'${at}' ${message}`, hint), ...(found && { found, expected }), ...(fixIntent && { fixIntent }), slots };
  });
}

const isWordless = (text: string) => slotsIn(text) !== undefined && !/\p{L}/u.test(wordsIn(text));

const sample = (value: unknown) => (typeof value === 'string' ? `“${value}”` : 'a group of texts');
