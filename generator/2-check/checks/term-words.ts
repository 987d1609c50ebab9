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
  const uses = usesOf(clauses);
  return own.flatMap((clause) =>
    [ambiguous(clause, uses, outline.terms), unmarked(clause, uses, source && wordingAt(source.value, clause.dataPath))].flat(),
  );
}

/** Word → the terms that it is used for, the most likely first. */
type Uses = ReadonlyMap<string, readonly string[]>;

function usesOf(clauses: readonly Clause[]): Uses {
  const tokens = clauses
    .flatMap(({ text }) => tokensIn(text))
    .filter(({ kind, surface }) => (kind === 'term' || kind === 'def') && surface);
  const defined = new Map(tokens.flatMap(({ kind, id, surface = '' }) => (kind === 'def' ? [[id, surface]] : [])));
  // An inflected form begins like the word of the definition; if two terms do, the more frequent use wins.
  const likeness = (word: string, term: string) => sharedStart(word.toLowerCase(), (defined.get(term) ?? '').toLowerCase());
  return new Map(
    [...groupBy(tokens, ({ surface = '' }) => surface)].map(([word, all]) => {
      const terms = [...groupBy(all, ({ id }) => id)].map(([term, { length: times }]) => ({ term, times, like: likeness(word, term) }));
      return [word, terms.sort((one, other) => other.like - one.like || other.times - one.times).map(({ term }) => term)];
    }),
  );
}

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
function unmarked({ id, text, file, dataPath }: Clause, uses: Uses, source: unknown): Diagnostic | Diagnostic[] {
  const words = replaceTokens(text, () => placeholder);
  const word = [...uses].find(([known, terms]) => {
    if (!/^\p{Lu}/u.test(known) || !words.includes(known)) return false;
    // Before its definition the word is ordinary: 'The account (the “Account”)'.
    const defined = text.lastIndexOf(`{def:${terms[0]}|`);
    const plain = replaceTokens(text.slice(Math.max(defined, 0)), () => placeholder);
    return new RegExp(String.raw`(?<![\p{L}\p{N}-])${literalPattern(known)}(?![\p{L}\p{N}-])`, 'u').test(plain);
  })?.[0];
  if (word === undefined) return [];
  const term = uses.get(word)?.[0];
  const slot = `term:${term}`;
  const isLost = typeof source === 'string' && source.includes(`{${slot}|`) && !text.includes(`{${slot}|`);
  const lost = isLost && { severity: 'error' as const, cause: causeOfLostSlot(file, dataPath, slot) };
  return finding('WL4015', { file, dataPath, found: word, ...lost }, [
    `'${id}' uses the word '${word}', the word for the defined term '${term}', without marking it.`,
    `Write {term:${term}|${word}}, or another word if the term is not meant.`,
  ]);
}
