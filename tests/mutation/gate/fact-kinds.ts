import { find } from '../../../generator/2-check/claims/find-place.ts';
import { factsOf } from '../../../generator/2-check/claims/found.ts';
import type { Content, Entry } from '../../../generator/model/content.ts';
import { outlineOf } from '../../../generator/model/contract-documents.ts';
import { type Duration, type Fact, keyOfFact } from '../../../generator/model/fact.ts';
import { type Token, tokensIn } from '../../../generator/model/text-tokens.ts';
import { textsOf, withClaim, withFact } from './edit-content.ts';
import type { ContentFault, ContentKind, ValuePlace } from './fault.ts';

/* Faults in facts and in the register of claims. */

/** A kind that alters facts: `alter` returns the wrong fact; undefined if it cannot be wrong in this way. */
function altered(name: string, codes: readonly string[], { alter, reported = placeOfFact }: Alteration): ContentKind {
  return {
    name,
    codes,
    faults: (content) =>
      [...content.facts].flatMap(([id, { value, file }]): ContentFault[] => {
        const fact = alter(value, id, content);
        const places = fact ? reported(content, id) : [];
        return fact && places.length ? [{ detail: id, files: [file], reported: places, make: (before) => withFact(before, id, fact) }] : [];
      }),
  };
}
interface Alteration {
  readonly alter: (fact: Fact, id: string, content: Content) => Fact | undefined;
  readonly reported?: (content: Content, id: string) => ValuePlace[];
}

const placeOfFact = ({ facts }: Content, id: string): ValuePlace[] => [
  { file: (facts.get(id) as Entry<Fact>).file, dataPath: [keyOfFact(id)] },
];

/** Every text that names a fact. */
function textsNaming(content: Content, holds: (token: Token) => boolean): ValuePlace[] {
  return textsOf(content)
    .filter(({ text }) => tokensIn(text).some((token) => token.kind === 'fact' && holds(token)))
    .map(({ file, path }) => ({ file, dataPath: path }));
}

const sumsWith = ({ facts }: Content, id: string) =>
  [...facts].filter(([, { value }]) => 'derived' in value && JSON.stringify(value.derived).includes(`"${id}"`));

export const factKinds: readonly ContentKind[] = [
  {
    name: 'fact dropped',
    // Texts that name the fact are not compared with it any more.
    alone: true,
    codes: ['WL1009', 'WL4043'],
    faults: (content) =>
      [...content.facts].flatMap(([id, { file }]) => {
        const reported = textsNaming(content, (token) => token.id === id);
        return reported.length ? [{ detail: id, files: [file], reported, make: (before) => withFact(before, id, undefined) }] : [];
      }),
  },
  altered('price altered that others follow from', ['WL1010'], {
    alter: (fact, id, content) =>
      fact.kind === 'money' && sumsWith(content, id).length ? { ...fact, minor: fact.minor + 100 } : undefined,
    reported: (content, id) => sumsWith(content, id).flatMap(([derived]) => placeOfFact(content, derived)),
  }),
  altered('derived price altered', ['WL1010'], {
    alter: (fact) => (fact.kind === 'money' && fact.derived ? { ...fact, minor: fact.minor + 1 } : undefined),
  }),
  altered('derived count altered', ['WL1010'], {
    alter: (fact) => (fact.kind === 'count' && fact.derived ? { ...fact, amount: fact.amount + 1 } : undefined),
  }),
  altered('unit changed', ['WL4011'], {
    alter: (fact) => (fact.kind === 'duration' && fact.unit !== 'year' ? { ...(fact as Duration), unit: 'year' } : undefined),
    reported: (content, id) =>
      textsNaming(content, (token) => token.id === id && Boolean(token.surface)).filter(({ file }) => file.includes('/terms/')),
  }),
  altered('period of submissions without a day', ['WL1045'], {
    alter: (fact, id, { site }) =>
      fact.kind === 'duration' && periodsOf(site).some(([, period]) => period === id)
        ? { ...(fact as Duration), upTo: fact.amount + 1 }
        : undefined,
    reported: ({ site }, id) =>
      periodsOf(site).flatMap(([name, period]) => (period === id ? { file: site.file, dataPath: ['submissions', name] } : [])),
  }),
  altered('opening hours that overlap', ['WL1013'], {
    alter: (fact) => (fact.kind === 'hours' ? { ...fact, spans: [...fact.spans, ...fact.spans.slice(0, 1)] } : undefined),
  }),
  altered('day still to come', ['WL1047'], { alter: (fact) => ({ ...fact, asOf: '2926-01-01' }) }),
  altered('currency mistyped', ['WL1006'], { alter: (fact) => (fact.kind === 'money' ? { ...fact, currency: 'EUX' } : undefined) }),
];

const periodsOf = ({ value }: Content['site']) => Object.entries(value.submissions ?? {});

