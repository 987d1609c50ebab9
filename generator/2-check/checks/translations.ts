import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Entry, Wording } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { slotsIn } from '../../model/message-slots.ts';
import { ownIdsOf } from '../../model/outline.ts';
import { leavesOf, tokensIn, wordingAt } from '../../model/wording.ts';
import { writtenClauses } from '../../model/written-clauses.ts';
import type { Check } from '../check.ts';
import { clausesInLanguages, readingsOf, setOf } from '../clause-tokens.ts';
import { suggestion } from '../suggestion.ts';

/** Every translation has the texts of its source, with the same placeholders. */
export const translations: Check = {
  name: 'translations',
  run: (content) => {
    const { site, dictionaries, pages } = content;
    // Where all translations of a clause agree against their source, the source is told, once.
    const alone = new Set(
      clausesInLanguages(content)
        .filter((clause) => readingsOf(clause, setOf).sourceAlone)
        .flatMap(({ translations }) => translations.map(({ file, dataPath }) => `${file} ${dataPath.join('.')}`)),
    );
    // A clause that the outline has and the source does not word is missing there, not too much in the translations.
    const unworded = new Set(
      writtenClauses(content).flatMap(({ page, outline, id, file, dataPath }) => {
        const source = page.copies.get(page.definition.value.source)?.value;
        return source && wordingAt(source, dataPath) === undefined && ownIdsOf(outline).includes(id)
          ? [`${file} ${dataPath.join('.')}`]
          : [];
      }),
    );
    const sets = [
      { source: site.value.sourceLanguage, entries: dictionaries },
      ...[...pages.values()].map((page) => ({ source: page.definition.value.source, entries: page.copies })),
    ];
    return sets
      .flatMap(({ source, entries }) => {
        const base = entries.get(source);
        return base
          ? [...entries].filter(([language]) => language !== source).flatMap(([, translation]) => compare(base, translation))
          : [];
      })
      .filter(({ code, file, dataPath }) => !(code === 'WL2003' ? alone : unworded).has(`${file} ${dataPath?.join('.')}`));
  },
};

function compare(source: Entry<Wording>, translation: Entry<Wording>): Diagnostic[] {
  return [...missing(source, translation), ...leavesOf(translation.value).flatMap((leaf) => compareLeaf(leaf, source, translation))];
}

/** Reported once per group: a group that is missing as a whole is one fault, not one per text. */
function missing(source: Entry<Wording>, translation: Entry<Wording>): Diagnostic[] {
  const found = new Map<string, string[]>();
  for (const { path, value } of leavesOf(source.value)) {
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

function compareLeaf(
  { path, value }: ReturnType<typeof leavesOf>[number],
  source: Entry<Wording>,
  translation: Entry<Wording>,
): Diagnostic[] {
  const original = wordingAt(source.value, path);
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
  if (original === undefined) {
    const siblings = wordingAt(source.value, path.slice(0, -1));
    const keys =
      path.length === 1
        ? Object.keys(source.value)
        : siblings && typeof siblings === 'object' && !isGap(siblings)
          ? Object.keys(siblings)
          : [];
    return [
      fault(
        'WL2002',
        `'${at}' does not exist in the source text.`,
        `Remove it or correct its name. ${suggestion(path.at(-1) ?? '', keys, 'names there')}`,
      ),
    ];
  }
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
