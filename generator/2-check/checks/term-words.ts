import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { tokenText } from '../../diagnostics/suggestion.ts';
import { placeholder } from '../../language/amounts.ts';
import { sharedStart } from '../../language/shared-start.ts';
import { groupBy } from '../../model/group-by.ts';
import { literalPattern } from '../../model/literal-pattern.ts';
import { wordingAt } from '../../model/messages.ts';
import { replaceTokens, tokensIn } from '../../model/text-tokens.ts';
import type { SiteCheck } from '../content-check.ts';
import { type Clause, type Version, versionsOf } from '../documents.ts';
import { causeOfLostSlot } from '../lost-slots.ts';

/**
 * In a language, each word means one defined term, and is marked wherever it occurs. Several forms of a term are inflections and allowed.
 * For a document that inherits clauses, only its own are reported.
 */
export const termWords: SiteCheck = {
  run: (content) => versionsOf(content).flatMap(evaluate),
};

function evaluate({ clauses, page, language, outline }: Version): Diagnostic[] {
  const file = page.copies.get(language)?.file;
  const source = page.copies.get(page.definition.value.source);
  const own = clauses.filter((clause) => clause.file === file && !clause.id.endsWith('.heading'));
  if (!own.length) return [];
  const defined = definitionsIn(clauses);
  const uses = usesOf(clauses, defined);
  return own.flatMap((clause) => {
    const original = source && wordingAt(source.value, clause.dataPath);
    // WL4017 reports a clause that was left in the source language.
    const isUntranslated = source?.file !== file && original === clause.text;
    return [
      ...ambiguous(clause, uses, outline.terms),
      ...(isUntranslated ? [] : otherwise(clause, uses, defined)),
      ...unmarked(clause, { uses, defined }, original),
    ];
  });
}

/** Word → the terms that it is used for, the most likely first. */
type Uses = ReadonlyMap<string, readonly string[]>;

/** Term → the word of its definition. */
type Definitions = ReadonlyMap<string, string>;

interface Words {
  readonly uses: Uses;
  readonly defined: Definitions;
}

const termsIn = (clauses: readonly Clause[]) =>
  clauses.flatMap(({ text }) => tokensIn(text)).filter(({ kind, surface }) => (kind === 'term' || kind === 'def') && surface);

const definitionsIn = (clauses: readonly Clause[]): Definitions =>
  new Map(termsIn(clauses).flatMap(({ kind, id, surface = '' }) => (kind === 'def' ? [[id, surface]] : [])));

function usesOf(clauses: readonly Clause[], defined: Definitions): Uses {
  // An inflected form begins like the word of the definition; if two terms do, the more frequent use wins.
  const likeness = (word: string, term: string) => sharedStart(word.toLowerCase(), (defined.get(term) ?? '').toLowerCase());
  return new Map(
    [...groupBy(termsIn(clauses), ({ surface = '' }) => surface)].map(([word, all]) => {
      const terms = [...groupBy(all, ({ id }) => id)].map(([term, { length: times }]) => ({ term, times, like: likeness(word, term) }));
      return [word, terms.sort((one, other) => other.like - one.like || other.times - one.times).map(({ term }) => term)];
    }),
  );
}

/** A word that begins otherwise than that of the definition is hardly an inflected form of it: 'Client' for 'Customer'. */
function otherwise({ id, text, file, dataPath }: Clause, uses: Uses, defined: Definitions): Diagnostic[] {
  const strange = tokensIn(text).filter(({ kind, id: term, surface = '' }) => {
    const word = defined.get(term);
    return kind === 'term' && word && uses.get(surface)?.[0] === term && !isForm(surface, word);
  });
  return strange.map(({ kind, id: term, surface = '' }) =>
    finding('WL4014', { severity: 'warning', file, dataPath, found: tokenText(kind, term, surface) }, [
      `'${id}' calls the term '${term}' '${surface}', but it is defined as '${defined.get(term)}'.`,
      `Write a form of '${defined.get(term)}', so that readers find the definition.`,
    ]),
  );
}

/** Whether two words begin alike, letters with and without accents being equal, or one contains the other; only in scripts that inflect at the end. */
function isForm(one: string, other: string): boolean {
  if (!endsInflect.test(one) || !endsInflect.test(other)) return true;
  const [first, second] = [one, other].map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()) as [string, string];
  return sharedStart(first, second) > 1 || first.includes(second) || second.includes(first);
}
const endsInflect = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Terms that the outline does not list are reported there. */
function ambiguous({ id, text, file, dataPath }: Clause, uses: Uses, known: readonly string[]): Diagnostic[] {
  const wrong = tokensIn(text).filter(
    ({ kind, id: term, surface }) =>
      (kind === 'term' || kind === 'def') && known.includes(term) && surface && uses.get(surface)?.[0] !== term,
  );
  return [...groupBy(wrong, (token) => `${token.id} ${token.surface}`).values()].flatMap(([token]) => {
    if (!token) return [];
    const term = uses.get(token.surface ?? '')?.[0];
    const cause = causeOfLostSlot(file, dataPath, `${token.kind}:${term}`);
    return finding('WL4014', { file, dataPath, cause, found: tokenText(token.kind, token.id, token.surface) }, [
      `'${id}' uses the word '${token.surface}' for the term '${token.id}', but elsewhere it means '${term}'.`,
      `Write {${token.kind}:${term}|${token.surface}} if '${term}' is meant, or the word for '${token.id}'.`,
    ]);
  });
}

/** A term in lower case looks like the ordinary word. If the source marks the term and this text does not, the placeholder is lost: an error. */
function unmarked({ id, text, file, dataPath }: Clause, { uses, defined }: Words, source: unknown): Diagnostic[] {
  const words = replaceTokens(text, () => placeholder);
  const word = [...uses].find(([known, terms]) => {
    if (!/^\p{Lu}/u.test(known) || !words.includes(known)) return false;
    // Before its definition the word is ordinary: 'The account (the “Account”)'.
    const definition = text.lastIndexOf(`{def:${terms[0]}|`);
    const plain = replaceTokens(text.slice(Math.max(definition, 0)), () => placeholder);
    return new RegExp(String.raw`(?<![\p{L}\p{N}-])${literalPattern(known)}(?![\p{L}\p{N}-])`, 'u').test(plain);
  })?.[0];
  if (word === undefined) return [];
  const term = uses.get(word)?.[0];
  // WL4004 reports a term without a definition.
  if (!defined.has(term ?? '')) return [];
  const slot = `term:${term}`;
  const isLost = typeof source === 'string' && source.includes(`{${slot}|`) && !text.includes(`{${slot}|`);
  const lost = isLost && { severity: 'error' as const, cause: causeOfLostSlot(file, dataPath, slot) };
  const report = finding('WL4015', { file, dataPath, found: word, ...lost }, [
    `'${id}' uses the word '${word}', the word for the defined term '${term}', without marking it.`,
    `Write {term:${term}|${word}}, or another word if the term is not meant.`,
  ]);
  return [report];
}
