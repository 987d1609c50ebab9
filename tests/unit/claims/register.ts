import { evaluateClaims } from '../../../generator/2-check/claims/evaluate-claims.ts';
import type { Content } from '../../../generator/index.ts';
import { readSite } from '../../../generator/index.ts';
import { type Claim, claim } from '../../../generator/model/claims.ts';
import type { Fact } from '../../../generator/model/fact.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';

export const today = '2026-11-21';

/** The minimal site: Austria (de, en) and Switzerland (de), a home page and a page of help. */
export async function minimalContent(): Promise<Content> {
  const { site } = await readSite(opened({ content: `${root}/tests/sites/minimal/content`, today }));
  if (!site) throw new Error('the minimal site does not load');
  return site.content;
}

/** The content with other facts. */
export function withFacts(content: Content, facts: Readonly<Record<string, Fact>>): Content {
  const more = Object.entries(facts).map(([id, value]) => [id, { value, file: 'content/facts/more.ts' as string }] as const);
  return { ...content, facts: new Map([...content.facts, ...more]) };
}

/** The content with one claim, `offer.claim`. Fields that a test leaves out are as in a claim about nothing, which has evidence. */
export function withClaim(content: Content, given: Partial<Claim>): Content {
  const value = claim({ number: 1, rule: 'EQ', asserts: 'So it is.', at: [], evidence: { what: 'A test' }, ...given } as Parameters<
    typeof claim
  >[0]);
  return { ...content, claims: new Map([['offer.claim', { value, file: 'content/claims/offer.ts' }]]) };
}

/** The evaluation of one claim. */
export function evaluated(content: Content, given: Partial<Claim>, day = today) {
  const [found] = evaluateClaims(withClaim(content, given), day);
  if (!found) throw new Error('the claim is not in the register');
  return found;
}
