import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { replaceTokens, tokensIn } from '../../model/wording.ts';
import type { Check } from '../check.ts';
import { type Clause, type Version, versionsOf } from '../documents.ts';
import { placeholder } from '../language/amounts.ts';

/**
 * One word stands for one defined term in a language, and it is marked as the term wherever it stands. A term that appears in
 * several forms is inflected, which is no fault. A document that inherits clauses is told of its own alone.
 */
export const termWords: Check = {
  name: 'term-words',
  run: (content) => versionsOf(content).flatMap((version) => judge(version)),
};

function judge({ clauses, page, language }: Version): Diagnostic[] {
  const uses = usesOf(clauses);
  const file = page.copies.get(language)?.file;
  const own = clauses.filter((clause) => clause.file === file && !clause.id.endsWith('.heading'));
  return own.flatMap((clause) => [...ambiguous(clause, uses), ...unmarked(clause, uses)]);
}

/** Word → term → how often it stands for it. */
type Uses = ReadonlyMap<string, ReadonlyMap<string, number>>;

function usesOf(clauses: readonly Clause[]): Uses {
  const uses = new Map<string, Map<string, number>>();
  for (const { kind, id, surface } of clauses.flatMap(({ text }) => tokensIn(text))) {
    if ((kind !== 'term' && kind !== 'def') || !surface) continue;
    const terms = uses.get(surface) ?? new Map<string, number>();
    uses.set(surface, terms.set(id, (terms.get(id) ?? 0) + 1));
  }
  return uses;
}

/** The term that a word stands for most often; of several, the one that was there first. */
function usual(terms: ReadonlyMap<string, number>): string {
  return [...terms].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

function ambiguous({ id, text, file, dataPath }: Clause, uses: Uses): Diagnostic[] {
  const wrong = tokensIn(text).filter(
    (token) =>
      (token.kind === 'term' || token.kind === 'def') &&
      token.surface &&
      usual(uses.get(token.surface) ?? new Map([[token.id, 1]])) !== token.id,
  );
  const seen = new Set<string>();
  return wrong.flatMap((token): Diagnostic[] => {
    const term = usual(uses.get(token.surface ?? '') as ReadonlyMap<string, number>);
    if (seen.has(`${token.id} ${token.surface}`)) return [];
    seen.add(`${token.id} ${token.surface}`);
    return [
      {
        code: 'WL4014',
        severity: 'error',
        file,
        dataPath,
        message: `'${id}' uses the word '${token.surface}' for the term '${token.id}', but elsewhere it stands for '${term}'.`,
        hint: `Write {${token.kind}:${term}|${token.surface}} if '${term}' is meant, or the word for '${token.id}'.`,
      },
    ];
  });
}

/** A term that begins with a small letter cannot be told from the ordinary word. */
function unmarked({ id, text, file, dataPath }: Clause, uses: Uses): Diagnostic[] {
  const word = [...uses].find(([known, terms]) => {
    if (!/^\p{Lu}/u.test(known)) return false;
    // What stands before its definition is the ordinary word: 'The account (the “Account”)'.
    const defined = text.lastIndexOf(`{def:${usual(terms)}|`);
    const plain = replaceTokens(text.slice(Math.max(defined, 0)), () => placeholder);
    return new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped(known)}(?![\p{L}\p{N}-])`, 'u').test(plain);
  })?.[0];
  if (word === undefined) return [];
  const term = usual(uses.get(word) as ReadonlyMap<string, number>);
  return [
    {
      code: 'WL4015',
      severity: 'warning',
      file,
      dataPath,
      found: word,
      message: `'${id}' uses the word '${word}', which stands for the defined term '${term}', without marking it.`,
      hint: `Write {term:${term}|${word}}, or another word if the term is not meant.`,
    },
  ];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
