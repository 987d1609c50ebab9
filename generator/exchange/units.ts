import { type AttestedText, attestedAt, placeKey } from '../model/attested-texts.ts';
import { canonicalSource, canonicalText, textHash } from '../model/canonical.ts';
import type { Content, Entry, PageWithCopies, Wording } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { contractsWithAppendices, documentNameOf } from '../model/contract-texts.ts';
import { isGap } from '../model/gap.ts';
import { canonicalTag } from '../model/language-tag.ts';
import { messagesOf, wordingAt } from '../model/messages.ts';
import { numbersOf } from '../model/outline.ts';
import { loadedPages } from '../model/page-copies.ts';
import { type Encoding, encode } from './codes.ts';
import { hasLabel, labelled, labelsOf } from './labels.ts';
import { branchesOf, type Plural, pluralOf } from './plurals.ts';
import type { ExchangedTexts, ExchangedUnit } from './texts.ts';
import { isPlaceholder, type ShowFact, shownIn } from './tokens.ts';

export interface Unit extends ExchangedUnit {
  readonly dataPath: readonly string[];
  readonly sourceText: string;
  readonly targetText: string | undefined;
  /** The plural that the text is a branch of, as the translation has it. */
  readonly branch?: { readonly form: string; readonly plural: Plural } | undefined;
  /** Absent for texts without entries in the ledger. */
  readonly clause?: AttestedText | undefined;
}

/** The texts of one content file, with their places. */
export interface TextsOfFile extends ExchangedTexts {
  readonly document?: string | undefined;
  readonly wording: Wording;
  readonly units: readonly Unit[];
}

/** A file with texts, its source, and what its texts refer to. */
interface Translation {
  readonly source: Entry<Wording>;
  readonly target: Entry<Wording>;
  readonly language: string;
  readonly encoding: Encoding;
  /** Clause → its number. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly shown: (name: string) => string | undefined;
  readonly clauseAt: (path: readonly string[]) => AttestedText | undefined;
}

/** Every content file in a language that is not its source, with its texts. The tag may have any letter case. */
export function textsIn(content: Content, tag: string, showFact: ShowFact): TextsOfFile[] {
  const language = canonicalTag(tag) ?? tag;
  const { site, dictionaries } = content;
  const base = textHash(site.value.origin);
  const clauses = attestedAt(content, showFact);
  const documents = new Map(contractsWithAppendices(content).map((page) => [page.id, documentNameOf(page)]));
  const encoding = { isPlaceholder: isPlaceholder(content) };
  const sets: readonly (Pick<PageWithCopies, 'copies'> & { name: string; sourceLanguage: string; page?: PageWithCopies })[] = [
    ...loadedPages(content).map((page) => ({ name: page.id, sourceLanguage: page.definition.value.source, copies: page.copies, page })),
    { name: 'dictionary', sourceLanguage: site.value.sourceLanguage, copies: dictionaries },
  ];
  return sets.flatMap(({ name, sourceLanguage, copies, page }) => {
    const [source, target] = [copies.get(sourceLanguage), copies.get(language)];
    if (!source || !target || language === sourceLanguage) return [];
    const numbers = numbersOf(outlineOf(page)?.sections ?? {});
    const shown = shownIn(content, { language, numbers, showFact });
    const clauseAt = (path: readonly string[]) => clauses.get(placeKey({ file: target.file, dataPath: path }));
    const units = unitsOf({ source, target, language, encoding, numbers, shown, clauseAt });
    return [{ name, document: documents.get(name), file: target.file, sourceLanguage, language, base, units, wording: target.value }];
  });
}

function unitsOf(translation: Translation): Unit[] {
  const { source, target, language, numbers, clauseAt } = translation;
  return messagesOf(source.value).flatMap(({ path, value: sourceText }) => {
    const targetText = wordingAt(target.value, path);
    const isText = typeof sourceText === 'string' && (typeof targetText === 'string' || targetText === undefined);
    if (!isText || path.some((_, index) => isGap(wordingAt(target.value, path.slice(0, index + 1))))) return [];
    const key = path.join('.');
    const number =
      path[0] === 'clauses'
        ? numbers.get(
            path
              .slice(1)
              .join('.')
              .replace(/\.heading$/, ''),
          )
        : undefined;
    const place = { dataPath: path, number, clause: clauseAt(path) };
    const [from, to] = [pluralOf(sourceText), pluralOf(targetText ?? '')];
    if (!from || place.clause || (targetText !== undefined && to?.argument !== from.argument))
      return [unitOf({ ...place, key }, pairOf(translation, sourceText, targetText))];
    const plural = to ?? { argument: from.argument, branches: new Map<string, string>() };
    const inBranch = { ...translation, encoding: { ...translation.encoding, isBranch: true } };
    return branchesOf(from, to, language).map((form) => {
      const original = from.branches.get(form) ?? from.branches.get('other') ?? '';
      const own = { key: `${key}:${form}`, group: key, branch: { form, plural } };
      return unitOf({ ...place, ...own }, pairOf(inBranch, original, plural.branches.get(form)));
    });
  });
}

type Pair = ReturnType<typeof pairOf>;

function unitOf(place: Pick<Unit, 'key' | 'group' | 'number' | 'dataPath' | 'branch' | 'clause'>, pair: Pair): Unit {
  const { state = 'translated', entry } = place.clause ?? {};
  return {
    ...place,
    ...pair,
    state: pair.targetText === undefined ? 'missing' : state,
    isLocked: pair.isLocked || state === 'approved',
    previous: state === 'stale' && entry ? [{ source: entry.source, target: entry.text }] : [],
  };
}

export const hashOfTarget = (text: string | undefined): string => textHash(canonicalText(text ?? ''));
export const hashOfSource = (text: string): string => textHash(canonicalSource(text));

/** A text with its translation; both are locked as they are written if one of them cannot be shown with labels. */
function pairOf({ encoding, shown }: Translation, sourceText: string, targetText: string | undefined) {
  const pieces = hasLabel(`${sourceText}${targetText}`) ? undefined : encode(sourceText, encoding);
  const translated = encode(targetText ?? '', encoding);
  const labels = labelsOf(pieces ?? []);
  const [source, target] = [labelled(pieces ?? [], labels), labelled(translated ?? [], labels)];
  const texts = { sourceText, targetText, src: hashOfSource(sourceText), txt: hashOfTarget(targetText) };
  if (!pieces || !translated || source === undefined || target === undefined)
    return {
      ...texts,
      source: sourceText,
      target: targetText,
      labels: new Map<string, string>(),
      shown: new Map<string, string>(),
      isLocked: true,
    };
  const seen = [...labels].flatMap(([label, name]) => {
    const words = shown(name);
    return words === undefined ? [] : [[label, words] as const];
  });
  return { ...texts, source, target: targetText === undefined ? undefined : target, labels, shown: new Map(seen), isLocked: false };
}
