import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { meant, nearest } from '../../diagnostics/nearest.ts';
import type { Page } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { isGap } from '../../model/gap.ts';
import { slotsIn } from '../../model/message-slots.ts';
import { ownIdsOf } from '../../model/outline.ts';
import { type Leaf, type Originals, tokensIn, wordingAt } from '../../model/wording.ts';
import { clausesOf } from '../../model/written-clauses.ts';
import type { TextCheck } from '../check.ts';
import { clausesInLanguages, readingsOf, setOf } from '../clause-tokens.ts';
import { suggestion } from '../suggestion.ts';
import type { TextFile } from '../text-sets.ts';

/** Every translation has the texts of its source, with the same placeholders. */
export const translations: TextCheck = {
  name: 'translations',
  runOn: ({ page, base, files }) => {
    if (!base) return [];
    const found = sharedCause(files.flatMap((file) => compare(base, file)));
    if (!found.length || !page || !outlineOf(page)) return found;
    const { alone, unworded } = toldOfTheSource(page);
    return found.filter(({ code, file, dataPath }) => !(code === 'WL2003' ? alone : unworded).has(`${file} ${dataPath?.join('.')}`));
  },
};

/** The clauses of a contract that are told as faults of its source, by file and path. */
function toldOfTheSource(page: Page): { readonly alone: ReadonlySet<string>; readonly unworded: ReadonlySet<string> } {
  const clauses = clausesOf(page);
  // Where all translations of a clause agree against their source, the source is told, once.
  const alone = clausesInLanguages(clauses)
    .filter((clause) => readingsOf(clause, setOf).sourceAlone)
    .flatMap(({ translations: all }) => all.map(({ file, dataPath }) => `${file} ${dataPath.join('.')}`));
  // A clause that the outline has and the source does not word is missing there, not too much in the translations.
  const source = page.copies.get(page.definition.value.source)?.value;
  const unworded = clauses
    .filter(({ outline, id, dataPath }) => source && wordingAt(source, dataPath) === undefined && ownIdsOf(outline).includes(id))
    .map(({ file, dataPath }) => `${file} ${dataPath.join('.')}`);
  return { alone: new Set(alone), unworded: new Set(unworded) };
}

/** Where several translations have what the source lacks, the source is likely to have lost it: nothing may be removed then. */
function sharedCause(findings: readonly Diagnostic[]): Diagnostic[] {
  const times = new Map<string, number>();
  for (const { cause } of findings) if (cause) times.set(cause, (times.get(cause) ?? 0) + 1);
  return findings.map(({ mend, ...finding }) => {
    if ((times.get(finding.cause ?? '') ?? 0) < 2) return { ...finding, ...(mend && { mend }) };
    return { ...finding, hint: 'Put it back into the source text, or remove it from every translation.' };
  });
}

function compare(source: TextFile, translation: TextFile): Diagnostic[] {
  const { originals, leaves } = translation;
  if (!originals) return [];
  if (originals.isAlike && !translation.marked.length && !source.marked.length) return [];
  const lacking = originals.isAlike ? [] : missing(source, translation);
  const compared = leaves.flatMap((leaf, index) => compareLeaf(leaf, originals.values[index], { source, translation, lacking }));
  // A name that was mistyped is one fault, not a text too many and another too few.
  const renamed = new Set(compared.flatMap((finding) => finding.expected ?? []));
  return [...lacking.filter(({ dataPath = [] }) => !renamed.has(dataPath.join('.'))), ...compared];
}

interface Compared {
  readonly source: TextFile;
  readonly translation: TextFile;
  /** What the translation lacks of the source. */
  readonly lacking: readonly Diagnostic[];
}

/** Reported once per group: a group that is missing as a whole is one fault, not one per text. */
function missing(source: TextFile, translation: TextFile): Diagnostic[] {
  const found = new Map<string, string[]>();
  for (const { path, value } of source.leaves) {
    if (isGap(value)) continue;
    const depth = path.findIndex((_, index) => wordingAt(translation.value, path.slice(0, index + 1)) === undefined);
    const above = depth > 0 ? wordingAt(translation.value, path.slice(0, depth)) : undefined;
    if (depth >= 0 && !isGap(above) && typeof above !== 'string') found.set(path.slice(0, depth + 1).join('\0'), path.slice(0, depth + 1));
  }
  return [...found.values()].map((path) => ({
    code: 'WL2001',
    severity: 'error',
    file: translation.file,
    dataPath: path,
    message: `'${path.join('.')}' is missing in this translation.`,
    hint: 'Add it and translate it.',
    related: [{ file: source.file, dataPath: path, message: `The source says: ${sample(wordingAt(source.value, path))}` }],
  }));
}