type Claim = Content['claims'] extends ReadonlyMap<string, Entry<infer Value>> ? Value : never;

/** A kind that alters claims, reported at the claim; or at another one that now contradicts it. */
function claimed(name: string, codes: readonly string[], alter: (claim: Claim) => Claim | undefined): ContentKind {
  return {
    name,
    codes,
    faults: (content) =>
      [...content.claims].flatMap(([id, { value }]): ContentFault[] => {
        const claim = alter(value);
        if (!claim) return [];
        const alike = [...content.claims].filter(
          ([
            other,
            {
              value: { number },
            },
          ]) => other === id || (claim.number !== undefined && claim.number !== value.number && number === claim.number),
        );
        const reported = alike.map(([other, entry]) => ({ file: entry.file, dataPath: [other] }));
        return [{ detail: id, files: judgedFrom(content, id), reported, make: (before) => withClaim(before, id, claim) }];
      }),
  };
}

/** The files of a claim, of its places and of its facts; a fault in one of them could change the finding of the claim, or hide it. */
export function judgedFrom(content: Content, id: string): string[] {
  const { value, file } = content.claims.get(id) as Entry<Claim>;
  const facts = factsOf(value).map((fact) => ({ in: 'fact', fact }) as const);
  const places = [...(value.at ?? []), ...facts].map((place) => find(content, place));
  return [file, ...new Set(places.flatMap((found) => ('at' in found ? found.at.file : [])))];
}

const without = (claim: Claim, key: 'waiver'): Claim =>
  Object.fromEntries(Object.entries(claim).filter(([name]) => name !== key)) as unknown as Claim;

/** The fact with another value; undefined for opening hours and dates. */
export function otherValue(fact: Fact): Fact | undefined {
  switch (fact.kind) {
    case 'money':
      return { ...fact, minor: fact.minor + 500 };
    case 'percent':
      return { ...fact, basisPoints: fact.basisPoints + 100 };
    case 'duration':
    case 'count':
      return { ...fact, amount: fact.amount + 1 };
    case 'score':
      return { ...fact, tenths: fact.tenths - 1 };
    case 'capability':
      return { ...fact, holds: !fact.holds };
    default:
      return undefined;
  }
}

/** A kind that alters the facts of waived claims, reported at the places that `reported` returns; at none if the claim does not apply. */
function altersWaived(
  name: string,
  codes: readonly string[],
  reported: (content: Content, id: string, fact: string) => ValuePlace[],
): ContentKind {
  return {
    name,
    codes,
    faults: (content) =>
      [...content.claims].flatMap(([id, { value }]): ContentFault[] =>
        (value.waiver ? factsOf(value) : []).flatMap((factId) => {
          const { value: fact, file } = content.facts.get(factId) as Entry<Fact>;
          const other = otherValue(fact);
          const places = other ? reported(content, id, factId) : [];
          return other && places.length
            ? [
                {
                  detail: `${id} ${factId}`,
                  files: [file, ...judgedFrom(content, id)],
                  reported: places,
                  make: (before) => withFact(before, factId, other),
                },
              ]
            : [];
        }),
      ),
  };
}

/** The clauses of contracts that a claim quotes. */
function clausesOf(content: Content, id: string): ValuePlace[] {
  return ((content.claims.get(id) as Entry<Claim>).value.at ?? []).flatMap((place) => {
    const page = place.in === 'page' ? content.pages.get(place.page) : undefined;
    const match = page && outlineOf(page) ? find(content, place) : undefined;
    return match && 'at' in match ? [match.at] : [];
  });
}

export const claimKinds: readonly ContentKind[] = [
  // If the other value ends the contradiction, the waiver is reported as unused.
  altersWaived('waived claim made worse', ['WL4048', 'WL4041'], ({ claims }, id) => [
    { file: (claims.get(id) as Entry<Claim>).file, dataPath: [id, 'waiver'] },
  ]),
  // Reported at the clause, which shows the contract's text.
  altersWaived('contract against offer', ['WL4048', 'WL4041'], (content, id, fact) =>
    fact.startsWith('terms.') ? [] : clausesOf(content, id),
  ),
  claimed('waiver expired', ['WL4042'], (claim) => claim.waiver && { ...claim, waiver: { ...claim.waiver, until: '2020-01-01' } }),
  claimed('waiver removed', ['WL4040', 'WL4044'], (claim) => (claim.waiver ? without(claim, 'waiver') : undefined)),
  claimed('claim names a fact that is missing', ['WL4043'], (claim) =>
    claim.facts?.length ? { ...claim, facts: [...claim.facts.slice(1), 'offer.nothing'] } : undefined,
  ),
  claimed('claim with the number of another', ['WL4045'], (claim) => (claim.number === 1 ? undefined : { ...claim, number: 1 })),
];
