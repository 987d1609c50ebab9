import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Claim } from '../../model/claims.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { primaryLanguage } from '../../model/language-tag.ts';
import { literalPattern } from '../../model/literal-pattern.ts';
import { memoize } from '../../model/memoize.ts';
import { isWithin } from '../../model/within.ts';
import type { TextCheck } from '../content-check.ts';
import { type PlacedText, placedTexts } from '../text-sets.ts';

/**
 * The words of a claim occur only at places that the claim names, in every language, so that the register lists all places. A text and its
 * translations are one place; questions and contracts make no claims.
 */
export const unnamedClaims: TextCheck = {
  runOn: (texts, content) =>
    (outlineOf(texts.page) ? [] : placedTexts(texts)).flatMap((text) => {
      const triggers = triggersIn(content.claims)(text.language);
      return triggers ? claimsIn(text, triggers, texts.page) : [];
    }),
};

/** The words that indicate claims in a language, in lower case. */
interface Triggers {
  /** A quick test whether a text in lower case has any of them. */
  readonly any: RegExp;
  readonly claims: readonly { readonly id: string; readonly at: Claim['at']; readonly words: readonly string[] }[];
}

/** The claims in a text of a page, or of a dictionary. */
function claimsIn({ text: written, file, dataPath }: PlacedText, triggers: Triggers, page: Page | undefined): Diagnostic[] {
  const text = written.toLowerCase();
  if (text.endsWith('?') || !triggers.any.test(text)) return [];
  const place = dataPath.join('.');
  return triggers.claims.flatMap(({ id, at, words }) => {
    const trigger = words.find((word) => text.includes(word.toLowerCase()));
    const places = at.flatMap((one) => {
      if (!page) return one.in === 'dictionary' ? one.key : [];
      return one.in === 'page' && one.page === page.id ? (one.path ?? []) : [];
    });
    if (trigger === undefined || places.some((one) => isWithin(place, one))) return [];
    const add = page ? `at.text('${page.id}', '${place}')` : `at.dictionary('${place}')`;
    return finding('WL4046', { file, dataPath, cause: `claim ${id} at ${add}` }, [
      `'${place}' contains '${trigger}', which is the claim '${id}', but the register does not name this place.`,
      `Add ${add} to the claim, or rephrase the text.`,
    ]);
  });
}

/** Cached: equal for every page. Undefined if no claim has such words in the language. */
const triggersIn = memoize(
  (register: SharedContent['claims']) => memoize((language: string) => collect(register, language)),
  new WeakMap(),
);

function collect(register: SharedContent['claims'], language: string): Triggers | undefined {
  const claims = [...register].flatMap(([id, { value }]) => {
    const words = value.triggers?.[language] ?? value.triggers?.[primaryLanguage(language)] ?? [];
    return words.length ? [{ id, at: value.at, words }] : [];
  });
  if (!claims.length) return undefined;
  const all = claims.flatMap(({ words }) => words.map((word) => literalPattern(word.toLowerCase())));
  return { claims, any: new RegExp(all.join('|'), 'u') };
}
