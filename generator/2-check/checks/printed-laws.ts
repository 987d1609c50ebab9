import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import type { Claim } from '../../model/claims.ts';
import type { SharedContent } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { entryOf } from '../../model/entry-of-text.ts';
import { isLaw, isOutdated, type Legal, stateOn } from '../../model/law.ts';
import { memoize } from '../../model/memoize.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import { isWithin } from '../../model/within.ts';
import type { TextCheck, Vocabulary } from '../content-check.ts';
import { isHidden } from '../readers-of-texts.ts';
import { markedTexts, type PlacedText, placedTexts, type TextSet } from '../text-sets.ts';

/** WL4052, WL4053: texts print law that is in force, at places that a claim names, and answer yes only with evidence. */
export const printedLaws: TextCheck = {
  runOn: (texts, content, vocabulary) => {
    if (outlineOf(texts.page)) return [];
    const claims = claimsOfLaw(content.claims).flatMap((claim) => {
      const groups = claim.at.flatMap((place) => pathIn(texts, place) ?? []);
      return groups.length ? { ...claim, groups } : [];
    });
    // Without a claim about these texts, only one with tokens can be at fault.
    return (claims.length > 0 ? placedTexts : markedTexts)(texts).flatMap((text) => {
      const name = claims.length ? text.dataPath.join('.') : '';
      const own = claims.filter(({ groups }) => groups.some((group) => isWithin(name, group)));
      if ((!own.length && !text.text.includes('{fact:')) || isHidden(content, texts.page, text.dataPath, vocabulary.today)) return [];
      return [...unprovenYes(own, text), ...wrongLaws(own, text, { ...vocabulary, content, texts })];
    });
  },
};

type LawClaim = Claim & { readonly id: string; readonly claimed: NonNullable<Claim['claimed']> };

/** The claims about law with their ids. Cached: equal for every text. */
const claimsOfLaw = memoize(
  (claims: SharedContent['claims']): readonly LawClaim[] =>
    [...claims].flatMap(([id, { value }]) => (value.claimed ? { ...value, claimed: value.claimed, id } : [])),
  new WeakMap(),
);

/** The path of a claim's place, if it is in these texts: of a text, or of a group around it. */
function pathIn({ page }: TextSet, place: Claim['at'][number]): string | undefined {
  return place.in === 'page' && place.page === page?.id ? place.path : place.in === 'dictionary' && !page ? place.key : undefined;
}

function unprovenYes(claims: readonly LawClaim[], { text, language, file, dataPath }: PlacedText): Diagnostic[] {
  const unproven = claims.find(({ evidence }) => evidence === null);
  const [answer = ''] = /^\p{L}+/u.exec(text.replace(/^[*_]+/, '')) ?? [];
  if (!unproven || answer.toLowerCase() !== lexiconOf(language)?.yes) return [];
  return [
    finding('WL4052', { file, dataPath, found: answer }, [
      `'${dataPath.join('.')}' answers '${answer}', but the claim '${unproven.id}' has no evidence.`,
      'Write what the law requires and what is claimed, or name the evidence.',
    ]),
  ];
}

interface Surroundings extends Vocabulary {
  readonly content: SharedContent;
  readonly texts: TextSet;
}

/** The laws in a text that are not in force, or that no claim about their country has at this place. */
function wrongLaws(
  claims: readonly LawClaim[],
  { text, file, dataPath }: PlacedText,
  { content, texts: { page }, ...day }: Surroundings,
): Diagnostic[] {
  const tokens = tokensIn(text).filter(({ kind }) => kind === 'fact');
  return [...new Set(tokens.map(({ id }) => id))].flatMap((id) => {
    const law = content.facts.get(id)?.value;
    if (!isLaw(law)) return [];
    const place = { file, dataPath, found: `{fact:${id}` };
    const isDated = tokens.some((token) => token.id === id && token.surface === 'from');
    const fault = stateFault(law, isDated, day);
    if (fault) return finding('WL4053', place, [`'${dataPath.join('.')}' prints '${id}', which ${fault[0]}.`, fault[1]]);
    const [country = ''] = law.countries ?? [];
    if (claims.some(({ claimed }) => Object.hasOwn(claimed, country)) || (page && entryOf(page, dataPath).about === country)) return [];
    return finding('WL4052', place, [
      `'${dataPath.join('.')}' prints the law '${id}', but no claim names this place.`,
      `Add ${page ? `at.text('${page.id}', ` : 'at.dictionary('}'${dataPath.join('.')}') to a claim that has '${country}' in 'claimed'.`,
    ]);
  });
}

/** Why a text must not print a law, and what to do. */
function stateFault(law: Legal, isDated: boolean, { today, production }: Pick<Vocabulary, 'today' | 'production'>) {
  const state = stateOn(law, today);
  if (state === 'announced') return ['is only announced', "Remove it from the text. When it is law, remove 'status' of the fact."] as const;
  if (state === 'coming' && !isDated)
    return [`is not in force before ${law.from}`, 'Print its first day beside it, in the form |from, or wait for it.'] as const;
  if (!production) return undefined;
  if (state === 'ended') return [`ended on ${law.until}`, 'Print the law that has replaced it.'] as const;
  return isOutdated(law, today)
    ? ([`was last looked at on ${law.asOf}`, "Look at its source again, and write that day as 'asOf'."] as const)
    : undefined;
}
