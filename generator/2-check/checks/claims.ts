import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { ClaimPlace } from '../../model/claim-places.ts';
import type { Content, SharedContent } from '../../model/content.ts';
import { currencies } from '../../model/vocabulary.ts';
import { causesBehind } from '../claims/cause-behind.ts';
import { claimFindings } from '../claims/claim-findings.ts';
import { placesOf } from '../claims/condition-places.ts';
import { evaluateClaims } from '../claims/evaluate-claims.ts';
import { find } from '../claims/find-place.ts';
import { factsOf } from '../claims/found.ts';
import type { SiteCheck } from '../content-check.ts';
import { unknownCurrencies } from '../fact-currencies.ts';

/** The register of claims: every place exists, and every contradiction has a waiver by an authorised person, for a limited time. */
export const claims: SiteCheck = {
  name: 'claims',
  run: (content, vocabulary) => {
    const broken = [...content.claims.keys()].flatMap((id) => missingPlaces(content, id));
    const lost = new Set(broken.map(({ dataPath }) => dataPath?.[0]));
    const evaluated = evaluateClaims(content, vocabulary.today).filter(({ id }) => !lost.has(id) && !restsOnRefused(content, id));
    const causeBehind = causesBehind(content, vocabulary);
    const reported = evaluated.flatMap((claim) => following(claimFindings(content, claim, vocabulary), causeBehind(claim)));
    return [...broken, ...misnumbered(content), ...reported];
  },
};

/** Findings of a claim that follow from another cause disappear with it; misquotes remain. */
function following(findings: readonly Diagnostic[], cause: string | undefined): readonly Diagnostic[] {
  if (!cause) return findings;
  return findings.map((finding) => (finding.code === 'WL4047' ? finding : { ...withoutFixes(finding), cause, follows: true }));
}

const withoutFixes = ({ fixIntent: _fixIntent, suggestionIntent: _suggestionIntent, ...finding }: Diagnostic): Diagnostic => finding;

/** The value of a rejected fact or country (WL1006) is unknown, and so is whether the claim holds. */
function restsOnRefused({ claims: all, facts, countries }: SharedContent, id: string): boolean {
  const claim = all.get(id)?.value;
  if (!claim) return false;
  const rests = factsOf(claim).flatMap((fact) => facts.get(fact)?.value ?? []);
  const conditions = [claim.holds ?? []].flat();
  const compares = conditions.flatMap((one) =>
    one.test === 'covers' ? [one.wanted, one.has] : one.test === 'sameNames' ? [one.one, one.other] : [],
  );
  return (
    rests.some((fact) => unknownCurrencies(fact).length > 0) ||
    (compares.some(({ of }) => of === 'currencies') &&
      [...countries.values()].some(({ value }) => !Object.hasOwn(currencies, value.currency)))
  );
}

function missingPlaces(content: Content, id: string): Diagnostic[] {
  const entry = content.claims.get(id);
  if (!entry) return [];
  const { at, facts = [], holds = [] } = entry.value;
  const asked: { place: ClaimPlace; dataPath: string[] }[] = [
    ...at.map((place, index) => ({ place, dataPath: ['at', String(index)] })),
    ...facts.map((fact, index) => ({ place: { in: 'fact', fact } as const, dataPath: ['facts', String(index)] })),
    ...[holds].flat().flatMap((condition) => placesOf(condition).map((place) => ({ place, dataPath: ['holds'] }))),
  ];
  const reported = new Set<string>();
  return asked.flatMap(({ place, dataPath }) => {
    const found = find(content, place);
    return 'message' in found && !reported.has(found.message) && reported.add(found.message)
      ? [
          finding('WL4043', {
            file: entry.file,
            dataPath: [id, ...dataPath],
            message: `'${id}' names ${found.message}.`,
            hint: found.hint,
            ...(place.in === 'fact' && { cause: `fact ${place.fact}` }),
            ...(place.in === 'page' && !content.pages.has(place.page) && { cause: `page ${place.page}` }),
          }),
        ]
      : [];
  });
}

/** People refer to entries by number, so each is used once; ids begin with the name of their file. */
function misnumbered({ claims: all }: SharedContent): Diagnostic[] {
  const first = new Map<number, string>();
  return [...all].flatMap(([id, { value, file }]): Diagnostic[] => {
    const theme = /([^/]+)\.ts$/.exec(file)?.[1];
    const { number } = value;
    const taken = number === undefined ? undefined : first.get(number);
    if (number !== undefined && taken === undefined) first.set(number, id);
    const place = { file };
    return [
      ...(id.startsWith(`${theme}.`)
        ? []
        : [
            finding('WL4045', { ...place, dataPath: [id] }, [
              `The id '${id}' must begin with '${theme}.', the name of its file.`,
              `Write '${theme}.${id.split('.').at(-1)}'.`,
            ]),
          ]),
      ...(taken === undefined
        ? []
        : [
            finding('WL4045', { ...place, dataPath: [id, 'number'] }, [
              `'${id}' has the number ${number}, which '${taken}' has already.`,
              'Give it a number that no other claim has, or leave the number out: only claims of a numbered list need one.',
            ]),
          ]),
    ];
  });
}
