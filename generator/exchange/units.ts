import { type AttestedClause, attestedClauses } from '../model/attested-clauses.ts';
import { canonicalSource, canonicalText, textHash } from '../model/canonical.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import { messagesOf, wordingAt } from '../model/messages.ts';
import { loadedPages } from '../model/page-copies.ts';
import type { Token } from '../model/text-tokens.ts';
import { encode, numbersOf, type Piece } from './codes.ts';
import type { ExchangedTexts, ExchangedUnit } from './texts.ts';

/** A unit with its place in the content. */
export interface Unit extends ExchangedUnit {
  readonly dataPath: readonly string[];
  readonly sourceText: string;
  readonly targetText: string | undefined;
  /** Absent for texts without entries in the ledger. */
  readonly clause?: AttestedClause | undefined;
}

/** The texts of one content file, with their places. */
export interface TextsOfFile extends ExchangedTexts {
  readonly units: readonly Unit[];
}

/** Every content file in a language that is not its source, with its texts. */
export function textsIn(content: Content, language: string): TextsOfFile[] {
  const { site, dictionaries } = content;
  const base = textHash(site.value.origin);
  const clauses = new Map(
    attestedClauses(content).map((clause) => [`${clause.file} ${clause.dataPath.join('.')} ${clause.language}`, clause]),
  );
  const sets = [
    ...loadedPages(content).map(({ id, definition, copies }) => ({ name: id, sourceLanguage: definition.value.source, copies })),
    { name: 'dictionary', sourceLanguage: site.value.sourceLanguage, copies: dictionaries },
  ];
  return sets.flatMap(({ name, sourceLanguage, copies }) => {
    const [source, target] = [copies.get(sourceLanguage), copies.get(language)];
    if (!source || !target || language === sourceLanguage) return [];
    const clauseAt = (key: string) => clauses.get(`${target.file} ${key} ${language}`);
    const units = unitsOf(source, target, (token) => isPlaceholder(content, token)).map((unit) => ({
      ...unit,
      ...stateOf(unit, clauseAt(unit.key)),
    }));
    return [{ name, file: target.file, sourceLanguage, language, base, units }];
  });
}

type PlainUnit = Omit<Unit, 'state' | 'previous' | 'clause'>;

function unitsOf(source: Entry<Wording>, target: Entry<Wording>, isPlaceholder: (token: Token) => boolean): PlainUnit[] {
  return messagesOf(source.value).flatMap(({ path, value: sourceText }) => {
    const targetText = wordingAt(target.value, path);
    const isText = typeof sourceText === 'string' && (typeof targetText === 'string' || targetText === undefined);
    if (!isText || path.some((_, index) => isGap(wordingAt(target.value, path.slice(0, index + 1))))) return [];
    const hashes = { src: textHash(canonicalSource(sourceText)), txt: hashOfTarget(targetText) };
    return [{ key: path.join('.'), dataPath: path, sourceText, targetText, ...hashes, ...piecesOf(sourceText, targetText, isPlaceholder) }];
  });
}

export const hashOfTarget = (text: string | undefined): string => textHash(canonicalText(text ?? ''));

/** The pieces of both texts; both are locked as they are written if one of them cannot be shown as codes. */
function piecesOf(sourceText: string, targetText: string | undefined, isPlaceholder: (token: Token) => boolean) {
  const source = encode(sourceText, isPlaceholder as Parameters<typeof encode>[1]);
  const target = targetText === undefined ? undefined : encode(targetText, isPlaceholder as Parameters<typeof encode>[1]);
  const isShown = source && (targetText === undefined || (target && numbersOf(source, target)));
  if (isShown) return { source, target, isLocked: false };
  return { source: [sourceText] as Piece[], target: targetText === undefined ? undefined : [targetText], isLocked: true };
}

/** References, names, amounts and percentages have no words of their own. */
function isPlaceholder({ facts }: Content, { kind, id }: Pick<Token, 'kind' | 'id'>): boolean {
  const fact = kind === 'fact' ? facts.get(id)?.value.kind : undefined;
  return kind === 'ref' || kind === 'brand' || fact === 'money' || fact === 'percent';
}

function stateOf(
  { targetText, isLocked }: PlainUnit,
  clause: AttestedClause | undefined,
): Pick<Unit, 'state' | 'isLocked' | 'previous' | 'clause'> {
  if (targetText === undefined) return { state: 'missing', isLocked };
  if (!clause) return { state: 'translated', isLocked };
  const { state, entry } = clause;
  const previous = state === 'stale' && entry ? { source: entry.source, target: entry.text } : undefined;
  return { state, isLocked: isLocked || state === 'approved', previous, clause };
}