function compareLeaf(leaf: Leaf, original: Originals['values'][number], compared: Compared): Diagnostic[] {
  const { value } = leaf;
  if (typeof original === 'string' && typeof value === 'string' && !/[{}]/.test(original) && !/[{}]/.test(value)) return [];
  const { source, translation } = compared;
  const path = leaf.path;
  const at = path.join('.');
  const fault = (code: 'WL2002' | 'WL2003' | 'WL2008', message: string, hint: string): Diagnostic => ({
    code,
    severity: 'error',
    file: translation.file,
    dataPath: path,
    message,
    hint,
    ...(original !== undefined && { related: [{ file: source.file, dataPath: path, message: `The source says: ${sample(original)}` }] }),
  });
  if (original === undefined) return [tooMany(path, compared)];
  if (isGap(value)) {
    return typeof original === 'string' && !(path[0] === 'clauses' && value.gap === 'omit')
      ? [fault('WL2008', `'${at}' cannot be left out alone: a single text has no gap.`, 'Translate it, or leave out the whole group.')]
      : [];
  }
  if (typeof original !== 'string') {
    return isGap(original)
      ? []
      : [fault('WL2002', `'${at}' is one text here, but a group of texts in the source.`, 'Write the texts of the group in braces.')];
  }
  return placeholders(original, value).map(({ message, hint }) => fault('WL2003', `'${at}' ${message}`, hint));
}

function tooMany(path: readonly string[], { source, translation, lacking }: Compared): Diagnostic {
  const group = path.slice(0, -1);
  const name = path.at(-1) ?? '';
  const siblings = group.length ? wordingAt(source.value, group) : source.value;
  const keys = siblings && typeof siblings === 'object' && !isGap(siblings) ? Object.keys(siblings) : [];
  const open = lacking.flatMap(({ dataPath = [] }) =>
    dataPath.length === path.length && dataPath.slice(0, -1).join('.') === group.join('.') ? (dataPath.at(-1) ?? []) : [],
  );
  const right = meant(name, open);
  const related = [{ file: source.file, dataPath: group, message: 'The source text is here.' }];
  const place = { code: 'WL2002', severity: 'error', file: translation.file, dataPath: path, related } as const;
  const message = `'${path.join('.')}' does not exist in the source text.`;
  if (right !== undefined) {
    const mend = { title: `Call it ${right}`, changes: [{ rename: right }] };
    return { ...place, message, expected: [...group, right].join('.'), hint: `Did you mean '${right}', which is missing here?`, mend };
  }
  return {
    ...place,
    message,
    hint: `Remove it or correct its name. ${suggestion(name, keys, 'names there')}`,
    cause: `text ${source.file} ${path.join('.')}`,
    ...(nearest(name, keys) === undefined && { mend: { title: `Remove ${path.join('.')}`, changes: [{ remove: true }] as const } }),
  };
}

/** Placeholders that one side has and the other lacks. Surface forms do not count. */
function placeholders(original: string, text: string): { message: string; hint: string }[] {
  const wanted = slotNames(original);
  const given = slotNames(text);
  if (!wanted || !given) return [];
  const lost = [...wanted].filter((name) => !given.has(name));
  const extra = [...given].filter((name) => !wanted.has(name));
  return [
    ...lost.map((name) => ({ message: `must keep the placeholder {${name}} of the source text.`, hint: 'Put it back.' })),
    ...extra.map((name) => ({
      message: `has the placeholder {${name}}, which the source text does not have.`,
      hint: 'Remove it or correct its name.',
    })),
  ];
}

function slotNames(text: string): Set<string> | undefined {
  const slots = slotsIn(text);
  return slots && new Set([...tokensIn(text).map(({ kind, id }) => `${kind}:${id}`), ...slots.kinds.keys()]);
}

const sample = (value: unknown) => (typeof value === 'string' ? `“${value}”` : 'a group of texts');
