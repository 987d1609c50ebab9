import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { ClaimPlace } from '../../model/claim-places.ts';
import type { EvaluatedClaim } from '../../model/claims.ts';
import type { Content, SharedContent } from '../../model/content.ts';
import { documentsOf } from '../../model/contract-documents.ts';
import { currencies } from '../../model/currencies.ts';
import { loadedTexts } from '../../model/page-copies.ts';
import type { TemplateShapes } from '../../model/template-shape.ts';
import { isWithin } from '../../model/within.ts';
import { following } from '../causes.ts';
import { claimFindings } from '../claims/claim-findings.ts';
import { namesOf } from '../claims/compared-names.ts';
import { namesIn, placesOf } from '../claims/condition-places.ts';
import { evaluateClaims } from '../claims/evaluate-claims.ts';
import { find } from '../claims/find-place.ts';
import { factsOf } from '../claims/found.ts';
import type { SiteCheck, SiteVocabulary } from '../content-check.ts';
import { causeOfCountry, missingCountries } from '../missing-countries.ts';
import { unknownCurrencies } from '../money.ts';
import { multisetDifference } from '../multiset-difference.ts';
import { typosIn } from '../outline-typos.ts';
import { isMissingLaw } from '../readers-of-texts.ts';
import { causeOfText, faultBehind, sourceFaults } from '../template-shapes/source-faults.ts';
import { causeOfContract, missingContracts } from './contracts.ts';
import { siteSettings } from './site-settings.ts';

/** The register of claims: every place exists, and every contradiction has a waiver by an authorised person, for a limited time. */
export const claims: SiteCheck = {
  run: (content, vocabulary) => {
    const broken = [...content.claims.keys()].flatMap((id) => missingPlaces(content, id, vocabulary));
    const lost = new Set(broken.map(({ dataPath }) => dataPath?.[0]));
    const evaluated = evaluateClaims(content, vocabulary.today).filter(({ id }) => !lost.has(id) && !dependsOnRejected(content, id));
    const causeBehind = causesBehind(content, vocabulary);
    const reported = evaluated.flatMap((claim) => {
      const cause = causeBehind(claim);
      // A misquote remains if the claim follows from another cause.
      return claimFindings(content, claim, vocabulary).map((one) => (cause && one.code !== 'WL4047' ? following(one, cause) : one));
    });
    return [...broken, ...misnumbered(content), ...reported];
  },
};

/** The value of a rejected fact or country (WL1006) is unknown, and so is whether the claim holds. */
function dependsOnRejected({ claims: all, facts, countries }: SharedContent, id: string): boolean {
  const claim = all.get(id)?.value;
  if (!claim) return false;
  if (factsOf(claim).some((fact) => unknownCurrencies(facts.get(fact)?.value).length > 0)) return true;
  const comparesCurrencies = [claim.holds ?? []].flat().some((one) => namesIn(one).some(({ of }) => of === 'currencies'));
  return comparesCurrencies && [...countries.values()].some(({ value }) => !currencies.has(value.currency));
}

function missingPlaces(content: Content, id: string, { shapes }: SiteVocabulary): Diagnostic[] {
  const entry = content.claims.get(id);
  if (!entry) return [];
  const { at, facts = [], holds = [] } = entry.value;
  const asked: { place: ClaimPlace; dataPath: string[] }[] = [
    ...at.map((place, index) => ({ place, dataPath: ['at', String(index)] })),
    ...facts.flatMap((fact, index) =>
      isMissingLaw(content, fact) ? [] : { place: { in: 'fact', fact } as const, dataPath: ['facts', String(index)] },
    ),
    ...[holds].flat().flatMap((condition) => placesOf(condition).map((place) => ({ place, dataPath: ['holds'] }))),
  ];
  const reported = new Set<string>();
  return asked.flatMap(({ place, dataPath }) => {
    const lookup = find(content, place);
    if (!('message' in lookup) || reported.has(lookup.message)) return [];
    reported.add(lookup.message);
    const cause = causeOfPlace(content, place);
    const causeOfRename = misnamedText(content, place, shapes);
    const missing = finding('WL4043', { file: entry.file, dataPath: [id, ...dataPath], ...(cause && { cause }) }, [
      `'${id}' names ${lookup.message}.`,
      lookup.hint,
    ]);
    return causeOfRename ? following(missing, causeOfRename) : missing;
  });
}

function causeOfPlace({ pages }: SharedContent, place: ClaimPlace): string | undefined {
  if (place.in === 'fact') return `fact ${place.fact}`;
  if (place.in === 'country') return causeOfCountry(place.country);
  return place.in === 'page' && !pages.has(place.page) ? `page ${place.page}` : undefined;
}

/** The cause of a missing text that its page has under a name which the template does not read. */
function misnamedText(content: Content, place: ClaimPlace, shapes: TemplateShapes): string | undefined {
  const page = place.in === 'page' ? loadedTexts(content).get(place.page) : undefined;
  const base = page?.copies.get(page.definition.value.source);
  if (!page || !base || !('path' in place) || place.path === undefined) return undefined;
  const fault = faultBehind(sourceFaults({ page, base }, shapes), place.path.split('.'));
  return fault && causeOfText(base.file, fault.path);
}

/** People refer to entries by number, so each is used once; ids begin with the name of their file. */
function misnumbered({ claims: all }: SharedContent): Diagnostic[] {
  const first = new Map<number, string>();
  return [...all].flatMap(([id, { value, file }]): Diagnostic[] => {
    const theme = /([^/]+)\.ts$/.exec(file)?.[1];
    const { number } = value;
    const taken = number === undefined ? undefined : first.get(number);
    if (number !== undefined && taken === undefined) first.set(number, id);
    return [
      id.startsWith(`${theme}.`)
        ? []
        : finding('WL4045', { file, dataPath: [id] }, [
            `The id '${id}' must begin with '${theme}.', the name of its file.`,
            `Write '${theme}.${id.split('.').at(-1)}'.`,
          ]),
      taken === undefined
        ? []
        : finding('WL4045', { file, dataPath: [id, 'number'] }, [
            `'${id}' has the number ${number}, which '${taken}' already has.`,
            'Give it a number that no other claim has, or delete the number: only claims of a numbered list need one.',
          ]),
    ].flat();
  });
}

/**
 * Finds the cause that another check reports, if a claim only follows from it: a clause with a mistyped name in the outline, a setting that
 * names nothing, or a country without a file or without a contract. Undefined if the claim itself needs a decision.
 */
function causesBehind(content: Content, vocabulary: SiteVocabulary): (claim: EvaluatedClaim) => string | undefined {
  const typos = documentsOf(content).flatMap(({ page }) => typosIn(page));
  const lacking = [missingContracts.run(content, vocabulary)].flat().flatMap(({ cause }) => cause ?? []);
  const missing = missingCountries(content);
  const wrongSettings = [siteSettings.run(content, vocabulary)].flat();
  return (claim) => {
    const { at = [], holds = [] } = content.claims.get(claim.id)?.value ?? {};
    const conditions = [holds].flat();
    const settings = at.flatMap((place) => (place.in === 'site' ? place.setting : []));
    const setting = wrongSettings.find(({ dataPath = [] }) => settings.includes(dataPath.join('.')));
    const clauses = conditions.flatMap((one) => (one.test === 'everywhere' ? [one.clause] : []));
    const typo = typos.find(({ wordedAs }) => clauses.some((clause) => isWithin(clause, wordedAs)));
    const [country] = isAboutCountries(claim, missing) ? missing : [];
    return (
      typo?.cause ??
      setting?.cause ??
      (country && causeOfCountry(country)) ??
      lacking.find((cause) => isAboutContract(content, claim, cause))
    );
  };
}

/** Whether only countries without a contract, this one among them, have changed a claim. */
function isAboutContract(content: Content, { changes }: EvaluatedClaim, cause: string): boolean {
  const where = `${namesOf(content, { of: 'countries' }).what}, not ${namesOf(content, { of: 'documents' }).what}`;
  return (
    changes.length > 0 &&
    changes.every(
      (one) => one.where === where && listed(one.is).some((name) => cause === causeOfContract(name) && !listed(one.was).includes(name)),
    )
  );
}

/** Whether a claim has changed by these names alone. */
function isAboutCountries({ changes }: EvaluatedClaim, missing: readonly string[]): boolean {
  const names = changes.flatMap(({ was, is }) => [
    multisetDifference(listed(was), listed(is)),
    multisetDifference(listed(is), listed(was)),
  ]);
  return changes.length > 0 && names.flat().length >= changes.length && names.flat().every((name) => missing.includes(name));
}

const listed = (list = ''): string[] => list.split(' ').filter(Boolean);
